"""A test that stops as soon as it knows: is A's share of the wins the lower one or the higher one?

The games of one deal, with everybody on every seat, are one result: their luck is shared, so they are no
independent games. In games of two a pair has five results (0 to 2 points in halves), hence *pentanomial*.
The generalised sequential probability ratio test compares how likely the results are at best under each of
the two means, as fishtest does for chess engines (Van den Bergh, "The GSPRT").
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

ALPHA: Final = 0.05  # how often "high" is said although the share is the low one, at most
BETA: Final = 0.05  # and the other way round
UNSEEN: Final = 1e-3  # what a result that has not happened yet counts: nothing is impossible
HALVINGS: Final = 48

LOW: Final = "low"
HIGH: Final = "high"
OPEN: Final = ""


@dataclass(frozen=True, slots=True)
class Hypotheses:
    """Two shares of the wins to decide between, and how often a decision may be wrong."""

    low: float
    high: float
    alpha: float = ALPHA
    beta: float = BETA

    @property
    def bounds(self) -> tuple[float, float]:
        """The ratio's logarithm at which the test stops: "low" at the first, "high" at the second."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def decide(self, ratio: float) -> str:
        """LOW, HIGH, or OPEN while nobody can tell."""
        least, most = self.bounds
        return LOW if ratio <= least else HIGH if ratio >= most else OPEN


def log_ratio(counts: Mapping[float, int], hypotheses: Hypotheses) -> float:
    """How much likelier the results are with the high mean than with the low one, as a logarithm.

    `counts`: how often the share of a deal was each of its possible values, also those that never came."""
    total = sum(counts.values())
    if total == 0:
        return 0.0
    seen = {share: number or UNSEEN for share, number in counts.items()}
    whole = sum(seen.values())
    frequencies = {share: number / whole for share, number in seen.items()}
    low, high = likeliest(frequencies, hypotheses.low), likeliest(frequencies, hypotheses.high)
    return total * sum(
        often * (math.log(high[share]) - math.log(low[share])) for share, often in frequencies.items()
    )


def likeliest(frequencies: Mapping[float, float], mean: float) -> dict[float, float]:
    """Of all distributions with this mean the one that explains the frequencies best: p / (1 + x (value -
    mean)), with the x that gives the mean. The slope falls with x all the way, so halving finds it."""
    distances = {share: share - mean for share in frequencies}
    least, most = -1 / max(distances.values()), -1 / min(distances.values())
    for _ in range(HALVINGS):
        x = (least + most) / 2
        slope = sum(
            often * distances[share] / (1 + x * distances[share]) for share, often in frequencies.items()
        )
        least, most = (x, most) if slope > 0 else (least, x)
    return {share: often / (1 + x * distances[share]) for share, often in frequencies.items()}
