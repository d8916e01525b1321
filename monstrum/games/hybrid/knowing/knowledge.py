"""What a seat has learned (section 5 of the rules): a copy of the state from which the truth has been erased.

Erased are the numbers of the other side's Activation counters, what others have committed, faces a position
has fixed, the cards of others and the decks but for their numbers, and the generator. What the seat has seen
of a hand stays. What is left is all a sample may be made from.
"""

from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.codec import encode_numbers
from monstrum.core.engine import committed, sealed
from monstrum.core.knowledge import Knowledge
from monstrum.games.hybrid.rules.card_piles import (
    KNOWERS,
    LOCK_GONE,
    LOCK_SEEN,
    LOCK_WIDTH,
    OPPONENT,
    PAIR,
    PUBLIC,
    UNKNOWN,
    CardPiles,
)
from monstrum.games.hybrid.state import (
    COUNTERS,
    EVENT_FACE,
    FACE_DOWN,
    SLOTS,
    TRAP_FACE,
    SkirmishState,
    side_of,
)


class SkirmishKnowledge(Knowledge):
    """The masked state and, beside it, the public facts the mask would lose."""

    def __init__(self, seat: i64, masked: SkirmishState, numbered: list[int], sealed: list[int]) -> None:
        super().__init__(seat)
        self.masked = masked
        self.numbered = numbered  # figures with a counter whose number the seat does not know
        self.sealed = sealed  # seats that have committed to something this seat does not see

    def digest(self) -> str:
        numbers: list[int] = [self.seat]
        self.masked.dump(numbers)
        for row in (self.numbered, self.sealed):
            numbers.append(len(row))
            numbers.extend(row)
        return encode_numbers(numbers).hex()


def know(state: SkirmishState, seat: i64) -> SkirmishKnowledge:
    """The hard facts of one seat (-1: a spectator)."""
    masked = state.clone()
    masked.chance = Chance([0] * 8, state.chance.explicit)
    if masked.cards.any():
        mask_cards(masked.cards, seat)
    return SkirmishKnowledge(seat, masked, mask_numbers(masked, seat), mask_commitments(masked, state, seat))


def mask_numbers(masked: SkirmishState, seat: i64) -> list[int]:
    """Which warriors have a counter is public, which number it has is not. Counters of the fallen tell
    nothing: what is known is the last number turned up, and that all others are higher. Faces lie with the
    others."""
    found: list[int] = []
    for figure in range(2 * SLOTS):
        if side_of(figure) != seat and masked.order[figure]:
            found.append(figure)
            masked.own_order()[figure] = 0
    for counter in range(COUNTERS):
        face = masked.counter_face[counter]
        if face == EVENT_FACE:
            masked.events_left += 1
        elif face == TRAP_FACE:
            masked.traps_left += 1
        if face == EVENT_FACE or face == TRAP_FACE:
            masked.own_counter_face()[counter] = FACE_DOWN
    return found


def mask_cards(cards: CardPiles, seat: i64) -> None:
    """Section 5  Hands, bids, cards put under the deck and discarded equipment of others are numbers only;
    what is left in the decks nobody knows."""
    designs = cards.designs
    deck, hand = cards.own_deck(), cards.own_hand()
    for card in range(designs):
        deck[card] = 0
    for side in range(2):
        if side != seat:
            for card in range(side * designs, (side + 1) * designs):
                hand[card] = 0
        if seat < 0:  # a spectator knows what everybody knows
            first = side * KNOWERS * designs
            for card in range(designs):
                cards.own_shown()[first + OPPONENT * designs + card] = cards.shown[
                    first + PUBLIC * designs + card
                ]
    if cards.under:
        mask_pairs(cards.own_under(), seat)
    if cards.bids:
        mask_pairs(cards.own_bids(), seat)
    if cards.aside:
        mask_pairs(cards.own_aside(), seat)
    locks = cards.own_locks() if cards.locks else cards.locks
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] != seat:
            locks[at + 2] &= ~LOCK_GONE
            if not locks[at + 2] & LOCK_SEEN or seat < 0:
                locks[at + 1] = UNKNOWN


def mask_pairs(pairs: list[int], seat: i64) -> None:
    for at in range(0, len(pairs), PAIR):
        if pairs[at] != seat:
            pairs[at + 1] = UNKNOWN


def mask_commitments(masked: SkirmishState, state: SkirmishState, seat: i64) -> list[int]:
    """HY-2.3, HY-3.7  Only that somebody has committed is known; not even how far others have got."""
    found: list[int] = []
    if not sealed(state):
        return found
    for other in range(len(masked.buffers)):
        if other != seat:
            if masked.buffers[other] and committed(state, other):
                found.append(other)
            masked.buffers[other] = []
    return found
