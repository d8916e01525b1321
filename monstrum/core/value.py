"""How likely each seat is to win: whole numbers that always sum to WHOLE.

A game names features of a seat, numbers anybody can read off a state; a weight for each makes its promise,
and the promises of all seats together make their shares. What is over is shared out by the rules.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from monstrum.core.state import State

WHOLE: Final[i64] = 10_000  # the shares of all seats
UNIT: Final[i64] = 100_000  # a weight of so much for a feature of 1: e times the chances
FINE: Final[i64] = 1_000  # promises are looked up in steps of so much
FARTHEST: Final[i64] = 800  # steps below the best promise; what is farther behind has no chance left


def falling() -> vec[i64]:
    """Chances against those of the best promise, step by step."""
    found: vec[i64] = vec[i64]([0] * (FARTHEST + 1))
    for step in range(FARTHEST + 1):
        found[step] = int(1e6 * math.exp(-float(step * FINE) / float(UNIT)) + 0.5)
    return found


CHANCES: Final[vec[i64]] = falling()


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """The eye of a game for chances. Weights are in UNITs, one for each feature."""

    def __init__(self, weights: list[int]) -> None:
        self.weights = weights

    def features(self, state: State, seat: i64) -> list[int]:
        """What the weights are for, as numbers of this seat."""
        raise NotImplementedError

    def returns(self, state: State) -> list[float]:
        """What each seat gets when the game is over: -1 for who has lost, 0 if it is drawn."""
        raise NotImplementedError

    def moment(self, state: State) -> i64:
        """A number that changes at the natural borders of the game, where positions are easiest to judge."""
        return 0

    def weights_in(self, state: State) -> list[int]:
        """Those of this kind of position."""
        return self.weights

    def shares(self, state: State) -> list[int]:
        """How likely each seat is to win, of WHOLE; the first seat has what rounding leaves."""
        if state.over():
            return [int((share + 1.0) * float(WHOLE) / float(state.seats)) for share in self.returns(state)]
        promises: list[int] = []
        weights = self.weights_in(state)
        for seat in range(state.seats):
            total: i64 = 0
            found = self.features(state, seat)
            for at in range(len(found)):
                total += weights[at] * found[at]
            promises.append(total)
        best = max(promises)
        chances: list[int] = []
        everything: i64 = 0
        for promise in promises:
            behind: i64 = (best - promise) // FINE
            chance: i64 = CHANCES[behind if behind < FARTHEST else FARTHEST]
            chances.append(chance)
            everything += chance
        shares = [chance * WHOLE // everything for chance in chances]
        shares[0] += WHOLE - sum(shares)
        return shares
