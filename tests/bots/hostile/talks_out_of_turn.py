"""Sends an answer of its own beside the right one."""

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler


class Hostile(Bot):
    """Sends an answer of its own beside the right one."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        body = b'{"number":99,"action":0}'
        for descriptor in range(3, 64):
            with suppress(OSError):
                os.write(descriptor, len(body).to_bytes(4, "big") + body)
        return options[0].action
