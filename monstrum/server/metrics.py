"""What a server has done since it started, in the form that Prometheus reads. It names nobody."""

import os
import time
from bisect import bisect_left
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from monstrum.server.hall import Hall

MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
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

    def text(self, hall: "Hall") -> str:
        processor, memory = process()
        lines = [
            *counts("answers", "Answers stored, by people and bots", self._answers),
            *self._histogram(),
            *counts("games_ended", "Games that came to their end", self._ended),
            *one("table_failures_total", "counter", "Tables that had to be loaded again", self._failed),
            *one("tables", "gauge", "Tables in memory", len(hall.rooms)),
            *one("sockets", "gauge", "Open sockets and streams", hall.sockets),
            *one("bot_processes", "gauge", "Processes of bots", hall.bots.processes),
            *one(
                "troubles",
                "gauge",
                "What does not work now, as in /api/health",
                len(hall.troubles()),
            ),
            *one("processor_seconds_total", "counter", "Processor time of the server's process", processor),
        ]
        if memory:
            lines += one("memory_bytes", "gauge", "Memory of the server's process", memory)
        return "\n".join(lines) + "\n"

    def _histogram(self) -> list[str]:
        name = "monstrum_answer_seconds"
        lines = [f"# HELP {name} Until an answer is stored and told", f"# TYPE {name} histogram"]
        total = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self._within, strict=True):
            total += number
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{name}_sum {self._seconds:.6f}", f"{name}_count {total}"]


def counts(name: str, help: str, by_game: Counter[str]) -> list[str]:
    full = f"monstrum_{name}_total"
    lines = [f"# HELP {full} {help}", f"# TYPE {full} counter"]
    return lines + [f'{full}{{game="{game}"}} {number}' for game, number in sorted(by_game.items())]


def one(name: str, kind: str, help: str, value: float) -> list[str]:
    full = f"monstrum_{name}"
    return [f"# HELP {full} {help}", f"# TYPE {full} {kind}", f"{full} {value}"]


def process() -> tuple[float, int]:
    """Seconds of processor, and bytes of memory where the system tells them."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        return time.process_time(), pages * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return time.process_time(), 0
