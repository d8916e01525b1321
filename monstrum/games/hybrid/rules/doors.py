"""HY-7.17 – HY-7.20  Doors: who may open or close one from where."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules.aptitudes import puny
from monstrum.games.hybrid.rules.effect_sums import NO_DOORS, forbidden, locked_by_effects
from monstrum.games.hybrid.rules.ground import CLOSED, OPEN
from monstrum.games.hybrid.rules.squares import overlaps, touches
from monstrum.games.hybrid.rules.steps import standing
from monstrum.games.hybrid.state import SkirmishState


def may_open(state: SkirmishState, figure: i64, square: i64, door: i64) -> bool:
    """HY-7.17, HY-7.20  A closed door beside a base square; a locked one stays shut."""
    if state.ground.doors[door] != CLOSED or not handles(state, figure, square, door):
        return False
    return state.at_work == 0 or not locked_by_effects(state, door)


def may_close(state: SkirmishState, figure: i64, square: i64, door: i64) -> bool:
    """HY-7.18  An open door beside a base square, nobody on its squares; a destroyed one has no door."""
    if state.ground.doors[door] != OPEN or not handles(state, figure, square, door):
        return False
    squares = state.mission.door_squares
    base = state.base[figure]
    for at in range(2 * door, 2 * door + 2):
        if squares[at] >= 0 and (standing(state, squares[at]) or overlaps(squares[at], 1, square, base)):
            return False
    return True


def handles(state: SkirmishState, figure: i64, square: i64, door: i64) -> bool:
    """HY-7.17, HY-7.19, HY-1.2  Orthogonally beside it, not Puny, and no large base at a single door."""
    first = state.mission.door_squares[2 * door]
    second = state.mission.door_squares[2 * door + 1]
    base = state.base[figure]
    beside_it = touches(square, base, first, 1) or (second >= 0 and touches(square, base, second, 1))
    if not beside_it or (base == 2 and second < 0) or puny(state, figure):
        return False
    return state.at_work == 0 or not forbidden(state, figure, NO_DOORS)
