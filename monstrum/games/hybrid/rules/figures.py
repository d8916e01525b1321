"""HY-1.4, HY-1.6 – HY-1.9  Figurines on the board: putting and lifting them, and who touches whom."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules.squares import (
    BACK,
    COLUMN,
    FRONT,
    ROW,
    WIDTH,
    beyond_back,
    distance,
    overlaps,
    side_toward,
    touches,
)
from monstrum.games.hybrid.state import ON_BOARD, ROWS, SLOTS, SkirmishState, side_of


def put_figure(state: SkirmishState, figure: i64, square: i64, facing: i64) -> None:
    """A figurine stands on this square from now on, wherever it was."""
    if state.status[figure] == ON_BOARD:
        lift_figure(state, figure)
    state.own_status()[figure] = ON_BOARD
    state.own_places()
    state.place[figure] = square
    state.facing[figure] = facing
    mark(state, figure)


def lift_figure(state: SkirmishState, figure: i64) -> None:
    """A figurine is off the board; whoever lifts it says with `status` where it is now."""
    side = side_of(figure)
    square = state.place[figure]
    state.own_places()
    state.place[figure] = -1
    state.own_status()[figure] = 0
    bits: i64 = 1 if state.base[figure] == 1 else 3
    bits = bits << (square % WIDTH)
    row = square // WIDTH
    for at in range(row, row + state.base[figure]):
        state.taken[side * ROWS + at] &= ~bits
    for friend in range(side * SLOTS, side * SLOTS + SLOTS):
        # A friend that is being walked through keeps its squares.
        if state.status[friend] == ON_BOARD and overlaps(
            square, state.base[figure], state.place[friend], state.base[friend]
        ):
            mark(state, friend)


def mark(state: SkirmishState, figure: i64) -> None:
    state.own_places()
    start: i64 = side_of(figure) * ROWS
    square = state.place[figure]
    bits: i64 = 1 if state.base[figure] == 1 else 3
    bits = bits << (square % WIDTH)
    row = square // WIDTH
    for at in range(row, row + state.base[figure]):
        state.taken[start + at] |= bits


def shift_figure(state: SkirmishState, figure: i64, square: i64, facing: i64) -> None:
    """Who shares no square with anybody stands on another one, for those who try many."""
    state.own_places()
    bits: i64 = 1 if state.base[figure] == 1 else 3
    bits = bits << (state.place[figure] % WIDTH)
    start = side_of(figure) * ROWS + state.place[figure] // WIDTH
    for at in range(start, start + state.base[figure]):
        state.taken[at] &= ~bits
    state.place[figure] = square
    state.facing[figure] = facing
    mark(state, figure)


def covered(state: SkirmishState, side: i64, square: i64, base: i64) -> bool:
    """Whether a figurine of this side stands on a square of the base."""
    bits: i64 = 1 if base == 1 else 3
    bits = bits << (square & COLUMN)
    at = side * ROWS + (square >> ROW)
    if state.taken[at] & bits:
        return True
    return base == 2 and state.taken[at + 1] & bits != 0


def in_contact(state: SkirmishState, figure: i64, other: i64) -> bool:
    """HY-1.6"""
    return touches(state.place[figure], state.base[figure], state.place[other], state.base[other])


def enemies_at(state: SkirmishState, side: i64, square: i64, base: i64) -> i64:
    """The mask of enemies a base of this side would touch here; bit 0 is the enemy side's first slot."""
    first: i64 = (1 - side) * SLOTS
    if not near(state, 1 - side, square, base):
        return 0
    found: i64 = 0
    bit: i64 = 1
    for slot in range(SLOTS):
        enemy: i64 = first + slot
        if state.status[enemy] == ON_BOARD and touches(square, base, state.place[enemy], state.base[enemy]):
            found |= bit << slot
    return found


def near(state: SkirmishState, side: i64, square: i64, base: i64) -> bool:
    """Whether any figurine of the side stands within one square of the base: mostly not, and quickly said."""
    column = square & COLUMN
    row = square >> ROW
    bits: i64 = 7 if base == 1 else 15
    bits = bits << (column - 1) if column else bits >> 1
    start = side * ROWS
    first = row
    last = row + base
    if row > 0:
        first -= 1
    if last < ROWS:
        last += 1
    for at in range(first, last):
        if state.taken[start + at] & bits:
            return True
    return False


def alone(state: SkirmishState, figure: i64, square: i64) -> bool:
    """Whether nobody else stands within one square of this figurine."""
    base = state.base[figure]
    side = side_of(figure)
    if near(state, 1 - side, square, base):
        return False
    status, place, bases = state.status, state.place, state.base
    for friend in range(side * SLOTS, side * SLOTS + SLOTS):
        if (
            status[friend] == ON_BOARD
            and friend != figure
            and distance(square, base, place[friend], bases[friend]) < 2
        ):
            return False
    return True


def engaged(state: SkirmishState, figure: i64) -> bool:
    """Whether a figurine is in contact with any enemy."""
    return enemies_at(state, side_of(figure), state.place[figure], state.base[figure]) != 0


def side_of_contact(state: SkirmishState, figure: i64, other: i64) -> i64:
    """HY-1.7  The side of `figure` that `other` touches, or APART."""
    return side_toward(
        state.place[figure],
        state.base[figure],
        state.facing[figure],
        state.place[other],
        state.base[other],
    )


def fronts(state: SkirmishState, figure: i64, other: i64) -> bool:
    """HY-1.7  Front contact of `figure` with `other`."""
    return side_of_contact(state, figure, other) == FRONT


def behind(state: SkirmishState, attacker: i64, target: i64) -> bool:
    """HY-1.8  In contact: the attacker lies on the target's back side."""
    return side_of_contact(state, target, attacker) == BACK


def behind_from(state: SkirmishState, square: i64, target: i64) -> bool:
    """HY-1.8  At range: the square fired from lies strictly beyond the target's rear row or column."""
    return beyond_back(square, state.place[target], state.base[target], state.facing[target])


def shot_from_behind(state: SkirmishState, shooter: i64, square: i64, target: i64) -> bool:
    """HY-1.8  A shot in contact comes from where the shooter lies, one at range from the square he fires
    from."""
    if in_contact(state, shooter, target):
        return behind(state, shooter, target)
    return behind_from(state, square, target)


def apart(state: SkirmishState, figure: i64, other: i64) -> i64:
    """HY-1.5  Distance between two figurines."""
    return distance(state.place[figure], state.base[figure], state.place[other], state.base[other])


def free(state: SkirmishState, figure: i64, square: i64, base: i64) -> bool:
    """HY-1.9  Whether no other figurine stands on a square of this base."""
    first: i64 = 0
    last: i64 = 2 * SLOTS
    if not covered(state, 0, square, base):
        if not covered(state, 1, square, base):
            return True
        first = SLOTS
    elif not covered(state, 1, square, base):
        last = SLOTS
    for other in range(first, last):
        if other != figure and stands_on(state, other, square, base):
            return False
    return True


def stands_on(state: SkirmishState, other: i64, square: i64, base: i64) -> bool:
    """Whether somebody stands where a base would lie."""
    return state.status[other] == ON_BOARD and overlaps(square, base, state.place[other], state.base[other])
