"""One game as its seats observe it: the encoder's bytes as an array, and the mask of whoever must decide."""

from typing import Any, Final

from monstrum.envs.extras import need

need("numpy", "envs")
import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from monstrum.core.encoder import Encoder, encode_fresh, mask_fresh  # noqa: E402
from monstrum.core.rows import single_row  # noqa: E402
from monstrum.core.state import State  # noqa: E402

Bytes = NDArray[np.uint8]
Mask = NDArray[np.int8]
LARGEST: Final = 255


class Watcher:
    """Writes into two rows of the core's own; what it hands out are copies."""

    def __init__(self, encoder: Encoder[Any]) -> None:
        self.encoder = encoder
        self._seen = single_row(encoder.size)
        self._legal = single_row(encoder.space)
        self._seen_bytes: Bytes = np.frombuffer(self._seen.items, dtype=np.uint8)  # type: ignore[call-overload]
        self._legal_bytes: Mask = np.frombuffer(self._legal.items, dtype=np.int8)  # type: ignore[call-overload]

    def observation(self, state: State, seat: int) -> Bytes:
        encode_fresh(self.encoder, state, seat, self._seen)
        return self._seen_bytes.copy()

    def mask(self, state: State) -> Mask:
        """What whoever owes the next decision may do; all zeros at the end."""
        mask_fresh(state, self._legal)
        return self._legal_bytes.copy()


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
