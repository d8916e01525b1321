"""All that is special about one game in the terminal."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from monstrum.core.contract import Game
from monstrum.terminal.look import Card, Look
from monstrum.terminal.sketch import Drawn


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that is special about one game in the terminal."""

    table: Callable[[Look], Drawn]
    status: Callable[[Look], str]  # one line: where the game stands
    card: Callable[[Game, Any, str], Card | None]  # what a thing is, by its ref; None if it is no card
    legend: Callable[[], str] = str  # what the signs of the table mean, for the help
    card_sorts: tuple[str, ...] = field(default=())  # sorts of refs that are cards
