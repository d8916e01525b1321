"""HY-8.4, HY-8.5  Exact lines between the centres of two squares: what they cross, and the corners they pass.

The shape of a line depends only on how far it goes, so each shape is worked out once: the squares it crosses
and the corners it touches, in the order in which it meets them, with integers alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.hybrid.rules.ground import Ground
from monstrum.games.hybrid.rules.squares import SQUARES, WIDTH

SPAN: Final = 32  # shapes are kept for 0 … 31 columns and rows; the other directions are mirrored


@final
class Line:
    """One shape, for a line that goes east and south: pairs of column and row from the first square."""

    def __init__(self, crossed: vec[i64], corners: vec[i64]) -> None:
        self.crossed = crossed  # squares whose interior it passes, the two ends left out
        self.corners = corners  # per corner on the line: its two flanks, four numbers


@final
class Shapes:
    """The shapes worked out so far."""

    def __init__(self) -> None:
        self.lines: list[Line | None] = [None] * (SPAN * SPAN)

    def line(self, columns: i64, rows: i64) -> Line:
        found = self.lines[rows * SPAN + columns]
        if found is None:
            found = shape(columns, rows)
            self.lines[rows * SPAN + columns] = found
        return found


def shape(columns: i64, rows: i64) -> Line:
    """HY-8.4  A square is crossed if two of its corners lie strictly on different sides of the line.

    Everything is doubled: centres are even, corners are odd. HY-8.5: where the line passes through a corner,
    the two squares there that it does not cross are the flanks."""
    crossed: list[int] = []
    corners: list[int] = []
    for column in range(columns + 1):
        for row in range(rows + 1):
            middle: i64 = 2 * (columns * row - rows * column)
            # The corners of the square are at (column ± ½, row ± ½): the side of the line changes by these.
            reach: i64 = columns + rows
            if -reach < middle < reach:
                end = (column == 0 and row == 0) or (column == columns and row == rows)
                if not end:
                    crossed.append(column)
                    crossed.append(row)
                # The corner to the south-east, at (column + ½, row + ½).
                on_line: i64 = columns * (2 * row + 1) - rows * (2 * column + 1)
                if on_line == 0 and column < columns and row < rows:
                    corners.append(column + 1)
                    corners.append(row)
                    corners.append(column)
                    corners.append(row + 1)
    return Line(row_of_numbers(crossed), row_of_numbers(corners))


def row_of_numbers(numbers: list[int]) -> vec[i64]:
    found: vec[i64] = vec[i64]([0] * len(numbers))
    for at in range(len(numbers)):
        found[at] = numbers[at]
    return found


SHAPES: Final = Shapes()


def line_between(a: i64, b: i64) -> Line:
    """The shape of the line, unmirrored: signs come from `mirror`."""
    columns = b % WIDTH - a % WIDTH
    rows = b // WIDTH - a // WIDTH
    return SHAPES.line(columns if columns >= 0 else -columns, rows if rows >= 0 else -rows)


def blocked(a: i64, b: i64, stops: vec[i64]) -> bool:
    """HY-8.6  Whether the line from a to b crosses a square of the set, or passes between two of them."""
    line = line_between(a, b)
    east: i64 = 1 if b % WIDTH >= a % WIDTH else -1
    south: i64 = 1 if b // WIDTH >= a // WIDTH else -1
    column = a % WIDTH
    row = a // WIDTH
    crossed = line.crossed
    for at in range(0, len(crossed), 2):
        if (stops[row + south * crossed[at + 1]] >> (column + east * crossed[at])) & 1:
            return True
    corners = line.corners
    for at in range(0, len(corners), 4):
        if (stops[row + south * corners[at + 1]] >> (column + east * corners[at])) & 1 and (
            stops[row + south * corners[at + 3]] >> (column + east * corners[at + 2])
        ) & 1:
            return True
    return False


def crossed_of(a: i64, b: i64, wanted: vec[i64]) -> i64:
    """HY-8.7  How many squares of the set the line crosses; flanks and both ends do not count."""
    line = line_between(a, b)
    east: i64 = 1 if b % WIDTH >= a % WIDTH else -1
    south: i64 = 1 if b // WIDTH >= a // WIDTH else -1
    column = a % WIDTH
    row = a // WIDTH
    found: i64 = 0
    crossed = line.crossed
    for at in range(0, len(crossed), 2):
        found += (wanted[row + south * crossed[at + 1]] >> (column + east * crossed[at])) & 1
    return found


def clear_of_ground(ground: Ground, a: i64, b: i64) -> bool:
    """Whether no solid square stops the line. Each line is looked along once, when first asked for."""
    if not ground.lines:
        ground.lines = [None] * SQUARES
    asked = ground.lines[a]
    if asked is None:
        asked = vec[i64]([0] * (2 * WIDTH))
        ground.lines[a] = asked
    row = b // WIDTH
    bit: i64 = 1
    bit = bit << (b % WIDTH)
    if asked[row] & bit == 0:
        asked[row] |= bit
        if not blocked(a, b, ground.solid):
            asked[WIDTH + row] |= bit
    return asked[WIDTH + row] & bit != 0
