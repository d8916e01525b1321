"""The greedy opponent inside the core: Hybrid's knowledge, samples and tactics."""

from typing import final

from mypy_extensions import i64

from monstrum.core.engine import sealed
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.games.hybrid.knowing.sample import guess
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.thinking.gestures import mark, movements
from monstrum.games.hybrid.thinking.outlooks import likings


@final
class GreedySkirmishRival(GreedyRival):
    """Greedy in Hybrid: it weighs all options of a decision at once."""

    def guess(self, state: State, seat: i64, rng: Quick) -> SkirmishState:
        assert isinstance(state, SkirmishState), "a state of another game"
        return guess(state, seat, rng)

    def plans(self, state: State, seat: i64, options: list[int], rng: Quick, most: i64) -> list[list[int]]:
        """Whole Movements; where nobody moves, the options themselves."""
        assert isinstance(state, SkirmishState), "a state of another game"
        if not sealed(state) and kinds.is_element(state.kind):
            found = [plan for plan in movements(self.guess(state, seat, rng), most) if plan[0] in options]
            if found:
                return found
        return super().plans(state, seat, options, rng, most)

    def mark(self, state: State) -> i64:
        assert isinstance(state, SkirmishState), "a state of another game"
        return mark(state)

    def outlooks(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(state, SkirmishState), "a state of another game"
        return likings(state, seat, actions)
