"""HY-7.3 – HY-7.12, HY-7.21 – HY-7.24  Steps: which are possible, and what each costs.

`step_cost` is the one place that knows. Movement played element by element and the search for everything
within reach both ask it. The figurine stands on the square it steps from, or has been lifted off the board.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.rules.aptitudes import crosses_rocks, puny
from monstrum.games.hybrid.rules.figures import covered, enemies_at, engaged, stands_on
from monstrum.games.hybrid.rules.squares import (
    COLUMN_STEP,
    NOWHERE,
    ROW_STEP,
    WIDTH,
    beside,
    distance,
    holds,
    meets,
    overlaps,
)
from monstrum.games.hybrid.state import SLOTS, TEMPLATE_WIDTH, SkirmishState, first_of, side_of

FORBIDDEN: Final[i64] = -1
NO_ENEMY: Final = 0
CHARNEL: Final = 2  # place in `terms.TEMPLATES`


def step_cost(
    state: SkirmishState, figure: i64, square: i64, facing: i64, direction: i64, sliding: bool
) -> i64:
    """HY-7.3  What a step costs, or FORBIDDEN. HY-7.35: nobody steps into an open trapdoor."""
    to = beside(square, direction)
    if to == NOWHERE or (state.base[figure] == 1 and holds(state.ground.pits, to)):
        return FORBIDDEN
    return price(state, figure, square, facing, direction, sliding, NO_ENEMY)


def price(
    state: SkirmishState,
    figure: i64,
    square: i64,
    facing: i64,
    direction: i64,
    sliding: bool,
    brushed: i64,
) -> i64:
    """The same for any step, also the two halves of a jump; `brushed` is a mask of enemies whose contact is
    not counted as left (HY-9.52)."""
    to = beside(square, direction)
    base = state.base[figure]
    side = side_of(figure)
    if to == NOWHERE or not state.ground.fits(to, base) or covered(state, 1 - side, to, base):
        return FORBIDDEN  # HY-7.23, HY-7.24
    if covered(state, side, to, base) and not may_pass(state, figure, to, base):
        return FORBIDDEN
    diagonal = direction % 2 == 1
    slips = False
    if diagonal:
        flank = beside_flanks(state, square, base, direction)
        if flank == BOTH_SOLID:
            return FORBIDDEN  # HY-7.7
        slips = flank != OPEN_FLANKS or meets(state.ground.passages, square, base)
        slips = slips or meets(state.ground.passages, to, base)
    touched = enemies_at(state, side, to, base)
    if touched and on_friend(state, figure, square, base):
        return FORBIDDEN  # HY-7.22
    if sliding:
        return 1  # HY-9.55
    cost: i64 = 1
    turn = (direction - 2 * facing) % 8
    if 1 < turn < 7:
        cost += 1  # HY-7.4: sideways or retreating
    if not (diagonal and puny(state, figure)):
        leaves = enemies_at(state, side, square, base) & ~touched & ~brushed != 0
        if slips or leaves:
            cost += 1  # HY-7.6, HY-7.8, together never more than one: HY-7.9
    if newly_on_rocks(state, square, to, base) and not crosses_rocks(state, figure):
        cost += 1  # HY-7.10
    if enters_charnel(state, square, to, base):
        cost += 1  # HY-13.6
    return cost


# HY-7.5 – HY-7.7  The two squares a diagonal step squeezes between.
OPEN_FLANKS: Final = 0
NARROW: Final = 1  # one is solid, or a figurine stands on one
BOTH_SOLID: Final = 2


def beside_flanks(state: SkirmishState, square: i64, base: i64, direction: i64) -> i64:
    """HY-7.5  Of the base and the base after the step, the two corners that belong to neither."""
    column = square % WIDTH
    row = square // WIDTH
    # The far column (row) of the base in the direction of the step, one further.
    far_column = column + base if COLUMN_STEP[direction] > 0 else column - 1
    far_row = row + base if ROW_STEP[direction] > 0 else row - 1
    near_column = column if COLUMN_STEP[direction] > 0 else column + base - 1
    near_row = row if ROW_STEP[direction] > 0 else row + base - 1
    first: i64 = near_row * WIDTH + far_column
    second: i64 = far_row * WIDTH + near_column
    solid: i64 = 0
    if holds(state.ground.solid, first):
        solid += 1
    if holds(state.ground.solid, second):
        solid += 1
    if solid == 2:
        return BOTH_SOLID
    if solid or standing(state, first) or standing(state, second):
        return NARROW
    return OPEN_FLANKS


def standing(state: SkirmishState, square: i64) -> bool:
    return covered(state, 0, square, 1) or covered(state, 1, square, 1)


def may_pass(state: SkirmishState, figure: i64, square: i64, base: i64) -> bool:
    """HY-7.21  Through friends only while they are not in contact with any enemy."""
    first: i64 = first_of(side_of(figure))
    for friend in range(first, first + SLOTS):
        if friend != figure and stands_on(state, friend, square, base) and engaged(state, friend):
            return False
    return True


def on_friend(state: SkirmishState, figure: i64, square: i64, base: i64) -> bool:
    first: i64 = first_of(side_of(figure))
    for friend in range(first, first + SLOTS):
        if friend != figure and stands_on(state, friend, square, base):
            return True
    return False


def newly_on_rocks(state: SkirmishState, square: i64, to: i64, base: i64) -> bool:
    """HY-7.10  Whether a rock square is covered that was not covered before."""
    if not meets(state.ground.rocks, to, base):
        return False
    if base == 1:
        return True
    for at in (to, to + 1, to + WIDTH, to + WIDTH + 1):
        if holds(state.ground.rocks, at) and not overlaps(at, 1, square, base):
            return True
    return False


def enters_charnel(state: SkirmishState, square: i64, to: i64, base: i64) -> bool:
    """HY-13.6  Whether a square of a Charnel House is covered that was not covered before."""
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at] == CHARNEL and distance(rows[at + 1], 2, to, base) == 0:
            corner: i64 = rows[at + 1]
            for inside in (corner, corner + 1, corner + WIDTH, corner + WIDTH + 1):
                if overlaps(inside, 1, to, base) and not overlaps(inside, 1, square, base):
                    return True
    return False
