"""Counting what is used in games. An accumulator watches a game from outside: it reads events and states and
changes nothing."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.core.contract import Game
from monstrum.core.events import Event
from monstrum.core.quick import Quick
from monstrum.core.state import State

USED: Final = "used"  # what happens to an operation; cards have words of their own

Count = tuple[str, str]
"""A card, or an operation of the vocabulary, and what happened to it: `("A13", "drawn")`."""


class Unsound(Exception):
    """Something is as it can never be: a bug, not somebody's fault."""


class Usage(ABC):
    """How often everything in a pack was used, over as many games as are watched."""

    def __init__(self) -> None:
        self.counts: Counter[Count] = Counter()

    @abstractmethod
    def goals(self) -> list[Count]:
        """Everything that should happen some day."""

    def config(self, players: int, root: bytes) -> dict[str, Any]:
        """What is agreed before a game with this seed: whatever must vary so that everything can happen."""
        return {"players": players}

    def start(self, game: Game, config: Mapping[str, Any], root: bytes) -> State:
        """A game with this seed: from its beginning, or from wherever most is about to happen."""
        return game.start(config, root)

    def choose(self, state: State, seat: int, options: Sequence[int], rng: Quick) -> int:
        """What this seat does: anything. Where chance alone would take too long to bring everything about, a
        game has its own way; it must depend on nothing but these."""
        return options[rng.below(len(options))]

    @abstractmethod
    def begin(self, state: State) -> None:
        """A game stands before its first decision."""

    @abstractmethod
    def watch(self, events: Sequence[Event], state: State) -> None:
        """What an answer led to. Raises Unsound if the events tell another story than the state."""

    @abstractmethod
    def name(self, id: str) -> str:
        """What people call it."""


class Finished(Usage):
    """For a game that brings no accumulator of its own: games that came to their end."""

    def goals(self) -> list[Count]:
        return [("game", "finished")]

    def begin(self, state: State) -> None:
        """Nothing is remembered."""

    def watch(self, events: Sequence[Event], state: State) -> None:
        if state.over():
            self.counts["game", "finished"] += 1

    def name(self, id: str) -> str:
        return id
