"""Sentences for people: how parameters are spoken, labels of options, prompts. Events are in `telling.py`.

Parameters are ids, the same in every language (`part="A02"`); the name of a parameter says how it is spoken.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.core.engine import waiting
from monstrum.core.state import CHANCE
from monstrum.games.xybrid import actions, kinds, opcodes
from monstrum.games.xybrid.catalog import SCIENCE_NAMES, TYPE_NAMES
from monstrum.games.xybrid.decisions import NO_PART, NO_ROW, OVER, SIDES, Decision, decision_now, running_card
from monstrum.games.xybrid.names import Names
from monstrum.games.xybrid.ops.swapping import may_decline
from monstrum.games.xybrid.rules.deployment import next_activations
from monstrum.games.xybrid.rules.draws import needed
from monstrum.games.xybrid.rules.ending import ranks
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import LAB, LabState, members
from monstrum.games.xybrid.zone_names import needs, place_name, seat_name

ENGLISH: Final = "en"
OPERATION_NAMES: Final = {number: name.lower() for name, number in opcodes.OPERATIONS.items()} | {0: "value"}
ABOUT_PLAYERS: Final = (opcodes.LOSE, opcodes.STEAL, opcodes.SPY)
NONE_LABELS: Final = {
    kinds.MISSION: "pass",
    kinds.BUILD_SWAP: "done",
    kinds.BREAKTHROUGH: "reveal_none",
    kinds.EFFECT_UPTO: "decline_upto",
    kinds.EFFECT_SWAP: "decline_swap",
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


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = catalogues
        card = self.card
        self.spoken: dict[str, Callable[[str, str], str]] = {
            "part": card,
            "other": card,
            "first": card,
            "source": card,
            "card": card,
            "breakthrough": card,
            "thing": self.thing,
            "parts": self.listed(card, "comma"),
            "players": self.listed(lambda player, _: player, "and"),
            "type": self.term("type"),
            "types": self.listed(self.term("type"), "comma"),
            "science": self.term("science"),
            "sciences": self.listed(self.term("science"), "and"),
            "side": self.term("side"),
            "slot": self.term("slot"),
            "zone": self.term("zone"),
            "operation": self.term("operation"),
            "place": self.place,
            "decision": lambda code, language: self.plain("decisions", code, language),
        }

    # Saying ---------------------------------------------------------------------------------------

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        """A sentence of the catalogue; a refusal that names the filter that failed has one for each filter."""
        if section == "refusals" and "filter" in params:
            code = f"{code}_{params['filter']}"
        spoken = {name: self.speak(name, str(text), language) for name, text in params.items()}
        return self.plain(section, code, language, **spoken)

    def plain(self, section: str, code: str, language: str, **params: str) -> str:
        catalogue = self.catalogues.get(language, self.catalogues[ENGLISH])
        return catalogue.say(section, code, **params)

    def speak(self, name: str, text: str, language: str) -> str:
        how = self.spoken.get(name)
        return text if how is None else how(text, language)

    def card(self, id: str, language: str) -> str:
        if not id:
            return self.plain("terms", "no_card", language)
        return self.plain("terms", "card", language, name=self.names.name(id, language), id=id)

    def thing(self, text: str, language: str) -> str:
        """`A02`, or `P1:A02` for a part that is somebody else's."""
        player, _, id = text.rpartition(":")
        if not player:
            return self.card(id, language)
        return self.plain("terms", "theirs", language, player=player, name=self.card(id, language))

    def term(self, prefix: str) -> Callable[[str, str], str]:
        return lambda word, language: self.plain("terms", f"{prefix}_{word.replace('.', '_')}", language)

    def listed(self, speak: Callable[[str, str], str], joined_by: str) -> Callable[[str, str], str]:
        def speak_all(text: str, language: str) -> str:
            spoken = [speak(word, language) for word in text.split()]
            return self.plain("terms", joined_by, language).join(spoken)

        return speak_all

    def place(self, text: str, language: str) -> str:
        """`lab`, or `P1.hand`."""
        player, _, where = text.rpartition(".")
        return self.plain("terms", f"place_{where}", language, player=player)

    # Labels ---------------------------------------------------------------------------------------

    def label(self, state: LabState, action: int, language: str = ENGLISH) -> str:
        """One action as a sentence, legal or not."""
        code, params = label_code(state, decision_now(state), action)
        return self.say("labels", code, language, **params)

    # Prompts --------------------------------------------------------------------------------------

    def prompt(self, state: LabState, seat: int, language: str = ENGLISH) -> str:
        """What the seat must do, or whom it waits for. Everything said to those who wait is public."""
        awaited = waiting(state)
        now = decision_now(state)
        section = "prompts" if seat in awaited else "waiting"
        if now.kind == OVER:
            code, params = ending(state)
            return self.say("prompts", code, language, **params)
        if now.actor == CHANCE:
            return self.say("waiting", "chance", language)
        code, params = prompt_code(state, now)
        params["player"] = seat_name(now.actor)
        params["players"] = " ".join(seat_name(other) for other in awaited)
        params["text"] = self.names.text(params["card"], language)
        return self.say(section, code, language, **params)


def ending(state: LabState) -> tuple[str, dict[str, str]]:
    """XY-11.2, XY-11.3  Who won, alone or together."""
    winners = [seat for seat, rank in enumerate(ranks(state)) if rank == 1]
    params = {
        "players": " ".join(seat_name(seat) for seat in winners),
        "number": str(state.infamy[winners[0]]),
    }
    return ("over" if len(winners) == 1 else "over_shared"), params


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
    if block == actions.TAKE and TYPE_NAMES[state.catalog.type_of[part]] == "core":
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
    if now.name == "EFFECT_COST":
        return f"pay_{operation}" if operation in ("destroy", "take", "attach", "tolab") else "pay"
    return f"pick_{operation}"


def prompt_code(state: LabState, now: Decision) -> tuple[str, dict[str, str]]:
    """The code of a prompt and its parameters, all of them public."""
    catalog = state.catalog
    code = now.name.lower()
    params = {"card": "", "number": str(now.number)}
    if now.row != NO_ROW:
        params["card"] = running_card(catalog, now.row)[0]
        params["operation"] = OPERATION_NAMES[asking_operation(state, now.row)]
    if now.part != NO_PART:
        params["part"] = catalog.ids[now.part]
    if now.kind == kinds.DRAW:
        params["types"] = " ".join(needs(state, now.actor))
        if not any(needed(state, now.actor, part) for part in members(state, LAB)):
            code = "draw_any"
    elif now.kind == kinds.BUILD_ATTACH:
        params["type"] = TYPE_NAMES[now.number]
    elif now.kind == kinds.DEPLOY_ORDER:
        params["number"] = str(value(state, next_activations(state)[1][0]))
    elif now.name in ("EFFECT_COST", "EFFECT_PART"):
        left = now.total - len(now.picked)
        params["number"] = str(left)
        if now.picked:
            code += "_more"
        elif left > 1:
            code += "_set"
    elif now.kind in (kinds.BUILD_SWAP_WITH, kinds.EFFECT_SWAP_WITH):
        code += "_with"
    elif now.kind == kinds.EFFECT_SWAP and may_decline(state, now.row):
        code += "_may"
    return code, params
