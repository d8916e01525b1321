"""The table of each game as text. A game without a drawing of its own shows its board."""

from monstrum.cli.board_generic import PLAIN
from monstrum.cli.plain import Plain
from monstrum.core.contract import Game
from monstrum.games.library import brings
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.match import Match
from monstrum.texts.platform import spoken


def board(match: Match, seat: int) -> str:
    """What the seat (-1: a spectator) sees."""
    return plain(match.game).table(match, seat)


def card(game: Game, said: str) -> str:
    """Everything printed on a card, by its id or its name."""
    return plain(game).card(game, said)


def plain(game: Game) -> Plain:
    """The drawings of games are English; their boards are said in every language."""
    own: Plain | None = brings(game.name, "plain")
    return PLAIN if own is None or spoken() != ENGLISH else own
