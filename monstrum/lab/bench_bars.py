"""The bars we set ourselves: ratios between two rows of one run."""

from collections.abc import Sequence
from dataclasses import dataclass

from monstrum.lab.bench import Measured


@dataclass(frozen=True, slots=True)
class Bar:
    """`row` shall be at least `least` times as fast as `against`."""

    row: str
    against: str
    least: float


BARS = (
    Bar("XYbrid, 2 players, core loop", "OpenSpiel hearts, from Python", 3.0),
    Bar("XYbrid, 2 players, core loop", "OpenSpiel hearts, C++ loop", 0.5),
    Bar("XYbrid, 2 players, from Python", "OpenSpiel hearts, from Python", 1.5),
    Bar("XYbrid clone", "OpenSpiel hearts clone", 0.5),
    Bar("Mutation Wars, 2 players, core loop", "OpenSpiel hearts, from Python", 3.0),
    Bar("Mutation Wars, 2 players, core loop", "OpenSpiel hearts, C++ loop", 0.5),
    Bar("Mutation Wars clone", "OpenSpiel hearts clone", 0.5),
    Bar("Hybrid HYM-1, core loop", "OpenSpiel hearts, from Python", 1.0),
    Bar("Hybrid HYM-2, core loop", "OpenSpiel hearts, from Python", 1.0),
    Bar("Hybrid clone", "OpenSpiel hearts clone", 1 / 6),
    Bar("XYbrid, PettingZoo", "PettingZoo hanabi", 10.0),
    Bar("Mutation Wars, PettingZoo", "PettingZoo hanabi", 10.0),
    Bar("Hybrid, PettingZoo", "PettingZoo hanabi", 10.0),
    Bar("XYbrid, batch of 256", "OpenSpiel hearts, from Python", 2.2),
    Bar("Mutation Wars, batch of 256", "OpenSpiel hearts, from Python", 2.2),
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a bar was met."""

    bar: Bar
    ratio: float

    def met(self) -> bool:
        return self.ratio >= self.bar.least


def verdicts(measured: Sequence[Measured]) -> list[Verdict]:
    """The bars whose two rows were both measured; the ratio is the median of the ratios round by round."""
    rows = {row.name: row for row in measured}
    found: list[Verdict] = []
    for bar in BARS:
        if bar.row in rows and bar.against in rows:
            pairs = zip(rows[bar.row].rates, rows[bar.against].rates, strict=False)  # the last may be cut off
            ratios = sorted(mine / theirs for mine, theirs in pairs)
            found.append(Verdict(bar, ratios[len(ratios) // 2]))
    return found
