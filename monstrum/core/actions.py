"""The buffer a frame writes its legal actions into."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

ROOM: Final = 32  # most decisions have fewer options


@final
class Actions:
    """Integers in canonical order. Read it before the next call into the engine, never later."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * ROOM)
        self.number: i64 = 0

    def clear(self) -> None:
        self.number = 0

    def cut(self, number: i64) -> None:
        """Only so many are left."""
        self.number = number

    def add(self, action: i64) -> None:
        number = self.number
        if number == len(self.items):
            self.items = doubled(self.items)
        self.items[number] = action
        self.number = number + 1

    def count(self) -> i64:
        return self.number

    def holds(self, action: i64) -> bool:
        for at in range(self.number):
            if self.items[at] == action:
                return True
        return False

    def listed(self) -> list[int]:
        """A list of the caller's own."""
        return [self.items[at] for at in range(self.number)]


def doubled(items: vec[i64]) -> vec[i64]:
    """The same numbers with as much room again."""
    size: i64 = len(items)
    out: vec[i64] = vec[i64]([0] * (2 * size + 8))
    for at in range(size):
        out[at] = items[at]
    return out
