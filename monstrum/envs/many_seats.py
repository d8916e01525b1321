"""Gymnasium's VectorEnv: many games at once in the core; one seat of each learns, rivals have the others.

    gymnasium.make_vec("monstrum/XYbrid-v0", num_envs=64, vectorization_mode="vector_entry_point")

A game that is over starts anew in the same step. Its last observation is not given: nothing follows it that a
learner could want the value of.
"""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from monstrum.envs.extras import need

need("gymnasium", "envs")
import numpy as np  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

from monstrum.envs.opponents import RANDOM  # noqa: E402
from monstrum.envs.spaces import action_space, observation_space  # noqa: E402
from monstrum.envs.vector import GameBatch  # noqa: E402
from monstrum.envs.watching import scales  # noqa: E402


class ManySeats(VectorEnv[Any, Any, Any]):
    """One seat of each of `num_envs` games. An action a mask does not show raises IllegalAction."""

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        scaled: bool = False,
        pack: str | Path | None = None,
        render_mode: None = None,
        **config: Any,
    ) -> None:
        self.games = GameBatch(game, num_envs, players, opponents, seat, 0, pack, **config)
        self.num_envs = num_envs
        self.seat = seat
        encoder = self.games.lesson.encoder
        self._scales = scales(encoder) if scaled else None
        self.single_observation_space = observation_space(encoder, scaled)
        self.single_action_space = action_space(encoder)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        first = seed if isinstance(seed, int) or seed is None else seed[0]
        self.games.reset(random.getrandbits(62) if first is None else first)
        return self._seen(), {"action_mask": self.action_masks()}

    def step(self, actions: ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        games = self.games
        games.step(actions)
        over = games.finished.copy()
        rewards = np.where(over, games.returns[:, self.seat], 0.0)
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if over.any():
            info |= {"returns": np.where(over[:, None], games.returns, 0.0), "_returns": over}
        return self._seen(), rewards, over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """One row per game."""
        return self.games.masks.copy()

    def _seen(self) -> dict[str, NDArray[Any]]:
        seen = self.games.observations
        shown = seen.copy() if self._scales is None else seen * self._scales
        return {"observation": shown, "action_mask": self.games.masks.astype(np.int8)}
