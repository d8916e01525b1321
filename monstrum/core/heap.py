"""Numbers in a row, where a list would make an object of each: cards being dealt, parts being laid."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import doubled


@final
class Heap:
    """A row that grows at its end. `items` may be longer than `number` says."""

    def __init__(self, room: i64) -> None:
        self.items: vec[i64] = vec[i64]([0] * room)
        self.number: i64 = 0

    def add(self, item: i64) -> None:
        number = self.number
        if number == len(self.items):
            self.items = doubled(self.items)
        self.items[number] = item
        self.number = number + 1

    def take(self) -> i64:
        """The last one, which leaves."""
        self.number -= 1
        return self.items[self.number]

    def take_at(self, at: i64) -> i64:
        """One that leaves from among the others."""
        items = self.items
        taken = items[at]
        self.number -= 1
        for later in range(at, self.number):
            items[later] = items[later + 1]
        return taken

    def place_of(self, item: i64) -> i64:
        """Where it first lies, or -1."""
        for at in range(self.number):
            if self.items[at] == item:
                return at
        return -1


def put_in_order(row: vec[i64], start: i64, size: i64) -> None:
    """Part of a row, ascending: by counting, as numbers of cards lie close to each other."""
    if size < 2:
        return
    least = row[start]
    most = least
    for at in range(start + 1, start + size):
        least = row[at] if row[at] < least else least
        most = row[at] if row[at] > most else most
    counts: vec[i64] = vec[i64]([0] * (most - least + 1))
    for at in range(start, start + size):
        counts[row[at] - least] += 1
    at = start
    for number in range(most - least + 1):
        for _time in range(counts[number]):
            row[at] = least + number
            at += 1


def reverse(row: vec[i64], start: i64, size: i64) -> None:
    """Part of a row, the last one first."""
    for at in range(size // 2):
        other = start + size - 1 - at
        kept = row[start + at]
        row[start + at] = row[other]
        row[other] = kept
