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
TIE_PART: Final = 12  # a = stat, b = card
CHOOSE_PART: Final = 13  # a = row, b = whose part, c = step of SWAP_BETWEEN, d = own spot chosen before
CHOOSE_OWN_PART: Final = 14  # a = row, b = whose part (the actor)
REFILL: Final = 15  # a = spot, b = design that may not be used unless there is another, c = optional
ATTACH_NOW: Final = 16  # a = optional
SWAP_SPOTS: Final = 17  # a = whose creature
SWAP_SPOTS_WITH: Final = 18  # a = whose creature, b = the first spot
REARRANGE: Final = 19  # a = whose creature
REARRANGE_MORE: Final = 20  # a = whose creature, b = parts placed so far; the bodies are on the operands
FAMINE_DISCARD: Final = 21
HUNGER_DISCARD: Final = 22
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
PICK_BACK: Final = 34  # a = loser, b = cards still to take

# Chance.
DEALER: Final = 35
RANDOM_TAKE: Final = 36  # a = thief, b = victim, c = mask of kinds
DRAW_ONE: Final = 37  # explicit chance only: a = seat, b = kind
REVEAL_BODY: Final = 38  # explicit chance only: which body lies on top of the pile

# Steps that run alone.
SHUFFLE: Final = 39  # a = kind; KINDS for the bodies
SETUP_BODIES: Final = 40  # a = bodies taken so far
SETUP_DEAL: Final = 41  # a = seats served so far
SETUP_PARTS: Final = 42  # a = seats done so far
FIRST_TURN: Final = 43
TURN: Final = 44
DEAL: Final = 45  # a = seats served so far
PHASE: Final = 46  # a = phase, b = seats that have had their action
DRAW_CARDS: Final = 47  # a = seat, b = kind, c = how many
PURCHASE: Final = 48  # a = seat: the body is revealed
RUN: Final = 49  # a = row, b = card player, c = seats served by an `all`, d = freed spot + 1, e = design returned + 1, f = card
REPLACE: Final = 50  # a = seat, b = body: the top body of the pile takes its place
ATOMIC: Final = 51  # a = actor: MW-2.4, the event counter rises and creatures are looked at
FIGHT: Final = 52  # the battle is resolved
SPOILS: Final = 53  # a = victor, b = loser, c = difference: after protecting
TAKE: Final = 54  # a = thief, b = victim, c = mask of kinds, d = cards still to take, e = 1 in pick-backs
END_OF_TURN: Final = 55
FINAL_CHECK: Final = 56  # final-battle: the scores are compared

KINDS: Final = 57
