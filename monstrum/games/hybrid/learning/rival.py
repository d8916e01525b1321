"""The greedy opponent inside the core: Hybrid's knowledge, samples and tactics."""

from typing import final

from mypy_extensions import i64

from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.games.hybrid.knowing.sample import guess
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.outlooks import likings


@final
class GreedySkirmishRival(GreedyRival):
    """Greedy in Hybrid: it weighs all options of a decision at once."""

    def guess(self, state: State, seat: i64, rng: Quick) -> SkirmishState:
        assert isinstance(state, SkirmishState), "a state of another game"
        return guess(state, seat, rng)

    def outlooks(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(state, SkirmishState), "a state of another game"
        return likings(state, seat, actions)
