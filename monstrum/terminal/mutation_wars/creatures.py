"""Creatures of Mutation Wars as pictures: a triangle for each body, its parts on the edges.

Edge 0 is the left slope, edge 1 the right one, edge 2 the base: clockwise, as in MW-4.1.
"""

from typing import Final

from monstrum.games.mutation_wars.knowing.view import BodyView
from monstrum.terminal.mutation_wars.pieces import (
    Spot,
    body_piece,
    spot_line,
    spots_of,
    value_piece,
)
from monstrum.terminal.palette import CAPTION, EDGE
from monstrum.terminal.sketch import Block, Line, Piece, beside, flowing, width_of

SLOPES: Final = 5  # letters of the widest line of a triangle
NARROW_SIDE: Final = 8  # letters beside a triangle, names cut
WIDE_SIDE: Final = 10  # the same with whole names


def triangles(player: str, bodies: list[BodyView], width: int) -> Block:
    """As many side by side as fit; three lines each."""
    narrow = width < 2 * (2 * WIDE_SIDE + SLOPES) + 1
    side = NARROW_SIDE if narrow else WIDE_SIDE
    each = 2 * side + SLOPES
    across = max(1, (width + 1) // (each + 1))
    lines: Block = []
    for at in range(0, len(bodies), across):
        row = [
            triangle(player, number, bodies[number], side, narrow)
            for number in range(at, min(at + across, len(bodies)))
        ]
        lines += beside(row, [each] * len(row))
    return lines


def triangle(player: str, number: int, body: BodyView, side: int, narrow: bool) -> Block:
    left, right, base = spots_of(player, number, body)
    edge = f"bold {EDGE}"
    top: Line = [
        *to_the_right(spot_line(left, narrow), side),
        Piece(" ╱ ╲ ", edge),
        *spot_line(right, narrow),
    ]
    middle: Line = [
        *to_the_right([value_piece(left)], side),
        Piece("╱", edge),
        *body_piece(player, number, body),
        Piece("╲", edge),
        value_piece(right),
    ]
    return [top, middle, base_line(base, side, narrow)]


def base_line(base: Spot, side: int, narrow: bool) -> Line:
    """`▔▔▔ Snout:G 1/1 ▔▔▔`, in the middle below the slopes."""
    gap = Piece(" " if base.value else "", "", base.ref)
    inside: Line = [*spot_line(base, narrow), gap, value_piece(base)]
    dashes = Piece("▔▔▔", CAPTION)
    start = side + SLOPES // 2 - (width_of(inside) + 7) // 2
    return [Piece(" " * max(0, start)), dashes, *inside, Piece(" "), dashes]


def to_the_right(line: Line, width: int) -> Line:
    return [Piece(" " * max(0, width - width_of(line))), *line]


def body_rows(player: str, bodies: list[BodyView], width: int) -> Block:
    """One line for each body: `R0  Eye:R 4/3  Tail:B 1/2  >b1`."""
    lines: Block = []
    for number, body in enumerate(bodies):
        row = body_piece(player, number, body)
        for spot in spots_of(player, number, body):
            if spot.held != "^":
                gap = [Piece(" ", "", spot.ref)] if spot.value else []
                row += [*spot_line(spot, width < 60), *gap, value_piece(spot)]
        lines.append(row)
    return lines


def body_chunks(player: str, bodies: list[BodyView], width: int) -> Block:
    """Everything in as few lines as possible."""
    chunks: list[Line] = []
    for number, body in enumerate(bodies):
        start = body_piece(player, number, body)
        for spot in spots_of(player, number, body):
            if not spot.joint:
                chunks.append([*start, *spot_line(spot, True)])
                start = []
        if start:
            chunks.append(start)  # an enclosed body has no spot, and may still be chosen
    return flowing(chunks, width)
