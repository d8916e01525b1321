"""HY-2.4 – HY-2.6  Setup of the cards: hands and mulligans, Army decks, equipment."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import APTITUDES, AURA, MUTATION
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.card_piles import ACTION_PILE, EQUIPMENT_PILE
from monstrum.games.hybrid.rules.decks import TO_HAND, hand_size, holds, in_hand, lose, push_draws
from monstrum.games.hybrid.state import GRIFFIN, SLOTS, SkirmishState

# Stages of DEALING.
HANDS: Final = 0
SECOND_HANDS: Final = 1
OUTFITTING: Final = 2
CHOOSING: Final = 3

FIRST_HAND: Final = 4
SECOND_HAND: Final = 3  # HY-2.4: the price of another hand
DRAWN_EQUIPMENT: Final = 3
KEPT_EQUIPMENT: Final = 2


def stock_decks(state: SkirmishState) -> None:
    """HY-2.4 – HY-2.6  The decks the mission uses lie ready. Which two Army cards are set aside nobody knows
    before they are turned up, so they are drawn then (HY-2.5)."""
    catalog = state.catalog
    cards = state.cards
    for card in range(catalog.cards):
        if (state.mission.decks >> catalog.deck[card]) & 1:
            cards.stock[card] = catalog.copies[card]
            cards.own_deck()[card] = catalog.copies[card]
            cards.own_left()[catalog.pile[card]] += catalog.copies[card]


class Dealing(Frame[SkirmishState]):
    """HY-2.4, HY-2.6  a stage. The Griffin player comes first in everything."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        stage = state.a
        if stage < CHOOSING:
            state.push(kinds.DEALING, NOBODY, stage + 1)
        for side in range(1, -1, -1):  # what comes later is pushed first
            if stage == HANDS:
                push_draws(state, side, ACTION_PILE, FIRST_HAND, TO_HAND)
            elif stage == SECOND_HANDS:
                if hand_size(state, side):
                    state.push(kinds.MULLIGAN, side)
            elif stage == OUTFITTING:
                if outfitted(state, side):
                    push_draws(state, side, EQUIPMENT_PILE + side, DRAWN_EQUIPMENT, TO_HAND)
            elif holds(state, side, EQUIPMENT_PILE + side) > KEPT_EQUIPMENT:
                state.push(kinds.EQUIPMENT, side)


def outfitted(state: SkirmishState, side: i64) -> bool:
    """HY-2.6  Whether a force has a warrior with Aura (Griffins) or Mutation (Scorpions)."""
    wanted: i64 = AURA if side == GRIFFIN else MUTATION
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        profile = state.profile[figure]
        if profile >= 0 and state.catalog.aptitude[profile * APTITUDES + wanted]:
            return True
    return False


class Mulligan(Frame[SkirmishState]):
    """HY-2.4, D2  The whole hand goes under the deck and three cards are drawn instead, or it is kept."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        side = state.actor
        if action == actions.NO:
            state.emit(events.HAND_KEPT, side)
            return
        state.emit(events.MULLIGANED, side)
        cards = state.cards
        for card in range(state.catalog.action_cards):
            while in_hand(state, side, card):
                lose(state, side, card)
                under = cards.own_under()
                under.append(side)
                under.append(card)
                cards.own_left()[ACTION_PILE] += 1
        push_draws(state, side, ACTION_PILE, SECOND_HAND, TO_HAND)
