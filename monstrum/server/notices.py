"""What the server itself has to tell in the log of a game: that somebody else answered for a seat."""

from dataclasses import dataclass
from typing import Final

from monstrum.server.store import FAULT, TIME

SENTENCES: Final = {
    TIME: "The time of {seat} is over: a stand-in answers.",
    FAULT: "The bot of {seat} did not answer: a stand-in answers.",
}


@dataclass(frozen=True, slots=True)
class Notice:
    """Told to everybody before the game's event number `at`."""

    ply: int
    at: int
    seat: int
    why: str

    def sentence(self) -> str:
        """Seats are named as in the game's own sentences: the reader's client knows who sits there."""
        return SENTENCES[self.why].format(seat=f"P{self.seat}")


class Notices:
    """All of one table, in order."""

    def __init__(self) -> None:
        self.all: list[Notice] = []

    def add(self, notice: Notice) -> None:
        """Several answers at one place are one piece of news."""
        if notice.why in SENTENCES and notice not in self.all[-1:]:
            self.all.append(notice)

    def back_to(self, ply: int) -> None:
        self.all = [notice for notice in self.all if notice.ply <= ply]
