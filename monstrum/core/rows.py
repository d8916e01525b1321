"""Rows of bytes that learning programs read: observations and masks, seen by numpy without copying.

Every step writes into fresh zeros, copied in one go from an array that is never touched: that is faster than
wiping what the last step wrote, and whoever still looks at the old array keeps it as it was.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255  # a byte holds no more


def zeros(size: i64) -> vec[u8]:
    return vec[u8]([0] * size)


@final
class Row:
    """A window on one row of a flat array: places are counted from where the row starts."""

    def __init__(self, items: vec[u8]) -> None:
        self.items = items
        self.start: i64 = 0

    def mark(self, at: i64) -> None:
        """A yes at a place."""
        self.items[self.start + at] = 1

    def put(self, at: i64, number: i64) -> None:
        """A number at a place: below 0 counts as 0, above 255 as 255."""
        if number > 0:
            self.items[self.start + at] = u8(number) if number <= MOST else u8(MOST)

    def add(self, at: i64) -> None:
        """One more at a place."""
        place = self.start + at
        if self.items[place] < MOST:
            self.items[place] += 1

    def mark_chain(self, at: i64, first: i64, after: vec[i64]) -> None:
        """A yes for every member of a chain: `first`, `after[first]` … until one is negative."""
        items = self.items
        start = self.start + at
        member = first
        while member >= 0:
            items[start + member] = 1
            member = after[member]

    def mark_all(self, at: i64, members: vec[i64], number: i64) -> None:
        """A yes for each of the first members."""
        items = self.items
        start = self.start + at
        for index in range(number):
            items[start + members[index]] = 1

    def count_all(self, at: i64, members: vec[i64], first: i64, last: i64) -> None:
        """How often each of `members[first]` … `members[last - 1]` is there."""
        items = self.items
        start = self.start + at
        for index in range(first, last):
            place = start + members[index]
            if items[place] < MOST:
                items[place] += 1

    def put_all(self, at: i64, numbers: vec[i64], first: i64, last: i64) -> None:
        """`numbers[first]` … `numbers[last - 1]`, side by side."""
        items = self.items
        start = self.start + at - first
        for index in range(first, last):
            number = numbers[index]
            if number > 0:
                items[start + index] = u8(number) if number <= MOST else u8(MOST)
