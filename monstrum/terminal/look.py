"""What a drawing is given, and what it says of a card."""

from dataclasses import dataclass, field
from typing import Any

from monstrum.core.contract import Game
from monstrum.terminal.phrases import phrase


@dataclass(frozen=True, slots=True)
class Look:
    """A view through somebody's eyes, and the room there is for it."""

    game: Game
    view: Any
    seat: int  # -1: a spectator
    names: tuple[str, ...]
    width: int = 80
    height: int = 20
    piles_open: bool = False
    lit: frozenset[str] = field(default_factory=frozenset)  # things some option touches
    near: frozenset[str] = field(default_factory=frozenset)  # things the decision may lead to
    outlook: tuple[str, ...] = ()  # what else is worth knowing before one decides

    def called(self, seat: int) -> str:
        """`P0 you`, `P1 greedy`."""
        return f"P{seat} {phrase('you')}" if seat == self.seat else f"P{seat} {self.names[seat]}"


@dataclass(frozen=True, slots=True)
class Card:
    """Everything printed on a card."""

    title: str
    facts: str
    text: str
    effect: str = ""
    subject: str = ""  # what `explain` calls it; empty if it has no value
