"""HY-7.30 – HY-7.35  Trapdoors: a jump is two steps in one line and a point more."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules.squares import NOWHERE, beside, holds
from monstrum.games.hybrid.rules.steps import FORBIDDEN, NO_ENEMY, price, standing
from monstrum.games.hybrid.state import SkirmishState


def take_off_cost(
    state: SkirmishState, figure: i64, square: i64, facing: i64, direction: i64, sliding: bool
) -> i64:
    """HY-7.31, HY-7.32  The first step and the extra point, paid before the roll; FORBIDDEN where there is no
    open trapdoor to jump, or somebody stands in it. HY-7.35: large bases walk over it."""
    over = beside(square, direction)
    if over == NOWHERE or state.base[figure] == 2 or not holds(state.ground.pits, over):
        return FORBIDDEN
    if standing(state, over):
        return FORBIDDEN
    first = price(state, figure, square, facing, direction, sliding, NO_ENEMY)
    if first == FORBIDDEN:
        return FORBIDDEN
    return first if sliding else first + 1


def landing_cost(
    state: SkirmishState, figure: i64, over: i64, facing: i64, direction: i64, sliding: bool
) -> i64:
    """HY-7.31  The second step, from the trapdoor to the square beyond, which is no open trapdoor."""
    beyond = beside(over, direction)
    if beyond == NOWHERE or holds(state.ground.pits, beyond):
        return FORBIDDEN
    return price(state, figure, over, facing, direction, sliding, NO_ENEMY)


def jump_cost(
    state: SkirmishState, figure: i64, square: i64, facing: i64, direction: i64, sliding: bool
) -> i64:
    """HY-7.31  The whole jump: it is made only if all of it can be paid (HY-7.2)."""
    first = take_off_cost(state, figure, square, facing, direction, sliding)
    if first == FORBIDDEN:
        return FORBIDDEN
    second = landing_cost(state, figure, beside(square, direction), facing, direction, sliding)
    return FORBIDDEN if second == FORBIDDEN else first + second
