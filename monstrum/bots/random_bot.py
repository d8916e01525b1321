"""The bot that plays anything: the yardstick for all others."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.quick import Quick


class RandomBot(Bot):
    """Every option is equally likely."""

    name: ClassVar[str] = "random"
    reads: ClassVar[bool] = False
    samples: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.rng = Quick(seed)

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return options[self.rng.below(len(options))].action
