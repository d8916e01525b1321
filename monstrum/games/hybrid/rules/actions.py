"""The numbers of Hybrid's actions, for the rules that list and resolve them: the same for every pack and
mission. `asks.py` declares the blocks; it checks that these numbers are those of its space."""

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
SPARE: Final = 60  # kept so that the others stay what they are
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

# Turns.
LEFT: Final = 0
RIGHT: Final = 1
HALF: Final = 2


def lay_action(design: i64, effect: i64, shot: i64) -> i64:
    """HY-10.1  An Action card laid for its points or its effect, tied to a shot (HY-9.36) or to shot 0."""
    return LAY + (design * 2 + effect) * 2 + shot
