"""Who is asked for a hint: a character that says what they have found, too."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from monstrum.bots.advice import told
from monstrum.bots.bot import Clock, Option, Sampler
from monstrum.bots.levels import Kestrel
from monstrum.core.quick import Quick

ADVISED: Final = 0.25  # seconds: nobody waits for a hint


class Adviser(Kestrel):
    """Thinks as level 6 does, about one decision and none before it."""

    name: ClassVar[str] = "adviser"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.found: list[int] = []  # what the last answer was chosen from

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        table = sampler()
        actions = [option.action for option in options]
        inside = self.inside(sampler.game, int(table.seats))
        inside.seconds = ADVISED * clock.share
        thought = inside.think(table, sampler.seat, actions, Quick(sampler.seed))
        self.found = told(thought)
        return int(thought.plans[thought.best][0])
