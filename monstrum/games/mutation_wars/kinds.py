"""The kinds of records on the stack: decisions named as in the rules document, then steps that run alone.

Only `frames.py` knows the class behind a kind, so chapters push each other without importing in a circle.
A name that ends in _MORE or _WITH is the next pick of the gesture before it.
"""

from typing import Final

# Decisions (section 5 of the rules). The letters say what the arguments of the record are.
SETUP_ATTACH: Final = 0  # a = parts attached already
BUILD_ACTION: Final = 1
BUILD_OR_MUTATE_ACTION: Final = 2  # MW-15.3
MUTATE_ACTION: Final = 3
ATTACH_SPOT: Final = 4  # strict-lattice, the second half of attaching: a = design, b = body
BUY_PAYMENT: Final = 5  # a = cards still to pay
BUY_PAYMENT_MORE: Final = 6  # a = cards still to pay, b = the design paid last
BUY_SPOT: Final = 7  # a = colour of the revealed body
BUY_EDGE: Final = 8  # strict-lattice, the second half of buy_spot: a = colour, b = spot
TARGET_CREATURE: Final = 9  # a = row of the program, b = card played; the same in the next two
TARGET_OPPONENT: Final = 10
TARGET_BODY: Final = 11
TIE_PART: Final = 12  # a = stat
CHOOSE_PART: Final = 13  # a = row, b = whose part
CHOOSE_OWN_PART: Final = 14  # a = row, b = whose part (the actor)
REFILL: Final = 15  # a = spot, b = design that may not be used unless there is another, c = optional
ATTACH_NOW: Final = 16  # a = optional
SWAP_SPOTS: Final = 17  # a = whose creature
SWAP_SPOTS_WITH: Final = 18  # a = whose creature, b = the first spot
REARRANGE: Final = 19  # a = whose creature
REARRANGE_MORE: Final = 20  # a = whose creature, b = parts placed so far; the bodies are on the operands
FAMINE_DISCARD: Final = 21  # a = row
HUNGER_DISCARD: Final = 22  # a = row
TAKE_DISCARD: Final = 23  # a = kind
CURRENT_PASS: Final = 24  # sealed: a = mask of seats, b = kind
RESET_TAIL: Final = 25  # a = optional
BATTLE_ACTION: Final = 26
EVADE: Final = 27
ATTACKER_CARD: Final = 28
DEFENDER_CARD: Final = 29
PROTECT: Final = 30  # a = victor, b = difference
SPOILS_SPLIT: Final = 31  # a = cards to draw
CLEANUP_ACTION: Final = 32
CLEANUP_MORE: Final = 33  # a = cards still to give, b = the design given last
PICK_BACK: Final = 34  # a = loser, b = mask of kinds
# choose_part of SWAP_BETWEEN: a = row, b = whose part, c = 1 own, 2 theirs, d = own spot, e = opponent
CHOOSE_SWAP: Final = 35

# Chance.
DEALER: Final = 36
RANDOM_TAKE: Final = 37  # a = thief, b = victim, c = mask of kinds
DRAW_ONE: Final = 38  # explicit chance only: a = seat, b = kind
REVEAL_BODY: Final = 39  # explicit chance only: which body lies on top of the pile

# Steps that run alone.
SHUFFLE: Final = 40  # a = kind; KINDS for the bodies
SETUP_BODIES: Final = 41  # a = bodies taken so far, b = 1 when explicit chance has decided the next
SETUP_DEAL: Final = 42  # a = seats served so far
SETUP_PARTS: Final = 43  # a = seats done so far
FIRST_TURN: Final = 44
TURN: Final = 45
DEAL: Final = 46  # a = seats served so far
PHASE: Final = 47  # a = phase, b = seats that have had their action
DRAW_CARDS: Final = 48  # a = seat, b = kind, c = how many
PURCHASE: Final = 49  # a = seat: the body is revealed; b = 1 when explicit chance has decided which
# a = row, b = card player, c = seats an `all` has been through, d = freed spot + 1, e = design returned + 1,
# f = card (`rules/registers.py` has the numbers)
RUN: Final = 50
REPLACE: Final = (
    51  # a = seat, b = body: the top body takes its place; c = 1 when explicit chance has decided
)
ATOMIC: Final = 52  # a = actor: MW-2.4, the event counter rises and creatures are looked at
FIGHT: Final = 53  # a = 0: the cards are asked for, 1: the battle is resolved
SPOILS: Final = 54  # a = victor, b = loser, c = difference: after protecting
TAKE: Final = 55  # a = thief, b = victim, c = mask of kinds, d = cards still to take, e = 1 in pick-backs
END_OF_TURN: Final = 56
FINAL_CHECK: Final = 57  # final-battle: the scores are compared

KINDS: Final = 58
