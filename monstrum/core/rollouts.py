"""What becomes of a world in which a seat carries out a plan and everybody goes on as the base would.

A rollout ends at a natural border (a turn, a cycle, an activation: the game's value knows them) or after some
answers, and what has become of the world is valued.
"""

from typing import final

from mypy_extensions import i64

from monstrum.core.engine import actor, commit, legal_actions, sealed, step
from monstrum.core.numbers import ZERO
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.core.value import Value


@final
class Rollouts:
    """The answers of the base, `borders` far but at most `answers`; without borders just as many answers.
    Those who are `slow` answer as at a table, the others as the game has it for rollouts."""

    def __init__(
        self, base: GreedyRival, value: Value, answers: i64, borders: i64, slow: bool = False
    ) -> None:
        self.base = base
        self.value = value
        self.answers = answers
        self.borders = borders
        self.slow = slow
        self.alike = borders > 0 and not slow  # behind a border luck is the same for all plans
        self.rest: list[int] = []  # of the gesture that somebody has begun
        self.mark: i64 = -1  # … and where that was

    def after(self, world: State, seat: i64, plan: list[int], rng: Quick) -> list[int]:
        """The shares of all seats once the plan was carried out and the world has gone on; it is spent. What
        does not fit in this world ends the plan: the base goes on."""
        first = True
        left = self.answers
        self.rest = []
        luck = rng.word() if self.alike else ZERO
        for action in plan:
            if not first:
                left = self.wait_for(world, seat, rng, left)
                if action not in legal_actions(world, seat):
                    break
            first = False
            if sealed(world):
                commit(world, seat, action)
            else:
                step(world, action)
        return self.onward(world, rng, left, luck)

    def wait_for(self, world: State, seat: i64, rng: Quick, answers: i64) -> i64:
        """Others who have something to say in the middle of a plan say it: how many answers are left then."""
        left = answers
        while left > 0 and not world.over() and actor(world) != seat:
            step(world, self.answer(world, rng))
            left -= 1
        return left

    def answer(self, world: State, rng: Quick) -> i64:
        """What whoever must decide does."""
        seat = actor(world)
        if self.slow:
            return self.base.choose(world, seat, rng)
        if self.rest:
            action = self.rest.pop(0)
            if self.base.mark(world) == self.mark and action in legal_actions(world, seat):
                return action
        gesture = self.base.reply(world, seat, rng)
        self.rest = gesture[1:]
        if self.rest:
            self.mark = self.base.mark(world)
        return gesture[0]

    def onward(self, world: State, rng: Quick, answers: i64, luck: i64) -> list[int]:
        """The shares once the base has gone on for everybody, for that many answers. Behind each border dice
        fall alike, whatever was rolled before: what two plans leave alone shall not tell them apart."""
        left = self.borders
        moment = self.value.moment(world)
        for _time in range(answers):
            if world.over():
                break
            if self.borders:
                now = self.value.moment(world)
                if now != moment:
                    moment = now
                    left -= 1
                    if left == 0:
                        break
                    if self.alike:
                        same = Quick(luck + moment)
                        world.chance.rekey([same.word() for _ in range(8)])
            step(world, self.answer(world, rng))
        return self.value.shares(world)
