"""Thinks for ever."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Thinks for ever."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        while True:
            pass
