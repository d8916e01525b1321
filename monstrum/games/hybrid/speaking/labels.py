"""Labels: every action as a few words for people, chosen by what is being decided."""

from typing import Final

from monstrum.games.hybrid.asks import block_of
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import DC, E_OP, EFFECT_WIDTH, MV, OC, F
from monstrum.games.hybrid.effects.firing import instance
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.ground import CLOSED, LOCKED
from monstrum.games.hybrid.rules.opening import ANSWER, HAS_LAID
from monstrum.games.hybrid.rules.sources import concerned_of, source_of
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES
from monstrum.games.hybrid.rules.triggers import INSTANCE
from monstrum.games.hybrid.speaking.card_words import CARD_VERBS, USES, card_word, lay_parts
from monstrum.games.hybrid.speaking.effect_words import block_operations, operation_word, source_word
from monstrum.games.hybrid.speaking.speech import ENGLISH, Speaker, figure_param
from monstrum.games.hybrid.speaking.words import (
    TURN_WORDS,
    door_word,
    figure_verb,
    pending_kind,
    profile_word,
    square_word,
)
from monstrum.games.hybrid.state import SkirmishState

NONE_LABELS: Final = {
    kinds.FORCE: "force_done",
    kinds.FACE_TURN: "move_normally",
    kinds.TARGET: "no_attack",
    kinds.SECOND_TARGET: "one_shot",
    kinds.PIERCE: "no_pierce",
    kinds.SKILLED_MOVE: "no_hinder",
    kinds.OBJECTIVE: "no_objective",
    kinds.OBJECTIVE_TURN: "no_turn",
    kinds.EVENT_COUNTER: "no_counter",
    kinds.DEPLOY: "wait_outside",
    kinds.LEVEL: "shot_lost",
    kinds.MODE: "no_mode",
    kinds.EFFECT_TURN: "no_turn",
    kinds.BID: "no_bid",
    kinds.AURA: "no_aura",
    kinds.MUTATION: "no_mutation",
    kinds.RESERVE: "no_reserve",
    kinds.CARDS: "no_cards",
    kinds.HINDRANCE: "no_hindrance",
}
ASKING: Final = {
    kinds.KEEP_FIRING: "keep",
    kinds.COMBINED: "combine",
    kinds.SECOND_STRIKE: "second",
    kinds.SACRIFICE: "sacrifice",
    kinds.INFILTRATE: "infiltrate",
    kinds.EFFECT_MAY: "effect",  # or "reroll"
    kinds.MULLIGAN: "mulligan",
}
SQUARE_LABELS: Final = {
    kinds.DEPLOY: "deploy",
    kinds.ENTER_AT: "enter_at",
    kinds.BRUSH_TO: "aside",
    kinds.EVENT_COUNTER: "activate",
    kinds.STANDBY_ENTRY: "entry",
    kinds.EFFECT_SQUARE: "put",
}
LEVEL_NAMES: Final = {OC: "oc", DC: "dc", F: "f", MV: "mv"}
PLAIN: Final = ("stop", "exit", "enter", "watch", "trap", "event")


def label(speaker: Speaker, state: SkirmishState, action: int, language: str = ENGLISH) -> str:
    """One action as a sentence, legal or not."""
    code, params = label_code(state, action)
    return speaker.say("labels", code, language, **params)


def label_code(state: SkirmishState, action: int) -> tuple[str, dict[str, str]]:
    """The code of a label and its parameters."""
    kind = pending_kind(state)
    block = block_of(action)
    if block == "none":
        more = kind == kinds.CARDS and (state.e == ANSWER or state.d & HAS_LAID)
        return ("no_more_cards" if more else NONE_LABELS.get(kind, "none")), {}
    if block in ("yes", "no"):
        return asking(state, kind, block)
    if block in PLAIN:
        return block, {}
    if block == "side":
        return "side", {"side": terms.SIDES[action - actions.SIDE]}
    if block == "mode":
        return "mode", {"mode": terms.MODES[action - actions.MODE]}
    if block == "level":
        level = action - actions.LEVEL
        known = kind == kinds.LEVEL and state.mode[state.a] >= 0
        code = f"level_{LEVEL_NAMES[state.mode[state.a]]}_{level}" if known else "level"
        return code, {"number": str(level)}
    if block == "facing":
        return "facing", {"facing": terms.FACINGS[action - actions.FACING]}
    if block in ("step", "jump", "brush"):
        first = {"step": actions.STEP, "jump": actions.JUMP, "brush": actions.BRUSH}[block]
        return block, {"direction": DIRECTION_NAMES[action - first]}
    if block == "turn":
        return "turn", {"turn": TURN_WORDS[action - actions.TURN]}
    if block == "die":
        return "die", {"number": str(action - actions.DIE)}
    if block == "objective":
        return "accept", {"number": str(action - actions.OBJECTIVE)}
    return about_things(state, kind, block, action)


def asking(state: SkirmishState, kind: int, block: str) -> tuple[str, dict[str, str]]:
    """Yes and no, said by what they mean."""
    if kind != kinds.EFFECT_MAY:
        return (f"{block}_{ASKING[kind]}" if kind in ASKING else block), {}
    if state.catalog.effects.rows[state.a * EFFECT_WIDTH + E_OP] == REROLL:
        return f"{block}_reroll", {}
    return f"{block}_{ASKING[kind]}", {"behind": source_word(state, source_of(state.c))}


def effect_option(state: SkirmishState, kind: int, number: int) -> tuple[str, dict[str, str]]:
    """One of several effects: what it does, or what is behind it and whom it concerns."""
    if kind == kinds.EFFECT_CHOICE:
        done = " ".join(block_operations(state, state.a, number))
        return "option", {"number": str(number + 1), "operations": done}
    at = instance(state, state.a, number)
    if not 0 <= at <= state.laid - INSTANCE:
        return "unknown", {"number": str(number)}
    row, c, d = (state.operands[at + column] for column in range(3))
    op = state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]
    params = {"behind": source_word(state, source_of(c)), "operations": operation_word(op)}
    figure = figure_param(state, concerned_of(d))
    return ("effect_next", {**params, "figure": figure}) if figure else ("effect_next_alone", params)


def about_things(state: SkirmishState, kind: int, block: str, action: int) -> tuple[str, dict[str, str]]:
    if block == "figure":
        return figure_verb(state, kind), {"figure": figure_param(state, action - actions.FIGURE)}
    if block == "hand_to":
        return "hand", {"figure": figure_param(state, action - actions.HAND_TO)}
    if block == "door" and action - actions.DOOR < state.mission.doors:
        door = action - actions.DOOR
        shut = state.ground.doors[door] in (CLOSED, LOCKED)
        code = "door" if kind == kinds.EFFECT_PICK else "open" if shut else "close"
        return code, {"square": door_word(state, door)}
    if block == "choice" and kind in (kinds.EFFECT_CHOICE, kinds.EFFECT_ORDER):
        return effect_option(state, kind, action - actions.CHOICE)
    if block == "tile" and action - actions.TILE < len(state.catalog.tiles):
        return "tile", {"number": state.catalog.tiles[action - actions.TILE]}
    if block == "profile" and action - actions.PROFILE < state.catalog.profiles:
        return "recruit", {"profile": profile_word(state, action - actions.PROFILE)}
    if block == "card" and action - actions.CARD < state.catalog.cards:
        verb = CARD_VERBS.get(kind, "card")
        return f"card_{verb}", {"card": card_word(state, action - actions.CARD)}
    if block == "lay" and lay_parts(action)[0] < state.catalog.action_cards:
        card, use, shot = lay_parts(action)
        points = int(state.catalog.points[card])
        few = ("_none", "_one")[points] if use == 0 and points < 2 else ""
        code = f"lay_{USES[use]}{few}{'_second' if shot else ''}"
        return code, {"card": card_word(state, card), "points": str(points)}
    if block == "square":
        params = {"square": square_word(action - actions.SQUARE)}
        if kind == kinds.DEPLOY:
            params["figure"] = figure_param(state, state.a)
        return SQUARE_LABELS.get(kind, "square"), params
    return "unknown", {"number": str(action)}
