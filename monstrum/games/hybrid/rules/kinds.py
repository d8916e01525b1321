"""The kinds of records on the stack: decisions named after the table of decision points, then what runs
alone.

Only `asks.py` knows the class behind a kind, so chapters push each other without importing in a circle.
The registers of each are named in `asks.py`; what is told here beside a kind is what their numbers mean. A
roll reports into register `f` of the record below it, a strike or shot into register `d` (bits): what comes
later is pushed first, so the record below is the one that waits for it.
"""

from typing import Final

from mypy_extensions import i64

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
MOVE: Final = 11  # D18: a figure and MoveFlags · 256, b MP left … (see `movement_so_far.py`)
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
PIERCE: Final = 22  # D25: a shooter, b his first victim or -1, c that of the second shot or -1, d LoM
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
SHOTS: Final = 47  # a shooter, b targets (see `firing.py`), c LoM, d action bits, e points, f stage
SHOT: Final = 48  # as STRIKE; through a victim (HY-14.17) e is he
BATCH: Final = 49  # a mask of wounded, b mask of eliminated, c side that did it or -1, d killer + 1, e step
REACT: Final = 50  # a acting enemy, b number of the last shooter asked
TRAP: Final = 51  # a figure, f roll
INFILTRATION: Final = 52  # end of round (1): a place in the activations already done
ROUND_END: Final = 53  # a stage
BRUSHED: Final = 54  # a Movement whose brush waits for its roll
JUMPED: Final = 55  # a Movement whose jump waits for its roll
HINDER: Final = 56  # a hinderer, b victim, f roll: a Skilled Move
LOOK: Final = 57  # HY-7.51: a who has moved, b where he was before a fall + 1, c whose gas he fell into
STANDBY: Final = 58  # a side, b standby group to fill next
SHOT_AT: Final = 59  # overwatch: a shooter, b target, f bits: what became of it
GAS: Final = 60  # a figure, f roll (HY-13.5)

# Cards: decisions (section 4) …
MULLIGAN: Final = 61  # D2
EQUIPMENT: Final = 62  # D3
BID: Final = 63  # D6: a mask of the sides that have passed
AURA: Final = 64  # D10: a figure
MUTATION: Final = 65  # D11: a figure
RESERVE: Final = 66  # D12: as RESERVES
CARDS: Final = 67  # D14, D16, D26 – D28: as WINDOW
HINDRANCE: Final = 68  # D15, D26: as WINDOW
DISCARD: Final = 69  # D33: a side that discards, b how many more
STEAL: Final = 70  # D33: a side that is robbed, b how many more
RECOVER: Final = 71  # D33: a how many more
CANCEL: Final = 72  # D33: a first card of the window, b most points
# … chance …
DRAW: Final = 73  # a side, b deck, c what for, d figure
LOSE_ONE: Final = 74  # a side, b 1 = the other side gets the card
# … and steps that run alone.
DEALING: Final = 75  # HY-2.4 – HY-2.6: a stage
AUCTION: Final = 76  # HY-3.3: a side that speaks, b mask of the sides that have passed
RESERVES: Final = 77  # HY-11.8: a figure, b side asked next, c how many have passed in a row
WINDOW: Final = 78  # HY-10.5, HY-10.9: see `rules/opening.py`
DRAWING: Final = 79  # a side, b deck, c how many, d what for, e figure
USED: Final = 80  # a card whose effects are done: it goes to the discard
START_WINDOW: Final = 81  # A2: a figure, b stage
ACTIVATION_OVER: Final = 82  # after A7: a figure
MODE_READY: Final = 101  # A3: a figure

# Effects (section 6). A record of an effect: a row, b as told here, c owner and card, d figures, e how its
# card is in play, f the row that fired + 1 (`rules/sources.py`).
RUN: Final = 83  # b end of the rows
ACT: Final = 84  # b targets left, on the operands
FIRING: Final = 85  # a how many effects fire at this moment, on the operands
EFFECT_ORDER: Final = 86  # D34: as FIRING, b the side whose effects come first
EFFECT_MAY: Final = 87  # an optional effect, as RUN
EFFECT_PICK: Final = 88  # D33: b targets picked so far, on the operands
EFFECT_CHOICE: Final = 89  # D33, `choose`: b the target
EFFECT_SQUARE: Final = 90  # D33: b whom to place
EFFECT_FACING: Final = 91  # D33: b whom, f square
EFFECT_TURN: Final = 92  # D33: b who turns
EFFECT_PUSH: Final = 93  # D33: b who is pushed
EFFECT_TARGET: Final = 94  # D33: b who attacks
BRANCH: Final = 95  # `natural_roll`, `fixed_roll`: b the target, f roll
ROLLED: Final = 96  # AFTER_ROLL: a roll before its result is applied; as ROLL, f 1 = again, 2 = it stands
ROLLING: Final = 97  # BEFORE_ROLL: a figure, b kind, c mode, d bonus, e dice
ACTION_OVER: Final = 98  # the end of an Action in which cards were laid
AVOID: Final = 99  # Wounds of an effect: a how many, b side or -1, c who may parry, d who suffers, e stage
UNCOVER: Final = 100  # chance: what a removed Event counter was; a counter

KINDS: Final = 102


def is_element(kind: i64) -> bool:
    """Whether the next element of a Movement is asked for."""
    return kind == MOVE


def is_moving(kind: i64) -> bool:
    """The same, or where he comes in, and how he faces then."""
    return is_element(kind) or kind == ENTER_AT or kind == ENTER_FACING


def is_window(kind: i64) -> bool:
    """Whether cards may be laid."""
    return kind == CARDS or kind == HINDRANCE


def hinders(kind: i64) -> bool:
    """… against the warrior whose Action it is."""
    return kind == HINDRANCE


def after_window(kind: i64) -> bool:
    """Whether the level is chosen, for which cards were laid."""
    return kind == LEVEL


def before_turns(kind: i64) -> bool:
    """Whether the round's numbers are yet to be gone through."""
    return kind == WHO_STARTS


def is_draw(kind: i64) -> bool:
    """Whether chance draws a card of the deck in register b."""
    return kind == DRAW


def is_effect(kind: i64) -> bool:
    """Decisions that belong to an effect under way."""
    return EFFECT_ORDER <= kind <= EFFECT_TARGET or DISCARD <= kind <= CANCEL


# What a Movement is allowed (register c of MOVEMENT).
FREE_DOORS: Final = 1  # HY-7.19, HY-9.50
BRUSHING: Final = 2  # HY-9.52
SLIDING: Final = 4  # HY-9.55
MAY_HINDER: Final = 8  # HY-9.53
MAY_SACRIFICE: Final = 16  # HY-14.14
IS_FURTIVE: Final = 32  # HY-9.54: the counter is placed when the Movement starts
IS_BASIC: Final = 64  # HY-9.51: two points more
HELD: Final = 128  # HY-9.53: no allowance, nothing but turns
POINTS_AT: Final = 256  # HY-9.57: the points of the Action, as a byte, for its rolls
