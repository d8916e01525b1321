"""The greedy opponent inside the core: Mutation Wars's knowledge, samples and eye for positions."""

from typing import final

from mypy_extensions import i64

from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.games.mutation_wars.knowing.sample import guess
from monstrum.games.mutation_wars.state import WarsState
from monstrum.games.mutation_wars.thinking.lookahead import outlook


@final
class GreedyWarsRival(GreedyRival):
    """Greedy in Mutation Wars."""

    def guess(self, state: State, seat: i64, rng: Quick) -> WarsState:
        assert isinstance(state, WarsState), "a state of another game"
        return guess(state, seat, rng)

    def outlook(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, WarsState), "a state of another game"
        return outlook(state, seat, action)
