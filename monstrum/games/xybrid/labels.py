"""Labels: every action as a few words for people, chosen by what is being decided."""

from typing import Final

from monstrum.games.xybrid import actions, kinds, opcodes
from monstrum.games.xybrid.catalog import CORE, SCIENCE_NAMES
from monstrum.games.xybrid.decisions import NO_ROW, SIDES, Decision, decision_now, running_card
from monstrum.games.xybrid.speech import ENGLISH, Speaker
from monstrum.games.xybrid.state import LabState
from monstrum.games.xybrid.zone_names import place_name, seat_name

OPERATION_NAMES: Final = {number: name.lower() for name, number in opcodes.OPERATIONS.items()} | {0: "value"}
ABOUT_PLAYERS: Final = (opcodes.LOSE, opcodes.STEAL, opcodes.SPY)
NONE_LABELS: Final = {
    kinds.MISSION: "pass",
    kinds.BUILD_SWAP: "done",
    kinds.BREAKTHROUGH: "reveal_none",
    kinds.EFFECT_UPTO: "decline_upto",
    kinds.EFFECT_SWAP: "decline_swap",
    kinds.EFFECT_SWAP_WITH: "decline_swap",
    kinds.EFFECT_PEEK: "bury_none",
}
PART_LABELS: Final = {
    actions.TAKE: "draw",
    actions.FIT: "attach",
    actions.USE: "activate",
    actions.SWAP: "swap",
    actions.WITH: "with",
    actions.CHOOSE: "pick",
}
PAYMENTS: Final = ("destroy", "take", "attach", "tolab")  # operations with their own word for paying


def label(speaker: Speaker, state: LabState, action: int, language: str = ENGLISH) -> str:
    """One action as a sentence, legal or not."""
    code, params = label_code(state, decision_now(state), action)
    return speaker.say("labels", code, language, **params)


def label_code(state: LabState, now: Decision, action: int) -> tuple[str, dict[str, str]]:
    """The code of a label and its parameters."""
    catalog = state.catalog
    if action == actions.NONE:
        return NONE_LABELS.get(now.kind, "none"), {}
    if action <= actions.NO:
        answer = "yes" if action == actions.YES else "no"
        if now.kind != kinds.EFFECT_MAY:
            return answer, {}
        return f"{answer}_card", {"card": running_card(catalog, now.row)[0]}
    if action <= actions.ON_RIGHT:
        side = "left" if action == actions.ON_LEFT else "right"
        return (f"{side}_part", {"part": catalog.ids[now.part]}) if now.kind in SIDES else (side, {})
    if action < actions.NAME:
        code = "first_player" if now.kind == kinds.FIRST_PLAYER else "player"
        if now.kind == kinds.EFFECT_PLAYER:
            code = player_operation(state, now.row)
        return code, {"player": seat_name(action - actions.PLAYER)}
    if action < actions.FIRST_PART:
        return "science", {"science": SCIENCE_NAMES[action - actions.NAME]}
    block = actions.block_of(catalog, action)
    if block == actions.BLOCKS:
        code = "deal" if now.kind == kinds.DEAL_ONE else "reveal"
        return code, {"breakthrough": catalog.breakthrough_ids[actions.breakthrough_of(catalog, action)]}
    part = actions.part_of(catalog, action)
    params = {"part": catalog.ids[part], "thing": whose(state, part, now.controller)}
    return part_label(state, now, block, part), params


def part_label(state: LabState, now: Decision, block: int, part: int) -> str:
    if block == actions.TAKE and state.catalog.type_of[part] == CORE:
        return "core"
    if now.kind in (kinds.BUILD_SWAP, kinds.BUILD_SWAP_WITH) and block in (actions.SWAP, actions.WITH):
        return "swap_in" if block == actions.SWAP else "replace"
    if block != actions.CHOOSE:
        return PART_LABELS[block]
    if now.kind == kinds.EFFECT_PEEK:
        return "bury"
    if now.row == NO_ROW:
        return "pick"
    operation = OPERATION_NAMES[asking_operation(state, now.row)]
    if now.name == "EFFECT_COST" and operation != "value":
        return f"pay_{operation}" if operation in PAYMENTS else "pay"
    return f"pick_{operation}"


def asking_operation(state: LabState, row: int) -> int:
    """What a row of a program picks parts for; 0 for the value of an amount."""
    code = state.catalog.code
    return code[row + 2] if code[row] == opcodes.SELECT else 0


def player_operation(state: LabState, row: int) -> str:
    """What the effect is about to do to the player picked: the operation after the amount."""
    code = state.catalog.code
    while row >= 0 and code[row] != opcodes.END:
        if code[row] in ABOUT_PLAYERS:
            return "player_" + OPERATION_NAMES[code[row]]
        row += opcodes.WIDTH
    return "player"


def whose(state: LabState, part: int, actor: int) -> str:
    """The part as a thing somebody may own: `P1:A02` on, with or under another player."""
    player, _, _ = place_name(state, part).rpartition(".")
    id = state.catalog.ids[part]
    return f"{player}:{id}" if player and player != seat_name(actor) else id
