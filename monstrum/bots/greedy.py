"""The bot that takes what looks best one answer ahead.

Each option is judged on the same few samples of what its seat knows; the best mean wins, the first of equals.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.core.engine import sealed
from monstrum.core.errors import MonstrumError
from monstrum.core.state import State
from monstrum.games.library import ENTRIES, brings

Outlook = Callable[[State, int, list[int]], list[float]]
"""What each of its options promises a seat; the state stays as it is."""

SAMPLES: Final = 1
SEALED_SAMPLES: Final = 3
"""Sealed choices are rare and depend on what others hold: they deserve a second look."""


def knows(game: str) -> bool:
    """Whether the bot can play a game."""
    return game in ENTRIES and bool(ENTRIES[game].outlook)


class GreedyBot(Bot):
    """One answer ahead, with the game's own eye for positions."""

    name: ClassVar[str] = "greedy"
    reads: ClassVar[bool] = False

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        outlook: Outlook | None = brings(sampler.game.name, "outlook")
        if outlook is None:
            raise MonstrumError(f"The greedy bot does not know how to play {sampler.game.title}.")
        samples = [sampler()]
        while len(samples) < (SEALED_SAMPLES if sealed(samples[0]) else SAMPLES):
            samples.append(sampler())
        actions = [option.action for option in options]
        totals = [0.0] * len(actions)
        for sample in samples:
            for at, worth in enumerate(outlook(sample, sampler.seat, actions)):
                totals[at] += worth
        return actions[totals.index(max(totals))]
