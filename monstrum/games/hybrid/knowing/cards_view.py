"""Section 5, the rows about cards: what a seat sees of hands, decks and cards on the table."""

import msgspec
from msgspec.structs import replace

from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.positions.card_text import held_counts, played_texts, staying_texts
from monstrum.games.hybrid.rules.card_piles import (
    KNOWERS,
    LOCK_GONE,
    LOCK_WIDTH,
    OPPONENT,
    PAIR,
    PILES,
    PUBLIC,
)
from monstrum.games.hybrid.rules.decks import number_of
from monstrum.games.hybrid.state import SkirmishState

PILE_NAMES = ("ACTION", "EVENT", "ARMY GRIFFIN", "ARMY SCORPION", "AURA", "MUTATION")


class CardsView(msgspec.Struct, frozen=True):
    """Counts by card are tables; a spectator holds nothing."""

    hand: dict[str, int]  # one's own cards of all decks
    locked: dict[str, int]  # of these, cards that cannot be used before the next activation
    held: dict[str, dict[str, int]]  # by side: how many of each deck
    known: dict[str, dict[str, int]]  # by side: cards this seat knows to be in that hand
    decks: dict[str, int]  # cards left
    discard: dict[str, int]
    under: list[str]  # one's own cards put under the Action deck …
    under_number: int  # … and how many lie there
    bids: list[str]  # one's own in the auction …
    bid_numbers: dict[str, int]  # … and how many each side has laid
    aside: list[str]  # one's own equipment discarded face down …
    aside_numbers: dict[str, int]  # … and how many cards each side has put there
    played: list[str]  # laid in open windows
    staying: list[str]  # Constants, active Auras, awarded Mutations


def cards_view(state: SkirmishState) -> CardsView:
    """As a spectator sees them."""
    cards, ids = state.cards, state.catalog.card_ids
    discard = list(cards.discard)
    return CardsView(
        hand={},
        locked={},
        held={side: held_counts(state, at) for at, side in enumerate(terms.SIDES)},
        known={side: known_cards(state, at, PUBLIC) for at, side in enumerate(terms.SIDES)},
        decks={PILE_NAMES[pile]: cards.left[pile] for pile in range(PILES) if cards.left[pile]},
        discard={ids[card]: number for card, number in enumerate(discard) if number},
        under=[],
        under_number=len(cards.under) // PAIR,
        bids=[],
        bid_numbers={side: int(number_of(cards.bids, at)) for at, side in enumerate(terms.SIDES)},
        aside=[],
        aside_numbers={side: int(number_of(cards.aside, at)) for at, side in enumerate(terms.SIDES)},
        played=played_texts(state),
        staying=staying_texts(state),
    )


def own_cards(state: SkirmishState, spectator: CardsView, seat: int) -> CardsView:
    """With what a seat holds, and what it knows of the other hand."""
    cards, ids = state.cards, state.catalog.card_ids
    own = cards.hand[seat * cards.designs : (seat + 1) * cards.designs]

    def laid(pairs: list[int]) -> list[str]:
        return [ids[pairs[at + 1]] for at in range(0, len(pairs), PAIR) if pairs[at] == seat]

    locked: dict[str, int] = {}
    for at in range(0, len(cards.locks), LOCK_WIDTH):
        if cards.locks[at] == seat and not cards.locks[at + 2] & LOCK_GONE:
            id = ids[cards.locks[at + 1]]
            locked[id] = locked.get(id, 0) + 1
    return replace(
        spectator,
        hand={ids[card]: number for card, number in enumerate(list(own)) if number},
        locked=locked,
        known={side: known_cards(state, at, OPPONENT) for at, side in enumerate(terms.SIDES) if at != seat},
        under=laid(cards.under),
        bids=laid(cards.bids),
        aside=laid(cards.aside),
    )


def known_cards(state: SkirmishState, side: int, knower: int) -> dict[str, int]:
    """Cards of a hand that somebody has seen."""
    cards, ids = state.cards, state.catalog.card_ids
    first = (side * KNOWERS + knower) * cards.designs
    shown = list(cards.shown[first : first + cards.designs])
    return {ids[card]: number for card, number in enumerate(shown) if number}
