"""The numbers of Mutation Wars' actions, for the rules that list and resolve them. `asks.py` declares the
blocks; it checks that these numbers are those of its space."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import MU, PARTS, Catalog
from monstrum.games.mutation_wars.state import MOST_BODIES, MOST_SEATS, SPOTS

NONE: Final = 0
BUY: Final = 1
EDGE: Final = 1  # + 1 or 2
KIND: Final = 4
SEAT: Final = 7
COLOUR: Final = 12
BODY: Final = 16
SPOT: Final = 46  # BODY + MOST_SEATS * MOST_BODIES
ATTACH: Final = 136  # SPOT + MOST_SEATS * SPOTS
CARD: Final = 376  # ATTACH + PARTS * MOST_BODIES
MOST_SPLIT: Final = 256  # no battle can be won by more than twice as much, whatever a pack prints


def body_action(seat: i64, body: i64) -> i64:
    return BODY + seat * MOST_BODIES + body


def spot_action(seat: i64, spot: i64) -> i64:
    """A spot is body × 3 + edge."""
    return SPOT + seat * SPOTS + spot


def spot_of(action: i64) -> i64:
    """The spot a SPOT action names, without its seat."""
    return (action - SPOT) % SPOTS


def attach_action(design: i64, body: i64) -> i64:
    return ATTACH + design * MOST_BODIES + body


def attached_design(action: i64) -> i64:
    return (action - ATTACH) // MOST_BODIES


def attached_body(action: i64) -> i64:
    return (action - ATTACH) % MOST_BODIES


def card_action(design: i64) -> i64:
    return CARD + design


def card_of(action: i64) -> i64:
    return action - CARD


def first_split(catalog: Catalog) -> i64:
    return CARD + catalog.designs


def split_action(catalog: Catalog, mutate_cards: i64) -> i64:
    return first_split(catalog) + mutate_cards


def split_of(catalog: Catalog, action: i64) -> i64:
    """How many Mutate cards a SPLIT action draws."""
    return action - first_split(catalog)


def splits(catalog: Catalog) -> i64:
    """How many ways there are to say how many Mutate cards are drawn, none among them."""
    return min(catalog.number[MU], MOST_SPLIT) + 1


def space(catalog: Catalog) -> i64:
    """How many actions there are."""
    return first_split(catalog) + splits(catalog)


assert SPOT == BODY + MOST_SEATS * MOST_BODIES
assert ATTACH == SPOT + MOST_SEATS * SPOTS
assert CARD == ATTACH + PARTS * MOST_BODIES
