"""The kinds of records on the stack: decisions named as in the rules document, then steps that run alone.

Only `asks.py` knows the class behind a kind, so chapters push each other without importing in a circle.
"""

from typing import Final

from mypy_extensions import i64

# Decisions (section 5 of the rules).
CHOOSE_CORE: Final = 0
MISSION: Final = 1
DRAW: Final = 2
BUILD_ATTACH: Final = 3
BUILD_SIDE: Final = 4
BUILD_SWAP: Final = 5
BUILD_SWAP_WITH: Final = 6  # the second half of the pair
BREAKTHROUGH: Final = 7
DEPLOY_ORDER: Final = 8
EFFECT_MAY: Final = 9
EFFECT_COST: Final = 10
EFFECT_COST_MORE: Final = 11  # the next part of a set
EFFECT_DRAW: Final = 12
EFFECT_PART: Final = 13
EFFECT_PART_MORE: Final = 14
EFFECT_UPTO: Final = 15
EFFECT_SWAP: Final = 16
EFFECT_SWAP_WITH: Final = 17
EFFECT_SIDE: Final = 18
EFFECT_PLAYER: Final = 19
EFFECT_SCIENCE: Final = 20
EFFECT_PEEK: Final = 21

# Chance.
FIRST_PLAYER: Final = 22
RANDOM_PART: Final = 23
DECK_SLOT: Final = 24  # explicit chance only: which loose part lies in this slot
DEAL_ONE: Final = 25  # explicit chance only: which breakthrough this seat is dealt

# Steps that run alone.
SHUFFLE: Final = 26
RESTOCK: Final = 27
DEAL: Final = 28
ROUND: Final = 29
CYCLE: Final = 30
TURN: Final = 31
DRAW_STEP: Final = 32
BUILD: Final = 33
CYCLE_END: Final = 34
DEPLOYMENT: Final = 35
DEPLOY: Final = 36
GAIN_INFAMY: Final = 37
REFRESH: Final = 38
RUN: Final = 39  # an effect program in progress
PEEK: Final = 40

KINDS: Final = 41

# What kinds have in common, for those who treat them alike.


def opens_step(kind: i64) -> bool:
    """Decisions that open a new step of a round: what comes before them can be judged."""
    return kind == CHOOSE_CORE or kind == MISSION or kind == DRAW or kind == BREAKTHROUGH


def takes_core(kind: i64) -> bool:
    return kind == CHOOSE_CORE


def is_draw(kind: i64) -> bool:
    return kind == DRAW or kind == EFFECT_DRAW


def is_payment(kind: i64) -> bool:
    return kind == EFFECT_COST or kind == EFFECT_COST_MORE


def is_choice(kind: i64) -> bool:
    """Parts an effect does something with."""
    return kind == EFFECT_PART or kind == EFFECT_PART_MORE


def may_take_none(kind: i64) -> bool:
    """One part or none."""
    return kind == EFFECT_UPTO


def goes_on_with_pair(kind: i64) -> bool:
    """Register d is the first of the pair."""
    return kind == EFFECT_SWAP_WITH


def goes_on_with_set(kind: i64) -> bool:
    return kind == EFFECT_COST_MORE or kind == EFFECT_PART_MORE


def asks_whether(kind: i64) -> bool:
    """XY-12.2  Whether a card is used at all."""
    return kind == EFFECT_MAY


def has_source(kind: i64) -> bool:
    """Register b is the source of the effect that asks."""
    return EFFECT_MAY <= kind <= EFFECT_SWAP_WITH


def is_about_part(kind: i64) -> bool:
    """Register a is the arm that needs a side, or the first of the pair."""
    return kind == BUILD_SIDE or kind == EFFECT_SIDE or kind == BUILD_SWAP_WITH
