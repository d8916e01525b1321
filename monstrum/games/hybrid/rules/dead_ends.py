"""HY-7.27  Dead ends: an element that leaves no legal end is not offered, and who is left without one by what
others do goes back."""

from mypy_extensions import i64

from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.ground import CLOSED, OPEN, Ground, with_door
from monstrum.games.hybrid.rules.legal_ends import may_end
from monstrum.games.hybrid.rules.movement_so_far import Movement, after_step
from monstrum.games.hybrid.rules.reach import can_finish
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.squares import DIRECTIONS, FACINGS, WIDTH, beside, distance
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.state import SkirmishState


def safe_after_step(state: SkirmishState, movement: Movement, square: i64, cost: i64) -> bool:
    """HY-7.27  Whether a legal end is left once he has come to a square for so many points."""
    figure = movement.figure
    if may_end(state, figure, square, True):
        return True
    place = state.place[figure]
    facing = state.facing[figure]
    after = after_step(state, movement, cost)
    put_figure(state, figure, square, facing)
    found = one_step_away(state, after) or can_finish(state, after)
    put_figure(state, figure, place, facing)
    return found


def safe_after_turn(state: SkirmishState, movement: Movement, facing: i64, cost: i64) -> bool:
    """HY-7.27  Whether a legal end is left once he has turned so for so many points: a square allows two turn
    elements, and this is one of them (HY-7.13)."""
    figure = movement.figure
    if may_end(state, figure, state.place[figure], movement.travelled()):
        return True
    faced = state.facing[figure]
    state.own_places()
    state.facing[figure] = facing
    movement.left -= cost
    movement.turns += 1
    found = one_step_away(state, movement) or can_finish(state, movement)
    movement.turns -= 1
    movement.left += cost
    state.facing[figure] = faced
    return found


def safe_here(state: SkirmishState, movement: Movement, ground: Ground, cost: i64) -> bool:
    """HY-7.27  Whether a legal end is left where he stands, on such a ground, with so many points fewer."""
    figure = movement.figure
    if may_end(state, figure, state.place[figure], movement.travelled()):
        return True
    before = state.ground
    state.ground = ground
    movement.left -= cost
    found = one_step_away(state, movement) or can_finish(state, movement)
    movement.left += cost
    state.ground = before
    return found


def door_is_safe(state: SkirmishState, movement: Movement, door: i64, cost: i64) -> bool:
    """HY-7.27  Whether a legal end is left once the door has been opened or closed."""
    if may_end(state, movement.figure, state.place[movement.figure], movement.travelled()):
        return True  # without surveying the ground anew
    after = with_door(state.ground, door, OPEN if state.ground.doors[door] == CLOSED else CLOSED)
    return safe_here(state, movement, after, cost)


def one_step_away(state: SkirmishState, movement: Movement) -> bool:
    """HY-7.27  Whether a single step leads to a legal end: mostly so, and quickly said."""
    figure = movement.figure
    square = state.place[figure]
    for direction in range(DIRECTIONS):
        cost = step_cost(state, figure, square, state.facing[figure], direction, movement.sliding)
        if (
            cost != FORBIDDEN
            and cost <= movement.left
            and may_end(state, figure, beside(square, direction), True)
        ):
            return True
    return False


def go_back(state: SkirmishState, movement: Movement) -> None:
    """HY-7.27  To the last square of this Movement on which he could have stood."""
    figure = movement.figure
    if movement.stood >= 0:
        square = nearest_stand(state, figure, movement.stood // FACINGS)
        put_figure(state, figure, square, state.facing[figure])
        displaced(state, figure)
        state.emit(events.MOVED_BACK, figure, square)
        check_sight(state)


def nearest_stand(state: SkirmishState, figure: i64, square: i64) -> i64:
    """HY-1.9, R133  That square, also if it is the one he began on among rocks; or if an effect has filled
    it meanwhile the nearest where he may stand."""
    best = square
    nearest: i64 = WIDTH
    base = state.base[figure]
    if state.ground.fits(square, base) and may_end(state, figure, square, False):
        return square
    for row in range(state.mission.rows):
        for column in range(state.mission.columns):
            other: i64 = row * WIDTH + column
            far = distance(square, base, other, base)
            if far < nearest and state.ground.fits(other, base) and may_end(state, figure, other, True):
                nearest = far
                best = other
    return best
