"""What a seat has learned (section 6 of the rules): a copy of the state from which the truth has been erased.

Erased are the order of the deck, breakthroughs the seat has not read, what others have committed, what others
saw and buried, and the generator. What is left is all a sample may be made from.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.codec import encode_numbers
from monstrum.core.knowledge import Knowledge, mask_commitments
from monstrum.core.numbers import ZERO
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.rules.actions import NONE
from monstrum.games.xybrid.rules.zones import in_deck, lay_deck
from monstrum.games.xybrid.state import BOX, DECK, END_OF_ZONE, FIXED, LabState, seen_by_all

HIDDEN: Final = 9  # as holder of a breakthrough: one of those the seat cannot tell apart


class LabKnowledge(Knowledge):
    """The masked state and, beside it, the public facts the mask would lose."""

    def __init__(
        self, seat: i64, masked: LabState, tail: list[int], hidden: list[int], sealed: list[int]
    ) -> None:
        super().__init__(seat)
        self.masked = masked
        self.tail = tail  # destroyed parts at the bottom of the deck, seen by all; only while there is no log
        self.hidden = hidden  # unread breakthroughs per holder: seats, then the box
        self.sealed = sealed  # seats that have committed to something this seat does not see

    def digest(self) -> str:
        numbers: list[int] = [self.seat]
        self.masked.dump(numbers)
        for row in (self.tail, self.hidden, self.sealed):
            numbers.append(len(row))
            numbers.extend(row)
        return encode_numbers(numbers).hex()


def know(state: LabState, seat: i64) -> LabKnowledge:
    """The hard facts of one seat (-1: a spectator)."""
    masked = state.clone()
    masked.chance = Chance([0] * 8, state.chance.explicit)
    tail = [] if state.deck_log else known_tail(state)
    mask_deck(masked, seat)
    hidden = mask_breakthroughs(masked, seat)
    sealed = mask_commitments(masked, seat, NONE)
    return LabKnowledge(seat, masked, tail, hidden, sealed)


def known_tail(state: LabState) -> list[int]:
    """The destroyed parts at the bottom, in order."""
    first: i64 = END_OF_ZONE
    part = state.first[DECK]
    while part >= 0:
        if state.marks[part] & FIXED == 0:
            first = END_OF_ZONE
        elif first < 0:
            first = part
        part = state.after[part]
    tail: list[int] = []
    while first >= 0:
        tail.append(first)
        first = state.after[first]
    return tail


def mask_deck(masked: LabState, seat: i64) -> None:
    deck = in_deck(masked)
    lay_deck(masked, deck)
    marks = masked.own_marks()
    for at in range(len(deck)):
        marks[deck[at]] &= ~FIXED
    if masked.deck_log:
        masked.deck_log = redacted(masked.deck_log, seat)


def redacted(log: list[int], seat: i64) -> list[int]:
    """The log without what others saw and which of it they buried."""
    out = log.copy()
    at = deck_log.first(log)
    while at < len(log):
        kind, after = log[at], deck_log.following(log, at)
        if kind == deck_log.SEEN and log[at + 1] != seat:
            for place in range(at + 3, after):
                out[place] = deck_log.UNKNOWN
        elif kind == deck_log.BURIED and log[at + 1] != seat:
            out[at + 3] = deck_log.UNKNOWN
        at = after
    return out


def mask_breakthroughs(masked: LabState, seat: i64) -> list[int]:
    """Own ones, those read by SPY and those all have seen stay; the others become one heap, of which the
    numbers are known."""
    hidden = [0] * (BOX + 1)
    read = masked.spied[seat] | (1 << seat) if seat >= 0 else ZERO
    for breakthrough in range(masked.catalog.breakthroughs):
        holder = masked.holder[breakthrough]
        known = (read >> holder) & 1 == 1 or seen_by_all(masked, breakthrough)
        if holder <= BOX and (holder == BOX or not known):
            hidden[holder] += 1
            masked.own_holder()[breakthrough] = HIDDEN
    return hidden
