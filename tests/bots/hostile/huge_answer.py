"""Answers with a book."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Answers with a book."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return "x" * 5_000_000  # type: ignore[return-value]
