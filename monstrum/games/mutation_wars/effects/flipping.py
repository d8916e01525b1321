"""FLIP, UNFLIP, RESET_TAIL, MARK_ATTACKED: what is turned over, and back."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import COLOURS
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, spot_action, spot_of
from monstrum.games.mutation_wars.rules.fake_tails import reversed_tail
from monstrum.games.mutation_wars.rules.geometry import stands_for, turn_up
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    REVERSED,
    SPOTS,
    WarsState,
    part_design,
    turn_order,
)


def flip(state: WarsState, types: i64) -> None:
    """MW-7.3, MW-7.5  Every unflipped part of these types, on all creatures, at this moment."""
    for turn in range(state.seats):
        seat = turn_order(state, turn)
        for spot in range(state.bodies[seat] * EDGES):
            part = state.edges[seat * SPOTS + spot]
            if part >= 0 and not part & FLIPPED and (types >> (part // (MARKS * COLOURS))) & 1:
                state.edges[seat * SPOTS + spot] = part | FLIPPED
                state.emit(events.FLIPPED, seat, spot, part_design(part))


def unflip(state: WarsState, seat: i64) -> None:
    for spot in range(state.bodies[seat] * EDGES):
        part = state.edges[seat * SPOTS + spot]
        if part >= 0 and part & FLIPPED:
            state.edges[seat * SPOTS + spot] = turn_up(part)
            state.emit(events.TURNED_UP, seat, spot, part_design(part))


def reset_tail(state: WarsState, row: i64, seat: i64) -> None:
    state.push(kinds.RESET_TAIL, seat, state.catalog.code[row + 2])


@final
class ResetTail(Frame[WarsState]):
    """MW-9.4  One own reversed Fake Tail becomes upright."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat = state.actor
        if state.a:
            out.add(NONE)
        for spot in range(state.bodies[seat] * EDGES):
            if reversed_tail(state, seat, spot) and stands_for(state, seat, spot):
                out.add(spot_action(seat, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        seat = state.actor
        if action == NONE:
            state.emit(events.PASSED, seat, kinds.RESET_TAIL)
        else:
            state.edges[seat * SPOTS + spot_of(action)] -= REVERSED
            state.emit(events.TAIL_RESET, seat, spot_of(action))


def mark_attacked(state: WarsState, seat: i64) -> None:
    """MW-8.1  The mark lasts until the end of the turn."""
    state.attacked |= 1 << seat
    state.emit(events.MARKED, seat)
