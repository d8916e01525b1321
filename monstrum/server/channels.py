"""The channels of one table, and who is there to hear them."""

from collections.abc import Callable
from typing import Final

from monstrum.kit.speaker import ENGLISH
from monstrum.server.fanout import Fanout

BRIEF: Final = "/brief"  # of those who are told differences


class Channels:
    """Names of channels; and per seat when it last gave a sign of life."""

    def __init__(self, table: str, fanout: Fanout, now: Callable[[], float]) -> None:
        self._table = table
        self._fanout = fanout
        self._now = now
        self._opened = now()
        self._seen: dict[int, float] = {}
        self.languages: dict[str, None] = {ENGLISH: None}  # that were ever asked for here, English first
        self._watching: dict[object, str] = {}  # who looks on, by their line

    def seat(self, seat: int, brief: bool = False, language: str = ENGLISH) -> str:
        """What this seat (-1: every spectator) is told, in one language."""
        return f"{self._table}/{language}/{seat}{BRIEF if brief else ''}"

    def shoulder(self, seat: int, brief: bool = False, language: str = ENGLISH) -> str:
        """What spectators are told who look over this seat's shoulder."""
        return f"{self._table}/{language}/shoulder/{seat}{BRIEF if brief else ''}"

    @property
    def around(self) -> str:
        """Where it is told that somebody came, went, or the game began or ended."""
        return f"{self._table}/around"

    @property
    def chat(self) -> str:
        return f"{self._table}/chat"

    def heard(self) -> bool:
        """Whether somebody listens."""
        return self._fanout.wanted(self.around)

    def here(self, seat: int) -> bool:
        """Whether somebody listens for this seat."""
        return any(
            self._fanout.wanted(self.seat(seat, brief, language))
            for language in self.languages
            for brief in (False, True)
        )

    def seen(self, seat: int) -> None:
        """A sign of life."""
        if seat >= 0:
            self._seen[seat] = self._now()

    def watch(self, line: object, name: str | None) -> bool:
        """Somebody looks on under this name, or (None) not any more; whether that is news."""
        news = self._watching.get(line) != name
        if name is None:
            self._watching.pop(line, None)
        else:
            self._watching[line] = name
        return news

    def watching(self) -> list[str]:
        """The names of those who look on; empty for somebody who has none."""
        return sorted(self._watching.values())

    def absent(self, seat: int) -> float:
        """For how many seconds nobody has been there for this seat."""
        if self.here(seat):
            return 0.0
        return self._now() - self._seen.get(seat, self._opened)
