"""HY-2.4, HY-10.3, HY-11.5  Drawing: which card it is, chance says when it is drawn."""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, OPPONENT, PAIR
from monstrum.games.hybrid.rules.decks import BY_TIMING, LOCKED, gain, know_one_more, lock
from monstrum.games.hybrid.rules.event_cards import meet
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.state import SkirmishState


class Drawing(Frame[SkirmishState]):
    """a side, b deck, c how many, d what for, e figure: one card after the other, while there are any."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side, pile, number, purpose, figure = state.a, state.b, state.c, state.d, state.e
        cards = state.cards
        if cards.left[pile] == 0:
            return
        if number > 1:
            state.push(kinds.DRAWING, NOBODY, side, pile, number - 1, purpose, figure)
        placed: i64 = len(cards.under) // PAIR if pile == ACTION_PILE else 0
        if cards.left[pile] > placed:
            state.push(kinds.DRAW, CHANCE, side, pile, purpose, figure)
        else:
            draw_from_under(state, side, purpose, figure)


def draw_from_under(state: SkirmishState, side: i64, purpose: i64, figure: i64) -> None:
    """HY-2.4  Nothing else is left: the first card put under the deck. Whoever put it there knows it."""
    cards = state.cards
    owner: i64 = cards.under[0]
    card: i64 = cards.under[1]
    cards.under = cards.under[PAIR:]
    if owner != side:
        know_one_more(state, side, OPPONENT, card)
    receive(state, side, card, purpose, figure)


class Draw(Frame[SkirmishState]):
    """Chance: any card left in the deck."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for card in range(state.cards.designs):
            if state.cards.deck[card] > 0 and state.catalog.pile[card] == state.b:
                out.add(actions.CARD + card)

    def weight(self, state: SkirmishState, action: i64) -> i64:
        return state.cards.deck[action - actions.CARD]

    def resolve(self, state: SkirmishState, action: i64) -> None:
        card = action - actions.CARD
        state.cards.own_deck()[card] -= 1
        receive(state, state.a, card, state.c, state.d)


def receive(state: SkirmishState, side: i64, card: i64, purpose: i64, figure: i64) -> None:
    """The card has left its deck."""
    pile = state.catalog.pile[card]
    state.cards.own_left()[pile] -= 1
    if purpose == BY_TIMING:
        meet(state, side, card, figure)
        return
    gain(state, side, card)
    state.emit(events.DREW, side, pile)
    state.emit(events.DREW_ONE, side, card, audience=1 << side, marks=RANDOM)
    if purpose == LOCKED:
        lock(state, side, card, 0)
    check_nv(state)
