"""Fails before it is asked."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Fails before it is asked."""

    name: ClassVar[str] = "hostile"

    def __init__(self, seed: int) -> None:
        raise ValueError(f"no game with {seed % 2}")

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return options[0].action
