"""What thinks in a game: a base policy that answers, and a value that says who will win.

Where a game brings them they live in the core; where it does not, the policy tries its options out by its
eye for positions or by a playout each, and who will win is found by playing on at random.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from monstrum.core.bandit import Bandit
from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.playout import playout
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.rollouts import Rollouts
from monstrum.core.state import State
from monstrum.core.value import WHOLE, Value
from monstrum.games.library import brings


@dataclass(frozen=True, slots=True)
class Grade:
    """How somebody thinks. A decision has at most `worlds` × `width` rollouts, so the same seed gives the
    same game, however busy the machine."""

    overlooks: float = 0.0  # how likely the best of many plans is missed, and then the next
    worlds: int = 0  # that are looked at
    width: int = 1  # plans that are tried out in each
    borders: int = 0  # turns, cycles or activations a rollout is long; 0: just as many answers
    answers: int = 24  # that it has at most
    gate: float = 1.0  # standard errors by which a plan must be ahead of the usual one
    slow: bool = False  # everybody answers as at a table in them, not in the quicker way for rollouts

    @property
    def simulations(self) -> int:
        """At most, for a decision."""
        return self.worlds * self.width


@dataclass(frozen=True, slots=True)
class Mind:
    """The policy and the value of a game."""

    base: GreedyRival
    value: Value

    def bandit(self, grade: Grade) -> Bandit:
        """A new one: it remembers what it has begun, so each seat of each game has its own."""
        rollouts = Rollouts(self.base, self.value, grade.answers, grade.borders, grade.slow)
        return Bandit(rollouts, grade.worlds, grade.width, grade.gate, grade.overlooks)

    def answer(self, table: State) -> int:
        """What whoever must decide now would do who sees the whole table."""
        seat = actor(table)
        actions = legal_actions(table, seat)
        promises = self.base.outlooks(table.clone(), seat, actions) if len(actions) > 1 else [0.0]
        return actions[promises.index(max(promises))]

    def chances(
        self, worlds: Sequence[State], seat: int, plan: Sequence[int], answers: int, seed: int
    ) -> list[float]:
        """The seat's chance to win in each world after its plan and some answers; the worlds stay as they
        are, and have the same luck for each plan."""
        rollouts = Rollouts(self.base, self.value, answers, 0, slow=True)
        found = []
        for world in worlds:
            table = world.clone()
            fits = bool(plan) and plan[0] in legal_actions(table, seat)
            shares = rollouts.after(table, seat, list(plan) if fits else [], Quick(seed))
            found.append(shares[seat] / WHOLE)
        return found


@cache
def mind(game: Game, players: int, frozen: str = "") -> Mind:
    """The core's, as far as the game has brought them; `frozen` is the version of a yardstick."""
    learning, value = brings(game.name, "learning"), brings(game.name, "value")
    return Mind(
        AskedPolicy(game) if learning is None else learning.rival(),
        PlayedOut(game) if value is None else value(players, frozen) if frozen else value(players),
    )


class AskedPolicy(GreedyRival):
    """The policy of a game that has no rival in the core."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rng = Quick(1)

    def guess(self, state: State, seat: int, rng: Quick) -> State:
        self.rng = Quick(int(rng.word()))
        return self.game.sample(self.game.know(state, seat), rng)

    def outlooks(self, state: State, seat: int, actions: list[int]) -> list[float]:
        outlook = brings(self.game.name, "outlook")
        if outlook is not None:
            judged: list[float] = outlook(state, seat, actions)
            return judged
        found = []
        for action in actions:
            after = state.clone()
            play(after, seat, action)
            after.mute()
            playout(after, self.rng)
            found.append(self.game.result(after).returns[seat])
        return found


class PlayedOut(Value):
    """Who wins one game that is played on at random: all one can say where nobody has an eye for chances."""

    def __init__(self, game: Game) -> None:
        super().__init__([])
        self.game = game

    def shares(self, state: State) -> list[int]:
        after = state.clone()
        after.mute()
        playout(after, Quick(1))
        seats = int(after.seats)
        return [int((share + 1) * float(WHOLE) / seats) for share in self.game.result(after).returns]
