"""Rows of bytes that learning programs read: observations and masks, seen by numpy without copying.

A row is part of one flat array. It remembers what was written, so that the next position can be written
without wiping a thousand zeros first.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

MOST: Final = 255  # a byte holds no more
SPARE: Final = 64  # places that may be written twice before a row is cleared


@final
class Row:
    """One row of a flat array: everything that was not put there since it was cleared is 0."""

    def __init__(self, items: vec[u8], start: i64, size: i64) -> None:
        self.items = items
        self.start = start
        self.touched: vec[i64] = vec[i64]([0] * (size + SPARE))
        self.number: i64 = 0  # how many places were written

    def put(self, at: i64, number: i64) -> None:
        """A number at a place: below 0 counts as 0, above 255 as 255."""
        if number <= 0:
            return
        place = self.start + at
        self.items[place] = u8(number) if number <= MOST else u8(MOST)
        self.touched[self.number] = place
        self.number += 1

    def mark(self, at: i64) -> None:
        """A yes at a place."""
        place = self.start + at
        self.items[place] = 1
        self.touched[self.number] = place
        self.number += 1

    def mark_chain(self, at: i64, first: i64, after: vec[i64]) -> None:
        """A yes for every member of a chain: `first`, `after[first]` … until one is negative."""
        items, touched, number = self.items, self.touched, self.number
        start = self.start + at
        member = first
        while member >= 0:
            items[start + member] = 1
            touched[number] = start + member
            number += 1
            member = after[member]
        self.number = number

    def mark_all(self, at: i64, members: vec[i64], first: i64, last: i64) -> None:
        """A yes for every one of `members[first]` … `members[last - 1]`."""
        items, touched, number = self.items, self.touched, self.number
        start = self.start + at
        for place in range(first, last):
            items[start + members[place]] = 1
            touched[number] = start + members[place]
            number += 1
        self.number = number

    def count_all(self, at: i64, members: vec[i64], first: i64, last: i64) -> None:
        """How often each of `members[first]` … `members[last - 1]` is there."""
        items, touched, number = self.items, self.touched, self.number
        start = self.start + at
        for index in range(first, last):
            place = start + members[index]
            if items[place] == 0:
                touched[number] = place
                number += 1
            if items[place] < MOST:
                items[place] += 1
        self.number = number

    def put_all(self, at: i64, numbers: vec[i64], first: i64, last: i64) -> None:
        """`numbers[first]` … `numbers[last - 1]`, side by side."""
        items, touched, count = self.items, self.touched, self.number
        place = self.start + at
        for index in range(first, last):
            number = numbers[index]
            if number > 0:
                items[place] = u8(number) if number <= MOST else u8(MOST)
                touched[count] = place
                count += 1
            place += 1
        self.number = count

    def add(self, at: i64, number: i64) -> None:
        """More at a place that may hold something already."""
        self.put(at, i64(self.items[self.start + at]) + number)

    def holds(self, at: i64) -> bool:
        return self.items[self.start + at] != 0

    def clear(self) -> None:
        items, touched = self.items, self.touched
        for at in range(self.number):
            items[touched[at]] = 0
        self.number = 0


def single_row(size: i64) -> Row:
    """A row with an array of its own."""
    return Row(vec[u8]([0] * size), 0, size)
