"""The kinds of records on the stack: decisions named after the table of decision points, then what runs
alone.

Only `frames.py` knows the class behind a kind, so chapters push each other without importing in a circle.
Registers are told beside the kind. A roll reports into register `f` of the record below it, a strike or shot
into register `d` (bits): what comes later is pushed first, so the record below is the one that waits for it.
"""

from typing import Final

# Decisions (section 4 of the rules).
FORCE: Final = 0  # D1, sealed: a mask of sides
LEADER: Final = 1  # D4: a side
DEPLOY: Final = 2  # D5: a figure
DEPLOY_FACING: Final = 3  # D5: a figure, b square
STANDBY_GROUP: Final = 4  # D5: a side, b group, c how many are still to be named, d lowest figure
STANDBY_ENTRY: Final = 5  # D5: a figure
KEEP_FIRING: Final = 6  # D7: a figure
ORDER: Final = 7  # D8, sealed: a mask of sides
WHO_STARTS: Final = 8  # D9
MODE: Final = 9  # D13: a figure
LEVEL: Final = 10  # D17: a figure, b target or -1, c second target or -1, d action bits, e points
MOVE: Final = 11  # D18: a figure and MoveFlags · 256, b MP left, c packed, d doors, e stood (see `moves.py`)
ENTER_AT: Final = 12  # D18: the Entry square; as MOVE_ON
ENTER_FACING: Final = 13  # D18
BRUSH_TO: Final = 14  # D19
OBJECTIVE: Final = 15  # D20: a figure
OBJECTIVE_TURN: Final = 16  # D20: a figure
EVENT_COUNTER: Final = 17  # D21: a figure
SKILLED_MOVE: Final = 18  # D22: a figure
FACE_TURN: Final = 19  # D23: a figure
TARGET: Final = 20  # D24: a figure
SECOND_TARGET: Final = 21  # D24, Heroic Firing: a figure, b first target
PIERCE: Final = 22  # D25: a figure, b target, c second target or -1
COMBINED: Final = 23  # D25: as STRIKES
WATCH_TARGET: Final = 24  # D29: a shooter, b acting enemy
SACRIFICE: Final = 25  # D30: a figure
SECOND_STRIKE: Final = 26  # D31: as STRIKES
INFILTRATE: Final = 27  # D32: a figure

# Chance.
DIE: Final = 28  # a register (0 = a … 5 = f) of the record below that gets the die
ROLL: Final = (
    29  # a figure, b SL, c net extra dice, d highest die that is a Perfect Success, e kept, f rolled
)
TURN_UP: Final = 30  # a figure, b counter: Event or Trap

# Steps that run alone.
SETUP: Final = 31  # a stage
ROUND: Final = 32
ACTIVATION_ROLL: Final = 33  # a Griffin's die, b Scorpion's die
NUMBERING: Final = 34  # HY-3.7, HY-3.8: who keeps a counter, then the sealed ordering
SEQUENCE: Final = 35  # a side whose turn it is
ACTIVATION: Final = 36  # a figure: A1
MODE_CHOICE: Final = 37  # a figure: A3
ACTION: Final = 38  # a figure: A6
ACTIVATION_END: Final = 39  # a figure: A7
MOVEMENT: Final = 40  # a figure, b allowance or -1 (HY-7.1), c MoveFlags
MOVE_ON: Final = 41  # a Movement between two elements: as MOVE
MOVEMENT_END: Final = 42  # HY-7.50: a figure, b MoveFlags, c 1 = travelled, d step
PUSH: Final = 43  # a pusher, b victim, c squares
STRIKES: Final = 44  # a attacker, b target, c LoM, d action bits, e points, f stage
STRIKE: Final = 45  # a attacker, b target, c LoM, d strike bits and stage, e points, f roll
PARRY: Final = 46  # a parrier, b attacker, c strike bits, f roll
SHOTS: Final = 47  # a shooter, b target, c second target or -1, d action bits, e points, f stage
SHOT: Final = 48  # as STRIKE
BATCH: Final = 49  # a mask of wounded, b mask of eliminated, c side that did it or -1, d killer + 1, e step
REACT: Final = 50  # a acting enemy, b number of the last shooter asked
TRAP: Final = 51  # a figure, f roll
INFILTRATION: Final = 52  # end of round (1): a place in the activations already done
ROUND_END: Final = 53  # a stage
BRUSHED: Final = 54  # a Movement whose brush waits for its roll
JUMPED: Final = 55  # a Movement whose jump waits for its roll
HINDER: Final = 56  # a hinderer, b victim, f roll: a Skilled Move
LOOK: Final = 57  # HY-7.51: a who has moved
STANDBY: Final = 58  # a side, b standby group to fill next
SHOT_AT: Final = 59  # overwatch: a shooter, b target, f bits: what became of it
GAS: Final = 60  # a figure, f roll (HY-13.5)

KINDS: Final = 61

# What a Movement is allowed (register c of MOVEMENT).
FREE_DOORS: Final = 1  # HY-7.19, HY-9.50
BRUSHING: Final = 2  # HY-9.52
SLIDING: Final = 4  # HY-9.55
MAY_HINDER: Final = 8  # HY-9.53
MAY_SACRIFICE: Final = 16  # HY-14.14
IS_FURTIVE: Final = 32  # HY-9.54: the counter is placed when the Movement starts
IS_BASIC: Final = 64  # HY-9.51: two points more
HELD: Final = 128  # HY-9.53: no allowance, nothing but turns
