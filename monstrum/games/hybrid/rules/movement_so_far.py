"""HY-7.1, HY-7.2, HY-7.13  A Movement under way: what is left of it, and what has happened on this square.

It nests (a card may move a warrior in the middle of another's Movement), so it lives in the record on the
stack: `pack` and `unpack` put it into one argument, beside the figure, the points left and the doors.
"""

from typing import Final, final

from mypy_extensions import i64

from monstrum.games.hybrid.rules.turns import MOST_TURNS, keeps_free, net_cost
from monstrum.games.hybrid.state import SkirmishState

# How the figurine came onto its square.
STARTED: Final[i64] = 0  # it has not moved yet
STRAIGHT: Final[i64] = 1
DIAGONAL: Final[i64] = 2
FELL: Final[i64] = 3  # into a trapdoor it tried to jump


@final
class Movement:
    """One Movement. Its figurine stands in the state; here is what the state does not say."""

    def __init__(self, figure: i64, left: i64) -> None:
        self.figure = figure
        self.left = left  # MP
        self.arrival: i64 = 0  # facing on arrival at this square
        self.free = True  # the free quarter-turn was still there on arrival
        self.turns: i64 = 0  # turn elements on this square
        self.came: i64 = STARTED
        self.sliding = False  # Master Move (HY-9.55)
        self.doors_free = False  # MV mode (HY-7.19)
        self.opened: i64 = 0  # masks of doors operated in this Movement (HY-7.18)
        self.closed: i64 = 0
        self.flags: i64 = 0  # what its LoM allows: MoveFlags of `kinds.py`
        self.stung = False  # gas has been rolled for (HY-13.5: once per Movement)
        self.stood: i64 = -1  # last square he could have stayed on · 4 + facing (HY-7.27)
        self.way: i64 = 0  # direction of a jump or brush that waits for its roll
        self.over = False  # a brush has failed (HY-9.52): it ends here, or where he could have stayed

    def travelled(self) -> bool:
        return self.came != STARTED

    def pack(self) -> i64:
        """arrival, free, turns, came, sliding, doors free, stung, the way and over as one number."""
        found = self.arrival + 4 * self.turns + 16 * self.came + 1024 * self.way
        if self.free:
            found += 64
        if self.sliding:
            found += 128
        if self.doors_free:
            found += 256
        if self.stung:
            found += 512
        if self.over:
            found += 8192
        return found

    def unpack(self, packed: i64) -> None:
        self.arrival = packed % 4
        self.turns = packed // 4 % 4
        self.came = packed // 16 % 4
        self.free = packed // 64 % 2 == 1
        self.sliding = packed // 128 % 2 == 1
        self.doors_free = packed // 256 % 2 == 1
        self.stung = packed // 512 % 2 == 1
        self.way = packed // 1024 % 8
        self.over = packed // 8192 % 2 == 1


def start_movement(state: SkirmishState, figure: i64, allowance: i64) -> Movement:
    """HY-7.1  A Movement begins on the square and with the facing the figurine has."""
    movement = Movement(figure, allowance)
    movement.arrival = state.facing[figure]
    return movement


def turn_price(state: SkirmishState, movement: Movement, facing: i64) -> i64:
    """HY-7.13  What turning to a facing costs now, given the turns made on this square; it may be less than
    nothing. HY-9.55: sliding, turns are free."""
    if movement.sliding:
        return 0
    paid = net_cost(movement.arrival, state.facing[movement.figure], movement.free)
    return net_cost(movement.arrival, facing, movement.free) - paid


def may_turn(movement: Movement) -> bool:
    """HY-7.13  At most two turn elements on one square."""
    return movement.turns < MOST_TURNS


def arrive(state: SkirmishState, movement: Movement, came: i64) -> None:
    """A square was reached: the turn made on the last one is settled, another may be made here."""
    facing = state.facing[movement.figure]
    movement.free = keeps_free(movement.arrival, facing, movement.free)
    movement.arrival = facing
    movement.turns = 0
    movement.came = came


def after_step(state: SkirmishState, movement: Movement, cost: i64) -> Movement:
    """HY-7.27  What a Movement would be after a step of this cost: a quarter-turn made here has used up the
    free one."""
    after = Movement(movement.figure, movement.left - cost)
    after.sliding = movement.sliding
    after.came = STRAIGHT
    after.arrival = state.facing[movement.figure]
    after.free = keeps_free(movement.arrival, after.arrival, movement.free)
    return after
