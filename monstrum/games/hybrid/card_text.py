"""The cards of a position as text, and back.

hands = { GRIFFIN = ["ACT-03", "EVT-01"] }       all cards a side holds, Action cards, Reserves and equipment
deck = { "ACT-01" = 2 }                          what is left in the decks; left out: the rest of the mission
discard = ["ACT-08"]                             under = ["GRIFFIN ACT-01"]    bids, aside likewise
locks = ["GRIFFIN ACT-03 seen"]                  played = ["GRIFFIN ACT-08 points 1"]
shown = ["GRIFFIN opponent ACT-03", "GRIFFIN public ACT-03"]    known to be in the hand, to whom
staying = ["EVT-06 GRIFFIN A constant"]          aura, mutation likewise; nobody is -
"""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.core.errors import BadPosition
from monstrum.core.state import WIDTH
from monstrum.games.hybrid import kinds, terms
from monstrum.games.hybrid.card_piles import (
    ACTION_PILE,
    EQUIPMENT_PILE,
    KNOWERS,
    LOCK_WIDTH,
    P_CARD,
    PAIR,
    PILES,
    PLAYED_WIDTH,
)
from monstrum.games.hybrid.given import Given
from monstrum.games.hybrid.reading import read_figure
from monstrum.games.hybrid.rules.decks import gain
from monstrum.games.hybrid.rules.event_cards import RESERVE
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT, MUTATION_CARD
from monstrum.games.hybrid.rules.staying import enter_play
from monstrum.games.hybrid.state import COPY, NO_FIGURE, STAYING_WIDTH, SkirmishState
from monstrum.games.hybrid.words import figure_word

HOW: Final = {CONSTANT: "constant", AURA_CARD: "aura", MUTATION_CARD: "mutation"}
KNOWER_NAMES: Final = ("opponent", "public")
USES: Final = ("points", "effect", "points 2", "effect 2")
CANCELLED: Final = 4
SEEN: Final = ("", " seen")


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
            f"{terms.SIDES[cards.locks[at]]} {ids[cards.locks[at + 1]]}{SEEN[cards.locks[at + 2]]}"
            for at in range(0, len(cards.locks), LOCK_WIDTH)
        ],
        "played": played_texts(state),
        "staying": staying_texts(state),
    }
    for name, pairs in (("under", cards.under), ("bids", cards.bids), ("aside", cards.aside)):
        found[name] = [f"{terms.SIDES[pairs[at]]} {ids[pairs[at + 1]]}" for at in range(0, len(pairs), PAIR)]
    return found


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


# Reading ----------------------------------------------------------------------------------------------


def read_cards(state: SkirmishState, given: Given) -> None:
    """Before the stack is read; staying cards and the deck come after it."""
    cards = state.cards
    designs = cards.designs
    for side, names in given.sides("hands").items():
        for card in listed(given, f"hands.{terms.SIDES[side]}", names):
            check_holder(state, side, card)
            gain(state, side, card)
    for card in listed(given, "discard", given.table.get("discard", [])):
        cards.discard[card] += 1
    for name, pairs in (("under", cards.under), ("bids", cards.bids), ("aside", cards.aside)):
        for text in given.texts(name):
            said = words_of(name, text, 2)
            pairs += (given.side(name, said[0]), one_card(given, name, said[1]))
    for text in given.texts("locks"):
        said = words_of("locks", text, 2, 3)
        cards.locks += (given.side("locks", said[0]), one_card(given, "locks", said[1]), int(len(said) == 3))
    for text in given.texts("shown"):
        said = words_of("shown", text, 3)
        row = given.side("shown", said[0]) * KNOWERS + given.one_of("shown", said[1], KNOWER_NAMES)
        cards.shown[row * designs + one_card(given, "shown", said[2])] += 1
    for text in given.texts("played"):
        cards.played += read_played(given, text)


def read_played(given: Given, text: str) -> tuple[int, int, int, int]:
    off = text.endswith(" cancelled")
    front, _, points = text.removesuffix(" cancelled").rpartition(" for ")
    points = points[:3]
    said = words_of("played", front, 3, 4)
    use = given.one_of("played", " ".join(said[2:]), USES) + (CANCELLED if off else 0)
    if not points.isdigit():
        raise BadPosition(f"played: {text!r} is not like 'GRIFFIN ACT-08 points for 1'.")
    return one_card(given, "played", said[1]), given.side("played", said[0]), use, int(points)


def read_staying(state: SkirmishState, given: Given) -> None:
    """Cards in play. With a stack their effects are told beside it; without, they come into play now."""
    for text in given.texts("staying"):
        name, side, letter, how = words_of("staying", text, 4)
        id, _, copy = name.partition("+")
        card, owner = one_card(given, "staying", id), given.side("staying", side)
        figure = read_figure(state, letter) if letter != "-" else NO_FIGURE
        kind = list(HOW)[given.one_of("staying", how, list(HOW.values()))]
        if figure is None or (figure == NO_FIGURE and kind != CONSTANT):
            raise BadPosition(f"staying: there is no figurine {letter!r} to bear {id}.")
        if copy and not (copy.isdigit() and int(copy) < COPY):
            raise BadPosition(f"staying: {name!r} is not like 'EVT-06' or 'EVT-06+1'.")
        if kind == AURA_CARD:
            state.aura[figure] = card + 1
        if "stack" in given:
            source = card + COPY * int(copy or 0)
            state.staying += (source, owner, figure, kind)
        else:
            enter_play(state, card, owner, figure, kind)


def count_cards(state: SkirmishState, given: Given) -> None:
    """What lies open because it is in play, the decks, and how many cards of each design there are at all."""
    cards, catalog = state.cards, state.catalog
    for at in range(0, len(state.staying), STAYING_WIDTH):
        if state.staying[at + 3] != AURA_CARD:
            cards.in_play[state.staying[at] % COPY] += 1
    records = state.records()
    for at in range(0, len(records), WIDTH):
        if records[at] == kinds.USED and 0 <= records[at + 2] < cards.designs:
            cards.in_play[records[at + 2]] += 1
    said = counted(given, "deck")
    left = [0] * PILES
    for card in range(cards.designs):
        there = placed(state, card)
        in_use = "deck" not in given and state.mission.decks >> catalog.deck[card] & 1
        cards.deck[card] = max(catalog.copies[card] - there, 0) if in_use else said.get(card, 0)
        cards.stock[card] = there + cards.deck[card]
        left[catalog.pile[card]] += cards.deck[card]
    left[ACTION_PILE] += len(cards.under) // PAIR
    for pile, number in enumerate(left):
        cards.left[pile] = number


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


def listed(given: Given, key: str, names: object) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition(f"{key} must be a list of cards, not {names!r}.")
    return [one_card(given, key, name) for name in names]


def counted(given: Given, key: str) -> Mapping[int, int]:
    return {
        one_card(given, key, name): given.as_number(f"{key}.{name}", number, 0, 99)
        for name, number in given.inner(key).items()
    }


def one_card(given: Given, key: str, name: object) -> int:
    return given.one_of(key, name, given.catalog.card_ids)


def words_of(key: str, text: str, *lengths: int) -> list[str]:
    said = text.split()
    if len(said) not in lengths:
        raise BadPosition(f"{key}: {text!r} is not understood; see how a printed position writes it.")
    return said


def held_counts(state: SkirmishState, side: int) -> dict[str, int]:
    """How many cards of each deck a side holds."""
    names = ("action", "event", "army", "army", "aura", "mutation")
    found: dict[str, int] = {}
    for pile in range(PILES):
        number = state.cards.held[side * PILES + pile]
        if number:
            found[names[pile]] = found.get(names[pile], 0) + number
    return found
