"""Becomes eight processes, all of which play."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Becomes eight processes, all of which play."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        for _ in range(3):
            os.fork()
        with open(Path(__file__).with_suffix(".pids"), "a") as notes:
            notes.write(f"{os.getpid()}\n")
        return options[0].action
