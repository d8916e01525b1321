"""The action space of Hybrid: the same integers for every pack and mission.

| Block | Integers | Decisions |
|---|---|---|
| NONE | 0 | nothing, done, no: wherever one may decline |
| YES, NO | 1, 2 | KEEP_FIRING, COMBINED, SECOND_STRIKE, SACRIFICE, INFILTRATE, MULLIGAN |
| SIDE + side | 3 – 4 | WHO_STARTS |
| MODE + mode | 5 – 8 | MODE |
| LEVEL + LoM | 9 – 14 | LEVEL |
| FACING + facing | 15 – 18 | DEPLOY, ENTER, OBJECTIVE_TURN, effects |
| STEP + direction | 19 – 26 | MOVE: eight directions clockwise from north |
| TURN + turn | 27 – 29 | MOVE, OBJECTIVE_TURN: left, right, half |
| JUMP + direction | 30 – 37 | MOVE |
| BRUSH + direction | 38 – 45 | MOVE: brush aside the enemy that way |
| STOP, EXIT, ENTER | 46, 47, 48 | MOVE |
| WATCH | 49 | TARGET: take up Skilled Firing |
| DIE + face | 50 – 59 | chance: faces 1 … 10 |
| spare | 60 – 61 | none: kept so that the others stay what they are |
| TRAP_UP, EVENT_UP | 62, 63 | chance: what a counter turns out to be |
| OBJECTIVE + number | 64 – 70 | OBJECTIVE |
| FIGURE + figure | 71 – 102 | ORDER, TARGET, FACE_TURN, PIERCE, SKILLED_MOVE, WATCH_TARGET, LEADER, effects |
| HAND_TO + figure | 103 – 134 | MOVE: hand over an objective |
| DOOR + door | 135 – 198 | MOVE: open or close, whichever it is not; effects |
| PROFILE + profile | 199 – 262 | FORCE |
| CHOICE + number | 263 – 294 | STANDBY groups, options and order of effects |
| TILE + tile | 295 – 326 | effects |
| CARD + design | 327 – 582 | EQUIPMENT, BID, AURA, MUTATION, RESERVE, effects on hands, chance (draws) |
| LAY + (design · 2 + effect) · 2 + shot | 583 – 1094 | CARDS, HINDRANCE: points or effect, on which shot |
| SQUARE + square | 1095 – 2118 | DEPLOY, ENTER, BRUSH_TO, EVENT_COUNTER, effects |
"""

from typing import Final

from mypy_extensions import i64

NONE: Final = 0
YES: Final = 1
NO: Final = 2
SIDE: Final = 3
MODE: Final = 5
LEVEL: Final = 8  # + LoM 1 … 6
FACING: Final = 15
STEP: Final = 19
TURN: Final = 27
JUMP: Final = 30
BRUSH: Final = 38
STOP: Final = 46
EXIT: Final = 47
ENTER: Final = 48
WATCH: Final = 49
DIE: Final = 49  # + face 1 … 10
TRAP_UP: Final = 62
EVENT_UP: Final = 63
OBJECTIVE: Final = 64
FIGURE: Final = 71
HAND_TO: Final = 103
DOOR: Final = 135
PROFILE: Final = 199
CHOICE: Final = 263
TILE: Final = 295
CARD: Final = 327
LAY: Final = 583
SQUARE: Final = 1095
SPACE: Final = 2119  # how many there are

# Turns.
LEFT: Final = 0
RIGHT: Final = 1
HALF: Final = 2


def lay_action(design: i64, effect: i64, shot: i64) -> i64:
    """HY-10.1  An Action card laid for its points or its effect, tied to a shot (HY-9.36) or to shot 0."""
    return LAY + (design * 2 + effect) * 2 + shot
