"""The table of each game as text. A game without a drawing of its own shows its view as it is."""

import json

import msgspec

from monstrum.cli.plain import Plain
from monstrum.core.contract import Game
from monstrum.games.library import brings
from monstrum.texts.match import Match


def board(match: Match, seat: int) -> str:
    """What the seat (-1: a spectator) sees."""
    own: Plain | None = brings(match.game.name, "plain")
    if own is not None:
        return own.table(match, seat)
    return json.dumps(msgspec.to_builtins(match.game.view(match.state, seat)), indent=2, ensure_ascii=False)


def card(game: Game, said: str) -> str:
    """Everything printed on a card, by its id or its name."""
    own: Plain | None = brings(game.name, "plain")
    return f"{game.title} has no cards to show." if own is None else own.card(game, said)
