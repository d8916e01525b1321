"""The cards of a position as text, and back.

hands = { GRIFFIN = ["ACT-03", "EVT-01"] }       all cards a side holds, Action cards, Reserves and equipment
deck = { "ACT-01" = 2 }                          what is left in the decks; left out: the rest of the mission
discard = ["ACT-08"]                             under = ["GRIFFIN ACT-01"]    bids, aside likewise
locks = ["GRIFFIN ACT-03 seen"]                  played = ["GRIFFIN ACT-08 points 1"]
shown = ["GRIFFIN opponent ACT-03", "GRIFFIN public ACT-03"]    known to be in the hand, to whom
staying = ["EVT-06 GRIFFIN A constant"]          aura, mutation likewise; nobody is -
"""

from typing import Any, Final

from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules.card_piles import (
    EQUIPMENT_PILE,
    KNOWERS,
    LOCK_GONE,
    LOCK_LOST,
    LOCK_SEEN,
    LOCK_WIDTH,
    P_CARD,
    PAIR,
    PILES,
    PLAYED_WIDTH,
)
from monstrum.games.hybrid.rules.event_cards import RESERVE
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT, MUTATION_CARD
from monstrum.games.hybrid.speaking.naming import figure_word
from monstrum.games.hybrid.state import COPY, NO_FIGURE, STAYING_WIDTH, SkirmishState

HOW: Final = {CONSTANT: "constant", AURA_CARD: "aura", MUTATION_CARD: "mutation"}
KNOWER_NAMES: Final = ("opponent", "public")
USES: Final = ("points", "effect", "points 2", "effect 2")
CANCELLED: Final = 4


def card_facts(state: SkirmishState) -> dict[str, Any]:
    """Everything about the cards, by the names positions and scenarios use; nothing where there are none."""
    cards, ids = state.cards, state.catalog.card_ids
    if not cards.any():
        return {}
    designs = cards.designs
    found: dict[str, Any] = {
        "hands": {
            side: [ids[card] for card in range(designs) for _ in range(cards.hand[at * designs + card])]
            for at, side in enumerate(terms.SIDES)
        },
        "deck": {ids[card]: cards.deck[card] for card in range(designs) if cards.deck[card]},
        "discard": [ids[card] for card in range(designs) for _ in range(cards.discard[card])],
        "shown": [
            f"{terms.SIDES[row // KNOWERS]} {KNOWER_NAMES[row % KNOWERS]} {ids[card]}"
            for row in range(2 * KNOWERS)
            for card in range(designs)
            for _ in range(cards.shown[row * designs + card])
        ],
        "locks": [
            f"{terms.SIDES[cards.locks[at]]} {ids[cards.locks[at + 1]]}{lock_words(cards.locks[at + 2])}"
            for at in range(0, len(cards.locks), LOCK_WIDTH)
        ],
        "played": played_texts(state),
        "staying": staying_texts(state),
    }
    for name, pairs in (("under", cards.under), ("bids", cards.bids), ("aside", cards.aside)):
        found[name] = [f"{terms.SIDES[pairs[at]]} {ids[pairs[at + 1]]}" for at in range(0, len(pairs), PAIR)]
    return found


def lock_words(rest: int) -> str:
    """What is to be said of a lock: ` seen gone lost 1`."""
    lost = f" lost {rest // LOCK_LOST}" if rest >= LOCK_LOST else ""
    return (" seen" if rest & LOCK_SEEN else "") + (" gone" if rest & LOCK_GONE else "") + lost


def played_texts(state: SkirmishState) -> list[str]:
    """`GRIFFIN ACT-08 effect 0`: side, card, use and shot, what it counts for."""
    rows, found = state.cards.played, []
    for at in range(0, len(rows), PLAYED_WIDTH):
        card, owner, use, points = rows[at : at + PLAYED_WIDTH]
        off = " cancelled" if use & CANCELLED else ""
        found.append(
            f"{terms.SIDES[owner]} {state.catalog.card_ids[card]} {USES[use % CANCELLED]} for {points}{off}"
        )
    return found


def staying_texts(state: SkirmishState) -> list[str]:
    rows, found = state.staying, []
    for at in range(0, len(rows), STAYING_WIDTH):
        source, owner, figure, how = rows[at : at + STAYING_WIDTH]
        copy = f"+{source // COPY}" if source >= COPY else ""
        who = figure_word(state, figure) if figure != NO_FIGURE else "-"
        found.append(f"{state.catalog.card_ids[source % COPY]}{copy} {terms.SIDES[owner]} {who} {HOW[how]}")
    return found


def placed(state: SkirmishState, card: int) -> int:
    """Cards of a design that lie anywhere but in their deck."""
    cards = state.cards
    found = cards.discard[card] + cards.in_play[card]
    found += cards.hand[card] + cards.hand[cards.designs + card]
    for pairs in (cards.under, cards.bids, cards.aside):
        found += sum(pairs[at] == card for at in range(1, len(pairs), PAIR))
    rows = cards.played
    return int(found) + sum(rows[at + P_CARD] == card for at in range(0, len(rows), PLAYED_WIDTH))


def check_holder(state: SkirmishState, side: int, card: int) -> None:
    """HY-2.6, HY-11.8  Who can hold what: equipment of one's own side, and of Events only Reserves."""
    catalog, id = state.catalog, state.catalog.card_ids[card]
    if catalog.holder[card] not in (side, 2):
        raise BadPosition(f"hands: {id} is a card of the other side.")
    if 1 <= catalog.pile[card] < EQUIPMENT_PILE and catalog.timing[card] != RESERVE:
        raise BadPosition(f"hands: {id} is no Reserve card: it is not kept (HY-11.8).")


def held_counts(state: SkirmishState, side: int) -> dict[str, int]:
    """How many cards of each deck a side holds."""
    names = ("action", "event", "army", "army", "aura", "mutation")
    found: dict[str, int] = {}
    for pile in range(PILES):
        number = state.cards.held[side * PILES + pile]
        if number:
            found[names[pile]] = found.get(names[pile], 0) + number
    return found
