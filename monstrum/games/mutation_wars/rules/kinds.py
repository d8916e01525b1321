"""The kinds of records on the stack: decisions named as in the rules document, then steps that run alone.

Only `asks.py` knows the class behind a kind and the names of its registers, so chapters push each other
without importing in a circle. A name that ends in _MORE or _WITH is the next pick of the gesture before it.
"""

from typing import Final

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
