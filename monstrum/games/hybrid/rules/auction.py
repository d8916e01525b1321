"""HY-3.3  The auction before the Activation Roll: cards face down, one at a time, until both have passed."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import PAIR
from monstrum.games.hybrid.rules.decks import (
    hand_size,
    leaves_openly,
    lose,
    number_of,
    to_discard,
    usable,
)
from monstrum.games.hybrid.rules.effect_sums import NO_CARDS, forbidden_side
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.records import FIRST_BID
from monstrum.games.hybrid.state import SkirmishState

ROUNDS_BEFORE: Final = 2  # without an auction


def push_auction(state: SkirmishState) -> None:
    """R4  After the second round; the winner of the last Activation Roll speaks first."""
    if state.round > ROUNDS_BEFORE and state.cards.any():
        state.push(kinds.AUCTION, NOBODY, state.roll_winner, 0)


class Auction(Frame[SkirmishState]):
    """a side that speaks next, b mask of the sides that have passed. Who holds no card, or
    may play none, passes by itself."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, passed = state.a, state.b
        for _ in range(2):
            may_bid = hand_size(state, side) > 0 and not forbidden_side(state, side, NO_CARDS)
            if not (passed >> side) & 1 and may_bid:
                state.push(kinds.BID, side, passed)
                return
            passed |= 1 << side
            side = 1 - side
        reveal(state)


class Bid(Frame[SkirmishState]):
    """HY-3.3, D6  One card face down, or pass: who passes is out of the auction."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.NONE)
        for card in range(state.catalog.action_cards):
            if usable(state, state.actor, card) > 0:
                out.add(actions.CARD + card)

    def secret(self, state: SkirmishState, seat: i64) -> bool:
        return True

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, passed = state.actor, state.a
        if action == actions.NONE:
            state.emit(events.BID_PASSED, side)
            passed |= 1 << side
        else:
            card = action - actions.CARD
            lose(state, side, card)
            bids = state.cards.own_bids()
            bids.append(side)
            bids.append(card)
            state.emit(events.BID, side, number_of(bids, side))
            state.emit(events.BID_ONE, side, card, audience=1 << side)
        state.push(kinds.AUCTION, NOBODY, 1 - side if not (passed >> (1 - side)) & 1 else side, passed)
        check_nv(state)


def reveal(state: SkirmishState) -> None:
    """All cards are turned up, only their points count, and they are discarded."""
    bids = state.cards.bids
    if not bids:
        return
    roll = state.under(0)
    for at in range(0, len(bids), PAIR):
        side: i64 = bids[at]
        card: i64 = bids[at + 1]
        points = state.catalog.points[card]
        state.put_register(roll, FIRST_BID + side, state.register(roll, FIRST_BID + side) + points)
        leaves_openly(state, side, card)
        to_discard(state, card)
        state.emit(events.BID_SHOWN, side, card, points, marks=REVEALS)
    state.cards.bids = []
    state.emit(events.BIDS_COUNTED, state.register(roll, FIRST_BID), state.register(roll, FIRST_BID + 1))
