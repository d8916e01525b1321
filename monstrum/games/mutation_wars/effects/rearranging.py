"""REARRANGE: all parts of a creature onto its bodies in a new assignment, part by part."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.numbers import ZERO
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import BODY, body_action
from monstrum.games.mutation_wars.rules.geometry import several_outer
from monstrum.games.mutation_wars.rules.rearrangements import (
    equal_to_last,
    may_place,
    may_still_change,
    ordered_spots,
    rearrangeable,
    rooms,
)
from monstrum.games.mutation_wars.state import EDGES, EMPTY, MOST_BODIES, SPOTS, WarsState, part_design


@final
class RearrangeParts(Operation[WarsState]):
    """MW-7.10  All parts of one creature."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return several_outer(state, thing) and rearrangeable(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.REARRANGE, actor, thing)


def chosen(state: WarsState, number: i64, at: i64) -> i64:
    """The body picked for part `at` of the `number` placed so far: the picks lie on the operands."""
    return state.operands[state.laid - number + at]


def room_left(state: WarsState, seat: i64, placed: i64) -> vec[i64]:
    free = rooms(state, seat)
    for at in range(placed):
        free[chosen(state, placed, at)] -= 1
    return free


def unchanged(state: WarsState, spots: vec[i64], placed: i64) -> bool:
    """Whether every part so far has picked the body it is on."""
    for at in range(placed):
        if chosen(state, placed, at) != spots[at] // EDGES:
            return False
    return True


@final
class Rearrange(Frame[WarsState]):
    """A body for the next part of creature `a`; `b` parts are placed. A pick is offered only if it can still
    lead to another assignment than the present one."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat, placed = state.a, state.b
        spots = ordered_spots(state, seat)
        free = room_left(state, seat, placed)
        same = unchanged(state, spots, placed)
        alike = equal_to_last(state, seat, spots, placed)
        least = chosen(state, placed, placed - 1) if alike else ZERO
        for body in range(state.bodies[seat]):
            if not may_place(state, seat, spots, free, placed, least, body):
                continue
            if same and body == spots[placed] // EDGES:
                rest = free[:]
                rest[body] -= 1
                if not may_still_change(state, seat, spots, rest, placed + 1):
                    continue
            out.add(body_action(seat, body))

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, placed = state.a, state.b + 1
        state.lay((action - BODY) % MOST_BODIES)
        spots = ordered_spots(state, seat)
        if placed < len(spots):
            state.push(kinds.REARRANGE_MORE, state.actor, seat, placed)
        else:
            place_parts(state, seat, spots)
            state.laid -= placed


def place_parts(state: WarsState, seat: i64, spots: vec[i64]) -> None:
    """Within a body the parts fill its spots in ascending edge order, sorted by former spot."""
    first = seat * SPOTS
    number: i64 = len(spots)
    edges = state.own_edges()
    before: vec[i64] = vec[i64]([0] * number)
    for at in range(number):
        before[at] = edges[first + spots[at]]
        edges[first + spots[at]] = EMPTY
    state.emit(events.REARRANGED, seat)
    for former in range(state.bodies[seat] * EDGES):
        for at in range(number):
            if spots[at] == former:
                spot = chosen(state, number, at) * EDGES
                while edges[first + spot] != EMPTY:
                    spot += 1
                edges[first + spot] = before[at]
                state.emit(events.PART_PLACED, seat, part_design(before[at]), former, spot)
