"""HY-7.13 – HY-7.16  Turns: on each square one net turn, made of at most two turn elements."""

from typing import Final

from mypy_extensions import i64

# The three turns.
TURN_LEFT: Final = 0
TURN_RIGHT: Final = 1
TURN_HALF: Final = 2
TURNS: Final = 3
MOST_TURNS: Final = 2  # elements on one square


def turned(facing: i64, turn: i64) -> i64:
    """The facing after a turn."""
    quarters: i64 = 3 if turn == TURN_LEFT else 1 if turn == TURN_RIGHT else 2
    return (facing + quarters) % 4


def net_cost(arrival: i64, facing: i64, free: bool) -> i64:
    """HY-7.14, HY-7.15  What a square costs on which one arrived facing so and now faces so; `free`: the free
    quarter-turn was still there on arrival."""
    net = (facing - arrival) % 4
    if net == 0:
        return 0
    if net == 2:
        return 1
    return 0 if free else 1


def keeps_free(arrival: i64, facing: i64, free: bool) -> bool:
    """HY-7.15  Only a net quarter-turn uses up the free one."""
    return free and (facing - arrival) % 2 == 0
