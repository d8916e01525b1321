"""What somebody who thinks has found: each plan it tried, how likely the seat is to win with it, and how sure
that is. It travels from a bot's process as plain numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.core.bandit import Thought, ahead
from monstrum.core.value import WHOLE

WIDTH: Final = 3  # numbers of a finding
MOST: Final = 8 * WIDTH  # that are believed
SURE: Final = 1.96  # standard errors: 95 %


@dataclass(frozen=True, slots=True)
class Finding:
    """The first action of a plan; chances are parts of WHOLE."""

    action: int
    chance: int
    error: int  # standard error

    @property
    def percent(self) -> int:
        return round(100 * self.chance / int(WHOLE))

    @property
    def interval(self) -> tuple[int, int]:
        """95 %, in whole percent."""
        low, high = (100 * (self.chance + side * SURE * self.error) / int(WHOLE) for side in (-1, 1))
        return max(0, round(low)), min(100, round(high))


def told(thought: Thought) -> list[int]:
    """What was found, best first, as numbers; nothing where no plan was tried out."""
    found = []
    for at, shares in enumerate(thought.found):
        if len(shares) > 1:
            mean, error = ahead(shares, [0] * len(shares))
            found.append((at != thought.best, -mean, [thought.plans[at][0], round(mean), round(error)]))
    return [number for *_, three in sorted(found) for number in three]


def understood(numbers: object, actions: Sequence[int]) -> list[Finding]:
    """The findings in what a process has said; what makes no sense is left out."""
    if not isinstance(numbers, list) or len(numbers) > MOST or len(numbers) % WIDTH:
        return []
    if not all(type(number) is int and 0 <= number <= 10**6 for number in numbers):
        return []
    found = [Finding(*numbers[at : at + WIDTH]) for at in range(0, len(numbers), WIDTH)]
    return [one for one in found if one.action in actions and one.chance <= int(WHOLE)]
