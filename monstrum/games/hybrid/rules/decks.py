"""HY-10.2, HY-10.14, section 5  Where cards go, and who has seen them: every move of a card is made here."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    KNOWERS,
    LOCK_GONE,
    LOCK_LOST,
    LOCK_SEEN,
    LOCK_WIDTH,
    OPPONENT,
    PAIR,
    PILES,
    PUBLIC,
)
from monstrum.games.hybrid.state import NO_FIGURE, SkirmishState

# What a drawn card is for.
TO_HAND: Final = 0
LOCKED: Final = 1  # to the hand, by an effect (HY-10.14)
BY_TIMING: Final = 2  # an Event or Army card: it does what it says (HY-11.4, HY-11.8)


def holds(state: SkirmishState, side: i64, pile: i64) -> i64:
    """How many cards of a deck a side holds: public."""
    return state.cards.held[side * PILES + pile]


def hand_size(state: SkirmishState, side: i64) -> i64:
    """Action cards in hand."""
    return state.cards.held[side * PILES + ACTION_PILE]


def in_hand(state: SkirmishState, side: i64, card: i64) -> i64:
    return state.cards.hand[side * state.cards.designs + card]


def push_draws(
    state: SkirmishState, side: i64, pile: i64, number: i64, purpose: i64, figure: i64 = NO_FIGURE
) -> None:
    """A side draws cards, one after the other, as long as there are any (HY-10.3, HY-11.9)."""
    if number > 0 and state.cards.left[pile] > 0:
        state.push(kinds.DRAWING, NOBODY, side, pile, number, purpose, figure)


def gain(state: SkirmishState, side: i64, card: i64) -> None:
    """A card comes into a hand."""
    cards = state.cards
    cards.own_hand()[side * cards.designs + card] += 1
    cards.own_held()[side * PILES + state.catalog.pile[card]] += 1


def lose(state: SkirmishState, side: i64, card: i64) -> None:
    """A card leaves a hand; the caller says who saw it."""
    cards = state.cards
    cards.own_hand()[side * cards.designs + card] -= 1
    cards.own_held()[side * PILES + state.catalog.pile[card]] -= 1
    if cards.locks and usable(state, side, card) < 0:
        unlock_one(state, side, card)


def to_discard(state: SkirmishState, card: i64) -> None:
    """Every discard is public; none is shuffled again (HY-10.3, HY-11.9)."""
    state.cards.own_discard()[card] += 1


# What is known of a hand ----------------------------------------------------------------------------


def known(state: SkirmishState, holder: i64, knower: i64, card: i64) -> i64:
    return state.cards.shown[(holder * KNOWERS + knower) * state.cards.designs + card]


def know_one_more(state: SkirmishState, holder: i64, knower: i64, card: i64) -> None:
    """Somebody saw a card of this design come into the hand."""
    state.cards.own_shown()[(holder * KNOWERS + knower) * state.cards.designs + card] += 1


def know_one_less(state: SkirmishState, holder: i64, knower: i64, card: i64) -> None:
    """Somebody saw a card of this design leave the hand: of those he knew one may be gone."""
    at = (holder * KNOWERS + knower) * state.cards.designs + card
    if state.cards.shown[at] > 0:
        state.cards.own_shown()[at] -= 1


def seen_by_all(state: SkirmishState, holder: i64, card: i64) -> None:
    """A card went openly into a hand."""
    know_one_more(state, holder, OPPONENT, card)
    know_one_more(state, holder, PUBLIC, card)


def leaves_openly(state: SkirmishState, holder: i64, card: i64) -> None:
    """A card left a hand, or a bid was turned up, for all to see."""
    know_one_less(state, holder, OPPONENT, card)
    know_one_less(state, holder, PUBLIC, card)


def lose_openly(state: SkirmishState, holder: i64, card: i64) -> None:
    lose(state, holder, card)
    leaves_openly(state, holder, card)


def show_hand(state: SkirmishState, holder: i64) -> None:
    """The opponent has seen all Action cards of a hand."""
    cards = state.cards
    for card in range(state.catalog.action_cards):
        at = holder * KNOWERS * cards.designs + card
        cards.own_shown()[at] = cards.hand[holder * cards.designs + card]


def pass_unseen(state: SkirmishState, holder: i64) -> None:
    """A card goes from this hand to the other unseen by spectators: of every design they knew one may be
    gone. Where they knew the whole hand and it is all alike, they know which."""
    cards = state.cards
    first = (holder * KNOWERS + PUBLIC) * cards.designs
    number = hand_size(state, holder)
    for card in range(state.catalog.action_cards):
        sure = cards.shown[first + card]
        if sure > 0:
            cards.own_shown()[first + card] = sure - 1
            if sure == number:
                know_one_more(state, 1 - holder, PUBLIC, card)


# Locks (HY-10.14) -----------------------------------------------------------------------------------


def lock(state: SkirmishState, side: i64, card: i64, seen: i64) -> None:
    """HY-10.14  The card cannot be used before the next activation; `seen`: the opponent knows which."""
    locks = state.cards.own_locks()
    locks.append(side)
    locks.append(card)
    locks.append(LOCK_SEEN if seen else 0)


def unlock_one(state: SkirmishState, side: i64, card: i64) -> None:
    """A locked card has left the hand, and with it its lock. The row stays: who saw the card go does not know
    whether it was the locked one."""
    locks = state.cards.locks
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side and locks[at + 1] == card and not locks[at + 2] & LOCK_GONE:
            state.cards.own_locks()[at + 2] |= LOCK_GONE
            return


def may_lose_locked(state: SkirmishState, side: i64) -> None:
    """A card is about to leave a hand by an effect, which may take a locked one: everybody sees that."""
    locks = state.cards.locks
    for at in range(0, len(locks), LOCK_WIDTH):
        if locks[at] == side:
            state.cards.own_locks()[at + 2] += LOCK_LOST


def unlock_all(state: SkirmishState) -> None:
    """HY-10.14  The next activation has begun."""
    if state.cards.locks:
        state.cards.locks = []


def usable(state: SkirmishState, side: i64, card: i64) -> i64:
    """How many cards of this design a side may play now."""
    found = in_hand(state, side, card)
    locks = state.cards.locks
    if locks:
        for at in range(0, len(locks), LOCK_WIDTH):
            if locks[at] == side and locks[at + 1] == card and not locks[at + 2] & LOCK_GONE:
                found -= 1
    return found


def number_of(pairs: list[int], side: i64) -> i64:
    """How many of these pairs belong to a side."""
    found: i64 = 0
    for at in range(0, len(pairs), PAIR):
        if pairs[at] == side:
            found += 1
    return found
