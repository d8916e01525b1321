"""Who sits at the table, and who is next: a bot, the person at the keyboard, or another person."""

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from monstrum.bots.company import Company
from monstrum.bots.names import bot_names
from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.texts.match import Match


class Next(Enum):
    """What must happen now."""

    OVER = "over"
    BOT = "bot"
    HAND_OVER = "hand over"
    ASK = "ask"


@dataclass(frozen=True, slots=True)
class Step:
    """What must happen now, and for which seat."""

    what: Next
    seat: int = SPECTATOR


class Sitting:
    """One match with its players, and what each of them has read of the log."""

    def __init__(self, match: Match, record: Path | None = None) -> None:
        self.match = match
        self.record = record  # where the record shall be written
        self.bots = {seat: name for seat, name in enumerate(match.names) if name in bot_names()}
        self.company = Company(match.game)
        self.people = [seat for seat in range(len(match.names)) if seat not in self.bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else SPECTATOR
        seen = len(match.told) if match.entries else 0
        self.read = dict.fromkeys(range(SPECTATOR, len(match.names)), seen)

    def next_step(self) -> Step:
        """Bots answer first: in a sealed block nobody waits for them, and they see nothing of the others."""
        waiting = engine.waiting(self.match.state)
        if not waiting:
            return Step(Next.OVER)
        for seat in waiting:
            if seat in self.bots:
                return Step(Next.BOT, seat)
        if self.at_keyboard in waiting:
            return Step(Next.ASK, self.at_keyboard)
        return Step(Next.HAND_OVER, waiting[0])

    def sit_down(self, seat: int) -> None:
        self.at_keyboard = seat

    def may_take_back(self) -> bool:
        """Whether the person who has just chosen in secret may think again."""
        buffers = self.match.state.buffers
        mine = self.at_keyboard
        return engine.sealed(self.match.state) and mine >= 0 and bool(buffers[mine])

    def called(self, seat: int) -> str:
        """`P1 greedy`; people are told apart by their seats alone."""
        name = self.match.names[seat]
        return f"P{seat} {name}" if name != f"P{seat}" else name
