"""The table of a game without a drawing: its view, key by key. What an option refers to can be clicked."""

from collections.abc import Iterator
from typing import Any

import msgspec

from monstrum.core.contract import Game
from monstrum.terminal.look import Card, Look
from monstrum.terminal.palette import CAPTION
from monstrum.terminal.sketch import Block, Drawn, Line, Piece, handle, width_of


def draw(look: Look) -> Drawn:
    """Every key of the view; a table or list gets lines of its own where one line is too short."""
    refs = {ref.partition(":")[2]: ref for ref in sorted(look.lit)}
    zones: dict[str, str] = {}
    lines: Block = []
    for key, value in msgspec.to_builtins(look.view).items():
        lines += _entry(key, value, refs, zones, look.width, 0, key)
    return Drawn(lines, zones)


def status(look: Look) -> str:
    """The plain numbers of the view."""
    view = msgspec.to_builtins(look.view)
    shown = [f"{key} {value}" for key, value in view.items() if isinstance(value, int | str)]
    return " · ".join(shown)


def card(game: Game, view: Any, ref: str) -> Card | None:
    return None


def _entry(
    key: str, value: Any, refs: dict[str, str], zones: dict[str, str], width: int, depth: int, zone: str
) -> Block:
    indent = "  " * depth
    line: Line = [Piece(f"{indent}{key} ", CAPTION), *_pieces(value, refs, zones, zone)]
    if width_of(line) <= width or not isinstance(value, dict | list):
        return [line]
    lines: Block = [[Piece(f"{indent}{key}", CAPTION)]]
    for name, item in _items(value):
        lines += _entry(name, item, refs, zones, width, depth + 1, f"{zone}.{name}")
    return lines


def _items(value: dict[str, Any] | list[Any]) -> Iterator[tuple[str, Any]]:
    if isinstance(value, dict):
        yield from ((str(name), item) for name, item in value.items())
    else:
        yield from (("-", item) for item in value)


def _pieces(value: Any, refs: dict[str, str], zones: dict[str, str], zone: str) -> Line:
    if isinstance(value, list):
        return [piece for item in value for piece in _pieces(item, refs, zones, zone)]
    if isinstance(value, dict):
        return [
            piece
            for name, item in value.items()
            for piece in (Piece(f" {name}:", CAPTION), *_pieces(item, refs, zones, f"{zone}.{name}"))
        ]
    text = "-" if value is None else str(value)
    if text in refs:
        zones[refs[text]] = zone
        return [handle(refs[text]), Piece(text, "", refs[text])]
    return [Piece(f" {text}")]
