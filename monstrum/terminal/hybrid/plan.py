"""The plan of the laboratory: as much of it as fits, around what matters now.

A square is two letters wide, the first for the key of an option or the facing of a warrior. Where not all
squares that can be chosen fit like that, it is one letter wide; where the whole map fits twice or three
times, it has four letters in two lines, or six in three.
"""

from dataclasses import dataclass
from typing import Final

from monstrum.games.hybrid.knowing.view import SkirmishView
from monstrum.games.hybrid.speaking.board import ground_rows
from monstrum.terminal.hybrid.signs import ARROWS, SIDES, square_sign
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, CONTROL, PHOSPHOR
from monstrum.terminal.phrases import phrase
from monstrum.terminal.sketch import Block, Line, Piece

LEAST_ROWS: Final = 8
LARGEST: Final = 3
Square = tuple[int, int]  # column, row


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the map that is shown, both ends included."""

    west: int
    north: int
    east: int
    south: int
    wide: bool  # two letters a square
    scale: int = 1  # so many times two letters, in so many lines


def square_of(text: str) -> Square:
    column, _, row = text.partition(",")
    return int(column), int(row)


def plan(look: Look, view: SkirmishView, height: int) -> Block:
    """The window, with a line above it where the map goes on."""
    window = window_of(look, view, height)
    rows = ground_rows(view.map, view.legend, view.figures)
    standing = {square: letter for letter in view.figures for square in covered(view, letter)}
    lines: Block = []
    if window.east - window.west + 1 < len(rows[0]) or window.south - window.north + 1 < len(rows):
        across = phrase("hy_columns", numbers=f"{window.west}–{window.east}", most=len(rows[0]))
        down = phrase("hy_rows", numbers=f"{window.north}–{window.south}", most=len(rows))
        shown = f"{across}, {down}"
        lines.append([Piece(shown, CAPTION)])
    for row in range(window.north, window.south + 1):
        drawn: Block = [[] for _ in range(window.scale)]
        before = (window.scale - 1) // 2  # what is told of a square stands in its middle
        for column in range(window.west, window.east + 1):
            letter = standing.get((column, row), "")
            if letter:
                cell = figure_cell(look, view, letter, (column, row), window.wide)
            else:
                cell = ground_cell(look, view, rows[row][column], (column, row), window.wide)
            filled = filling(cell[-1], rows[row][column], letter)
            for number, line in enumerate(drawn):
                told = cell if number == before else [filled] * len(cell)
                line += [*[filled] * 2 * before, *told, *[filled] * 2 * (window.scale - 1 - before)]
        lines += drawn
    return lines


def filling(last: Piece, sign: str, letter: str) -> Piece:
    """The rest of a large square: walls are solid, and everything keeps its colour."""
    text = last.text if not letter and sign in "#&" else " "
    return Piece(text, last.style.replace("underline ", ""), last.ref)


def covered(view: SkirmishView, letter: str) -> list[Square]:
    """HY-1.4  The squares of a base."""
    figure = view.figures[letter]
    if not figure.at:
        return []
    column, row = square_of(figure.at)
    return [(column + x, row + y) for y in range(figure.base) for x in range(figure.base)]


def window_of(look: Look, view: SkirmishView, height: int) -> Window:
    """Around the active warrior, or around the squares that can be chosen."""
    columns, rows = len(view.map[0]), len(view.map)
    lit = [square_of(ref.partition(":")[2]) for ref in look.lit if ref.startswith(("square:", "door:"))]
    lit += [s for letter in view.figures if f"figure:{letter}" in look.lit for s in covered(view, letter)]
    middle = focus(view, lit)
    scale = min(look.width // (2 * columns), height // rows, LARGEST)
    if scale > 1:
        return Window(0, 0, columns - 1, rows - 1, wide=True, scale=scale)
    tall = min(rows, max(LEAST_ROWS, height))
    for wide in (True, False):
        room = min(columns, look.width // (2 if wide else 1))
        west, east = stretch(middle[0], room, columns, [column for column, _ in lit])
        if all(west <= column <= east for column, _ in lit) or not wide:
            break
    north, south = stretch(middle[1], tall, rows, [row for _, row in lit])
    if lit:  # rows below the window can be scrolled to; they are drawn if something there can be chosen
        north, south = min(north, *(row for _, row in lit)), max(south, *(row for _, row in lit))
    return Window(west, north, east, south, wide)


def focus(view: SkirmishView, lit: list[Square]) -> Square:
    squares = covered(view, view.active) if view.active else []
    squares = squares or lit or [(len(view.map[0]) // 2, len(view.map) // 2)]
    return (
        sum(column for column, _ in squares) // len(squares),
        sum(row for _, row in squares) // len(squares),
    )


def stretch(middle: int, room: int, size: int, wanted: list[int]) -> tuple[int, int]:
    """First and last of `room` out of `size`, around the middle, moved so that all wanted ones fit."""
    first = middle - room // 2
    if wanted and max(wanted) - min(wanted) < room:
        first = min(max(first, max(wanted) - room + 1), min(wanted))
    first = max(0, min(first, size - room))
    return first, first + room - 1


def figure_cell(look: Look, view: SkirmishView, letter: str, square: Square, wide: bool) -> Line:
    """Facing and letter. Who acts keeps his facing in sight: all options are about him."""
    figure = view.figures[letter]
    ref = f"figure:{letter}"
    colour = SIDES[figure.side]
    style = f"bold {colour}"
    if letter == view.active:
        style = f"bold reverse {colour}"
    elif ref in look.lit:
        style = f"bold underline {colour}"
    own = letter == view.active and look.seat >= 0 and figure.side == tuple(SIDES)[look.seat]
    first = square == covered(view, letter)[0]
    arrow = ARROWS[figure.facing] if first else " "
    through = f"square:{square[0]},{square[1]}"
    if through in look.lit and ref not in look.lit:  # HY-7.21: a friend one may walk through
        above = Piece(arrow if wide else letter, style, through, handle=True)
        return [above, Piece(letter, style, through)] if wide else [above]
    key = Piece(arrow if wide else letter, style, ref, handle=first and not own)
    return [key, Piece(letter, style, ref)] if wide else [key]


def ground_cell(look: Look, view: SkirmishView, sign: str, square: Square, wide: bool) -> Line:
    """What lies on a square; a square within reach stands out by its colour and a dot of its own."""
    place = f"{square[0]},{square[1]}"
    text, style = square_sign(sign)
    ref = f"square:{place}"
    near = ref in look.near
    if near:
        text, style = ("•" if sign == "." else text), f"{PHOSPHOR} on {CONTROL}"
    thing = thing_on(look, view, place, sign)
    if not wide:
        return [Piece(text, style, ref if ref in look.lit else thing or ref, handle=True)]
    fill = text if sign in "#&" else " "
    return [Piece(fill, style, ref, handle=True), Piece(text, style, thing or ref)]


def thing_on(look: Look, view: SkirmishView, place: str, sign: str) -> str:
    """The Objective or door on a square, where an option is about it."""
    if sign.isdigit() and view.objectives.get(sign) == place:
        return f"objective:{sign}"
    door = f"door:{place}"
    return door if door in look.lit else ""
