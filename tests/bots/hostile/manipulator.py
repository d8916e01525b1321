"""Changes whatever it was given, then takes the first option."""

from collections.abc import Sequence
from typing import Any, ClassVar

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.games.xybrid.state import LabState


class Hostile(Bot):
    """Changes whatever it was given, then takes the first option."""

    name: ClassVar[str] = "hostile"

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        action = options[0].action
        for sample in (sampler(), getattr(sampler.knowledge, "masked", None)):
            assert isinstance(sample, LabState)
            sample.infamy[sampler.seat] = 1_000
            sample.put_records([])
            sample.catalog.value_of[0] = 99
        assert isinstance(options, list)
        options.clear()
        view.lab.clear()
        return action
