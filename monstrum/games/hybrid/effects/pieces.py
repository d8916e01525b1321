"""6.2  `place` and `remove`: counters, scenery and templates on squares."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.state import CHANCE
from monstrum.games.hybrid.content.catalog import E_N, E_WORD
from monstrum.games.hybrid.effects.operation import FieldOperation, column
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
from monstrum.games.hybrid.rules.sightings import check_sight
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


@final
class Place(FieldOperation):
    """On floor without figurine, counter or scenery. An Event counter is mixed with those nobody has turned
    up; an Objective that is borne stays where it is."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        what = column(state, row, E_WORD)
        if state.ground.kinds[thing] != FLOOR or standing(state, thing):
            return False
        if counter_on(state, thing, C_EVENT, 0) or counter_on(state, thing, C_OBJECTIVE, 0):
            return False
        if what == C_EVENT:
            return state.counter_face[COUNTERS - 1] == NO_COUNTER
        return what != C_OBJECTIVE or state.objective_at[column(state, row, E_N)] != CARRIED

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if not self.admits(state, row, actor, thing):
            return
        what = column(state, row, E_WORD)
        number = column(state, row, E_N)
        if what == C_EVENT:
            free: i64 = 0
            while state.counter_face[free] != NO_COUNTER:
                free += 1
            state.own_counter_face()[free] = FACE_DOWN
            state.own_counter_square()[free] = thing
            state.events_left += 1
        elif what == C_OBJECTIVE:
            state.own_objective_at()[number] = LYING
            state.own_objective_square()[number] = thing
        else:
            state.ground = with_kind(state.ground, thing, scenery_kind(what))
        state.emit(events.PLACED, what, thing, number)
        check_sight(state)


def scenery_kind(what: i64) -> i64:
    if what == C_ROCKS:
        return ROCKS
    if what == C_PILLAR:
        return PILLAR
    return TRAPDOOR if what == C_TRAPDOOR else PIT


def template_at(state: SkirmishState, square: i64) -> i64:
    """The first template whose north-west square this is, as its place in the rows; -1 if none."""
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_SQUARE] == square:
            return at
    return -1


@final
class Remove(FieldOperation):
    """Where such a thing lies; an Event counter is turned up as it goes."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        what = column(state, row, E_WORD)
        if what == C_TEMPLATE:
            return template_at(state, thing) >= 0
        return counter_on(state, thing, what, column(state, row, E_N))

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        take_away(state, row, thing)
        check_sight(state)


def take_away(state: SkirmishState, row: i64, square: i64) -> None:
    """A counter or template is removed; an Event counter is turned up as it goes."""
    what = column(state, row, E_WORD)
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
        objective = column(state, row, E_N)
        if counter_on(state, square, what, objective):
            state.own_objective_at()[objective] = TAKEN
            state.own_objective_square()[objective] = NO_SQUARE
            state.emit(events.TAKEN_AWAY, what, square, objective)
    elif counter_on(state, square, what, 0):
        state.ground = with_kind(state.ground, square, FLOOR)
        state.emit(events.TAKEN_AWAY, what, square, 0)


class Uncover(TurnUp):
    """HY-2.2  a counter that is removed: nobody knew what it was, any of those that are left."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        take_counter(state, state.a, draw_face(state, action))
