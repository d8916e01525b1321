"""6.2  `place` and `remove`: counters, scenery and templates on squares."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import CHANCE
from monstrum.games.hybrid.content.catalog import E_N, E_WORD, EFFECT_WIDTH
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.ground import FLOOR, PILLAR, PIT, ROCKS, TRAPDOOR, with_kind
from monstrum.games.hybrid.rules.move_end import TurnUp, draw_face, take_counter
from monstrum.games.hybrid.rules.predicates import (
    C_EVENT,
    C_OBJECTIVE,
    C_PILLAR,
    C_ROCKS,
    C_TEMPLATE,
    C_TRAPDOOR,
    counter_on,
    event_on,
)
from monstrum.games.hybrid.rules.steps import standing
from monstrum.games.hybrid.state import (
    CARRIED,
    COUNTERS,
    FACE_DOWN,
    LYING,
    M_SQUARE,
    NO_COUNTER,
    NO_SQUARE,
    TAKEN,
    TEMPLATE_WIDTH,
    SkirmishState,
)

SCENERY: Final = (ROCKS, PILLAR, TRAPDOOR, PIT)  # in the order of `terms.COUNTERS`


def may_place(state: SkirmishState, row: i64, square: i64) -> bool:
    """`place`: floor without figurine, counter or scenery. An Objective that is borne stays where it is."""
    at = row * EFFECT_WIDTH
    what = state.catalog.effects.rows[at + E_WORD]
    if state.ground.kinds[square] != FLOOR or standing(state, square):
        return False
    if counter_on(state, square, C_EVENT, 0) or counter_on(state, square, C_OBJECTIVE, 0):
        return False
    if what == C_EVENT:
        return state.counter_face[COUNTERS - 1] == NO_COUNTER
    return what != C_OBJECTIVE or state.objective_at[state.catalog.effects.rows[at + E_N]] != CARRIED


def place(state: SkirmishState, row: i64, square: i64) -> None:
    """A counter is placed. An Event counter is mixed with those nobody has turned up."""
    if not may_place(state, row, square):
        return
    at = row * EFFECT_WIDTH
    what = state.catalog.effects.rows[at + E_WORD]
    number = state.catalog.effects.rows[at + E_N]
    if what == C_EVENT:
        free: i64 = 0
        while state.counter_face[free] != NO_COUNTER:
            free += 1
        state.counter_face[free] = FACE_DOWN
        state.counter_square[free] = square
        state.events_left += 1
    elif what == C_OBJECTIVE:
        state.objective_at[number] = LYING
        state.objective_square[number] = square
    else:
        state.ground = with_kind(state.ground, square, scenery_kind(what))
    state.emit(events.PLACED, what, square, number)


def scenery_kind(what: i64) -> i64:
    if what == C_ROCKS:
        return ROCKS
    if what == C_PILLAR:
        return PILLAR
    return TRAPDOOR if what == C_TRAPDOOR else PIT


def may_remove(state: SkirmishState, row: i64, square: i64, what: i64) -> bool:
    """`remove`: where such a thing lies."""
    if what == C_TEMPLATE:
        return template_at(state, square) >= 0
    number = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
    return counter_on(state, square, what, number)


def template_at(state: SkirmishState, square: i64) -> i64:
    """The first template whose north-west square this is, as its place in the rows; -1 if none."""
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_SQUARE] == square:
            return at
    return -1


def remove(state: SkirmishState, row: i64, square: i64) -> None:
    """A counter or template is removed; an Event counter is turned up as it goes."""
    what = state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD]
    if what == C_TEMPLATE:
        start = template_at(state, square)
        if start >= 0:
            kind = state.templates[start]
            state.templates = state.templates[:start] + state.templates[start + TEMPLATE_WIDTH :]
            state.emit(events.TEMPLATE_ENDED, kind, square)
        return
    if what == C_EVENT:
        counter = event_on(state, square)
        if counter >= 0:
            if state.counter_face[counter] == FACE_DOWN:
                state.push(kinds.UNCOVER, CHANCE, counter)
            else:
                take_counter(state, counter, state.counter_face[counter])
        return
    if what == C_OBJECTIVE:
        objective = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
        if counter_on(state, square, what, objective):
            state.objective_at[objective] = TAKEN
            state.objective_square[objective] = NO_SQUARE
            state.emit(events.TAKEN_AWAY, what, square, objective)
    elif counter_on(state, square, what, 0):
        state.ground = with_kind(state.ground, square, FLOOR)
        state.emit(events.TAKEN_AWAY, what, square, 0)


class Uncover(TurnUp):
    """HY-2.2  a counter that is removed: nobody knew what it was, any of those that are left."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        take_counter(state, state.a, draw_face(state, action))
