"""What the server itself has to tell in the log of a game: that somebody else answered for a seat, that
somebody has resigned, or was given a hint."""

from dataclasses import dataclass
from typing import Final

from monstrum.core.contract import SPECTATOR
from monstrum.kit.speaker import ENGLISH
from monstrum.server.store import BUSY, FAULT, GAVE_UP, GAVE_UP_LAST, HINTED, TIME
from monstrum.texts.platform import platform

TOLD: Final = (TIME, FAULT, BUSY, GAVE_UP, GAVE_UP_LAST, HINTED)  # these are codes of sentences, too


@dataclass(frozen=True, slots=True)
class Notice:
    """Told to everybody before the game's event number `at`."""

    ply: int
    at: int
    seat: int
    why: str

    def sentence(self, reader: int = SPECTATOR, language: str = ENGLISH) -> str:
        """Seats are named as in the game's own sentences: the reader's client knows who sits there."""
        return platform().say("notices", self.why, language, reader, player=f"P{self.seat}")

    def stood_in(self) -> int:
        """The seat for which somebody else answered; -1 if nobody did."""
        return self.seat if self.why in (TIME, FAULT) else -1


class Notices:
    """All of one table, in order."""

    def __init__(self) -> None:
        self.all: list[Notice] = []

    def add(self, notice: Notice) -> None:
        """Several answers at one place are one piece of news."""
        if notice.why in TOLD and notice not in self.all[-1:]:
            self.all.append(notice)

    def back_to(self, ply: int) -> None:
        self.all = [notice for notice in self.all if notice.ply <= ply]
