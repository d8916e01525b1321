"""A board with figurines as text: rows of letters and a legend, both ways (the rules, section 7).

    ######
    #xxA.#      x@1,1 E            a figurine, its (north-west) square and its facing
    #xx.?#      A@3,1 W on %       what it stands on, if that is not floor
                B@4,1 W G_GARELL  its profile, last in the line
    ######      1@4,1 on /         what an Objective or counter lies on, if that is not floor
                :@2,5              a destroyed single door (`:@2,5 2,6` a double one)
                gas@3,2            a template, by its north-west square

A figurine may also stand in the legend alone: then the map shows the ground under it. On a board of one row
the column is enough (`A@3 W`). A figurine the legend does not name faces north.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.core.errors import BadPosition, ContentError
from monstrum.games.hybrid.content.terms import FACINGS, TEMPLATES
from monstrum.games.hybrid.positions.map_text import GROUND, MapText, Square, read_map, square_text

_FIGURE: Final = re.compile(
    r"(?P<letter>[A-Za-z])@(?P<square>\d+(?:,\d+)?)\s+(?P<facing>[NESW])"
    r"(?:\s+on\s+(?P<under>\S))?(?:\s+(?P<profile>[A-Z][A-Z0-9_]*))?"
)
_THING: Final = re.compile(r"(?P<thing>[1-6?])@(?P<square>\d+(?:,\d+)?)\s+on\s+(?P<under>\S)")
_DOOR: Final = re.compile(r":@(?P<squares>\d+(?:,\d+)?(?:\s+\d+(?:,\d+)?)?)")
_TEMPLATE: Final = re.compile(r"(?P<kind>[a-z]+)@(?P<square>\d+(?:,\d+)?)")
EXAMPLES: Final = "A@3,1 W, B@4,1 W G_GARELL, x@1,1 E on %, 1@4,1 on /, :@2,5, gas@3,2"


@dataclass(frozen=True, slots=True)
class FigureText:
    """A figurine as drawn. `base` is 0 where only the legend names it: its profile knows."""

    letter: str
    square: Square
    facing: str
    base: int
    profile: str = ""

    @property
    def griffin(self) -> bool:
        return self.letter.isupper()


@dataclass(frozen=True, slots=True)
class BoardText:
    """A board as drawn: the ground, and what is on it."""

    map: MapText
    figures: tuple[FigureText, ...]  # upper case first, in the order of their letters
    templates: tuple[tuple[str, Square], ...]
    things: dict[Square, str]  # Objectives and counters that lie on something else than floor


def read_board(rows: Sequence[str], legend: Sequence[str] = ()) -> BoardText:
    """The board these rows and this legend draw. Raises BadPosition."""
    reader = _Legend(rows)
    for line in legend:
        reader.read(line.strip())
    return reader.board()


class _Legend:
    """Reads the lines beside a map."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows = [list(row) for row in rows]
        self.letters: dict[str, list[Square]] = {}  # the squares of each figurine on the map
        for row, text in enumerate(rows):
            for column, letter in enumerate(text):
                if letter.isascii() and letter.isalpha():
                    self.letters.setdefault(letter, []).append((column, row))
        self.figures: dict[str, FigureText] = {}
        self.under: dict[Square, str] = {}
        self.floors: dict[str, str] = {}  # letter → what is under all of its squares
        self.things: dict[Square, str] = {}
        self.doors: list[tuple[Square, ...]] = []
        self.templates: list[tuple[str, Square]] = []

    def read(self, line: str) -> None:
        if match := _FIGURE.fullmatch(line):
            letter = match["letter"]
            if letter in self.figures:
                raise BadPosition(f"legend: {letter} stands twice.")
            square = self.square(match["square"], line)
            self.figures[letter] = FigureText(letter, square, match["facing"], 0, match["profile"] or "")
            if match["under"]:
                self.floors[letter] = self.ground(match["under"], line)
        elif match := _THING.fullmatch(line):
            square = self.square(match["square"], line)
            self.things[square] = match["thing"]
            self.under[square] = self.ground(match["under"], line)
        elif match := _DOOR.fullmatch(line):
            self.doors.append(tuple(self.square(text, line) for text in match["squares"].split()))
        elif match := _TEMPLATE.fullmatch(line):
            kind = match["kind"].upper()
            if kind not in TEMPLATES:
                names = ", ".join(name.lower() for name in TEMPLATES)
                raise BadPosition(f"legend: there is no template '{match['kind']}'; there is: {names}.")
            self.templates.append((kind, self.square(match["square"], line)))
        else:
            raise BadPosition(f"legend: cannot read {line!r}; lines look like {EXAMPLES}.")

    def square(self, text: str, line: str) -> Square:
        column, comma, row = text.partition(",")
        if not comma and len(self.rows) != 1:
            raise BadPosition(f"legend: {line!r} names a column only; a square is column,row.")
        return (int(column), int(row or 0))

    def ground(self, sign: str, line: str) -> str:
        if sign not in GROUND or sign in "123456?":
            raise BadPosition(f"legend: nothing can stand on {sign!r} ({line!r}).")
        return sign

    def board(self) -> BoardText:
        found: list[FigureText] = []
        for letter, squares in self.letters.items():
            found.append(self.drawn(letter, tuple(squares)))
            for column, row in squares:
                self.rows[row][column] = self.floors.get(letter, ".")
        found += [figure for letter, figure in self.figures.items() if letter not in self.letters]
        for square, thing in self.things.items():
            self.expect(square, thing)
            self.rows[square[1]][square[0]] = self.under[square]
        for square in (square for door in self.doors for square in door):
            self.expect(square, ":")
        try:
            map = read_map(["".join(row) for row in self.rows], self.doors)
        except ContentError as error:
            raise BadPosition(f"map: {error}") from None
        for figure in found:
            if not (figure.square[0] < map.columns and figure.square[1] < len(map.rows)):
                place = square_text(figure.square)
                raise BadPosition(f"legend: {figure.letter} stands on {place}, which is not on the map.")
        order = sorted(found, key=lambda figure: (not figure.griffin, figure.letter))
        return BoardText(map, tuple(order), tuple(self.templates), dict(self.things))

    def expect(self, square: Square, sign: str) -> None:
        column, row = square
        inside = row < len(self.rows) and column < len(self.rows[row])
        if not inside or self.rows[row][column] != sign:
            raise BadPosition(f"legend: the map shows no '{sign}' on {square_text(square)}.")

    def drawn(self, letter: str, squares: tuple[Square, ...]) -> FigureText:
        """HY-1.4  One square, or four in a block."""
        column, row = squares[0]
        block = ((column, row), (column + 1, row), (column, row + 1), (column + 1, row + 1))
        if len(squares) != 1 and squares != block:
            places = " ".join(map(square_text, squares))
            message = "a figurine has one square, or four in a block, and a letter of its own"
            raise BadPosition(f"map: {letter} stands on {places}: {message}.")
        base = 1 if len(squares) == 1 else 2
        said = self.figures.get(letter)
        if said is None:
            return FigureText(letter, squares[0], FACINGS[0], base)
        if said.square != squares[0]:
            here, there = square_text(squares[0]), square_text(said.square)
            raise BadPosition(f"legend: the map shows {letter} on {here}, not on {there}.")
        return FigureText(letter, said.square, said.facing, base, said.profile)
