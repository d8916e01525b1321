"""Prints without end, and into everything that is open."""

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Prints without end, and into everything that is open."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        print("x" * 1_000_000)
        for descriptor in range(64):
            with suppress(OSError):
                os.set_blocking(descriptor, False)
                os.write(descriptor, b"x" * 1_000_000)
        return options[0].action
