"""Bots that have a twin in the core: where all players have one, whole games are played there.

A twin answers as its bot would, from the same seeds; it only is not asked from outside.
"""

from collections.abc import Sequence

from monstrum.bots.greedy import GreedyBot
from monstrum.bots.names import own
from monstrum.bots.random_bot import RandomBot
from monstrum.bots.rollout import Thinker
from monstrum.core.contest import Contest
from monstrum.core.contract import Game
from monstrum.core.quick import Quick
from monstrum.core.rivals import RandomRival, Rival
from monstrum.games.library import brings


def contest(game: Game, names: Sequence[str], seeds: Sequence[int], rng: Quick) -> Contest | None:
    """A game between twins of the named bots; None if one of them has to be asked."""
    rivals: list[Rival] = []
    whims: list[Quick | None] = []
    for name, seed in zip(names, seeds, strict=True):
        maker = own(name)
        bot = None if maker is None else maker(seed)
        if type(bot) is RandomBot:
            rivals.append(RandomRival())
            whims.append(bot.rng)
        elif type(bot) is GreedyBot and (learning := brings(game.name, "learning")) is not None:
            rivals.append(learning.rival())
            whims.append(None)
        elif isinstance(bot, Thinker):
            rivals.append(bot.inside(game, len(names)))
            whims.append(None)
        else:
            return None
    return Contest(rivals, whims, rng)
