"""The few numbers that games are counted with."""

import math
from collections.abc import Sequence
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


def of_deals(shares: Sequence[float], games: int, z: float = Z95) -> Rate:
    """The share of wins of whole deals (`games` in each), from the spread between deals: games of one deal
    share their luck. Agresti and Coull's way for few deals and shares near 0 and 1: z²/2 deals that were lost
    and as many that were won are thought of, beside those that were played."""
    number, wins = len(shares), sum(shares)
    if number == 0:
        return Rate(0.0, 0, 0.0, 1.0)
    weight = number + z * z
    middle = (wins + z * z / 2) / weight
    squares = sum(share * share for share in shares) + z * z / 2
    reach = z * math.sqrt(max(0.0, squares / weight - middle * middle) / weight)
    return Rate(wins * games, number * games, max(0.0, middle - reach), min(1.0, middle + reach))


def elo(share: float, players: int = 2) -> float:
    """How many points stronger than each of the others somebody is who wins this share of the games: 0 at
    par, infinite who wins all or none."""
    if share <= 0 or share >= 1:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share * (players - 1) / (1 - share))
