"""Where a Movement should end, and what to do first: every end within reach is tried."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.content.catalog import MV
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.actions import ENTER, EXIT, STOP
from monstrum.games.hybrid.rules.figures import lift_figure, put_figure, shift_figure
from monstrum.games.hybrid.rules.movement import allowance, is_held
from monstrum.games.hybrid.rules.movement_so_far import Movement, start_movement
from monstrum.games.hybrid.rules.reach import Reach, reach
from monstrum.games.hybrid.rules.success import BASIC, EXPERT_LEVEL, HEROIC, MASTER, NOVICE, SKILLED
from monstrum.games.hybrid.rules.trail import NO_ENTRY
from monstrum.games.hybrid.state import ON_BOARD, STANDBY, SkirmishState
from monstrum.games.hybrid.thinking.prospects import Prospects

NOWHERE_TO_GO: Final = -1000.0
EFFORT: Final = 0.004  # of two equal ends the nearer
OUTSIDE: Final = -3.0  # to stay outside
LAYERS: Final = 4  # of opened doors that are thought of


@final
class Plan:
    """An end, what it is worth, and the first element on the way."""

    def __init__(self) -> None:
        self.worth = NOWHERE_TO_GO
        self.element: i64 = STOP
        self.entry: i64 = -1  # for who comes from outside
        self.facing: i64 = 0  # … and how he faces then


def flags_of(level: i64) -> i64:
    """HY-9.50 – HY-9.56  What a Moving LoM allows."""
    flags: i64 = kinds.FREE_DOORS
    if level == BASIC:
        return flags | kinds.MAY_SACRIFICE | kinds.IS_BASIC
    if level == NOVICE:
        return flags | kinds.BRUSHING
    if level == SKILLED:
        return flags | kinds.MAY_HINDER
    if level == EXPERT_LEVEL:
        return flags | kinds.IS_FURTIVE
    if level == MASTER:
        return flags | kinds.SLIDING
    return flags


def movement_in(state: SkirmishState, figure: i64, mode: i64, level: i64) -> Movement:
    """The Movement a mode would give him; two Heroic ones are counted as one long one."""
    before = state.mode[figure]
    state.own_mode()[figure] = mode
    flags: i64 = flags_of(level) if mode == MV else ZERO
    points: i64 = ZERO if is_held(state, figure) else allowance(state, figure, flags)
    state.own_mode()[figure] = before
    if mode == MV and level == HEROIC:
        points *= 2
    movement = start_movement(state, figure, points)
    movement.flags = flags if points else flags | kinds.HELD
    movement.sliding = flags & kinds.SLIDING != 0
    movement.doors_free = mode == MV
    return movement


def level_of(flags: i64) -> i64:
    """The Moving LoM behind a Movement under way."""
    if flags & kinds.IS_BASIC:
        return BASIC
    if flags & kinds.IS_FURTIVE:
        return EXPERT_LEVEL
    if flags & kinds.SLIDING:
        return MASTER
    return NOVICE


def find_ways(state: SkirmishState, movement: Movement) -> Reach:
    """Everything within reach but by jumps, which nobody likes to risk."""
    return reach(state, movement, LAYERS, False)


def best_plan(state: SkirmishState, prospects: Prospects, ways: Reach, mode: i64, level: i64) -> Plan:
    """The best of all ends, and leaving the board where that is wanted."""
    figure = prospects.figure
    plan = Plan()
    if state.status[figure] != ON_BOARD:
        plan.worth = OUTSIDE + NOWHERE_TO_GO / 10.0 if len(ways.ends) else OUTSIDE
    found: i64 = NO_ENTRY
    worths = worth_of_ends(state, prospects, ways, mode, level)
    for at in range(len(ways.ends)):
        if worths[at] > plan.worth:
            plan.worth = worths[at]
            found = ways.ends[at]
    if found:
        plan.element = ways.first_element(found)
        if plan.element == ENTER:
            root = ways.root(found)
            plan.entry = ways.square(root)
            plan.facing = ways.facing(root)
    if ways.exit and prospects.pulls.exit_worth > 0.0 and leaving_worth(prospects) > plan.worth:
        plan.worth = leaving_worth(prospects)
        plan.element = ways.first_element(ways.exit)
        if plan.element == STOP:
            plan.element = EXIT
    return plan


def worth_of_ends(
    state: SkirmishState, prospects: Prospects, ways: Reach, mode: i64, level: i64
) -> vec[float]:
    """What each end is worth; the warrior is put there and back."""
    figure = prospects.figure
    place = state.place[figure]
    facing = state.facing[figure]
    ground = state.ground
    inside = state.status[figure] == ON_BOARD
    worths = vec[float]([NOWHERE_TO_GO] * len(ways.ends))
    for at in range(len(ways.ends)):
        end = ways.ends[at]
        square = ways.square(end)
        toward = ways.facing(end)
        state.ground = ways.ground(end)
        if at:
            shift_figure(state, figure, square, toward)
        else:
            put_figure(state, figure, square, toward)
        worths[at] = prospects.at(square, toward, mode, level) - EFFORT * float(ways.spent(end))
    state.ground = ground
    if inside:
        put_figure(state, figure, place, facing)
    elif state.status[figure] == ON_BOARD:
        lift_figure(state, figure)
        state.own_status()[figure] = STANDBY
        state.own_places()
        state.facing[figure] = facing
    return worths


def leaving_worth(prospects: Prospects) -> float:
    return prospects.pulls.exit_worth
