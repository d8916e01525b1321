"""The cards of a sample: all a seat does not see, dealt to the hands and piles it cannot look into."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.heap import Heap
from monstrum.core.numbers import ZERO
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

MANY: Final = 64  # cards of a pile or a hand, as a rule; a heap grows


def deal_unseen(state: SkirmishState, seat: i64, rng: Quick) -> None:
    """Section 5  Every deal that fits what the seat has seen is as likely as its number of cards makes it."""
    left = unseen(state, seat)
    piles, ends = state.catalog.pile, state.catalog.pile_ends
    heap = Heap(how_many(left))
    items = heap.items
    for pile in range(PILES):
        number: i64 = 0
        for card in range(ends[2 * pile], ends[2 * pile + 1]):
            if piles[card] == pile:
                for _time in range(left[card]):
                    items[number] = card
                    number += 1
        heap.number = number
        rng.mix_row(items, 0, number)
        for side in range(2):
            if side != seat:
                fill_hand(state, seat, side, pile, heap, rng)
        if pile == ACTION_PILE:
            if state.cards.under:
                fill_pairs(state.cards.own_under(), pile, heap)
        elif state.cards.aside:
            fill_pairs(state.cards.own_aside(), pile, heap)
        deck = state.cards.own_deck()
        for at in range(heap.number):
            deck[items[at]] += 1
    for side in range(2):
        if side != seat:
            fill_locks(state, side, rng)


def how_many(left: vec[i64]) -> i64:
    number: i64 = 0
    for card in range(len(left)):
        if left[card] > 0:
            number += left[card]
    return number


def unseen(state: SkirmishState, seat: i64) -> vec[i64]:
    """How many cards of each design the seat does not see anywhere."""
    cards = state.cards
    stock, discard, in_play, hand = cards.stock, cards.discard, cards.in_play, cards.hand
    left: vec[i64] = vec[i64]([0] * cards.designs)
    own = seat * cards.designs
    for card in range(cards.designs):
        number = stock[card] - discard[card] - in_play[card]
        if seat >= 0:
            number -= hand[own + card]
        left[card] = number
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        left[cards.played[at + P_CARD]] -= 1
    take_pairs(left, cards.under)
    take_pairs(left, cards.bids)
    take_pairs(left, cards.aside)
    return left


def take_pairs(left: vec[i64], pairs: list[int]) -> None:
    """Cards put away that the seat knows."""
    for at in range(1, len(pairs), PAIR):
        if pairs[at] != UNKNOWN:
            left[pairs[at]] -= 1


def fill_hand(state: SkirmishState, seat: i64, side: i64, pile: i64, heap: Heap, rng: Quick) -> None:
    """What is known to be in a hand (or among the bids of the side) is there, the rest is dealt; of Events
    and Army cards only those that are kept can be."""
    cards = state.cards
    knower: i64 = OPPONENT if seat >= 0 else PUBLIC
    bids: i64 = number_of(cards.bids, side) if pile == ACTION_PILE else ZERO
    wanted = cards.held[side * PILES + pile] + bids
    if wanted == 0:
        return
    found = Heap(wanted)
    first = (side * KNOWERS + knower) * cards.designs
    shown, piles, ends = cards.shown, state.catalog.pile, state.catalog.pile_ends
    for card in range(ends[2 * pile], ends[2 * pile + 1]):
        if piles[card] == pile:
            for _time in range(shown[first + card]):
                found.add(heap.take_at(heap.place_of(card)))
    any_card = pile == ACTION_PILE or pile >= EQUIPMENT_PILE
    at = heap.number - 1
    while found.number < wanted:
        if any_card or state.catalog.timing[heap.items[at]] == RESERVE:
            found.add(heap.take_at(at))
        at -= 1
    rng.mix_row(found.items, 0, found.number)
    if bids:
        for place in range(0, len(cards.bids), PAIR):
            if cards.bids[place] == side:
                cards.own_bids()[place + 1] = found.take()
    hand, first = cards.own_hand(), side * cards.designs
    for at in range(found.number):
        hand[first + found.items[at]] += 1


def fill_pairs(pairs: list[int], pile: i64, heap: Heap) -> None:
    """Cards others have put away face down: equipment is of the pile of its side."""
    for at in range(0, len(pairs), PAIR):
        if pairs[at + 1] == UNKNOWN and (pile == ACTION_PILE or pile == EQUIPMENT_PILE + pairs[at]):
            pairs[at + 1] = heap.take()


def fill_locks(state: SkirmishState, side: i64, rng: Quick) -> None:
    """HY-10.14  Cards drawn by an effect: any of the hand, or any of those the hand has lost since."""
    cards = state.cards
    locks = cards.own_locks() if cards.locks else cards.locks
    hand = Heap(MANY)
    for card in range(state.catalog.action_cards):
        for _time in range(cards.hand[side * cards.designs + card]):
            hand.add(card)
    rng.mix_row(hand.items, 0, hand.number)
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side and locks[at + 1] != UNKNOWN:
            there = hand.place_of(locks[at + 1])
            if there >= 0:
                hand.take_at(there)
            else:
                locks[at + 2] |= LOCK_GONE
    gone: i64 = 0
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side and locks[at + 1] == UNKNOWN:
            lost = locks[at + 2] // LOCK_LOST - gone
            there = hand.number
            if there == 0 or (lost > 0 and rng.below(there + lost) >= there):
                locks[at + 1] = 0  # which does not matter any more
                locks[at + 2] |= LOCK_GONE
                gone += 1
            else:
                locks[at + 1] = hand.take()
