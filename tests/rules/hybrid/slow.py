"""Sight and movement of Hybrid a second time: slow, obvious, sharing no line with the rules of the package.

Lines are cut with exact fractions, bases are sets of squares, and a Movement is every sequence of elements.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product

Square = tuple[int, int]
HALF = Fraction(1, 2)
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
AHEAD = ((0, -1), (1, 0), (0, 1), (-1, 0))  # N, E, S, W
SOLID = "# &+=!"


@dataclass(frozen=True)
class Piece:
    """A figurine."""

    letter: str
    at: Square
    facing: int
    size: int = 1
    puny: bool = False
    titan: bool = False
    velocity: bool = False
    lynx: int = 0

    def cover(self, at: Square | None = None) -> frozenset[Square]:
        column, row = at or self.at
        return frozenset(product(range(column, column + self.size), range(row, row + self.size)))

    def foe(self, other: "Piece") -> bool:
        return self.letter.isupper() != other.letter.isupper()


def beside(a: frozenset[Square], b: frozenset[Square]) -> bool:
    """HY-1.6"""
    return not a & b and any(abs(p[0] - q[0]) + abs(p[1] - q[1]) == 1 for p in a for q in b)


@dataclass(frozen=True)
class World:
    """A board: rows of signs, and pieces."""

    rows: tuple[str, ...]
    pieces: tuple[Piece, ...]
    exits: frozenset[Square] = frozenset()  # of the Griffins

    def sign(self, square: Square) -> str:
        column, row = square
        inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[0])
        return self.rows[row][column] if inside else " "

    def solid(self, square: Square) -> bool:
        return self.sign(square) in SOLID

    def with_open(self, door: frozenset[Square]) -> "World":
        grid = [list(row) for row in self.rows]
        for column, row in door:
            grid[row][column] = "/" if len(door) == 1 else "~"
        return replace(self, rows=tuple("".join(row) for row in grid))

    def doors(self) -> Iterator[frozenset[Square]]:
        """Closed doors that are not locked."""
        for row, text in enumerate(self.rows):
            for column, sign in enumerate(text):
                if sign == "+":
                    yield frozenset({(column, row)})
                if sign == "=":
                    for other in ((column + 1, row), (column, row + 1)):
                        if self.sign(other) == "=":
                            yield frozenset({(column, row), other})


# HY-8  Sight ----------------------------------------------------------------------------------------


@cache
def crossed(dx: int, dy: int) -> frozenset[Square]:
    """The squares whose inside the line from (0, 0) to (dx, dy) passes, cut exactly."""
    found = set()
    for x in range(min(0, dx), max(0, dx) + 1):
        for y in range(min(0, dy), max(0, dy) + 1):
            low, high = Fraction(0), Fraction(1)
            for start, length, centre in ((0, dx, x), (0, dy, y)):
                if length == 0:
                    if abs(centre - start) >= HALF:
                        low, high = Fraction(1), Fraction(0)
                    continue
                ends = sorted(((centre - HALF - start) / length, (centre + HALF - start) / length))
                low, high = max(low, ends[0]), min(high, ends[1])
            if low < high:
                found.add((x, y))
    return frozenset(found)


@cache
def pinches(dx: int, dy: int) -> tuple[tuple[Square, Square], ...]:
    """At each grid corner on the line, the two squares there that it does not cross."""
    found: list[tuple[Square, Square]] = []
    for x in range(min(0, dx), max(0, dx)):
        if dx == 0:
            break
        corner = x + HALF
        height = Fraction(dy, dx) * corner
        if (height - HALF).denominator == 1 and 0 < corner / dx < 1:
            around = [(int(corner + sx), int(height + sy)) for sx in (-HALF, HALF) for sy in (-HALF, HALF)]
            one, other = [square for square in around if square not in crossed(dx, dy)]
            found.append((one, other))
    return tuple(found)


def clear(world: World, p: Square, q: Square, stops: frozenset[Square], own: frozenset[Square]) -> bool:
    def blocks(offset: Square) -> bool:
        square = (p[0] + offset[0], p[1] + offset[1])
        return square not in own and (world.solid(square) or square in stops)

    delta = (q[0] - p[0], q[1] - p[1])
    ends = {(0, 0), delta}
    if any(blocks(offset) for offset in crossed(*delta) - ends):
        return False
    return not any(blocks(one) and blocks(other) for one, other in pinches(*delta))


def best_line(
    world: World, viewer: Piece, target: Piece, *, all_round: bool = False
) -> tuple[int, Square, Square] | None:
    """HY-8.8  Rocks, from, to."""
    reach = 8 + viewer.lynx
    look = AHEAD[viewer.facing]
    own = viewer.cover() | target.cover()
    stops: set[Square] = set()
    for other in world.pieces:
        if other not in (viewer, target) and (target.puny or not other.puny):
            stops |= other.cover()
    front = max(column * look[0] + row * look[1] for column, row in viewer.cover())
    found = []
    for p in viewer.cover():
        if not all_round and p[0] * look[0] + p[1] * look[1] != front:
            continue
        for q in target.cover():
            far = max(abs(p[0] - q[0]), abs(p[1] - q[1]))
            ahead = (q[0] - p[0]) * look[0] + (q[1] - p[1]) * look[1]
            if far > reach or (ahead < 0 and not all_round):
                continue
            if clear(world, p, q, frozenset(stops), own):
                line = {(p[0] + x, p[1] + y) for x, y in crossed(q[0] - p[0], q[1] - p[1])}
                rocks = sum(world.sign(square) == "%" for square in line - own)
                found.append((rocks, far, p, q))
    if not found:
        return None
    rocks, _, p, q = min(found)
    return rocks, p, q


# HY-7  Movement -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Spot:
    """Where a mover is, and what happened on this square."""

    at: Square
    facing: int
    arrival: int
    free: bool
    turns: int
    came: str  # "started", "straight", "diagonal"
    opened: frozenset[frozenset[Square]]


class Mover:
    """One Movement of one piece."""

    def __init__(self, world: World, piece: Piece, *, sliding: bool, free_doors: bool) -> None:
        self.world = world
        self.piece = piece
        self.sliding = sliding
        self.free_doors = free_doors
        self.friends = [one for one in world.pieces if one != piece and not one.foe(piece)]
        self.foes = [one for one in world.pieces if one.foe(piece)]
        self.safe: dict[tuple[Spot, int], bool] = {}

    def now(self, spot: Spot) -> World:
        world = self.world
        for door in spot.opened:
            world = world.with_open(door)
        return world

    def touched(self, cover: frozenset[Square]) -> set[str]:
        return {foe.letter for foe in self.foes if beside(cover, foe.cover())}

    def fits(self, world: World, cover: frozenset[Square]) -> bool:
        if any(world.solid(square) for square in cover):
            return False
        return self.piece.size == 1 or not any(world.sign(square) == "/" for square in cover)

    def step(self, world: World, at: Square, facing: int, way: int, *, into_pit: bool = False) -> int | None:
        """The cost of one step, None if it is forbidden."""
        dx, dy = DIRECTIONS[way]
        before = self.piece.cover(at)
        to = (at[0] + dx, at[1] + dy)
        after = self.piece.cover(to)
        if not self.fits(world, after) or any(after & foe.cover() for foe in self.foes):
            return None
        if self.piece.size == 1 and world.sign(to) == "^" and not into_pit:
            return None
        for friend in self.friends:
            if after & friend.cover() and any(beside(friend.cover(), foe.cover()) for foe in self.foes):
                return None
        flanks: set[Square] = set()
        if dx and dy:
            sideways = {(column + dx, row) for column, row in before}
            upright = {(column, row + dy) for column, row in before}
            flanks = (sideways | upright) - before - after
            if all(world.solid(square) for square in flanks):
                return None
        if any(before & friend.cover() for friend in self.friends) and self.touched(after):
            return None
        if self.sliding:
            return 1
        ahead = AHEAD[facing]
        forward = dx * ahead[0] + dy * ahead[1] > 0
        cost = 1 if forward else 2
        bodies = {square for one in (*self.friends, *self.foes) for square in one.cover()}
        squeeze = bool(flanks) and (
            any(world.solid(square) or square in bodies for square in flanks)
            or any(world.sign(square) in "/~:" for square in before | after)
        )
        leaves = bool(self.touched(before) - self.touched(after))
        if (squeeze or leaves) and not (flanks and self.piece.puny):
            cost += 1
        if any(world.sign(square) == "%" for square in after - before):
            cost += 0 if self.piece.velocity or self.piece.titan else 1
        return cost

    def turn_cost(self, spot: Spot, facing: int) -> int:
        net = (facing - spot.arrival) % 4
        if self.sliding or net == 0:
            return 0
        return 1 if net == 2 or not spot.free else 0

    def may_end(self, spot: Spot) -> bool:
        cover = self.piece.cover(spot.at)
        if any(cover & friend.cover() for friend in self.friends):
            return False
        rocks = any(self.now(spot).sign(square) == "%" for square in cover)
        return not rocks or spot.came == "started" or self.piece.titan

    def arrived(self, spot: Spot, at: Square, came: str) -> Spot:
        quarter = (spot.facing - spot.arrival) % 2 == 1
        return Spot(at, spot.facing, spot.facing, spot.free and not quarter, 0, came, spot.opened)

    def steps_and_turns(self, spot: Spot) -> Iterator[tuple[Spot, int]]:
        world = self.now(spot)
        if spot.turns < 2:
            for facing in range(4):
                if facing != spot.facing:
                    cost = self.turn_cost(spot, facing) - self.turn_cost(spot, spot.facing)
                    yield replace(spot, facing=facing, turns=spot.turns + 1), cost
        for way, (dx, dy) in enumerate(DIRECTIONS):
            step = self.step(world, spot.at, spot.facing, way)
            came = "diagonal" if dx and dy else "straight"
            if step is not None:
                yield self.arrived(spot, (spot.at[0] + dx, spot.at[1] + dy), came), step

    def jumps_and_doors(self, spot: Spot) -> Iterator[tuple[Spot, int]]:
        world = self.now(spot)
        for way, (dx, dy) in enumerate(DIRECTIONS):
            over = (spot.at[0] + dx, spot.at[1] + dy)
            beyond = (over[0] + dx, over[1] + dy)
            bodies = {square for one in (*self.friends, *self.foes) for square in one.cover()}
            if self.piece.size == 2 or world.sign(over) != "^" or over in bodies:
                continue
            first = self.step(world, spot.at, spot.facing, way, into_pit=True)
            second = self.step(world, over, spot.facing, way)
            if first is not None and second is not None:
                came = "diagonal" if dx and dy else "straight"
                yield self.arrived(spot, beyond, came), first + second + (0 if self.sliding else 1)
        for door in world.doors():
            single_for_large = self.piece.size == 2 and len(door) == 1
            if not self.piece.puny and not single_for_large and beside(self.piece.cover(spot.at), door):
                yield replace(spot, opened=spot.opened | {door}), 0 if self.free_doors else 1

    def can_finish(self, spot: Spot, left: int) -> bool:
        """HY-7.27, by trying everything."""
        best = {spot: left}
        waiting = [spot]
        while waiting:
            here = waiting.pop()
            if self.may_end(here):
                return True
            for after, cost in self.steps_and_turns(here):
                rest = best[here] - cost
                if rest >= 0 and best.get(after, -1) < rest:
                    best[after] = rest
                    waiting.append(after)
        return False

    def ends(self, points: int, arrival: int, free: bool, turns: int) -> dict[tuple[Square, int], int]:
        """The least cost of ending on each square with each facing, for who has turned so often here."""
        start = Spot(self.piece.at, self.piece.facing, arrival, free, turns, "started", frozenset())
        best = {start: points}
        waiting = [start]
        while waiting:
            here = waiting.pop(0)
            left = best[here]
            for after, cost in (*self.steps_and_turns(here), *self.jumps_and_doors(here)):
                rest = left - cost
                if rest < 0 or best.get(after, -1) >= rest:
                    continue
                if (after, rest) not in self.safe:
                    self.safe[(after, rest)] = self.may_end(after) or self.can_finish(after, rest)
                if self.safe[(after, rest)]:
                    best[after] = rest
                    waiting.append(after)
        found: dict[tuple[Square, int], int] = {}
        for spot, left in best.items():
            key = (spot.at, spot.facing)
            if self.may_end(spot) and points - left < found.get(key, 99):
                found[key] = points - left
        self.best = best
        return found

    def least_exit(self, points: int) -> int | None:
        """HY-7.38  After `ends`: the least cost of leaving, the point for it included."""
        costs = [
            points - left + 1
            for spot, left in self.best.items()
            if left >= 1
            and self.piece.cover(spot.at) & self.world.exits
            and (spot.came != "diagonal" or self.piece.puny)
        ]
        return min(costs, default=None)
