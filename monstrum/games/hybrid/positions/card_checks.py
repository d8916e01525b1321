"""Whether the cards of a position can be: each is somewhere, none is twice, and nothing known is wrong."""

from monstrum.core.errors import BadPosition
from monstrum.core.state import WIDTH
from monstrum.games.hybrid.positions.card_text import check_holder, placed
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    EQUIPMENT_PILE,
    KNOWERS,
    LOCK_LOST,
    LOCK_WIDTH,
    PAIR,
    PILES,
    PLAYED_WIDTH,
)
from monstrum.games.hybrid.rules.sources import AURA_CARD, MUTATION_CARD
from monstrum.games.hybrid.state import (
    COPY,
    FIGURES,
    NO_FIGURE,
    NOT_IN_PLAY,
    STAYING_WIDTH,
    SkirmishState,
)


def check_cards(state: SkirmishState) -> None:
    """Raises BadPosition."""
    check_lists(state)
    check_staying(state)
    cards, catalog = state.cards, state.catalog
    left, held = [0] * PILES, [0] * (2 * PILES)
    for card in range(cards.designs):
        pile = catalog.pile[card]
        if cards.stock[card] != placed(state, card) + cards.deck[card]:
            raise BadPosition(f"The copies of {catalog.card_ids[card]} do not add up.")
        left[pile] += cards.deck[card]
        for side in (0, 1):
            number = cards.hand[side * cards.designs + card]
            if number:
                check_holder(state, side, card)
                held[side * PILES + pile] += number
    left[ACTION_PILE] += len(cards.under) // PAIR
    if left != list(cards.left) or held != list(cards.held):
        raise BadPosition("The numbers of cards do not fit the cards.")
    check_known(state)


def check_lists(state: SkirmishState) -> None:
    cards, catalog = state.cards, state.catalog
    for pairs, equipment in ((cards.under, False), (cards.bids, False), (cards.aside, True)):
        if len(pairs) % PAIR:
            raise BadPosition("A card of this position is cut short.")
        for at in range(0, len(pairs), PAIR):
            side, card = pairs[at], pairs[at + 1]
            if side not in (0, 1) or not 0 <= card < cards.designs:
                raise BadPosition("A card of this position does not exist.")
            if catalog.pile[card] != (EQUIPMENT_PILE + side if equipment else ACTION_PILE):
                raise BadPosition(f"{catalog.card_ids[card]} cannot lie there.")
    if len(cards.locks) % LOCK_WIDTH or len(cards.played) % PLAYED_WIDTH:
        raise BadPosition("A card of this position is cut short.")
    for at in range(0, len(cards.locks), LOCK_WIDTH):
        side, card, rest = cards.locks[at : at + LOCK_WIDTH]
        if side not in (0, 1) or not 0 <= card < catalog.action_cards or not 0 <= rest < MOST_LOST:
            raise BadPosition("A locked card of this position does not exist.")
    for at in range(0, len(cards.played), PLAYED_WIDTH):
        card, owner, use, points = cards.played[at : at + PLAYED_WIDTH]
        laid = 0 <= card < catalog.action_cards and 0 <= use < 8 and 0 <= points <= 4
        if not laid or owner not in (0, 1):
            raise BadPosition("A card laid in this position does not exist.")
    records = state.records()
    windows = [records[at + 4] for at in range(0, len(records), WIDTH) if records[at] in OPEN_WINDOWS]
    if any(not 0 <= first <= len(cards.played) or first % PLAYED_WIDTH for first in windows):
        raise BadPosition("The cards of a window are not there.")
    if cards.played and not windows:
        raise BadPosition("Cards are laid, but no window is open.")


MOST_LOST = 100 * LOCK_LOST
OPEN_WINDOWS = tuple(kind for kind in range(kinds.KINDS) if kind == kinds.WINDOW or kinds.is_window(kind))


def check_staying(state: SkirmishState) -> None:
    for at in range(0, len(state.staying), STAYING_WIDTH):
        source, owner, figure, how = state.staying[at : at + STAYING_WIDTH]
        there = figure == NO_FIGURE or (0 <= figure < FIGURES and state.status[figure] != NOT_IN_PLAY)
        known = 0 <= source % COPY < state.cards.designs and 0 <= source < COPY * COPY
        if not known or owner not in (0, 1) or not there or not 1 <= how <= MUTATION_CARD:
            raise BadPosition("A card in play in this position does not exist.")
        if how == AURA_CARD and (figure < 0 or state.aura[figure] != source % COPY + 1):
            raise BadPosition("An active Aura belongs to its bearer.")
    for figure in range(FIGURES):
        if not 0 <= state.aura[figure] <= state.cards.designs or state.awarded[figure] < 0:
            raise BadPosition("The equipment of a warrior does not exist.")


def check_known(state: SkirmishState) -> None:
    """Section 5  Nobody knows of a card in a hand that is not there (or among the side's bids)."""
    cards = state.cards
    for row in range(2 * KNOWERS):
        side = row // KNOWERS
        for card in range(cards.designs):
            there = cards.hand[side * cards.designs + card]
            for at in range(0, len(cards.bids), PAIR):
                there += cards.bids[at] == side and cards.bids[at + 1] == card
            if cards.shown[row * cards.designs + card] > there:
                raise BadPosition(f"{state.catalog.card_ids[card]} is known in a hand where it is not.")
