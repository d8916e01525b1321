"""The action space of Mutation Wars, dense for a pack of D designs and M Mutate cards: 377 + D + M integers
(513 with the standard pack).

| Block | Integers | Decisions |
|---|---|---|
| NONE | 0 | pass, decline, no card, done, stop |
| BUY | 1 | build_action |
| EDGE + edge | 2 – 3 | strict-lattice, buy_spot: the new body's edge 1 or 2 for the displaced part |
| KIND + kind | 4 – 6 | pick_back: BP, MU, BT |
| SEAT + seat | 7 – 11 | target_creature, target_opponent, battle_action; chance: the dealer |
| COLOUR + colour | 12 – 15 | explicit chance: which body is revealed |
| BODY + seat × 6 + body | 16 – 45 | target_body; rearrange: the body for the next part |
| SPOT + seat × 18 + body × 3 + edge | 46 – 135 | buy_spot, tie_part, choose_part, choose_own_part, swap_spots (first, then second), famine_discard of a part, reset_tail, evade; strict-lattice: where to attach |
| ATTACH + design × 6 + body | 136 – 375 | setup_attach, build_action, attach_now, refill: a Body Part card to a body |
| CARD + design | 376 … | mutate_action, buy_payment, famine_discard, hunger_discard, take_discard, current_pass, attacker_card, defender_card, protect, cleanup_action (three in a row); chance: a card |
| SPLIT + number | 376 + D … | spoils_split: so many Mutate cards, the rest Battle cards |

Spots of a body are equivalent (MW-4.3): ATTACH names the body, the lowest empty spot of it is filled.
"""  # noqa: E501

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


def seat_of_spot(action: i64) -> i64:
    return (action - SPOT) // SPOTS


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


def space(catalog: Catalog) -> i64:
    """How many actions there are."""
    return first_split(catalog) + min(catalog.number[MU], MOST_SPLIT) + 1


assert SPOT == BODY + MOST_SEATS * MOST_BODIES
assert ATTACH == SPOT + MOST_SEATS * SPOTS
assert CARD == ATTACH + PARTS * MOST_BODIES
