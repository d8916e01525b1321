"""The bot of playouts alone: each option is played to the end at random, on the same samples as the others.

It knows nothing of any game, so it is the yardstick for everything that claims to know something.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core import engine

PLAYOUTS: Final = 200  # of a decision, shared evenly by its options, each of which has at least one


class FlatBot(Bot):
    """Flat Monte Carlo: the best mean of 200 random games wins, the first of equals."""

    name: ClassVar[str] = "flat200"
    reads: ClassVar[bool] = False

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        actions = [option.action for option in options]
        if len(actions) == 1:
            return actions[0]
        hopes = [0.0] * len(actions)
        for _ in range(max(1, PLAYOUTS // len(actions))):
            table = sampler()
            for at, action in enumerate(actions):
                after = table.clone()
                engine.play(after, sampler.seat, action)
                hopes[at] += sampler.play_out(after)
        return actions[hopes.index(max(hopes))]
