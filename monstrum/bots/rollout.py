"""The bot that tries its best answers out: rollouts of the base policy on samples of what its seat knows."""

from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.greedy import GreedyBot
from monstrum.core.bandit import Bandit
from monstrum.core.quick import Quick
from monstrum.games.library import ENTRIES, brings

WORLDS: Final = 8
ANSWERS: Final = 24
WIDTH: Final = 3


@cache
def bandit(game: str, players: int) -> Bandit | None:
    """The one in the core; None where a game brings no value."""
    value, learning = brings(game, "value"), brings(game, "learning")
    if value is None or learning is None:
        return None
    return Bandit(learning.rival(), value(players), WORLDS, ANSWERS, WIDTH, ENTRIES[game].gate)


class RolloutBot(Bot):
    """Greed, tried out; plain greed where a game brings no value."""

    name: ClassVar[str] = "rollout"
    reads: ClassVar[bool] = False

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        table = sampler()
        thinker = bandit(sampler.game.name, int(table.seats))
        if thinker is None:
            return GreedyBot().choose(view, options, sampler, clock)
        return int(thinker.choose(table, sampler.seat, Quick(sampler.seed)))
