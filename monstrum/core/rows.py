"""Rows of bytes that learning programs read: observations and masks, seen by numpy without copying.

A row is written into a copy of one that is never touched: that is faster than wiping what the last position
wrote, and whoever still looks at an old row keeps it as it was.

A number is written also where it is 0. Whether something lies there can hardly be guessed when many games
take turns, and a processor that has guessed wrong loses more time than a dozen numbers cost.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255  # a byte holds no more
LINE: Final = 8  # numbers of eight bytes in a line of memory
NO_BYTES: Final[vec[u8]] = vec[u8]()
NOTHING_TOLD: Final[vec[vec[u8]]] = vec[vec[u8]]()


def zeros(size: i64) -> vec[u8]:
    return vec[u8]([0] * size)


@final
class Row:
    """One row while it is being written."""

    def __init__(self, items: vec[u8]) -> None:
        self.items = items

    def mark(self, at: i64) -> None:
        """A yes at a place."""
        self.items[at] = 1

    def put(self, at: i64, number: i64) -> None:
        """A number at a place: below 0 counts as 0, above 255 as 255."""
        if number < 0:
            number = 0
        if number > MOST:
            number = MOST
        self.items[at] = u8(number)

    def mark_all(self, at: i64, members: vec[i64], number: i64) -> None:
        """A yes for each of the first members."""
        items = self.items
        for index in range(number):
            items[at + members[index]] = 1
