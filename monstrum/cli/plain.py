"""A game in plain text: its table, and what is printed on its cards."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from monstrum.texts.match import Match


@dataclass(frozen=True, slots=True)
class Plain:
    """What a game brings for those who read lines."""

    table: Callable[[Match, int], str]  # as a seat sees it, -1 for spectators
    card: Callable[[Any, str], str]  # by its id or its English name
