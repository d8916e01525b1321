"""What a server has done since it started, in the form that Prometheus reads. It names nobody."""

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monstrum.server.hall import Hall

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
Family = tuple[str, str, str, list[tuple[str, str, str]]]
"""A name, its kind, what it is, and its samples: name, labels and value."""
BOUNDS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


class Metrics:
    """Counted by the rooms of one server."""

    def __init__(self) -> None:
        self._answers: Counter[str] = Counter()  # by game
        self._within = [0] * (len(BOUNDS) + 1)  # answers by the first bound they keep
        self._seconds = 0.0
        self._ended: Counter[str] = Counter()
        self._failed = 0

    def answered(self, game: str, seconds: float) -> None:
        """An answer was stored, and all who listen were told: that took so long from when it was its turn."""
        self._answers[game] += 1
        self._within[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def ended(self, game: str) -> None:
        self._ended[game] += 1

    def failed(self) -> None:
        """A table had to be loaded again."""
        self._failed += 1

    def families(self, hall: "Hall") -> list[Family]:
        processor, memory = process()
        found = [
            by_game("answers", "Answers stored, by people and bots", self._answers),
            self._histogram(),
            by_game("games_ended", "Games that came to their end", self._ended),
            one("table_failures_total", "counter", "Tables that had to be loaded again", self._failed),
            one("tables", "gauge", "Tables in memory", len(hall.rooms)),
            one("sockets", "gauge", "Open sockets and streams", hall.sockets),
            one("bot_processes", "gauge", "Processes of bots", hall.bots.processes),
            one("troubles", "gauge", "What does not work now, as in /api/health", len(hall.troubles())),
            one("processor_seconds_total", "counter", "Processor time of the server's process", processor),
        ]
        if memory:
            found.append(one("memory_bytes", "gauge", "Memory of the server's process", memory))
        return found

    def _histogram(self) -> Family:
        name = "monstrum_answer_seconds"
        samples = []
        total = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self._within, strict=True):
            total += number
            samples.append((f"{name}_bucket", f'le="{bound}"', str(total)))
        samples += [(f"{name}_sum", "", f"{self._seconds:.6f}"), (f"{name}_count", "", str(total))]
        return name, "histogram", "Until an answer is stored and told", samples


def by_game(name: str, help: str, numbers: Counter[str]) -> Family:
    full = f"monstrum_{name}_total"
    return full, "counter", help, [(full, f'game="{game}"', str(n)) for game, n in sorted(numbers.items())]


def one(name: str, kind: str, help: str, value: float) -> Family:
    full = f"monstrum_{name}"
    return full, kind, help, [(full, "", str(value))]


def text(workers: Mapping[int, list[Family]]) -> str:
    """Of all workers, each under its number; one that is alone has none."""
    heads: dict[str, list[str]] = {}
    for worker, families in workers.items():
        for name, kind, help, samples in families:
            lines = heads.setdefault(name, [f"# HELP {name} {help}", f"# TYPE {name} {kind}"])
            for sample, labels, value in samples:
                both = ",".join(filter(None, (f'worker="{worker}"' if worker else "", labels)))
                lines.append(f"{sample}{{{both}}} {value}" if both else f"{sample} {value}")
    return "\n".join(line for lines in heads.values() for line in lines) + "\n"


def process() -> tuple[float, int]:
    """Seconds of processor, and bytes of memory where the system tells them."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return time.process_time(), pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return time.process_time(), 0
