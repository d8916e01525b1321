"""The cards of a sample: all a seat does not see, dealt to the hands and piles it cannot look into."""

from mypy_extensions import i64

from monstrum.core.quick import Quick
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    EQUIPMENT_PILE,
    KNOWERS,
    LOCK_GONE,
    LOCK_LOST,
    LOCK_WIDTH,
    OPPONENT,
    P_CARD,
    PAIR,
    PILES,
    PLAYED_WIDTH,
    PUBLIC,
    UNKNOWN,
)
from monstrum.games.hybrid.rules.decks import number_of
from monstrum.games.hybrid.rules.event_cards import RESERVE
from monstrum.games.hybrid.state import SkirmishState


def deal_unseen(state: SkirmishState, seat: i64, rng: Quick) -> None:
    """Section 5  Every deal that fits what the seat has seen is as likely as its number of cards makes it."""
    left = unseen(state, seat)
    for pile in range(PILES):
        heap: list[int] = []
        for card in range(state.cards.designs):
            if state.catalog.pile[card] == pile:
                for _ in range(left[card]):
                    heap.append(card)
        rng.mix(heap)
        for side in range(2):
            if side != seat:
                fill_hand(state, seat, side, pile, heap, rng)
        if pile == ACTION_PILE:
            fill_pairs(state.cards.under, pile, heap)
        else:
            fill_pairs(state.cards.aside, pile, heap)
        for card in heap:
            state.cards.deck[card] += 1
    for side in range(2):
        if side != seat:
            fill_locks(state, side, rng)


def unseen(state: SkirmishState, seat: i64) -> list[int]:
    """How many cards of each design the seat does not see anywhere."""
    cards = state.cards
    left: list[int] = []
    for card in range(cards.designs):
        own: i64 = cards.hand[seat * cards.designs + card] if seat >= 0 else 0
        left.append(cards.stock[card] - cards.discard[card] - cards.in_play[card] - own)
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        left[cards.played[at + P_CARD]] -= 1
    for pairs in (cards.under, cards.bids, cards.aside):
        for at in range(1, len(pairs), PAIR):
            if pairs[at] != UNKNOWN:
                left[pairs[at]] -= 1
    return left


def fill_hand(state: SkirmishState, seat: i64, side: i64, pile: i64, heap: list[int], rng: Quick) -> None:
    """What is known to be in a hand (or among the bids of the side) is there, the rest is dealt; of Events
    and Army cards only those that are kept can be."""
    cards = state.cards
    knower: i64 = OPPONENT if seat >= 0 else PUBLIC
    bids: i64 = number_of(cards.bids, side) if pile == ACTION_PILE else 0
    wanted = cards.held[side * PILES + pile] + bids
    found: list[int] = []
    for card in range(cards.designs):
        if state.catalog.pile[card] == pile:
            for _ in range(cards.shown[(side * KNOWERS + knower) * cards.designs + card]):
                found.append(card)
                heap.remove(card)
    any_card = pile == ACTION_PILE or pile >= EQUIPMENT_PILE
    at = len(heap) - 1
    while len(found) < wanted:
        if any_card or state.catalog.timing[heap[at]] == RESERVE:
            found.append(heap.pop(at))
        at -= 1
    rng.mix(found)
    if bids:
        for place in range(0, len(cards.bids), PAIR):
            if cards.bids[place] == side:
                cards.bids[place + 1] = found.pop()
    for card in found:
        cards.hand[side * cards.designs + card] += 1


def fill_pairs(pairs: list[int], pile: i64, heap: list[int]) -> None:
    """Cards others have put away face down: equipment is of the pile of its side."""
    for at in range(0, len(pairs), PAIR):
        if pairs[at + 1] == UNKNOWN and (pile == ACTION_PILE or pile == EQUIPMENT_PILE + pairs[at]):
            pairs[at + 1] = heap.pop()


def fill_locks(state: SkirmishState, side: i64, rng: Quick) -> None:
    """HY-10.14  Cards drawn by an effect: any of the hand, or any of those the hand has lost since."""
    cards = state.cards
    locks = cards.locks
    hand: list[int] = []
    for card in range(state.catalog.action_cards):
        for _ in range(cards.hand[side * cards.designs + card]):
            hand.append(card)
    rng.mix(hand)
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side and locks[at + 1] != UNKNOWN:
            if locks[at + 1] in hand:
                hand.remove(locks[at + 1])
            else:
                locks[at + 2] |= LOCK_GONE
    gone: i64 = 0
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side and locks[at + 1] == UNKNOWN:
            lost = locks[at + 2] // LOCK_LOST - gone
            there: i64 = len(hand)
            if there == 0 or (lost > 0 and rng.below(there + lost) >= there):
                locks[at + 1] = 0  # which does not matter any more
                locks[at + 2] |= LOCK_GONE
                gone += 1
            else:
                locks[at + 1] = hand.pop()
