"""Eight characters to play against, each a level: what they overlook, and how far they look ahead.

The weak ones make mistakes as people do: they miss what is best, and take what is next best; never just
anything. A level counts worlds and answers and not seconds, so that the same seed gives the same game,
however busy the machine.
"""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot, Clock, Option, Sampler
from monstrum.bots.foresight import foreseen, ranked
from monstrum.core.quick import Quick

GATE: Final = 1.5  # standard errors
WHOLE: Final = 1 << 16
DEEPEST: Final = 5  # the worst that is taken instead of the best
ALIAS: Final = "level:"


class Character(Bot):
    """Somebody who plays on one level."""

    level: ClassVar[int]
    overlooks: ClassVar[float] = 0.0  # how likely the best of many options is missed, and then the next
    worlds: ClassVar[int] = 1  # looked at
    candidates: ClassVar[int] = 1  # played on
    answers: ClassVar[int] = 0  # that far
    reads: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.rng = Quick(seed)

    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        actions = [option.action for option in options]
        if len(actions) == 1:
            return actions[0]
        order = ranked(sampler, actions, min(self.worlds, 4))
        seen = self.overlooked(order)
        return foreseen(sampler, seen[: self.candidates], self.worlds, self.answers, GATE)

    def overlooked(self, order: list[int]) -> list[int]:
        """What is left of the options, best first. Of few options less is missed: of two half as much, or a
        yes for a no would be the rule."""
        chance = int(self.overlooks * WHOLE * min(len(order), 4) / 4)
        at = 0
        while at + 1 < min(len(order), DEEPEST) and self.rng.below(WHOLE) < chance:
            at += 1
        return order[at:]


class Pipkin(Character):
    name, level, overlooks = "pipkin", 1, 0.36


class Mudge(Character):
    name, level, overlooks = "mudge", 2, 0.25


class Ossa(Character):
    name, level, overlooks = "ossa", 3, 0.15


class Bramble(Character):
    name, level, overlooks = "bramble", 4, 0.07


class Sorrel(Character):
    name, level = "sorrel", 5


class Kestrel(Character):
    name, level, worlds, candidates, answers = "kestrel", 6, 4, 2, 12


class Vesper(Character):
    name, level, worlds, candidates, answers = "vesper", 7, 8, 3, 24


class Nox(Character):
    name, level, worlds, candidates, answers = "nox", 8, 20, 4, 30


CHARACTERS: Final[tuple[type[Character], ...]] = (Pipkin, Mudge, Ossa, Bramble, Sorrel, Kestrel, Vesper, Nox)
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {kind.name: kind for kind in CHARACTERS}


def called(name: str) -> str:
    """The name of the character, for `level:5`; any other name as it is."""
    by_level = {f"{ALIAS}{kind.level}": kind.name for kind in CHARACTERS}
    return by_level.get(name, name)
