"""HY-8  Line of sight and range: who sees whom, along which line, through how many rocks.

A line found is one number: rocks on it, the square looked from, the square looked at (`rocks_of`, `from_of`,
`to_of`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import EYE_OF_THE_LYNX
from monstrum.games.hybrid.effects.opcodes import MOD_RANGE
from monstrum.games.hybrid.rules.aptitudes import aptitude, puny
from monstrum.games.hybrid.rules.effect_sums import darkness, total
from monstrum.games.hybrid.rules.lines import blocked, clear_of_ground, crossed_of
from monstrum.games.hybrid.rules.squares import (
    SQUARES,
    WIDTH,
    base_squares,
    distance,
    put,
)
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SkirmishState

BRIGHT: Final[i64] = 8  # squares of sight (HY-8.1)
UNSEEN: Final[i64] = -1
NOBODY: Final = -1


def range_of_sight(state: SkirmishState, viewer: i64) -> i64:
    """HY-8.1  Eight squares or what darkness leaves, plus Eye of the Lynx and effects, at least one."""
    found: i64 = BRIGHT
    if state.at_work:
        found = darkness(state, viewer, BRIGHT) + total(state, MOD_RANGE, viewer)
    found += aptitude(state, viewer, EYE_OF_THE_LYNX)
    if found < 1:
        found = 1
    return found


def farthest(state: SkirmishState, viewer: i64) -> i64:
    """HY-8.1  The same in full light."""
    return BRIGHT + total(state, MOD_RANGE, viewer) + aptitude(state, viewer, EYE_OF_THE_LYNX)


def in_angle(p: i64, q: i64, facing: i64) -> bool:
    """HY-8.2  Not behind the viewer's own row: to the left, to the right and straight ahead."""
    if facing == 0:
        return q // WIDTH <= p // WIDTH
    if facing == 1:
        return q % WIDTH >= p % WIDTH
    if facing == 2:
        return q // WIDTH >= p // WIDTH
    return q % WIDTH <= p % WIDTH


def eyes(square: i64, base: i64, facing: i64, all_round: bool) -> list[int]:
    """HY-8.3  The squares a viewer looks from: of a large one the front row, all-round every square."""
    if base == 1 or all_round:
        return base_squares(square, base)
    if facing == 0:
        return [square, square + 1]
    if facing == 1:
        return [square + 1, square + WIDTH + 1]
    if facing == 2:
        return [square + WIDTH, square + WIDTH + 1]
    return [square, square + WIDTH]


def stops(state: SkirmishState, viewer: i64, target: i64, ignored: i64) -> vec[i64]:
    """HY-8.6  What blocks a line of this viewer at this target (NOBODY: at a square): solid squares and
    figurines, but neither's own base, and a Puny one only before a Puny target. `ignored` is seen past."""
    found = state.ground.solid[:]
    hidden_by_puny = target >= 0 and puny(state, target)
    for figure in range(FIGURES):
        if figure == viewer or figure == target or figure == ignored or state.status[figure] != ON_BOARD:
            continue
        if hidden_by_puny or not puny(state, figure):
            put(found, state.place[figure], state.base[figure])
    clear(found, state, viewer)
    if target >= 0:
        clear(found, state, target)
    return found


def clear(squares: vec[i64], state: SkirmishState, figure: i64) -> None:
    """Take the squares of a figurine out of a set."""
    bits: i64 = 1 if state.base[figure] == 1 else 3
    bits = bits << (state.place[figure] % WIDTH)
    row = state.place[figure] // WIDTH
    for at in range(row, row + state.base[figure]):
        squares[at] &= ~bits


def line_to(state: SkirmishState, viewer: i64, target: i64, all_round: bool, ignored: i64 = NOBODY) -> i64:
    """HY-8.8  The best line from one figurine to another: fewest rocks, then shortest, then lowest squares;
    UNSEEN if there is none in range, in the angle and clear."""
    facing = state.facing[viewer]
    place = state.place[viewer]
    base = state.base[viewer]
    apart = distance(place, base, state.place[target], state.base[target])
    if apart > BRIGHT and apart > farthest(state, viewer):
        return UNSEEN  # most are, and darkness makes nobody see further
    reach = range_of_sight(state, viewer)
    if apart > reach:
        return UNSEEN
    if base + state.base[target] == 2:
        return single_line(state, viewer, target, all_round, ignored)
    block: vec[i64] = vec[i64]()
    rocks: vec[i64] = vec[i64]()
    best: i64 = UNSEEN
    for p in eyes(place, base, facing, all_round):
        for q in base_squares(state.place[target], state.base[target]):
            far = distance(p, 1, q, 1)
            if far > reach or not (all_round or in_angle(p, q, facing)):
                continue
            if len(block) == 0:
                block = stops(state, viewer, target, ignored)
                rocks = state.ground.rocks[:]
                clear(rocks, state, viewer)
                clear(rocks, state, target)
            if blocked(p, q, block):
                continue
            line = (crossed_of(p, q, rocks) * SQUARES + p) * SQUARES + q
            if best == UNSEEN or rank_of(line) < rank_of(best):
                best = line
    return best


def single_line(state: SkirmishState, viewer: i64, target: i64, all_round: bool, ignored: i64) -> i64:
    """The same for two one-square bases in range, as most are: one pair of squares, whose ends no line
    crosses. Mostly the ground alone decides."""
    p = state.place[viewer]
    q = state.place[target]
    if not all_round and not in_angle(p, q, state.facing[viewer]):
        return UNSEEN
    if not clear_of_ground(state.ground, p, q) or blocked(p, q, stops(state, viewer, target, ignored)):
        return UNSEEN
    return (crossed_of(p, q, state.ground.rocks) * SQUARES + p) * SQUARES + q


def by_column(square: i64) -> i64:
    """A number that orders squares by column, then row."""
    return square % WIDTH * WIDTH + square // WIDTH


def sees(state: SkirmishState, viewer: i64, target: i64) -> bool:
    """HY-8.8"""
    return line_to(state, viewer, target, False) != UNSEEN


def line_past(state: SkirmishState, viewer: i64, target: i64) -> i64:
    """HY-9.34, HY-8.8  Expert Firing: the best line when one figurine in the way is disregarded; never to a
    Puny target that is hidden so. Between two one-square bases there is one line, or none."""
    best = line_to(state, viewer, target, False)
    if puny(state, target) or (best != UNSEEN and state.base[viewer] + state.base[target] == 2):
        return best
    for figure in range(FIGURES):
        if state.status[figure] == ON_BOARD and figure != viewer and figure != target:
            line = line_to(state, viewer, target, False, figure)
            if line != UNSEEN and (best == UNSEEN or rank_of(line) < rank_of(best)):
                best = line
    return best


def rank_of(line: i64) -> i64:
    """HY-8.8  What orders lines: rocks, then squares, then where they start and end."""
    far = distance(from_of(line), 1, to_of(line), 1)
    rank = (rocks_of(line) * WIDTH + far) * SQUARES * SQUARES
    return rank + by_column(from_of(line)) * SQUARES + by_column(to_of(line))


def sees_square(state: SkirmishState, viewer: i64, square: i64, all_round: bool = False) -> bool:
    """HY-8.9  Ground and obstacles are seen likewise; the square itself does not block."""
    reach = range_of_sight(state, viewer)
    facing = state.facing[viewer]
    block = stops(state, viewer, NOBODY, NOBODY)
    for p in eyes(state.place[viewer], state.base[viewer], facing, all_round):
        if distance(p, 1, square, 1) > reach or not (all_round or in_angle(p, square, facing)):
            continue
        if not blocked(p, square, block):
            return True
    return False


def rocks_of(line: i64) -> i64:
    return line // (SQUARES * SQUARES)


def from_of(line: i64) -> i64:
    return line // SQUARES % SQUARES


def to_of(line: i64) -> i64:
    return line % SQUARES
