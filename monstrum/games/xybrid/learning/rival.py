"""The greedy opponent inside the core: XYbrid's knowledge, samples and eye for positions."""

from typing import final

from mypy_extensions import i64

from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.games.xybrid.knowing.sample import guess
from monstrum.games.xybrid.state import LabState
from monstrum.games.xybrid.thinking.lookahead import outlook


@final
class GreedyLabRival(GreedyRival):
    """Greedy in XYbrid."""

    def guess(self, state: State, seat: i64, rng: Quick) -> LabState:
        assert isinstance(state, LabState), "a state of another game"
        return guess(state, seat, rng)

    def outlook(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, LabState), "a state of another game"
        return outlook(state, seat, action)
