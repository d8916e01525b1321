"""Opponents that live in the core, for loops that never leave it."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from monstrum.core.engine import legal_actions, sealed
from monstrum.core.playout import pending_options
from monstrum.core.quick import Quick
from monstrum.core.state import State

SEALED_SAMPLES: Final = 3  # sealed choices are rare and depend on what others hold


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Somebody who answers for a seat; fair, because it looks at nothing but options and knowledge."""

    def choose(self, state: State, seat: i64, rng: Quick) -> i64:
        """One of the legal actions."""
        raise NotImplementedError


@final
class RandomRival(Rival):
    """Every option is equally likely."""

    def choose(self, state: State, seat: i64, rng: Quick) -> i64:
        options = pending_options(state)
        return options.items[rng.below(options.count())]


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyRival(Rival):
    """One answer ahead on samples of what the seat knows; the best mean wins, the first of equals."""

    def guess(self, state: State, seat: i64, rng: Quick) -> State:
        """A state the seat cannot tell from this one."""
        raise NotImplementedError

    def outlook(self, state: State, seat: i64, action: i64) -> float:
        """How the seat stands after the action; the state is spent."""
        raise NotImplementedError

    def outlooks(self, state: State, seat: i64, actions: list[int]) -> list[float]:
        """What each action promises the seat; the state is spent."""
        last = len(actions) - 1
        return [
            self.outlook(state.clone() if at < last else state, seat, actions[at])
            for at in range(len(actions))
        ]

    def promises(self, state: State, seat: i64, options: list[int], rng: Quick) -> list[float]:
        """What each option promises the seat, on samples of what it knows; the state stays as it is."""
        totals = [0.0] * len(options)
        for _time in range(SEALED_SAMPLES if sealed(state) else 1):
            worths = self.outlooks(self.guess(state, seat, rng), seat, options)
            for at in range(len(options)):
                totals[at] += worths[at]
        return totals

    def plans(self, state: State, seat: i64, options: list[int], rng: Quick, most: i64) -> list[list[int]]:
        """The best few whole gestures, its own first; where a game knows of none, the options themselves."""
        return [[one] for one in best_first(options, self.promises(state, seat, options, rng))[:most]]

    def reply(self, state: State, seat: i64, rng: Quick) -> list[int]:
        """What it does in a rollout, where a thousand answers are wanted: one, or a gesture it begins. A game
        may have a quicker way than `choose`; the state, which stays as it is, is a guess already."""
        return [self.choose(state, seat, rng)]

    def mark(self, state: State) -> i64:
        """Where a gesture is under way: while this number stays, its rest still fits."""
        return -1

    def choose(self, state: State, seat: i64, rng: Quick) -> i64:
        options = legal_actions(state, seat)
        return best_of(options, self.promises(state, seat, options, rng))


def best_of(options: list[int], promises: list[float]) -> i64:
    """The option that promises most, the first of equals."""
    best = 0
    for at in range(1, len(options)):
        if promises[at] > promises[best]:
            best = at
    return options[best]


def in_other_luck(state: State, rng: Quick) -> State:
    """A copy in which dice fall and cards come otherwise from here on."""
    other = state.clone()
    other.chance.rekey([rng.word() for _ in range(8)])
    return other


def best_first(options: list[int], promises: list[float]) -> list[int]:
    """The options in order of what they promise; equal ones stay in theirs."""
    order: list[int] = []
    for at in range(len(options)):
        place = len(order)
        while place > 0 and promises[order[place - 1]] < promises[at]:
            place -= 1
        order.insert(place, at)
    return [options[at] for at in order]
