"""Seeds of environments: one that is given is the game's own; without, each game follows from the last."""

import random


class Seeds:
    """One environment's games, reproducible from the last seed that was given."""

    def __init__(self) -> None:
        self._later = random.Random()

    def next(self, seed: int | None) -> int:
        """The seed of the next game."""
        if seed is None:
            return self._later.getrandbits(63)
        self._later = random.Random(seed)
        return seed
