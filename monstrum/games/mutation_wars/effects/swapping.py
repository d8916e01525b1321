"""SWAP_WITHIN, SWAP_BETWEEN: parts that change places."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.operations import Operation
from monstrum.core.state import Frame
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.removing import add_parts
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import spot_action, spot_of
from monstrum.games.mutation_wars.rules.geometry import has_fitting, has_part, several_outer, stands_for
from monstrum.games.mutation_wars.state import EDGES, EMPTY, SPOTS, WarsState

OWN: Final = 1  # the two steps of SWAP_BETWEEN
THEIRS: Final = 2


def exchange(state: WarsState, seat: i64, spot: i64, other_seat: i64, other_spot: i64) -> None:
    """MW-7.10  Each takes the other's spot with all that is on it; matching follows at once."""
    here, there = seat * SPOTS + spot, other_seat * SPOTS + other_spot
    part = state.edges[here]
    state.own_edges()[here] = state.edges[there]
    state.own_edges()[there] = part
    state.emit(events.PARTS_SWAPPED, seat, spot, other_seat, other_spot)


# Within one creature ------------------------------------------------------------------------------


@final
class SwapWithin(Operation[WarsState]):
    """MW-7.10  Two spots of one creature."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return several_outer(state, thing) and has_part(state, thing)

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.SWAP_SPOTS, actor, thing)


def partner(state: WarsState, seat: i64, spot: i64, after: i64) -> i64:
    """The next spot from `after` on that this one may trade with, or -1: on a later body, and not both
    empty. The lower spot is always named first, so every pair has one path."""
    first = seat * SPOTS
    start = spot - spot % EDGES + EDGES
    for other in range(start if start > after else after, state.bodies[seat] * EDGES):
        held = state.edges[first + other]
        if held >= EMPTY and (held >= 0 or state.edges[first + spot] >= 0) and stands_for(state, seat, other):
            return other
    return -1


@final
class SwapSpots(Frame[WarsState]):
    """The first of two spots on different bodies of creature `a`."""

    def options(self, state: WarsState, out: Actions) -> None:
        seat = state.a
        for spot in range(state.bodies[seat] * EDGES):
            if (
                state.edges[seat * SPOTS + spot] >= EMPTY
                and stands_for(state, seat, spot)
                and partner(state, seat, spot, 0) >= 0
            ):
                out.add(spot_action(seat, spot))

    def resolve(self, state: WarsState, action: i64) -> None:
        state.push(kinds.SWAP_SPOTS_WITH, state.actor, state.a, spot_of(action))


@final
class SwapSpotsWith(Frame[WarsState]):
    """… and the second."""

    def options(self, state: WarsState, out: Actions) -> None:
        other = partner(state, state.a, state.b, 0)
        while other >= 0:
            out.add(spot_action(state.a, other))
            other = partner(state, state.a, state.b, other + 1)

    def resolve(self, state: WarsState, action: i64) -> None:
        exchange(state, state.a, state.b, state.a, spot_of(action))


# Between two creatures ----------------------------------------------------------------------------


@final
class SwapBetween(Operation[WarsState]):
    """MW-7.10  First any own part, then one of the opponent."""

    def admits(self, state: WarsState, row: i64, actor: i64, thing: i64) -> bool:
        return has_part(state, actor) and has_fitting(state, thing, state.catalog.code[row + 2])

    def act(self, state: WarsState, row: i64, actor: i64, thing: i64) -> None:
        state.push(kinds.CHOOSE_SWAP, actor, row, actor, OWN, 0, thing)


@final
class ChooseSwap(Frame[WarsState]):
    """Two decisions in a row: an own part, then (`c` = THEIRS) one of the opponent `e` for the spot `d`."""

    def options(self, state: WarsState, out: Actions) -> None:
        own = state.c == OWN
        matching = opcodes.ANY_PART if own else state.catalog.code[state.a + 2]
        add_parts(state, state.b, matching, out)

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.c == OWN:
            state.push(kinds.CHOOSE_SWAP, state.actor, state.a, state.e, THEIRS, spot_of(action), state.e)
        else:
            exchange(state, state.actor, state.d, state.e, spot_of(action))
