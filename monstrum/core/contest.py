"""Whole games between rivals, without leaving the core."""

import time
from typing import final

from mypy_extensions import i64

from monstrum.core.engine import actor, step
from monstrum.core.quick import Quick
from monstrum.core.rivals import Rival
from monstrum.core.state import State


@final
class Contest:
    """One game: who sits on which seat, how many decisions each has taken, and how long that took.

    A rival with a whim of its own rolls with it in the whole game; the others get a fresh generator for every
    decision, as bots do: what one of them rolls changes nothing for the next."""

    def __init__(self, rivals: list[Rival], whims: list[Quick | None], rng: Quick) -> None:
        self.rivals = rivals
        self.whims = whims
        self.rng = rng
        self.asked = [0] * len(rivals)
        self.cpu = [0.0] * len(rivals)  # seconds of a processor

    def play(self, state: State, most: i64) -> None:
        """Play the state to its end, or until there were too many decisions."""
        before = time.process_time()
        for _time in range(most):
            if state.top == 0:
                return
            seat = actor(state)
            word = self.rng.word()
            whim = self.whims[seat]
            step(state, self.rivals[seat].choose(state, seat, Quick(word) if whim is None else whim))
            now = time.process_time()
            self.asked[seat] += 1
            self.cpu[seat] += now - before
            before = now
