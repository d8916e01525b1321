"""What a question is about, in a sentence more: what follows from each answer, and the rule that says so."""

from typing import Final

from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.content.catalog import DC, MV, OC, F
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.opening import IS_PARRY, MODE_MASK
from monstrum.games.hybrid.rules.sources import source_of
from monstrum.games.hybrid.speaking.effect_words import source_word
from monstrum.games.hybrid.speaking.naming import pending_kind
from monstrum.games.hybrid.speaking.situations import step_code
from monstrum.games.hybrid.speaking.speech import Speaker
from monstrum.games.hybrid.speaking.subjects import operation
from monstrum.games.hybrid.state import SkirmishState

PLAIN: Final = {
    kinds.MULLIGAN: "mulligan",
    kinds.EQUIPMENT: "equipment",
    kinds.LEADER: "leader",
    kinds.STANDBY_GROUP: "standby",
    kinds.STANDBY_ENTRY: "standby",
    kinds.KEEP_FIRING: "keep_firing",
    kinds.WHO_STARTS: "who_starts",
    kinds.AURA: "aura",
    kinds.MUTATION: "mutation",
    kinds.RESERVE: "reserve",
    kinds.FACE_TURN: "face_turn",
    kinds.EVENT_COUNTER: "event_counter",
    kinds.OBJECTIVE: "objective",
    kinds.SKILLED_MOVE: "skilled_move",
    kinds.BRUSH_TO: "brush_to",
    kinds.PIERCE: "pierce",
    kinds.SECOND_TARGET: "second_target",
    kinds.COMBINED: "combined",
    kinds.SECOND_STRIKE: "second_strike",
    kinds.SACRIFICE: "sacrifice",
    kinds.INFILTRATE: "infiltrate",
    kinds.WATCH_TARGET: "watch_target",
    kinds.EFFECT_ORDER: "effect_order",
    kinds.DISCARD: "discard",
    kinds.STEAL: "steal",
    kinds.RECOVER: "recover",
    kinds.CANCEL: "cancel",
}
POINTS_FOR: Final = {OC: "points_roll", F: "points_roll", DC: "points_guard", MV: "points_walk"}
"""HY-10.6, HY-10.12, HY-9.57  What the points of an Action count for."""


def note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    """Empty where the question and its options say it all."""
    kind = pending_kind(state)
    if kind in PLAIN:
        return speaker.say("notes", PLAIN[kind], language)
    if kind == kinds.BID:
        alone = state.a >> (1 - seat) & 1  # a mask of the sides that have passed
        return speaker.say("notes", "bid_alone" if alone else "bid", language)
    if kind in (kinds.CARDS, kinds.HINDRANCE):
        points = "points_parry" if state.d & IS_PARRY else POINTS_FOR[state.d & MODE_MASK]
        counts = speaker.say("notes", points, language)
        return speaker.say("notes", step_code(state), language, counts=counts)
    if ASKS.of(kind).place("row") >= 0:
        if kind == kinds.EFFECT_MAY and operation(state, state.a) == REROLL:
            return speaker.say("notes", "reroll", language)
        return printed(speaker, source_word(state, source_of(state.c)), language)
    return ""


def printed(speaker: Speaker, source: str, language: str) -> str:
    """What is printed on the card behind an effect."""
    known = source and ":" not in source and source != "special"
    return speaker.names.text(source, language) if known else ""
