"""HY-1  Squares, facings and bases: where things are, how far apart, who touches whom and on which side.

A square is one number, row * 32 + column, on a board of at most 32 × 32. A set of squares is 32 rows of bits.
A base is its north-west square and its size, 1 or 2.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 32  # squares of a row, and rows
COLUMN: Final = 31  # square & COLUMN is its column, square >> ROW its row; what is asked most is written so
ROW: Final = 5
SQUARES: Final = 1024
NOWHERE: Final[i64] = -1

# HY-1.1  Directions clockwise from north; the even ones are the facings N, E, S, W.
DIRECTIONS: Final = 8
DIRECTION_NAMES: Final = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
FACING_NAMES: Final = ["N", "E", "S", "W"]
FACINGS: Final = 4
COLUMN_STEP: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 0, -1, -1, -1])
ROW_STEP: Final[vec[i64]] = vec[i64]([-1, -1, 0, 1, 1, 1, 0, -1])

# Sides of a base, seen from its facing: clockwise from the front.
FRONT: Final = 0
RIGHT: Final = 1
BACK: Final = 2
LEFT: Final = 3
APART: Final = -1


def square_at(column: i64, row: i64) -> i64:
    return row * WIDTH + column


def column_of(square: i64) -> i64:
    return square % WIDTH


def row_of(square: i64) -> i64:
    return square // WIDTH


def beside(square: i64, direction: i64) -> i64:
    """The next square in a direction; NOWHERE beyond the board."""
    column = (square & COLUMN) + COLUMN_STEP[direction]
    row = (square >> ROW) + ROW_STEP[direction]
    if column < 0 or column >= WIDTH or row < 0 or row >= WIDTH:
        return NOWHERE
    return row * WIDTH + column


def gap(a: i64, a_base: i64, b: i64, b_base: i64) -> i64:
    """How far apart two stretches of a line are, 0 if they overlap."""
    if a > b:
        if a >= b + b_base:
            return a - b - b_base + 1
        return 0
    if b >= a + a_base:
        return b - a - a_base + 1
    return 0


def distance(a: i64, a_base: i64, b: i64, b_base: i64) -> i64:
    """HY-1.5  Chebyshev distance, the least over the squares of two bases."""
    columns = gap(a & COLUMN, a_base, b & COLUMN, b_base)
    rows = gap(a >> ROW, a_base, b >> ROW, b_base)
    return columns if columns > rows else rows


def overlaps(a: i64, a_base: i64, b: i64, b_base: i64) -> bool:
    if a_base + b_base == 2:
        return a == b
    return distance(a, a_base, b, b_base) == 0


def touches(a: i64, a_base: i64, b: i64, b_base: i64) -> bool:
    """HY-1.6  Contact: some square of one is orthogonally adjacent to a square of the other, corners are not.

    Bases that overlap (a warrior walking through a friend) do not touch."""
    columns = gap(a & COLUMN, a_base, b & COLUMN, b_base)
    rows = gap(a >> ROW, a_base, b >> ROW, b_base)
    return columns + rows == 1


def side_toward(a: i64, a_base: i64, facing: i64, b: i64, b_base: i64) -> i64:
    """HY-1.7  On which side of the base at `a` the one at `b` touches it, or APART."""
    if not touches(a, a_base, b, b_base):
        return APART
    compass: i64 = 0
    if b // WIDTH >= a // WIDTH + a_base:
        compass = 2
    elif b % WIDTH >= a % WIDTH + a_base:
        compass = 1
    elif b % WIDTH + b_base <= a % WIDTH:
        compass = 3
    return (compass - facing) % FACINGS


def beyond_back(square: i64, target: i64, base: i64, facing: i64) -> bool:
    """HY-1.8  Whether a square lies strictly beyond the rear row or column of a base that faces this way."""
    if facing == 0:
        return square // WIDTH >= target // WIDTH + base
    if facing == 1:
        return square % WIDTH < target % WIDTH
    if facing == 2:
        return square // WIDTH < target // WIDTH
    return square % WIDTH >= target % WIDTH + base


# Sets of squares ------------------------------------------------------------------------------------


def no_squares() -> vec[i64]:
    return vec[i64]([0] * WIDTH)


def holds(squares: vec[i64], square: i64) -> bool:
    return (squares[square >> ROW] >> (square & COLUMN)) & 1 == 1


def put(squares: vec[i64], square: i64, base: i64) -> None:
    """Add the squares of a base that lies on the board."""
    bits: i64 = 1 if base == 1 else 3
    row = square // WIDTH
    for at in range(row, row + base):
        squares[at] |= bits << (square % WIDTH)


def meets(squares: vec[i64], square: i64, base: i64) -> bool:
    """Whether the set holds a square of this base."""
    bits: i64 = 1 if base == 1 else 3
    bits = bits << (square & COLUMN)
    row = square >> ROW
    if squares[row] & bits:
        return True
    return base == 2 and row + 1 < WIDTH and squares[row + 1] & bits != 0


def listed(squares: vec[i64]) -> list[int]:
    """The squares of a set in (column, row) order within rows: north to south, west to east."""
    found: list[int] = []
    for row in range(WIDTH):
        bits = squares[row]
        if bits:
            for column in range(WIDTH):
                if (bits >> column) & 1:
                    found.append(row * WIDTH + column)
    return found


def base_squares(square: i64, base: i64) -> list[int]:
    """HY-1.4  The squares a base covers."""
    if base == 1:
        return [square]
    return [square, square + 1, square + WIDTH, square + WIDTH + 1]
