"""How far it is on foot: from a square to everywhere else, worked out once per ground.

The distance is in Movement points for somebody who always faces the right way and finds nobody in his way;
closed doors are opened on the way, locked ones are walls.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.rules.aptitudes import puny
from monstrum.games.hybrid.rules.ground import CLOSED, Ground
from monstrum.games.hybrid.rules.squares import DIRECTIONS, NOWHERE, SQUARES, WIDTH, beside, holds
from monstrum.games.hybrid.state import SkirmishState

FAR: Final[i64] = 999

# Walkers.
ONE_SQUARE: Final = 0
LARGE: Final = 1
TOO_SMALL_FOR_DOORS: Final = 2  # HY-14.3
WALKERS: Final = 3
OPENED: Final = 1  # what a closed door costs more
OPENED_BY_OTHERS: Final = 6


def walker_of(state: SkirmishState, figure: i64) -> i64:
    if state.base[figure] == 2:
        return LARGE
    return TOO_SMALL_FOR_DOORS if puny(state, figure) else ONE_SQUARE


def walk_from(ground: Ground, square: i64, walker: i64) -> vec[i64]:
    """The distance to every square (of a large base: to its north-west square), FAR where there is no way."""
    if not ground.walks:
        ground.walks = [None] * (WALKERS * SQUARES)
    known = ground.walks[walker * SQUARES + square]
    if known is None:
        known = survey(ground, square, walker)
        ground.walks[walker * SQUARES + square] = known
    return known


def survey(ground: Ground, square: i64, walker: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([FAR] * SQUARES)
    entering = prices(ground, walker)
    buckets: list[list[int]] = [[]]
    for start in starts(square, walker):
        found[start] = 0
        buckets[0].append(start)
    cost: i64 = 0
    while cost < len(buckets):
        for place in buckets[cost]:
            at: i64 = place
            if found[at] != cost:
                continue
            for direction in range(DIRECTIONS):
                to = beside(at, direction)
                if to == NOWHERE or entering[to] == FAR:
                    continue
                price = entering[to]
                if direction % 2:
                    price += corner(ground, at, to, walker)
                if cost + price < found[to]:
                    found[to] = cost + price
                    while len(buckets) <= cost + price:
                        buckets.append([])
                    buckets[cost + price].append(to)
        cost += 1
    return found


def starts(square: i64, walker: i64) -> list[int]:
    """Where somebody stands who covers the square."""
    found: list[int] = [square]
    if walker == LARGE:
        if square % WIDTH:
            found.append(square - 1)
        if square >= WIDTH:
            found.append(square - WIDTH)
            if square % WIDTH:
                found.append(square - WIDTH - 1)
    return found


def prices(ground: Ground, walker: i64) -> vec[i64]:
    """What it costs to come onto each square straight on."""
    found: vec[i64] = vec[i64]([FAR] * SQUARES)
    last = ground.mission.rows * WIDTH
    for square in range(last):
        at: i64 = square
        price: i64 = 1
        if holds(ground.solid, at):
            door = ground.mission.door_at[at]
            if door < 0 or ground.doors[door] != CLOSED:
                continue
            price += OPENED_BY_OTHERS if walker == TOO_SMALL_FOR_DOORS else OPENED
        elif holds(ground.pits, at) and walker != LARGE:
            continue
        elif holds(ground.rocks, at):
            price += 1
        found[at] = price
    if walker != LARGE:
        return found
    wide: vec[i64] = vec[i64]([FAR] * SQUARES)
    for square in range(last - WIDTH):
        at = square
        if at % WIDTH == WIDTH - 1:
            continue
        highest: i64 = 0
        for covered in (at, at + 1, at + WIDTH, at + WIDTH + 1):
            price = FAR if ground.single(covered) else found[covered]
            if price > highest:
                highest = price
        wide[at] = highest
    return wide


def corner(ground: Ground, at: i64, to: i64, walker: i64) -> i64:
    """HY-7.6, HY-7.7, HY-14.3  What squeezing past a corner costs more; FAR between two walls."""
    first = holds(ground.solid, at // WIDTH * WIDTH + to % WIDTH)
    second = holds(ground.solid, to // WIDTH * WIDTH + at % WIDTH)
    if first and second:
        return FAR
    if walker == TOO_SMALL_FOR_DOORS:
        return 0
    if first or second or holds(ground.passages, at) or holds(ground.passages, to):
        return 1
    return 0
