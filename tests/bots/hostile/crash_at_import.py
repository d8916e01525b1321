"""Cannot even be loaded."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler

raise RuntimeError("not today")


class Hostile(Bot):
    """Cannot even be loaded."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return options[0].action
