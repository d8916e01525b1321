"""The board as letters, one per square: the notation of the rules, section 7.

    ########      `#` wall, ` ` void, `.` floor, `&` pillar, `%` fallen rocks, `?` Event or Trap counter,
    #A.+..s#      `+` `=` doors, `/` `~` their passages, `!` locked, `:` permanent passage or destroyed door,
    ########      `_` `^` trapdoors, `<` `>` Access, `1`-`6` Objectives, letters are figurines.

Missions draw the empty board, positions and scenarios draw figurines on it too. Reading and drawing are
inverses.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.core.errors import ContentError

MOST: Final = 32  # columns and rows of the largest map
GROUND: Final = {
    "#": "wall",
    " ": "void",
    ".": "floor",
    "&": "pillar",
    "+": "single door",
    "/": "single passage",
    "=": "double door",
    "~": "double passage",
    "!": "locked door",
    ":": "permanent passage",
    "%": "fallen rocks",
    "?": "Event counter",
    "_": "closed trapdoor",
    "^": "open trapdoor",
    "<": "Entry",
    ">": "Exit",
    **{str(number): f"Objective {number}" for number in range(1, 7)},
}
SINGLE: Final = "+/"
DOUBLE: Final = "=~"
LOCKED: Final = "!"
DESTROYED: Final = ":"
MOST_DOORS: Final = 31  # a Movement notes which it has opened and which closed, in one number

Square = tuple[int, int]  # column, row


@dataclass(frozen=True, slots=True)
class DoorText:
    """A door as drawn: its square, or its two squares side by side, and its sign."""

    squares: tuple[Square, ...]
    sign: str

    @property
    def single(self) -> bool:
        return len(self.squares) == 1


@dataclass(frozen=True, slots=True)
class MapText:
    """A board as drawn, without figurines."""

    rows: tuple[str, ...]
    doors: tuple[DoorText, ...]

    @property
    def columns(self) -> int:
        return len(self.rows[0])

    def at(self, square: Square) -> str:
        """The letter of a square; outside the map everything is void."""
        column, row = square
        inside = 0 <= row < len(self.rows) and 0 <= column < self.columns
        return self.rows[row][column] if inside else " "

    def squares(self, sign: str) -> list[Square]:
        """All squares with this letter, row by row."""
        return [
            (column, row)
            for row, text in enumerate(self.rows)
            for column, found in enumerate(text)
            if found == sign
        ]


def square_text(square: Square) -> str:
    return f"{square[0]},{square[1]}"


def read_map(rows: Sequence[str], destroyed: Sequence[tuple[Square, ...]] = ()) -> MapText:
    """The board these rows draw, without figurines; `destroyed` are the `:` squares that were doors.

    A ContentError says row and column (both from 0, as everywhere on the board).
    """
    if not rows or not rows[0]:
        raise ContentError("a map has at least one row and one column")
    if len(rows) > MOST or len(rows[0]) > MOST:
        raise ContentError(
            f"a map has at most {MOST} columns and rows, found {len(rows[0])} columns and {len(rows)} rows"
        )
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            message = f"row {number} has {len(row)} columns, row 0 has {len(rows[0])}: a map is rectangular"
            raise ContentError(message, text=row)
        for column, letter in enumerate(row):
            if letter not in GROUND:
                place = f"row {number}, column {column}"
                if letter.isascii() and letter.isalpha():
                    message = f"{place}: '{letter}' is a figurine; the map of a mission has none"
                else:
                    message = f"{place}: '{letter}' is no square"
                raise ContentError(message, position=column, text=row, allowed=tuple(GROUND))
    doors = (*_doors(rows), *(DoorText(squares, DESTROYED) for squares in destroyed))
    if len(doors) > MOST_DOORS:
        raise ContentError(f"a map has at most {MOST_DOORS} doors, found {len(doors)}")
    return MapText(tuple(rows), doors)


def _doors(rows: Sequence[str]) -> tuple[DoorText, ...]:
    """HY-1.2  Doors in reading order. Squares with the same double sign side by side are one door."""
    found: list[DoorText] = []
    seen: set[Square] = set()
    for row, text in enumerate(rows):
        for column, sign in enumerate(text):
            if (column, row) in seen or sign not in SINGLE + DOUBLE + LOCKED:
                continue
            squares = [(column, row)] if sign in SINGLE else _side_by_side(rows, (column, row))
            place = f"row {row}, column {column}"
            if sign in DOUBLE and len(squares) == 1:
                raise ContentError(
                    f"{place}: a double door has two squares side by side", position=column, text=text
                )
            if len(squares) > 2:
                message = f"{place}: a door of {len(squares)} squares; a door has at most two"
                raise ContentError(message, position=column, text=text)
            seen.update(squares)
            found.append(DoorText(tuple(squares), sign))
    return tuple(found)


def _side_by_side(rows: Sequence[str], start: Square) -> list[Square]:
    """The squares with the same sign that hang together, in reading order."""
    sign = rows[start[1]][start[0]]
    found = [start]
    for column, row in found:
        for square in ((column + 1, row), (column, row + 1), (column - 1, row), (column, row - 1)):
            inside = 0 <= square[1] < len(rows) and 0 <= square[0] < len(rows[0])
            if inside and square not in found and rows[square[1]][square[0]] == sign:
                found.append(square)
    return sorted(found, key=lambda square: (square[1], square[0]))
