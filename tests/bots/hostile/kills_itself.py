"""Ends its own process."""

import os
import signal
from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Ends its own process."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return options[0].action
