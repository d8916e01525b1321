"""HY-13.1, HY-13.2, HY-13.7 – HY-13.10  Objectives: who may accept them, bear them, hand them on."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import EITHER
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.conditions import done_mask, holds_all
from monstrum.games.hybrid.rules.figures import in_contact
from monstrum.games.hybrid.rules.predicates import all_hold
from monstrum.games.hybrid.rules.sources import NO_SOURCE, figures, who
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, distance, holds, overlaps
from monstrum.games.hybrid.state import (
    CARRIED,
    GONE_WITH,
    LYING,
    NO_FIGURE,
    NO_SQUARE,
    OBJECTIVES,
    ON_BOARD,
    TAKEN,
    SkirmishState,
    side_of,
)


def rank(state: SkirmishState, figure: i64) -> i64:
    return state.catalog.rank[state.profile[figure]]


def may_bear(state: SkirmishState, figure: i64) -> bool:
    """HY-13.7  Rank 1 or more, a one-square base, and nothing borne yet."""
    return rank(state, figure) >= 1 and state.base[figure] == 1 and state.carried[figure] == 0


def may_accept(state: SkirmishState, figure: i64, objective: i64) -> bool:
    """HY-13.1, HY-13.2  Whether a warrior who ends his Movement here may accept the objective."""
    if state.objective_at[objective] != LYING or rank(state, figure) < 1:
        return False
    if not overlaps(state.objective_square[objective], 1, state.place[figure], state.base[figure]):
        return False
    mission = state.mission
    side = mission.objective_accepts[objective]
    if side != EITHER and side != side_of(figure):
        return False
    if mission.objective_carry[objective] and not may_bear(state, figure):
        return False
    first = mission.objective_needs[objective]
    if not holds_all(state, side_of(figure), first, mission.objective_needs_count[objective]):
        return False
    asks = mission.objective_asks[objective]
    if asks < 0:
        return True
    squares = base_squares(state.place[figure], state.base[figure])
    return all_hold(state, asks, who(side_of(figure), NO_SOURCE), figures(figure, NO_FIGURE), figure, squares)


def accept(state: SkirmishState, figure: i64, objective: i64) -> None:
    """HY-13.2, HY-13.7  The counter is borne, kept where it is, or removed; it counts as done once."""
    mission = state.mission
    state.emit(events.OBJECTIVE_ACCEPTED, figure, objective)
    if not (done_mask(state) >> objective) & 1:
        place: i64 = 0
        while state.done >> (3 * place):
            place += 1
        state.done |= objective << (3 * place)
    if mission.objective_carry[objective]:
        state.own_objective_at()[objective] = CARRIED
        state.own_objective_square()[objective] = NO_SQUARE
        state.own_carried()[figure] = objective
    elif not mission.objective_keep[objective]:
        state.own_objective_at()[objective] = TAKEN
        state.own_objective_square()[objective] = NO_SQUARE


def may_hand_over(state: SkirmishState, figure: i64, friend: i64) -> bool:
    """HY-13.8  To a friend in contact who could bear it, each counter once per round."""
    objective = state.carried[figure]
    if objective == 0 or (state.handed >> objective) & 1:
        return False
    if figure == friend or side_of(figure) != side_of(friend) or state.status[friend] != ON_BOARD:
        return False
    return may_bear(state, friend) and in_contact(state, figure, friend)


def hand_over(state: SkirmishState, figure: i64, friend: i64) -> None:
    """HY-13.8"""
    objective = state.carried[figure]
    state.own_carried()[figure] = 0
    state.own_carried()[friend] = objective
    state.handed |= 1 << objective
    state.emit(events.HANDED_OVER, objective, figure, friend)


def drop_objective(state: SkirmishState, figure: i64) -> None:
    """HY-13.9  What an eliminated bearer bore lies on his square, or on the nearest that is neither rocks
    nor an open trapdoor nor solid."""
    objective = state.carried[figure]
    if objective == 0:
        return
    state.own_carried()[figure] = 0
    square = nearest_floor(state, state.place[figure])
    state.own_objective_at()[objective] = LYING
    state.own_objective_square()[objective] = square
    state.emit(events.OBJECTIVE_DROPPED, objective, square)


def nearest_floor(state: SkirmishState, square: i64) -> i64:
    """Ties go to the lowest column, then row."""
    ground = state.ground
    if not holds(ground.rocks, square) and not holds(ground.pits, square):
        return square
    best = square
    nearest: i64 = WIDTH + 1
    for column in range(state.mission.columns):
        for row in range(state.mission.rows):
            other: i64 = row * WIDTH + column
            if holds(ground.solid, other) or holds(ground.rocks, other) or holds(ground.pits, other):
                continue
            far = distance(square, 1, other, 1)
            if far < nearest:
                nearest = far
                best = other
    return best


def leave_with_objective(state: SkirmishState, figure: i64) -> None:
    """HY-13.10  The counter leaves the game with its bearer."""
    objective = state.carried[figure]
    if objective:
        state.own_carried()[figure] = 0
        state.own_objective_at()[objective] = GONE_WITH + side_of(figure)


def lying_under(state: SkirmishState, figure: i64) -> i64:
    """The lowest objective the warrior stands on and may accept; 0 if there is none."""
    for objective in range(1, OBJECTIVES):
        if may_accept(state, figure, objective):
            return objective
    return 0
