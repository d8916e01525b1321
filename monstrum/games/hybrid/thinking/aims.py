"""HY-15.3  What a side has to do next to win, read from the mission's conditions: an objective to accept, an
Exit to leave by, a bearer to hunt."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.content.catalog import (
    A_IF,
    A_KIND,
    A_SIDE,
    ACCESS_WIDTH,
    CONDITION_WIDTH,
    E_N,
    E_OP,
    E_X,
    EFFECT_WIDTH,
    EXIT,
    IF_ELIMINATE_ALL,
    IF_EXITED,
    IF_EXITED_PROFILE,
    IF_EXITED_WITH,
    IF_FLAG,
    IF_IN_ORDER,
    IF_OBJECTIVE_DONE,
)
from monstrum.games.hybrid.effects.opcodes import SET_FLAG
from monstrum.games.hybrid.rules.conditions import condition_holds, count_of, done_mask, left_in_order
from monstrum.games.hybrid.rules.squares import WIDTH
from monstrum.games.hybrid.state import (
    CARRIED,
    EXITED,
    FIGURES,
    LYING,
    NO_FIGURE,
    OBJECTIVES,
    SkirmishState,
    side_of,
)

DEEPEST: Final = 6  # conditions that wait for one another


@final
class Aim:
    """What one side is after. Numbers that are 0, -1 or empty mean nothing of the kind."""

    def __init__(self, side: i64) -> None:
        self.side = side
        self.objective: i64 = 0  # to be accepted next
        self.square: i64 = -1  # where it lies
        self.leaving: i64 = 0  # how many have to leave
        self.exits: list[int] = []  # squares
        self.bearer: i64 = NO_FIGURE  # carries what has to leave, or to be taken from him
        self.open = False  # it has other conditions than fighting


def aim_of(state: SkirmishState, side: i64) -> Aim:
    """From the first group of conditions that speaks of more than fighting; what is missing first, comes
    first."""
    aim = Aim(side)
    mission = state.mission
    for group in range(len(mission.victory_side)):
        if mission.victory_side[group] != side or aim.open:
            continue
        first = mission.victory_first[group]
        for row in range(first, first + mission.victory_count[group]):
            if not condition_holds(state, side, row):
                want(state, aim, row, 0)
    return aim


def want(state: SkirmishState, aim: Aim, row: i64, depth: i64) -> None:
    """Make a condition true."""
    rows = state.mission.conditions
    at = row * CONDITION_WIDTH
    which = rows[at]
    number = rows[at + 1]
    if depth > DEEPEST or which == IF_ELIMINATE_ALL:
        return
    if which == IF_EXITED:
        want_exit(state, aim, number - count_of(state, aim.side, EXITED), depth)
    elif which == IF_EXITED_PROFILE:
        want_exit(state, aim, 1, depth)
    elif which == IF_EXITED_WITH:
        want_out(state, aim, number, depth)
    elif which == IF_IN_ORDER:
        want_objective(state, aim, next_in_order(state, number), depth)
    elif which == IF_OBJECTIVE_DONE:
        want_objective(state, aim, number, depth)
    elif which == IF_FLAG and rows[at + 3] == 0:
        want_objective(state, aim, setter_of(state, number, rows[at + 2]), depth)


def want_exit(state: SkirmishState, aim: Aim, number: i64, depth: i64) -> None:
    """HY-7.38  So many have to leave; a closed gate has to be opened first."""
    mission = state.mission
    aim.open = True
    aim.leaving = number
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        if mission.access[at + A_SIDE] != aim.side or mission.access[at + A_KIND] != EXIT:
            continue
        if (state.ground.gates >> access) & 1:
            if not condition_holds(state, aim.side, mission.access[at + A_IF]):
                want(state, aim, mission.access[at + A_IF], depth + 1)
            continue
        for square in range(mission.rows * WIDTH):
            if (mission.access_at[square] >> access) & 1:
                aim.exits.append(square)


def want_out(state: SkirmishState, aim: Aim, objective: i64, depth: i64) -> None:
    """HY-13.10  Accept it, carry it out; take it from whoever has it."""
    aim.open = True
    if state.objective_at[objective] == CARRIED:
        for figure in range(FIGURES):
            if state.carried[figure] == objective:
                aim.bearer = figure
        if aim.bearer != NO_FIGURE and side_of(aim.bearer) == aim.side:
            want_exit(state, aim, 1, depth)
    else:
        want_objective(state, aim, objective, depth)


def want_objective(state: SkirmishState, aim: Aim, objective: i64, depth: i64) -> None:
    """HY-13.2  Accept it, or first what it needs."""
    if objective <= 0 or objective >= OBJECTIVES or aim.objective:
        return
    aim.open = True
    if state.objective_at[objective] != LYING:
        return
    mission = state.mission
    first = mission.objective_needs[objective]
    for row in range(first, first + mission.objective_needs_count[objective]):
        if not condition_holds(state, aim.side, row):
            want(state, aim, row, depth + 1)
            return
    aim.objective = objective
    aim.square = state.objective_square[objective]


def next_in_order(state: SkirmishState, wanted: i64) -> i64:
    """The first of a list that has not been accepted after those before it."""
    first = left_in_order(state, wanted) & 7
    return ZERO if (done_mask(state) >> first) & 1 else first


def setter_of(state: SkirmishState, flag: i64, value: i64) -> i64:
    """The objective whose effects set a flag so; 0 = none does."""
    mission = state.mission
    rows = state.catalog.effects.rows
    for objective in range(1, OBJECTIVES):
        for row in range(mission.objective_first[objective], mission.objective_end[objective]):
            at = row * EFFECT_WIDTH
            if rows[at + E_OP] == SET_FLAG and rows[at + E_X] == flag and rows[at + E_N] == value:
                return objective
    return 0
