"""One game as its seats observe it: the encoder's bytes as an array, and the mask of whoever must decide."""

from typing import Any, Final

from monstrum.envs.extras import need

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from monstrum.core.encoder import Encoder, Glance  # noqa: E402
from monstrum.core.state import State  # noqa: E402

Bytes = NDArray[np.uint8]
Floats = NDArray[np.float32]
Mask = NDArray[np.int8]
LARGEST: Final = 255


class Watcher:
    """What it hands out belongs to the caller."""

    def __init__(self, encoder: Encoder[Any], scaled: bool = False) -> None:
        self.encoder = encoder
        self._glance = Glance(encoder)
        self._scales = scales(encoder) if scaled else None

    def observation(self, state: State, seat: int) -> NDArray[Any]:
        """Bytes, or floats where they are scaled."""
        seen: Bytes = np.array(self._glance.observation(state, seat), dtype=np.uint8)
        return seen if self._scales is None else seen * self._scales

    def mask(self, state: State) -> Mask:
        """What whoever owes the next decision may do; all zeros at the end."""
        return np.array(self._glance.mask(state), dtype=np.int8)


def upper_bounds(encoder: Encoder[Any]) -> Bytes:
    """The largest number each byte can hold."""
    high: Bytes = np.zeros(encoder.size, dtype=np.uint8)
    for field in encoder.fields:
        high[field.start : field.start + field.size] = 1 if field.most == 1 else LARGEST
    return high


def scales(encoder: Encoder[Any]) -> NDArray[np.float32]:
    """What to multiply an observation by for numbers that are mostly between 0 and 1."""
    found: NDArray[np.float32] = np.zeros(encoder.size, dtype=np.float32)
    for field in encoder.fields:
        found[field.start : field.start + field.size] = 1 / field.most
    return found
