"""The kinds of records on the stack: decisions named as in the rules document, then steps that run alone.

Only `asks.py` knows the class behind a kind and the names of its registers, so chapters push each other
without importing in a circle. A name that ends in _MORE or _WITH is the next pick of the gesture before it.
"""

from typing import Final

from mypy_extensions import i64

# Decisions (section 5 of the rules).
SETUP_ATTACH: Final = 0
BUILD_ACTION: Final = 1
BUILD_OR_MUTATE_ACTION: Final = 2  # MW-15.3
MUTATE_ACTION: Final = 3
ATTACH_SPOT: Final = 4  # strict-lattice, the second half of attaching
BUY_PAYMENT: Final = 5
BUY_PAYMENT_MORE: Final = 6
BUY_SPOT: Final = 7
BUY_EDGE: Final = 8  # strict-lattice, the second half of buy_spot
TARGET_CREATURE: Final = 9
TARGET_OPPONENT: Final = 10
TARGET_BODY: Final = 11
TIE_PART: Final = 12
CHOOSE_PART: Final = 13
CHOOSE_OWN_PART: Final = 14
REFILL: Final = 15
ATTACH_NOW: Final = 16
SWAP_SPOTS: Final = 17
SWAP_SPOTS_WITH: Final = 18
REARRANGE: Final = 19
REARRANGE_MORE: Final = 20
FAMINE_DISCARD: Final = 21
HUNGER_DISCARD: Final = 22
TAKE_DISCARD: Final = 23
CURRENT_PASS: Final = 24  # sealed
RESET_TAIL: Final = 25
BATTLE_ACTION: Final = 26
EVADE: Final = 27
ATTACKER_CARD: Final = 28
DEFENDER_CARD: Final = 29
PROTECT: Final = 30
SPOILS_SPLIT: Final = 31
CLEANUP_ACTION: Final = 32
CLEANUP_MORE: Final = 33
PICK_BACK: Final = 34
CHOOSE_SWAP: Final = 35  # choose_part of SWAP_BETWEEN

# Chance.
DEALER: Final = 36
RANDOM_TAKE: Final = 37
DRAW_ONE: Final = 38  # explicit chance only
REVEAL_BODY: Final = 39  # explicit chance only: which body lies on top of the pile

# Steps that run alone.
SHUFFLE: Final = 40
SETUP_BODIES: Final = 41
SETUP_DEAL: Final = 42
SETUP_PARTS: Final = 43
FIRST_TURN: Final = 44
TURN: Final = 45
DEAL: Final = 46
PHASE: Final = 47
DRAW_CARDS: Final = 48
PURCHASE: Final = 49  # the body is revealed
RUN: Final = 50  # the program of a Mutate card in progress
REPLACE: Final = 51  # the top body takes the place of one
ATOMIC: Final = 52  # MW-2.4, the event counter rises and creatures are looked at
FIGHT: Final = 53
SPOILS: Final = 54  # after protecting
TAKE: Final = 55
END_OF_TURN: Final = 56
FINAL_CHECK: Final = 57  # final-battle: the scores are compared

KINDS: Final = 58

# Registers of RUN that others read and write.
RUN_PLAYER: Final = 1
RUN_FREED: Final = 3  # the spot emptied last + 1
RUN_RETURNED: Final = 4  # the design returned to the hand last + 1
RUN_CARD: Final = 5

# What kinds have in common, for those who treat them alike.


def opens_action(kind: i64) -> bool:
    """MW-2.3  The actions of phases: what comes before them can be judged."""
    return SETUP_ATTACH <= kind <= MUTATE_ACTION or kind == BATTLE_ACTION or kind == CLEANUP_ACTION


def offers_cards(kind: i64) -> bool:
    """MW-2.5  Nothing is promised there that is not possible."""
    return may_build_too(kind) or kind == MUTATE_ACTION or kind == ATTACKER_CARD


def may_build_too(kind: i64) -> bool:
    """MW-15.3  build-or-mutate: one or the other."""
    return kind == BUILD_OR_MUTATE_ACTION


def has_part_first(kind: i64) -> bool:
    """Register a is the part that needs a spot."""
    return kind == ATTACH_SPOT


def has_spot_first(kind: i64) -> bool:
    """Register a is the spot that was freed."""
    return kind == REFILL


def is_drawing(kind: i64) -> bool:
    return kind == DRAW_CARDS or kind == DRAW_ONE


def is_battle_card(kind: i64) -> bool:
    return kind == ATTACKER_CARD or kind == DEFENDER_CARD


def is_battle(kind: i64) -> bool:
    """What is pending only while a battle is fought."""
    return EVADE <= kind <= PROTECT or kind == FIGHT or kind == SPOILS


def is_placing(kind: i64) -> bool:
    """A body for the next part of a rearrangement: register a is whose creature, b parts are placed."""
    return kind == REARRANGE or kind == REARRANGE_MORE


def is_revealed(kind: i64) -> bool:
    """Register a is the colour of the body that has been revealed."""
    return kind == BUY_SPOT or kind == BUY_EDGE


def goes_on_giving(kind: i64) -> bool:
    """Register a is how many cards are still to be given, b the design given last."""
    return kind == BUY_PAYMENT_MORE or kind == CLEANUP_MORE


def gives_cards(kind: i64) -> bool:
    """Register a is how many cards are still to be given, in ascending order."""
    return kind == BUY_PAYMENT or goes_on_giving(kind)


def takes_from_discard(kind: i64) -> bool:
    return kind == TAKE_DISCARD


def keeps_card(kind: i64) -> bool:
    """The card named is kept, not given away."""
    return kind == PROTECT or takes_from_discard(kind)


def needs_no_trial(kind: i64) -> bool:
    """Choices of cards to give away, and of many places at once: a rule of thumb does."""
    return (
        gives_cards(kind)
        or is_placing(kind)
        or kind == PROTECT
        or kind == PICK_BACK
        or kind == SPOILS_SPLIT
        or kind == HUNGER_DISCARD
    )


def has_owner_first(kind: i64) -> bool:
    """Register a is whose creature it is about."""
    return SWAP_SPOTS <= kind <= REARRANGE_MORE


def has_owner_second(kind: i64) -> bool:
    """Register b is whose part it is."""
    return kind == CHOOSE_PART or kind == CHOOSE_OWN_PART or kind == CHOOSE_SWAP


def has_spot_second(kind: i64) -> bool:
    """Register b is the spot picked first."""
    return kind == SWAP_SPOTS_WITH or kind == BUY_EDGE
