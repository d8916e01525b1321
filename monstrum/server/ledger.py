"""How often everybody has come for what, at all workers together.

Each worker counts by itself and tells the others a few times a second what it has counted, so nobody waits
for another to be let in, and whoever goes from one to the next gains a fraction of a second.
"""

from collections import Counter
from functools import partial

from monstrum.server.limits import Rate, Window


class Ledger:
    """All windows of a server, by name."""

    def __init__(self) -> None:
        self.told = False  # whether there are others who want to know
        self._windows: dict[str, Window] = {}
        self._news: Counter[tuple[str, str]] = Counter()  # by window and key

    def window(self, name: str, rate: Rate) -> Window:
        return self._windows.setdefault(name, Window(rate, counted=partial(self._count, name)))

    def _count(self, name: str, key: str, times: int) -> None:
        if self.told:
            self._news[name, key] += times

    def news(self) -> list[tuple[str, str, int]]:
        """What was counted here since the last time."""
        found = [(*key, times) for key, times in self._news.items()]
        self._news.clear()
        return found

    def forget(self) -> None:
        for window in self._windows.values():
            window.forget()

    def hear(self, news: list[tuple[str, str, int]]) -> None:
        """What was counted elsewhere."""
        for name, key, times in news:
            if name in self._windows:
                self._windows[name].add(key, times)
