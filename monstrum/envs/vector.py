"""Many games at once, stepped in the core: numpy sees the core's own arrays, nothing is copied.

All arrays keep their place and change in every step: who wants to keep one copies it. A game that is over
starts anew by itself in the same step; `finished` and `returns` tell of the one that ended.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monstrum.envs.extras import need

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from monstrum.core.batch import Batch  # noqa: E402
from monstrum.core.rivals import Rival  # noqa: E402
from monstrum.envs.learnable import lesson  # noqa: E402
from monstrum.envs.opponents import core_rival, named  # noqa: E402


class GameBatch:
    """`number` games. Without opponents the caller decides for every seat (`actors` says for whom); with
    opponents only for `seat`."""

    def __init__(
        self,
        game: str,
        number: int,
        players: int = 2,
        opponents: str | Sequence[str] | None = None,
        seat: int = 0,
        seed: int = 0,
        pack: str | Path | None = None,
        **config: Any,
    ) -> None:
        self.lesson = lesson(game, players, pack, **config)
        encoder = self.lesson.encoder
        rivals: list[Rival | None] = [None] * players
        if opponents is not None:
            for place, who in enumerate(named(opponents, players), 1):
                rivals[(seat + place) % players] = core_rival(str(who), self.lesson)
        self.number = number
        self.core = Batch(encoder, self.lesson.beginning(), number, rivals, seed)
        self.observations: NDArray[np.uint8] = seen(self.core.observations, np.uint8, number)
        self.masks: NDArray[np.bool_] = seen(self.core.masks, np.bool_, number)
        self.actors: NDArray[np.int64] = seen(self.core.actors, np.int64, number, flat=True)
        self.finished: NDArray[np.bool_] = seen(self.core.finished, np.bool_, number, flat=True)
        self.returns: NDArray[np.float64] = seen(self.core.returns, np.float64, number)
        self.lengths: NDArray[np.int64] = seen(self.core.lengths, np.int64, number, flat=True)

    @property
    def bytes_per_step(self) -> int:
        """What one game shows for one decision: an observation and a mask, of the acting seat only."""
        return int(self.lesson.encoder.size + self.lesson.encoder.space)

    def reset(self, seed: int) -> None:
        """All games anew; equal seeds, equal games."""
        self.core.reseed(seed)

    def step(self, actions: ArrayLike) -> None:
        """One action per game; one that a mask does not show raises IllegalAction before anything moves."""
        self.core.step(np.asarray(actions, dtype=np.int64).tolist())

    def step_at_random(self) -> None:
        """Any legal action in every game, chosen in the core."""
        self.core.step_at_random()


def seen(items: Any, dtype: Any, number: int, flat: bool = False) -> Any:
    """A vector of the core as an array that can only be read; the memory is shared."""
    array = np.frombuffer(items, dtype=dtype)
    return array if flat else array.reshape(number, -1)
