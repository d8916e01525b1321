"""What a question is about, in a sentence more: what follows from each answer, and the rule that says so."""

from typing import Final

from monstrum.core.engine import legal_actions
from monstrum.games.hybrid.content.catalog import DC, EITHER, MV, OC, F
from monstrum.games.hybrid.effects.opcodes import REROLL
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.firing import usable_levels
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.objectives import rank
from monstrum.games.hybrid.rules.opening import IS_PARRY, MODE_MASK
from monstrum.games.hybrid.rules.reach import reach
from monstrum.games.hybrid.rules.sources import source_of
from monstrum.games.hybrid.rules.success import HEROIC
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.speaking.effect_words import source_word
from monstrum.games.hybrid.speaking.situations import step_code
from monstrum.games.hybrid.speaking.speech import Speaker, figure_param
from monstrum.games.hybrid.speaking.subjects import operation
from monstrum.games.hybrid.state import FIGURES, LYING, OBJECTIVES, SkirmishState, side_of
from monstrum.kit.asks import Ask

POINTS_FOR: Final = {OC: "points_roll", F: "points_roll", DC: "points_guard", MV: "points_walk"}
"""HY-10.6, HY-10.12, HY-9.57  What the points of an Action count for."""


def note(ask: Ask, speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    """What the line of a decision says; empty where the question and its options say it all."""
    if isinstance(ask.note, str):
        return speaker.say("notes", ask.note, language) if ask.note else ""
    return ask.note(speaker, state, seat, language)


def bid_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    alone = state.a >> (1 - seat) & 1  # a mask of the sides that have passed
    return speaker.say("notes", "bid_alone" if alone else "bid", language)


def target_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    """Why nobody is lit, where nobody is; what a shot takes that is beyond this warrior so far."""
    legal = legal_actions(state, seat)
    targets = [action - actions.FIGURE for action in legal if is_figure(action)]
    if targets:
        return level_note(speaker, state, targets, language)
    return speaker.say("notes", "no_target_watch" if actions.WATCH in legal else "no_target", language)


def is_figure(action: int) -> bool:
    return actions.FIGURE <= action < actions.FIGURE + FIGURES


def level_note(speaker: Speaker, state: SkirmishState, targets: list[int], language: str) -> str:
    """HY-9.1  A target may be declared at a level that only cards can reach; or else the shot is lost."""
    shooter = state.a
    if state.mode[shooter] != F:
        return ""
    reached = highest_level(state, shooter, F)
    if any(usable_levels(state, shooter, target, reached) for target in targets):
        return ""
    needed = min(
        level
        for target in targets
        for level in range(reached + 1, HEROIC)
        if usable_levels(state, shooter, target, level) >> level & 1
    )
    return speaker.say("notes", "target_level", language, level=needed)


def move_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    """HY-13.1  Nobody walks to an objective in vain: who is of Rank 0 cannot accept it."""
    movement = load_movement(state)
    if rank(state, movement.figure) > 0:
        return ""
    within = reach(state, movement).squares()
    for objective in range(1, OBJECTIVES):
        ours = state.mission.objective_accepts[objective] in (EITHER, side_of(movement.figure))
        if ours and state.objective_at[objective] == LYING and state.objective_square[objective] in within:
            figure = figure_param(state, movement.figure)
            return speaker.say("notes", "no_objective", language, figure=figure, number=str(objective))
    return ""


def window_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    points = "points_parry" if state.d & IS_PARRY else POINTS_FOR[state.d & MODE_MASK]
    counts = speaker.say("notes", points, language)
    return speaker.say("notes", step_code(state), language, counts=counts)


def may_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    if operation(state, state.a) == REROLL:
        return speaker.say("notes", "reroll", language)
    return card_note(speaker, state, seat, language)


def card_note(speaker: Speaker, state: SkirmishState, seat: int, language: str) -> str:
    return printed(speaker, source_word(state, source_of(state.c)), language)


def printed(speaker: Speaker, source: str, language: str) -> str:
    """What is printed on the card behind an effect."""
    known = source and ":" not in source and source != "special"
    return speaker.names.text(source, language) if known else ""
