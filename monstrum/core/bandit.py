"""A rival that tries the best answers of another one out, on states its seat cannot tell from the true one.

Every candidate meets the same worlds with the same chance in them; everybody answers as the base would, and
what has become of the world after some answers is valued. The worse candidates leave half-way, and the base's
own answer is left only for one that is ahead of it by more than its error (*the gate*).
"""

import math
from typing import Final, final

from mypy_extensions import i64

from monstrum.core.engine import actor, commit, legal_actions, sealed, step
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival, Rival
from monstrum.core.state import State
from monstrum.core.value import Value

LEAST_WORLDS: Final = 4  # before anybody leaves


@final
class Bandit(Rival):
    """`worlds` per decision, `answers` played in each, the best `width` answers of the base; `gate` is in
    standard errors of the paired difference."""

    def __init__(
        self, base: GreedyRival, value: Value, worlds: i64, answers: i64, width: i64, gate: float
    ) -> None:
        self.base = base
        self.value = value
        self.worlds = worlds
        self.answers = answers
        self.width = width
        self.gate = gate

    def choose(self, state: State, seat: i64, rng: Quick) -> i64:
        options = legal_actions(state, seat)
        if len(options) == 1:
            return options[0]
        candidates = best_first(options, self.base.promises(state, seat, options, rng))[: self.width]
        found: list[list[int]] = [[] for _ in candidates]
        alive = list(range(len(candidates)))
        for number in range(self.worlds):
            if number >= LEAST_WORLDS:
                if 2 * number >= self.worlds and len(alive) > 2:
                    alive = better_half(alive, found)
                alive = [at for at in alive if at == 0 or not behind(found[at], found[0])]
                if len(alive) == 1:
                    break
            world = self.base.guess(state, seat, rng)
            word = rng.word()
            for at in alive:
                found[at].append(self.rolled_out(world.clone(), seat, candidates[at], Quick(word)))
        best, most = 0, 0.0
        for at in alive:
            mean, error = ahead(found[at], found[0])
            if at and mean > self.gate * error and mean > most:
                best, most = at, mean
        return candidates[best]

    def rolled_out(self, world: State, seat: i64, action: i64, rng: Quick) -> i64:
        """How likely the seat is to win once the world has gone on after the action; the world is spent."""
        if sealed(world):
            commit(world, seat, action)
        else:
            step(world, action)
        for _time in range(self.answers):
            if world.over():
                break
            who = actor(world)
            step(world, self.base.choose(world, who, rng))
        return self.value.shares(world)[seat]


def best_first(options: list[int], promises: list[float]) -> list[int]:
    """The options in order of what they promise; equal ones stay in theirs."""
    order: list[int] = []
    for at in range(len(options)):
        place = len(order)
        while place > 0 and promises[order[place - 1]] < promises[at]:
            place -= 1
        order.insert(place, at)
    return [options[at] for at in order]


def ahead(one: list[int], other: list[int]) -> tuple[float, float]:
    """By how much one candidate is ahead of another in the worlds of both, on average, and the standard error
    of that."""
    number = min(len(one), len(other))
    total = 0.0
    squares = 0.0
    for at in range(number):
        difference = float(one[at] - other[at])
        total += difference
        squares += difference * difference
    mean = total / float(number)
    spread = max(0.0, squares / float(number) - mean * mean)
    return mean, math.sqrt(spread / float(number - 1)) if number > 1 else 0.0


def behind(one: list[int], base: list[int]) -> bool:
    """Whether a candidate will hardly catch up with the base any more."""
    mean, error = ahead(one, base)
    return mean < -2.0 * error or (mean == 0.0 and error == 0.0)


def better_half(alive: list[int], found: list[list[int]]) -> list[int]:
    """The base, and the better half of those that challenge it."""
    challengers = alive[1:]
    kept = [at for at in challengers if 2 * better_than(at, challengers, found) < len(challengers)]
    return [0, *kept]


def better_than(one: int, others: list[int], found: list[list[int]]) -> int:
    """How many are ahead of this one."""
    mine = sum(found[one])
    return len([at for at in others if sum(found[at]) > mine or (sum(found[at]) == mine and at < one)])
