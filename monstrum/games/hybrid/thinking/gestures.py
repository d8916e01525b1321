"""HY-7.2  Whole Movements as plans: the best few ends within reach, each with the way to it.

One element of a Movement says nothing about where it will end, so ends are what a bot compares.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.content.catalog import MV
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.actions import EXIT, STOP
from monstrum.games.hybrid.rules.movement_record import FLAGS_AT, load_movement
from monstrum.games.hybrid.rules.reach import Reach
from monstrum.games.hybrid.rules.squares import distance
from monstrum.games.hybrid.rules.trail import NO_ENTRY
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.activations import prospects_on
from monstrum.games.hybrid.thinking.plans import find_ways, leaving_worth, level_of, worth_of_ends

NEITHER: Final[i64] = -1
WORST: Final = -1e9
DIGITS: Final = 64


def mark(state: SkirmishState) -> i64:
    """The Movement under way, with the Wounds of who moves; NEITHER where nobody does."""
    state.load()
    if not kinds.is_moving(state.kind):
        return NEITHER
    figure = state.a % FLAGS_AT
    found = (state.round * DIGITS + state.acted) * DIGITS + state.wounds[figure]
    return found * DIGITS + figure


def movements(state: SkirmishState, most: i64) -> list[list[int]]:
    """The actions of the best few Movements, best first; the state is the caller's to spend. Ends side by
    side are much alike: those further apart come first."""
    state.load()
    movement = load_movement(state)
    ways = find_ways(state, movement)
    mode = state.mode[movement.figure]
    level: i64 = level_of(movement.flags) if mode == MV else ZERO
    prospects = prospects_on(state, movement)
    worths = worth_of_ends(state, prospects, ways, mode, level)
    ranked = best_on_each_square(ways, worths)
    apart: list[int] = []
    beside: list[int] = []
    for end in ranked:
        (beside if near_any(ways, end, apart) else apart).append(end)
    found = [[*ways.way(end), STOP] for end in [*apart, *beside][:most]]
    if ways.exit != NO_ENTRY and prospects.pulls.exit_worth > 0.0:
        leaving = [*ways.way(ways.exit), EXIT]
        best = worths[index_of(ways, ranked[0])] if ranked else WORST
        found.insert(0 if leaving_worth(prospects) > best else min(1, len(found)), leaving)
    return found


def best_on_each_square(ways: Reach, worths: vec[float]) -> list[int]:
    """One end for each square, by what they are worth."""
    best: dict[int, int] = {}
    for at in range(len(ways.ends)):
        square = ways.square(ways.ends[at])
        known = best.get(square, -1)
        if known < 0 or worths[at] > worths[known]:
            best[square] = at
    order: list[int] = []
    for at in best.values():
        place = len(order)
        while place > 0 and worths[order[place - 1]] < worths[at]:
            place -= 1
        order.insert(place, at)
    return [ways.ends[at] for at in order]


def near_any(ways: Reach, end: i64, others: list[int]) -> bool:
    square = ways.square(end)
    for other in others:
        if distance(square, 1, ways.square(other), 1) < 2:
            return True
    return False


def index_of(ways: Reach, end: i64) -> i64:
    for at in range(len(ways.ends)):
        if ways.ends[at] == end:
            return at
    return NEITHER
