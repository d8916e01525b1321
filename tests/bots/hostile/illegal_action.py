"""Chooses what nobody offered."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Chooses what nobody offered."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return -5
