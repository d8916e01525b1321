"""The spaces of observations and actions, in Gymnasium's words."""

from functools import cache
from typing import Any, TypedDict

from monstrum.envs.extras import need

need("gymnasium", "envs")
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from monstrum.core.encoder import Encoder  # noqa: E402
from monstrum.envs.watching import Bytes, Floats, Mask, scales, upper_bounds  # noqa: E402


class Observation(TypedDict):
    """What an agent gets; the mask is all zeros for an agent that is not asked."""

    observation: Bytes | Floats
    action_mask: Mask


@cache
def observation_space(encoder: Encoder[Any], scaled: bool = False) -> spaces.Dict:
    high = upper_bounds(encoder)
    seen: spaces.Box[Any] = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
    if scaled:
        seen = spaces.Box(np.float32(0), high * scales(encoder), dtype=np.float32)
    return spaces.Dict(
        {
            "observation": seen,
            "action_mask": spaces.Box(0, 1, (encoder.space,), np.int8),
        }
    )


def action_space(encoder: Encoder[Any]) -> "spaces.Discrete[np.int64]":
    return spaces.Discrete(encoder.space)
