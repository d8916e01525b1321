"""FLIP, UNFLIP, RESET_TAIL, MARK_ATTACKED: what is turned over, and back."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.content.catalog import COLOURS
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import NONE, spot_action, spot_of
from monstrum.games.mutation_wars.rules.fake_tails import has_reversed_tail, reversed_tail
from monstrum.games.mutation_wars.rules.geometry import spots_in_use, stands_for, turn_up
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


@final
class Flip(Operation[WarsState]):
    """MW-7.3, MW-7.5  Every unflipped part of these types, on all creatures, at this moment."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        types, edges = state.catalog.code[row + 3], state.edges
        for seat in range(state.seats):
            first = seat * SPOTS
            for at in range(first, first + spots_in_use(state, seat)):
                if may_flip(edges[at], types):
                    return True
        return False

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        types = state.catalog.code[row + 3]
        for turn in range(state.seats):
            seat = turn_order(state, turn)
            for spot in range(state.bodies[seat] * EDGES):
                part = state.edges[seat * SPOTS + spot]
                if may_flip(part, types):
                    state.own_edges()[seat * SPOTS + spot] = part | FLIPPED
                    state.emit(events.FLIPPED, seat, spot, part_design(part))


def may_flip(part: i64, types: i64) -> bool:
    return part >= 0 and not part & FLIPPED and (types >> (part // (MARKS * COLOURS))) & 1 == 1


@final
class Unflip(Operation[WarsState]):
    """MW-7.6  All flipped parts of a creature. A card that goes on to reset a tail may be played for that."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        edges, first = state.edges, thing * SPOTS
        for at in range(first, first + spots_in_use(state, thing)):
            part = edges[at]
            if part >= 0 and part & FLIPPED:
                return True
        return resets_tail(state, row) and has_reversed_tail(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        for spot in range(state.bodies[thing] * EDGES):
            part = state.edges[thing * SPOTS + spot]
            if part >= 0 and part & FLIPPED:
                state.own_edges()[thing * SPOTS + spot] = turn_up(part)
                state.emit(events.TURNED_UP, thing, spot, part_design(part))


def resets_tail(state: WarsState, row: i64) -> bool:
    """Whether the rest of a program resets a tail."""
    code = state.catalog.code
    while code[row] != opcodes.END:
        if isinstance(state.catalog.operations[code[row]], TurnTail):
            return True
        row += opcodes.WIDTH
    return False


@final
class TurnTail(Operation[WarsState]):
    """MW-9.4"""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return has_reversed_tail(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.RESET_TAIL, thing, state.catalog.code[row + 2])


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
            state.own_edges()[seat * SPOTS + spot_of(action)] -= REVERSED
            state.emit(events.TAIL_RESET, seat, spot_of(action))


@final
class MarkAttacked(Operation[WarsState]):
    """MW-8.1  The mark lasts until the end of the turn."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return (state.attacked >> thing) & 1 == 0

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.attacked |= 1 << thing
        state.emit(events.MARKED, thing)
