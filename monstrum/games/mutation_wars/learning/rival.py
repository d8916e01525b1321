"""The greedy opponent inside the core: Mutation Wars's knowledge, samples and eye for positions."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.engine import legal_actions
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival, best_of
from monstrum.core.state import State
from monstrum.games.mutation_wars.knowing.sample import guess
from monstrum.games.mutation_wars.state import WarsState
from monstrum.games.mutation_wars.thinking.lookahead import outlook

SWIFT: Final = 2  # answers inside one another that are not tried out in a rollout


@final
class GreedyWarsRival(GreedyRival):
    """Greedy in Mutation Wars."""

    def guess(self, state: State, seat: i64, rng: Quick) -> WarsState:
        assert isinstance(state, WarsState), "a state of another game"
        return guess(state, seat, rng)

    def outlook(self, state: State, seat: i64, action: i64) -> float:
        assert isinstance(state, WarsState), "a state of another game"
        return outlook(state, seat, action)

    def reply(self, state: State, seat: i64, rng: Quick) -> list[int]:
        """On one guess, with less of what follows tried out."""
        options = legal_actions(state, seat)
        if len(options) == 1:
            return options
        world = self.guess(state, seat, rng)
        promises: list[float] = []
        for option in options:
            promises.append(outlook(world.clone(), seat, option, SWIFT))
        return [best_of(options, promises)]
