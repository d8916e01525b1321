"""HY-7.27  The elements a search has tried, cheapest first, each with the one before it.

An entry is one number: what it cost so far, the element, where it led, and the entry before. Entries of equal
cost wait in the order in which they were found. Entry 0 is none.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NO_ENTRY: Final[i64] = 0
COST_BITS: Final = 8
ELEMENT_AT: Final = 8
LAYER_AT: Final = 16
PLACE_AT: Final = 24
TURNED: Final = 0x80_0000_0000
TRAVELLED: Final = 0x100_0000_0000
PARENT_AT: Final = 41
BYTE: Final = 0xFF
PLACE_MASK: Final = 0x7FFF


def cost_in(entry: i64) -> i64:
    return entry & BYTE


def element_in(entry: i64) -> i64:
    return (entry >> ELEMENT_AT) & BYTE


def layer_in(entry: i64) -> i64:
    """Which doors have been opened: the number of a layer."""
    return (entry >> LAYER_AT) & BYTE


def place_in(entry: i64) -> i64:
    return (entry >> PLACE_AT) & PLACE_MASK


def turned_in(entry: i64) -> bool:
    """HY-7.13  Whether no turn is left on this square."""
    return entry & TURNED != 0


def travelled_in(entry: i64) -> bool:
    """HY-7.12  Whether the Movement contains a step."""
    return entry & TRAVELLED != 0


def parent_in(entry: i64) -> i64:
    return entry >> PARENT_AT


def written(
    cost: i64, element: i64, layer: i64, place: i64, turned: bool, travelled: bool, parent: i64
) -> i64:
    """All of it as one number."""
    entry = cost | (element << ELEMENT_AT) | (layer << LAYER_AT) | (place << PLACE_AT)
    entry |= parent << PARENT_AT
    if turned:
        entry |= TURNED
    if travelled:
        entry |= TRAVELLED
    return entry


@final
class Trail:
    """Entries by number, and for each cost a queue of those that have not been visited."""

    def __init__(self, points: i64) -> None:
        self.entries: vec[i64] = vec[i64]([0])
        self.links: vec[i64] = vec[i64]([NO_ENTRY])  # to the next of the same cost
        self.first: vec[i64] = vec[i64]([NO_ENTRY] * (points + 1))  # by cost
        self.last: vec[i64] = vec[i64]([NO_ENTRY] * (points + 1))

    def keep(self, entry: i64) -> i64:
        """Its number."""
        self.entries = append(self.entries, entry)
        self.links = append(self.links, NO_ENTRY)
        return len(self.entries) - 1

    def enqueue(self, entry: i64) -> i64:
        """The same, to be visited after everything of the same cost that was found before."""
        number = self.keep(entry)
        cost = cost_in(entry)
        before = self.last[cost]
        if before:
            self.links[before] = number
        else:
            self.first[cost] = number
        self.last[cost] = number
        return number
