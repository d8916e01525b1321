"""What a bot is: somebody who is shown a view and some options, and picks one.

A bot in a few lines:

    class Hasty(Bot):
        name = "hasty"

        def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
            return options[0].action
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from monstrum.bots.minds import Mind, mind
from monstrum.core.contract import Game
from monstrum.core.engine import legal_actions
from monstrum.core.knowledge import Knowledge
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.core.state import State

ANSWERS: Final = 24  # of a rollout: about as many as a plan can be seen to work in


@dataclass(frozen=True, slots=True)
class Option:
    """One legal action, as everybody sees it."""

    action: int
    words: str = ""
    label: str = ""


@dataclass(frozen=True, slots=True)
class Clock:
    """How long a bot may think about one decision, in seconds; None: as long as it likes. A busy server asks
    ours to be content with a share of that."""

    budget: float | None = None
    share: float = 1.0


class Sampler:
    """Gives states that fit all a seat knows. It is made from that knowledge and never sees the truth."""

    def __init__(self, game: Game, seat: int, knowledge: Knowledge | None, seed: int) -> None:
        self.game = game
        self.seat = seat
        self.knowledge = knowledge
        self.seed = seed
        self._rng = Quick(seed)

    def __call__(self) -> State:
        """Another one, the caller's to change."""
        assert self.knowledge is not None, "this bot said that it needs no samples"
        return self.game.sample(self.knowledge, self._rng)

    def play_out(self, table: State) -> float:
        """Play a table to its end, every decision at random: what the seat gets for it, from -1 to 1."""
        table.mute()
        playout(table, self._rng)
        return self.game.result(table).returns[self.seat]

    def promises(self, table: State, actions: list[int]) -> list[float]:
        """What each action promises the seat, as the game's own policy sees it: more is better. Where a game
        brings none, one playout per action has to do. The table stays as it is."""
        return self._mind(table).base.outlooks(table.clone(), self.seat, actions)

    def policy(self, table: State) -> int:
        """What the game's own policy would answer, for whoever must decide on this table now."""
        return self._mind(table).answer(table)

    def plans(self, table: State, most: int = 5) -> list[list[int]]:
        """The best few things the seat can do on this table, best first, as the policy sees them: whole
        gestures (a Movement with its end) where the game knows them, else one action each."""
        actions = legal_actions(table, self.seat)
        found = self._mind(table).base.plans(table, self.seat, actions, Quick(self.seed), most)
        return [list(plan) for plan in found]

    def rollout(self, worlds: Sequence[State], plan: Sequence[int], answers: int = ANSWERS) -> list[float]:
        """The seat's chance to win, from 0 to 1, in each of these worlds: after the actions of its plan, and
        so many answers of everybody's by the policy. The worlds stay as they are, so plans can be compared on
        the same worlds, with the same luck."""
        if not worlds:
            return []
        return self._mind(worlds[0]).chances(worlds, self.seat, plan, answers, self.seed)

    def _mind(self, table: State) -> Mind:
        return mind(self.game, int(table.seats))


class Bot(ABC):
    """A player made of code. With the same seed it plays the same game the same way."""

    name: ClassVar[str]
    # What nobody looks at is not made: it often takes longer than the decision.
    reads: ClassVar[bool] = True  # the view, words and labels; if not, it gets None and bare actions
    samples: ClassVar[bool] = True

    @abstractmethod
    def choose(self, view: Any, options: Sequence[Option], sampler: Sampler, clock: Clock) -> int:
        """The `action` of one of the options."""
