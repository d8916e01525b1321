"""The cards of a position, read: the inverse of `card_text.py`, which tells the keys."""

from collections.abc import Mapping

from monstrum.core.errors import BadPosition
from monstrum.core.state import WIDTH
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.positions.card_text import CANCELLED, HOW, KNOWER_NAMES, USES, check_holder, placed
from monstrum.games.hybrid.positions.given import SkirmishGiven
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.card_piles import (
    ACTION_PILE,
    KNOWERS,
    LOCK_GONE,
    LOCK_LOST,
    LOCK_SEEN,
    PAIR,
    PILES,
)
from monstrum.games.hybrid.rules.cards_in_play import enter_play
from monstrum.games.hybrid.rules.decks import gain
from monstrum.games.hybrid.rules.sources import AURA_CARD, CONSTANT
from monstrum.games.hybrid.speaking.reading import read_figure
from monstrum.games.hybrid.state import COPY, NO_FIGURE, STAYING_WIDTH, SkirmishState


def read_cards(state: SkirmishState, given: SkirmishGiven) -> None:
    """Before the stack is read; staying cards and the deck come after it."""
    cards = state.cards
    designs = cards.designs
    for side, names in given.sides("hands").items():
        for card in listed(given, f"hands.{terms.SIDES[side]}", names):
            check_holder(state, side, card)
            gain(state, side, card)
    for card in listed(given, "discard", given.table.get("discard", [])):
        cards.own_discard()[card] += 1
    for name, pairs in (
        ("under", cards.own_under()),
        ("bids", cards.own_bids()),
        ("aside", cards.own_aside()),
    ):
        for text in given.texts(name):
            said = words_of(name, text, 2)
            pairs += (given.side(name, said[0]), one_card(given, name, said[1]))
    for text in given.texts("locks"):
        said = words_of("locks", text, 2, 3, 4, 5, 6)
        side, card = given.side("locks", said[0]), one_card(given, "locks", said[1])
        cards.own_locks().extend((side, card, read_lock(said[2:])))
    for text in given.texts("shown"):
        said = words_of("shown", text, 3)
        row = given.side("shown", said[0]) * KNOWERS + given.one_of("shown", said[1], KNOWER_NAMES)
        cards.own_shown()[row * designs + one_card(given, "shown", said[2])] += 1
    for text in given.texts("played"):
        cards.own_played().extend(read_played(given, text))


def read_lock(said: list[str]) -> int:
    """`seen`: the opponent knows which; `gone`: it has left the hand; `lost 1`: cards lost since."""
    number = 0
    if len(said) > 1 and said[-2] == "lost" and said[-1].isdigit() and len(said[-1]) < 3:
        number += LOCK_LOST * int(said[-1])
        said = said[:-2]
    for word in said:
        if word not in LOCK_WORDS:
            raise BadPosition(f"locks: {' '.join(said)!r} is not like {LIKE['locks']!r}.")
        number |= LOCK_WORDS[word]
    return number


def read_played(given: SkirmishGiven, text: str) -> tuple[int, int, int, int]:
    off = text.endswith(" cancelled")
    front, _, points = text.removesuffix(" cancelled").rpartition(" for ")
    points = points[:3]
    said = words_of("played", front, 3, 4)
    use = given.one_of("played", " ".join(said[2:]), USES) + (CANCELLED if off else 0)
    if not points.isdigit():
        raise BadPosition(f"played: {text!r} is not like 'GRIFFIN ACT-08 points for 1'.")
    return one_card(given, "played", said[1]), given.side("played", said[0]), use, int(points)


def read_staying(state: SkirmishState, given: SkirmishGiven) -> None:
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
            state.own_aura()[figure] = card + 1
        if "stack" in given:
            source = card + COPY * int(copy or 0)
            state.own_staying().extend((source, owner, figure, kind))
        else:
            enter_play(state, card, owner, figure, kind)


def count_cards(state: SkirmishState, given: SkirmishGiven) -> None:
    """What lies open because it is in play, the decks, and how many cards of each design there are at all."""
    cards, catalog = state.cards, state.catalog
    for at in range(0, len(state.staying), STAYING_WIDTH):
        if state.staying[at + 3] != AURA_CARD:
            cards.own_in_play()[state.staying[at] % COPY] += 1
    records = state.records()
    for at in range(0, len(records), WIDTH):
        if records[at] == kinds.USED and 0 <= records[at + 2] < cards.designs:
            cards.own_in_play()[records[at + 2]] += 1
    said = counted(given, "deck")
    left = [0] * PILES
    for card in range(cards.designs):
        there = placed(state, card)
        in_use = "deck" not in given and state.mission.decks >> catalog.deck[card] & 1
        cards.own_deck()[card] = max(catalog.copies[card] - there, 0) if in_use else said.get(card, 0)
        cards.stock[card] = there + cards.deck[card]
        left[catalog.pile[card]] += cards.deck[card]
    left[ACTION_PILE] += len(cards.under) // PAIR
    for pile, number in enumerate(left):
        cards.own_left()[pile] = number


def listed(given: SkirmishGiven, key: str, names: object) -> list[int]:
    if not isinstance(names, list):
        raise BadPosition(f"{key} must be a list of cards, not {names!r}.")
    return [one_card(given, key, name) for name in names]


def counted(given: SkirmishGiven, key: str) -> Mapping[int, int]:
    return {
        one_card(given, key, name): given.as_number(f"{key}.{name}", number, 0, 99)
        for name, number in given.inner(key).items()
    }


def one_card(given: SkirmishGiven, key: str, name: object) -> int:
    return given.one_of(key, name, given.catalog.card_ids)


LOCK_WORDS = {"seen": LOCK_SEEN, "gone": LOCK_GONE}
LIKE = {
    "under": "GRIFFIN ACT-01",
    "bids": "GRIFFIN ACT-01",
    "aside": "GRIFFIN AUR-01",
    "locks": "GRIFFIN ACT-03 seen",
    "shown": "GRIFFIN opponent ACT-03",
    "played": "GRIFFIN ACT-08 points for 1",
    "staying": "EVT-06 GRIFFIN A constant",
}


def words_of(key: str, text: str, *lengths: int) -> list[str]:
    said = text.split()
    if len(said) not in lengths:
        raise BadPosition(f"{key}: {text!r} is not like {LIKE[key]!r}.")
    return said
