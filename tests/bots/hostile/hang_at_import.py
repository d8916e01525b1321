"""Never finishes loading."""

import time
from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler

time.sleep(3600)


class Hostile(Bot):
    """Never finishes loading."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        return options[0].action
