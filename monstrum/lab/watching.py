"""Which accumulator counts which game."""

from monstrum.core.contract import Game
from monstrum.games.library import brings
from monstrum.lab.usage import Finished, Usage


def usage_of(game: Game) -> Usage:
    """What the game brings; finished games are counted where it brings none."""
    counter = brings(game.name, "usage")
    usage: Usage = Finished() if counter is None else counter(game)
    return usage
