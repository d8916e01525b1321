"""The greedy opponent inside the core: XYbrid's knowledge, samples and eye for positions."""

from typing import final

from mypy_extensions import i64

from monstrum.core.engine import legal_actions, sealed
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival, best_of, in_other_luck
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

    def reply(self, state: State, seat: i64, rng: Quick) -> list[int]:
        """On the state itself with other luck ahead: hands lie open, and guesses may cost as much as trials.
        Secret choices are made on a guess; one is enough where so many follow."""
        options = legal_actions(state, seat)
        if len(options) == 1:
            return options
        world = self.guess(state, seat, rng) if sealed(state) else in_other_luck(state, rng)
        promises: list[float] = []
        for option in options:
            trial = world.clone()
            assert isinstance(trial, LabState), "a state of another game"
            promises.append(outlook(trial, seat, option, True))
        return [best_of(options, promises)]
