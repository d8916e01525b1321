"""The few numbers that games are counted with."""

import math
from dataclasses import dataclass
from typing import Final

Z95: Final = 1.959963984540054  # standard deviations that hold 95 % of a normal distribution


@dataclass(frozen=True, slots=True)
class Rate:
    """A share of wins with its 95 % interval."""

    wins: float  # a shared win counts 1/k
    games: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0


def wilson(wins: float, games: int, z: float = Z95) -> Rate:
    """Wilson's interval: sensible for few games and for shares near 0 and 1, unlike the textbook one."""
    if games == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    share = wins / games
    square = z * z / games
    centre = (share + square / 2) / (1 + square)
    reach = z * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return Rate(wins, games, max(0.0, centre - reach), min(1.0, centre + reach))


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
