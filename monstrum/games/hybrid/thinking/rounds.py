"""HY-2, HY-3  Forces, deployment, the order of activations, who starts: decisions outside an activation."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import OC, F
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.squares import (
    COLUMN_STEP,
    NOWHERE,
    ROW_STEP,
    WIDTH,
    beside,
    distance,
)
from monstrum.games.hybrid.rules.warriors import printed_value
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SLOTS, SkirmishState, side_of
from monstrum.games.hybrid.thinking.aims import aim_of
from monstrum.games.hybrid.thinking.blows import best_shot, best_strike, guard_against
from monstrum.games.hybrid.thinking.hands import bid_worths
from monstrum.games.hybrid.thinking.pulls import able, rounds_to
from monstrum.games.hybrid.thinking.walks import FAR, walk_from, walker_of
from monstrum.games.hybrid.thinking.worth import warrior_worth

COVER: Final = 8  # squares
WAITING_DISTANCE: Final = 12  # how far a waiting shooter thinks it worth while to wait


def force_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D1  The force for a quick start that the mission names, else the dearest warriors."""
    picked = state.buffers[seat]
    wanted = state.mission.quick[seat]
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(0.5)
            continue
        profile: i64 = option - actions.PROFILE
        if wanted:
            found.append(1.0 if count(picked, option) < count(wanted, profile) else 0.0)
        else:
            found.append(1.0 + float(state.catalog.rank[profile]))
    return found


def count(picked: list[int], option: i64) -> i64:
    found: i64 = 0
    for one in picked:
        if one == option:
            found += 1
    return found


def deploy_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D5  The square, or the Entry, as near as may be to where he wants to go."""
    figure = state.a
    ways = walk_from(state.ground, first_goal(state, figure), walker_of(state, figure))
    return [-float(ways[option - actions.SQUARE]) if option else -1e9 for option in options]


def first_goal(state: SkirmishState, figure: i64) -> i64:
    """An objective or Exit of his side, else one of the enemy's, else where the enemy is or will be."""
    side = side_of(figure)
    ours = aim_of(state, side)
    theirs = aim_of(state, 1 - side)
    if ours.objective:
        return ours.square
    if ours.exits:
        return ours.exits[0]
    if theirs.exits and not theirs.objective:
        return theirs.exits[0]
    if theirs.objective:
        return theirs.square
    return middle_of(state, 1 - side)


def middle_of(state: SkirmishState, side: i64) -> i64:
    """The square of a side's zone, or with one of its warriors, nearest to the middle of all those."""
    squares: list[int] = []
    for square in range(state.mission.rows * WIDTH):
        if (state.mission.zone_at[square] >> side) & 1:
            squares.append(square)
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] == ON_BOARD:
            squares.append(state.place[figure])
    best: i64 = WIDTH + 1
    least: i64 = FAR * FAR
    for square in squares:
        total: i64 = 0
        for other in squares:
            total += distance(square, 1, other, 1)
        if total < least:
            least = total
            best = square
    return best


def deploy_facing_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return facing_likings(state, state.a, state.b, options)


def put_facing_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    return facing_likings(state, seat * SLOTS, state.f, options)


def facing_likings(state: SkirmishState, figure: i64, square: i64, options: list[int]) -> list[float]:
    """D5  Towards where he wants to go; of two ways the one that has the goal before him."""
    goal = first_goal(state, figure)
    ways = walk_from(state.ground, goal, walker_of(state, figure))
    found: list[float] = []
    for option in options:
        facing: i64 = option - actions.FACING
        ahead = beside(square, 2 * facing)
        far: i64 = FAR if ahead == NOWHERE else ways[ahead]
        before = COLUMN_STEP[2 * facing] * (goal % WIDTH - square % WIDTH)
        before += ROW_STEP[2 * facing] * (goal // WIDTH - square // WIDTH)
        found.append(0.5 * float(before) - float(far))
    return found


def group_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D5  Those who come first should be the best."""
    found: list[float] = []
    for option in options:
        figure: i64 = option - actions.FIGURE
        fits = option != actions.NONE
        found.append(warrior_worth(state, figure) if fits else -1.0)
    return found


# The round ------------------------------------------------------------------------------------------


def order_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D8  Who can strike or shoot now comes first, then who is nearest to what the side is after."""
    return [eagerness(state, option - actions.FIGURE) for option in options]


def eagerness(state: SkirmishState, figure: i64) -> float:
    side = side_of(figure)
    aim = aim_of(state, side)
    total = attack_at_hand(state, figure)
    if aim.bearer == figure:
        total += 5.0
    if aim.objective and able(state, figure, aim.objective):
        total += 3.0 / (1.0 + rounds_to(state, figure, aim.square))
    elif aim.exits:
        total += 3.0 / (1.0 + rounds_to(state, figure, aim.exits[0]))
    return total


def attack_at_hand(state: SkirmishState, figure: i64) -> float:
    """The best attack he could make in his next activation, or nothing."""
    best = 0.0
    if state.status[figure] != ON_BOARD:
        return best
    ways = walk_from(state.ground, state.place[figure], walker_of(state, figure))
    points = state.catalog.mt[state.profile[figure]] - state.wounds[figure]
    first: i64 = (1 - side_of(figure)) * SLOTS
    for enemy in range(first, first + SLOTS):
        if state.status[enemy] != ON_BOARD:
            continue
        far = ways[state.place[enemy]]
        if printed_value(state, figure, OC) and far <= points + 1:
            guard = guard_against(state, enemy, False)
            best = max(best, best_strike(state, figure, enemy, False, guard))
        if printed_value(state, figure, F) and far <= points + COVER:
            best = max(best, best_shot(state, figure, enemy, guard_against(state, enemy, True)))
    return best


def starts_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D9  Whoever has something to do now starts; otherwise the others may come."""
    own = urgency(state) > 0.0 or aim_of(state, seat).open
    return [1.0 if (option - actions.SIDE == seat) == own else 0.0 for option in options]


def bid_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D6"""
    return bid_worths(state, seat, options, urgency(state))


def urgency(state: SkirmishState) -> float:
    """How much depends on who comes first: the best attack either side could make now."""
    best = 0.0
    for figure in range(FIGURES):
        if state.status[figure] == ON_BOARD:
            best = max(best, attack_at_hand(state, figure))
    return best


def keep_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D7  A shooter goes on waiting while somebody may come."""
    figure = state.a
    first: i64 = (1 - side_of(figure)) * SLOTS
    keep = 0.0
    for enemy in range(first, first + SLOTS):
        if state.status[enemy] == ON_BOARD:
            ways = walk_from(state.ground, state.place[enemy], walker_of(state, enemy))
            if ways[state.place[figure]] <= WAITING_DISTANCE:
                keep = 1.0
    return [keep if option == actions.YES else 0.5 for option in options]
