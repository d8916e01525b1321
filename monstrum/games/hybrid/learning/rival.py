"""The greedy opponent inside the core: Hybrid's knowledge, samples and tactics."""

from typing import final

from mypy_extensions import i64

from monstrum.core.engine import legal_actions, sealed
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival, best_of, in_other_luck
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

    def reply(self, state: State, seat: i64, rng: Quick) -> list[int]:
        """On the state itself, with other luck ahead, for what is hidden from a side hardly counts there; a
        Movement is thought of once. Secret choices are made on a guess."""
        options = legal_actions(state, seat)
        if len(options) == 1:
            return options
        if not sealed(state) and kinds.is_element(state.kind):
            world = in_other_luck(state, rng)
            assert isinstance(world, SkirmishState), "a state of another game"
            found = movements(world, 1)
            if found and found[0][0] in options:
                return found[0]
        return [best_of(options, likings(self.in_mind(state, seat, rng), seat, options))]

    def in_mind(self, state: State, seat: i64, rng: Quick) -> SkirmishState:
        """The world a reply is thought of in, to be spent."""
        world = self.guess(state, seat, rng) if sealed(state) else in_other_luck(state, rng)
        assert isinstance(world, SkirmishState), "a state of another game"
        return world

    def outlooks(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        assert isinstance(state, SkirmishState), "a state of another game"
        return likings(state, seat, actions)
