"""A rival that tries the best plans of another one out, on states its seat cannot tell from the true one.

A plan is a whole gesture. Every candidate meets the same worlds with the same chance in them; everybody
answers as the base would, and what has become of the world is valued. The worse candidates leave half-way,
and the base's own plan is left only for one that is ahead of it by more than its error (*the gate*). Secret
choices are mixed (`mixing.py`).
"""

import math
import time
from typing import Final, final

from mypy_extensions import i64

from monstrum.core.engine import asked, commit, committed, legal_actions, sealed
from monstrum.core.mixing import Meeting, drawn, mixed
from monstrum.core.quick import Quick
from monstrum.core.rivals import GreedyRival, Rival, best_first
from monstrum.core.rollouts import Rollouts
from monstrum.core.state import State

LEAST_WORLDS: Final = 4  # before anybody leaves
DEEPEST: Final = 5  # the worst that is taken instead of the best
FEW: Final = 4  # options: of fewer less is overlooked
CERTAIN: Final = 1 << 16
NO_MARK: Final[i64] = -1
MOST_MEETINGS: Final = 24  # of own and others' secret answers in one world


@final
class Thought:
    """What was found about some plans, the base's own first: in each world the seat's share."""

    def __init__(self, plans: list[list[int]]) -> None:
        self.plans = plans
        self.found: list[list[int]] = [[] for _ in plans]
        self.best: i64 = 0
        self.simulations: i64 = 0


@final
class Bandit(Rival):
    """`worlds` per decision, and the best `width` plans of the base in each; `gate` is in standard errors of
    the paired difference. Of many options the best is missed with chance `overlooks`, and then the next."""

    def __init__(
        self, rollouts: Rollouts, worlds: i64, width: i64, gate: float, overlooks: float = 0.0
    ) -> None:
        self.rollouts = rollouts
        self.base: GreedyRival = rollouts.base
        self.worlds = worlds
        self.width = width
        self.gate = gate
        self.overlooks = overlooks
        self.seconds = 0.0  # at most so long; 0.0 = as long as it takes
        self.rest: list[int] = []  # of the gesture that has begun
        self.mark = NO_MARK  # … and where that was

    def choose(self, state: State, seat: i64, rng: Quick) -> i64:
        options = legal_actions(state, seat)
        if len(options) == 1:
            return options[0]
        if self.rest and self.rest[0] in options and self.base.mark(state) == self.mark:
            return self.rest.pop(0)
        thought = self.think(state, seat, options, rng)
        self.rest = thought.plans[thought.best][1:]
        self.mark = self.base.mark(state)
        return thought.plans[thought.best][0]

    def think(self, state: State, seat: i64, options: list[int], rng: Quick) -> Thought:
        """At most `worlds` × `width` rollouts, and never more."""
        most: i64 = DEEPEST + self.width
        plans = self.base.plans(state, seat, options, rng, most)
        thought = Thought(self.overlooked(plans, rng)[: self.width])
        if self.worlds > 0 and len(thought.plans) > 1:
            if sealed(state):
                self.mix(state, seat, thought, rng)
            else:
                self.compare(state, seat, thought, rng)
        return thought

    def overlooked(self, plans: list[list[int]], rng: Quick) -> list[list[int]]:
        """What is left of the plans, best first. Of few less is missed: of two half as much, or a yes for a
        no would be the rule."""
        if self.overlooks == 0.0:
            return plans
        number = min(len(plans), FEW)
        chance = int(self.overlooks * float(CERTAIN) * float(number) / float(FEW))
        at: i64 = 0
        while at + 1 < min(len(plans), DEEPEST) and rng.below(CERTAIN) < chance:
            at += 1
        return plans[at:]

    def compare(self, state: State, seat: i64, thought: Thought, rng: Quick) -> None:
        found = thought.found
        alive = list(range(len(thought.plans)))
        began = time.process_time()
        for number in range(self.worlds):
            if number >= LEAST_WORLDS:
                if 2 * number >= self.worlds and len(alive) > 2:
                    alive = better_half(alive, found)
                alive = [at for at in alive if at == 0 or not behind(found[at], found[0])]
                if len(alive) == 1 or self.late(began):
                    break
            world = self.base.guess(state, seat, rng)
            word = rng.word()
            for at in alive:
                shares = self.rollouts.after(world.clone(), seat, thought.plans[at], Quick(word))
                found[at].append(shares[seat])
                thought.simulations += 1
        most = 0.0
        for at in alive:
            mean, error = ahead(found[at], found[0])
            if at and mean > self.gate * error and mean > most:
                thought.best = at
                most = mean

    def late(self, began: float) -> bool:
        return self.seconds > 0.0 and time.process_time() - began > self.seconds

    def mix(self, state: State, seat: i64, thought: Thought, rng: Quick) -> None:
        """A secret choice: the same number of rollouts, spent on all meetings of own and others' answers."""
        rows = len(thought.plans)
        budget = self.worlds * self.width
        meetings: list[Meeting] = []
        while thought.simulations < budget:
            world = self.base.guess(state, seat, rng)
            others = [one for one in range(state.seats) if one != seat and owes(world, one)]
            theirs = self.answers_of(world, others, max(1, min(MOST_MEETINGS, budget) // rows), rng)
            meeting = Meeting(rows, [len(answers) for answers in theirs])
            if thought.simulations + rows * meeting.profiles > budget and meetings:
                break
            word = rng.word()
            for row in range(rows):
                for profile in range(meeting.profiles):
                    trial = world.clone()
                    trial.load()
                    for who in range(len(others)):
                        commit(trial, others[who], theirs[who][meeting.answer_in(profile, who)])
                    shares = self.rollouts.after(trial, seat, thought.plans[row], Quick(word))
                    meeting.found.append([shares[seat]] + [shares[other] for other in others])
                    thought.simulations += 1
            meetings.append(meeting)
        for row in range(rows):
            thought.found[row] = [meeting.mean(row) for meeting in meetings]
        if len(meetings) < LEAST_WORLDS:
            return
        for row in range(1, rows):  # the gate: what is left to luck speaks for the base's own answer
            _, error = ahead(thought.found[row], thought.found[0])
            for meeting in meetings:
                meeting.lower(row, int(self.gate * error))
        thought.best = drawn(mixed(meetings), rng)

    def answers_of(self, world: State, others: list[int], most: i64, rng: Quick) -> list[list[int]]:
        """The best few answers of each of the others in this world, so many that their profiles stay few."""
        found: list[list[int]] = []
        left = most
        for other in others:
            options = legal_actions(world, other)
            width: i64 = 3 if left >= 6 else (2 if left >= 2 else 1)
            if len(options) > 1:
                options = best_first(options, self.base.promises(world, other, options, rng))[:width]
            found.append(options)
            left //= max(1, len(options))
        return found


def owes(state: State, seat: i64) -> bool:
    """Whether a seat has a secret choice to make in this block."""
    state.load()
    return asked(state, seat) and not committed(state, seat)


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
