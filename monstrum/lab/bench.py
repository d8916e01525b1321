"""Speed: what is measured, in interleaved rounds, so that a noisy machine disturbs all rows alike.

A decision is a step with at least two options. Rates are per second of the processor, medians over rounds;
ratios are taken within a run.
"""

import importlib.util
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from monstrum.core.build import build_name

ROUND_SECONDS = 0.4
PIECE = 1.0  # seconds of work at a time: compiled loops hear of an interrupt when they are through
MOST_UNITS = 1 << 40


@dataclass(frozen=True, slots=True)
class Row:
    """One thing to measure: `work(n)` does n units and answers how many things (decisions …) they were."""

    name: str
    unit: str
    work: Callable[[int], int]
    peer: bool = False


@dataclass(slots=True)
class Measured:
    """What came out for a row: things per second, round by round."""

    name: str
    unit: str
    peer: bool
    rates: list[float] = field(default_factory=list)

    def rate(self) -> float:
        return statistics.median(self.rates)

    def spread(self) -> float:
        """Half the distance between the quartiles, in percent of the median."""
        if len(self.rates) < 4:
            return 0.0
        low, _, high = statistics.quantiles(self.rates, n=4)
        return 50 * (high - low) / self.rate()


def units_for(row: Row, seconds: float) -> int:
    """How many units take about that long. What a row makes at its first call is no part of its work."""
    row.work(1)
    units = 1
    while True:
        start = time.process_time()
        row.work(units)
        taken = time.process_time() - start
        if taken > seconds / 4 or units > MOST_UNITS:
            return max(1, round(units * seconds / taken))
        units *= 2


def measure(
    rows: Sequence[Row], rounds: int, seconds: float = ROUND_SECONDS, tick: Callable[[], None] = lambda: None
) -> list[Measured]:
    """Every row once per round, one after the other. An interrupt ends it with the rounds so far."""
    found = [Measured(row.name, row.unit, row.peer) for row in rows]
    pieces = max(1, round(seconds / PIECE))
    sizes: list[int] = []
    try:
        for _ in range(rounds):
            for at, row in enumerate(rows):
                if at == len(sizes):
                    sizes.append(units_for(row, seconds / pieces))
                start = time.process_time()
                things = sum(row.work(sizes[at]) for _ in range(pieces))
                found[at].rates.append(things / (time.process_time() - start))
                tick()
    except KeyboardInterrupt:
        pass
    return [row for row in found if row.rates]


def there(module: str) -> bool:
    """Whether a library is installed."""
    return importlib.util.find_spec(module) is not None


def install(extra: str) -> str:
    return f"pip install 'monstrum[{extra}]'"


def tried(title: str, make: Callable[[], list[Row]]) -> tuple[list[Row], list[str]]:
    """Rows that may need more than is here: a library half installed, or one that has changed."""
    try:
        return make(), []
    except Exception as error:
        reason = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(": .")
        return [], [f"{title} is left out: it does not start ({reason})."]


@dataclass(frozen=True, slots=True)
class Machine:
    """Where it was measured, as far as it matters for speed."""

    date: str
    processor: str
    system: str
    python: str
    build: str


def this_machine() -> Machine:
    return Machine(
        date=datetime.now(UTC).strftime("%Y-%m-%d"),
        processor=processor(),
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        build=build_name(),
    )


def processor() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"
