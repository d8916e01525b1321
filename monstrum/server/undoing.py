"""Undo by consent: where somebody may want to go back to, who is asked, and when one may ask again."""

import hashlib

from monstrum.core.events import Event
from monstrum.server.protocol import UndoQuestion
from monstrum.server.store import AGREE, ASK, GUEST, REFUSE, UNDO, Header, Row
from monstrum.texts.match import Match


class Undoing:
    """The open question, and how long refused seats have to wait: twice as long each time.

    It changes by rows of the log only, so it is the same after a restart."""

    def __init__(self) -> None:
        self.question: UndoQuestion | None = None
        self.refused: dict[int, tuple[int, int]] = {}  # seat: how often, and the ply it may ask again at

    def wait(self, seat: int, ply: int) -> int:
        """How many more actions until the seat may ask."""
        return max(0, self.refused.get(seat, (0, 0))[1] - ply)

    def apply(self, row: Row, went_on: bool) -> None:
        """What a row says. If the game went on, the question has no object any more."""
        question = self.question
        if row.kind == ASK:
            self.question = UndoQuestion(row.seat, row.ply, row.action == 1, list(row.numbers))
        elif went_on or row.kind == UNDO:
            self.question = None
        elif row.kind == AGREE and question is not None:
            left = [seat for seat in question.waiting if seat != row.seat]
            self.question = UndoQuestion(question.seat, question.ply, question.turn, left)
        elif row.kind == REFUSE and question is not None:
            times = self.refused.get(question.seat, (0, 0))[0] + 1
            self.refused[question.seat] = (times, row.ply + 2**times)
            self.question = None


def goal(match: Match, seat: int, turn: bool) -> int | None:
    """Where the seat's last answer began, or its first one without another seat's in between."""
    at = len(match.entries) - 1
    while at >= 0 and match.entries[at].seat != seat:
        at -= 1
    if at < 0:
        return None
    ply = match.starts[at]
    while turn and ply > 0 and match.entries[ply - 1].seat == seat and not shared(match, ply - 1):
        ply = match.starts[ply - 1]
    return ply


def shared(match: Match, at: int) -> bool:
    """Whether the entry belongs to a sealed block of several seats."""
    first = match.starts[at]
    return any(match.starts[other] == first and match.entries[other].seat != match.entries[at].seat
               for other in range(first, len(match.entries)))  # fmt: skip


def to_ask(header: Header, seat: int) -> list[int]:
    """Every other person at the table; bots and other seats of the same guest agree, and who has deleted
    himself is not asked."""
    mine = header.chairs[seat].guest
    return [
        other
        for other, chair in enumerate(header.chairs)
        if chair.kind == GUEST and chair.guest not in ("", mine) and not chair.away
    ]


def undone(match: Match, ply: int) -> list[Event]:
    """What would be undone; whoever has seen something revealed or random in it cannot forget it."""
    return [told.event for told in match.told if told.ply > ply]


def new_seed(seed: bytes, undos: int) -> str:
    """It follows from the first seed, so that the commitment of the start covers it; nobody can guess it."""
    return hashlib.sha256(seed + b" undo " + str(undos).encode()).hexdigest()
