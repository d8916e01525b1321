"""The table of any game as text: its board, zone by zone, and its cards as they are printed."""

from typing import Final

from monstrum.cli.plain import Plain
from monstrum.content.suggestions import closest
from monstrum.core.board import Face, Thing
from monstrum.core.contract import Game
from monstrum.texts.match import Match
from monstrum.texts.platform import phrase, spoken


def draw(match: Match, seat: int) -> str:
    """Who stands how, then every zone in which something lies."""
    game = match.game
    board = game.board(game.view(match.state, seat), spoken())
    faces = {face.ref: face for face in game.faces(spoken())}
    lines = [f"== {board.status} =="]
    for standing in board.standings:
        told = ", ".join(f"{fact.title} {fact.value}" for fact in standing.facts)
        lines.append(f"P{standing.seat} {match.names[standing.seat]}: {told}")
    for zone in board.zones:
        things = [called(thing, faces) for thing in zone.things if thing.filled]
        hidden = (zone.size or 0) - sum(thing.count for thing in zone.things)
        things += [phrase("unseen", number=hidden)] if hidden > 0 else []
        if things:
            lines.append(f"{zone.title}: {', '.join(things)}")
    return "\n".join(lines)


def called(thing: Thing, faces: dict[str, Face]) -> str:
    face = faces.get(thing.face or thing.ref)
    name = thing.name or (f"{face.name} ({id_of(face)})" if face else thing.ref)
    said = [thing.place, name, thing.value or (face.value if face else ""), *thing.states]
    return " ".join(word for word in said if word)


def card(game: Game, said: str) -> str:
    """A card by its id or its name."""
    wanted = said.strip().casefold()
    faces = game.faces(spoken())
    for face in faces:
        if wanted in (id_of(face).casefold(), face.name.casefold()):
            return (
                f"{id_of(face)} {face.name}: {' '.join(filter(None, (face.kind, face.value)))}. {face.text}"
            )
    known = [name for face in faces for name in (id_of(face), face.name)]
    meant = closest(said[:60], known)
    return phrase("plain_no_card_guess" if meant else "plain_no_card", name=said[:60], guess=meant)


def id_of(face: Face) -> str:
    return face.ref.partition(":")[2]


PLAIN: Final = Plain(draw, card)
