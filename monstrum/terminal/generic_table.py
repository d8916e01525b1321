"""The table of a game without a drawing: its board, zone by zone. What an option refers to can be clicked."""

from functools import lru_cache
from typing import Any

from monstrum.core.board import Face, Thing, Zone
from monstrum.core.contract import Game
from monstrum.terminal.look import Card, Look
from monstrum.terminal.palette import CAPTION
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Drawn, Line, Piece, flowing, handle


def draw(look: Look) -> Drawn:
    """Who stands how, then every zone in which something lies; a thing that is lit has a place for a key."""
    board = look.game.board(look.view, spoken())
    zones: dict[str, str] = {}
    lines: Block = []
    for standing in board.standings:
        told = "  ".join(f"{fact.title} {fact.value}" for fact in standing.facts)
        lines.append([Piece(look.called(standing.seat), CAPTION, standing.ref), Piece(f"  {told}")])
    for zone in board.zones:
        things = [thing for thing in zone.things if thing.filled]
        if things or zone.size:
            chunks = [[Piece(f"{zone.title}:", CAPTION)], *(chunk(look, thing) for thing in things)]
            lines += flowing([*chunks, *unseen(zone)], look.width)
            zones |= {thing.ref: zone.name for thing in zone.things if thing.ref}
    return Drawn(lines, zones)


def chunk(look: Look, thing: Thing) -> Line:
    face = printed(look.game, spoken()).get(thing.face or thing.ref)
    said = [
        thing.place,
        thing.name or (face.name if face else ""),
        thing.value or (face.value if face else ""),
    ]
    text = Piece(" ".join([*(word for word in said if word), *thing.states]), "", thing.ref)
    return [handle(thing.ref) if thing.ref in look.lit else Piece(" "), text, Piece(" ")]


def unseen(zone: Zone) -> Block:
    """How many lie there that the reader does not know."""
    hidden = (zone.size or 0) - sum(thing.count for thing in zone.things)
    return [[Piece(f" {phrase('unseen', number=hidden)}")]] if hidden > 0 else []


def status(look: Look) -> str:
    return look.game.board(look.view, spoken()).status


def card(game: Game, view: Any, ref: str) -> Card | None:
    face = printed(game, spoken()).get(ref)
    if face is None:
        return None
    return Card(face.name, " ".join(word for word in (face.kind, face.value, *face.tags) if word), face.text)


@lru_cache(maxsize=8)
def printed(game: Game, language: str) -> dict[str, Face]:
    return {face.ref: face for face in game.faces(language)}
