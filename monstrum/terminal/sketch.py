"""Pictures made of letters: lines of pieces, some of which stand for a thing on the table."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from rich.cells import cell_len, set_cell_size


@dataclass(frozen=True, slots=True)
class Piece:
    """Some letters in one style; `ref` names the thing they show. A handle is where a key or mark is put."""

    text: str
    style: str = ""
    ref: str = ""
    handle: bool = False


Line = list[Piece]
Block = list[Line]


@dataclass(frozen=True, slots=True)
class Drawn:
    """A picture of the table, and the zone each thing lies in."""

    lines: Block
    zones: dict[str, str]


def handle(ref: str) -> Piece:
    """The place of one letter in front of a thing."""
    return Piece(" ", "", ref, handle=True)


def width_of(line: Line) -> int:
    return sum(cell_len(piece.text) for piece in line)


def cut(text: str, width: int) -> str:
    """At most so wide; what is missing shows as a dot."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 1 else text[:width]


def fitted(line: Line, width: int) -> Line:
    """Exactly so wide."""
    found: Line = []
    left = width
    for piece in line:
        if left <= 0:
            break
        text = cut(piece.text, left)
        found.append(Piece(text, piece.style, piece.ref, piece.handle))
        left -= cell_len(text)
    return [*found, Piece(" " * left)] if left > 0 else found


def beside(blocks: Sequence[Block], widths: Sequence[int], gap: int = 1) -> Block:
    """Blocks side by side, each as wide as it is told."""
    height = max((len(block) for block in blocks), default=0)
    lines: Block = []
    for at in range(height):
        line: Line = []
        for number, (block, width) in enumerate(zip(blocks, widths, strict=True)):
            if number:
                line.append(Piece(" " * gap))
            line += fitted(block[at] if at < len(block) else [], width)
        lines.append(line)
    return lines


def framed(
    block: Block, width: int, title: Line, right: Line, style: str, height: int = 0, ref: str = ""
) -> Block:
    """A frame with a title on the left and one on the right of its upper edge."""
    inside = width - 2
    room = max(0, inside - width_of(right) - 2)
    top = fitted(title, min(room, width_of(title)))
    dashes = inside - width_of(top) - width_of(right)
    lines: Block = [
        [Piece("╭", style, ref), *top, Piece("─" * dashes, style, ref), *right, Piece("╮", style, ref)]
    ]
    padding: Block = [[] for _ in range(max(0, height - 2 - len(block)))]
    for line in [*block, *padding]:
        lines.append([Piece("│", style, ref), *fitted(line, inside), Piece("│", style, ref)])
    lines.append([Piece("╰" + "─" * inside + "╯", style, ref)])
    return lines


def wrapped(text: str, width: int, most: int, style: str = "", ref: str = "") -> Block:
    """A text in at most so many lines."""
    lines = wrap(text, max(4, width)) or [""]
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), width)]
    return [[Piece(line, style, ref)] for line in lines]


def flowing(chunks: Sequence[Line], width: int) -> Block:
    """Small things one after the other, in as many lines as they need."""
    lines: Block = []
    for chunk in chunks:
        if not lines or width_of(lines[-1]) + width_of(chunk) > width:
            lines.append([])
        lines[-1] = [*lines[-1], *chunk]
    return lines


def columns(block: Block, number: int, width: int, gap: int = 1) -> Block:
    """One long list as several columns, read downwards."""
    each = -(-len(block) // number)
    parts = [block[at * each : (at + 1) * each] for at in range(number)]
    wide = (width - gap * (number - 1)) // number
    return beside(parts, [wide] * number, gap)
