"""Which mode, which LoM, where to, whom to strike: the decisions of an activation (HY-4)."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.hybrid.content.catalog import DC, MV, OC, F
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.rules.attacks import face
from monstrum.games.hybrid.rules.figures import behind, behind_from, in_contact
from monstrum.games.hybrid.rules.firing import line_at
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.movement_so_far import Movement
from monstrum.games.hybrid.rules.points import first_points
from monstrum.games.hybrid.rules.reach import Reach
from monstrum.games.hybrid.rules.sight import UNSEEN, from_of, rocks_of
from monstrum.games.hybrid.rules.success import BASIC, EXPERT_LEVEL, HEROIC, MASTER, SKILLED
from monstrum.games.hybrid.rules.warriors import highest_level
from monstrum.games.hybrid.state import NO_FIGURE, ON_BOARD, SLOTS, SkirmishState
from monstrum.games.hybrid.thinking.blows import guard_against, hit_chance, shot_gain, strike_gain
from monstrum.games.hybrid.thinking.bonuses import NO_BONUS, Bonus, of_points
from monstrum.games.hybrid.thinking.dangers import guard_at
from monstrum.games.hybrid.thinking.plans import Plan, best_plan, find_ways, level_of, movement_in
from monstrum.games.hybrid.thinking.prospects import WATCHING, Prospects
from monstrum.games.hybrid.thinking.through import gain_behind

IMPOSSIBLE: Final = -1e9


def mode_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """A3, D13  Each mode with the best place it leads to; Offensive Combat, Firing and Defensive Combat walk
    alike."""
    figure = state.a
    prospects = Prospects(state, figure)
    prospects.prepare_guard()
    ways = find_ways(state, movement_in(state, figure, OC, 0))
    found: list[float] = []
    for option in options:
        mode: i64 = option - actions.MODE
        if option == actions.NONE:
            worth = IMPOSSIBLE
        elif mode == MV:
            worth = IMPOSSIBLE
            for level in run_levels(state, figure):
                worth = max(worth, moving(state, prospects, level).worth)
        else:
            worth = best_plan(state, prospects, ways, mode, 0).worth
            if mode == OC:
                worth = max(worth, face_and_strike(state, prospects))
        found.append(worth)
    return found


def run_levels(state: SkirmishState, figure: i64) -> list[int]:
    """The Moving LoMs worth a thought: the long one, the furtive one, the sliding one, the double one."""
    found: list[int] = [BASIC]
    highest = highest_level(state, figure, MV)
    for level in (EXPERT_LEVEL, MASTER, HEROIC):
        if level <= highest:
            found.append(level)
    return found


def moving(state: SkirmishState, prospects: Prospects, level: i64) -> Plan:
    ways = find_ways(state, movement_in(state, prospects.figure, MV, level))
    return best_plan(state, prospects, ways, MV, level)


def face_and_strike(state: SkirmishState, prospects: Prospects) -> float:
    """HY-9.11  The best of turning to an enemy in contact and striking him."""
    best = IMPOSSIBLE
    if state.status[prospects.figure] == ON_BOARD:
        first: i64 = (1 - prospects.side) * SLOTS
        for enemy in range(first, first + SLOTS):
            if state.status[enemy] == ON_BOARD and in_contact(state, prospects.figure, enemy):
                best = max(best, facing_worth(state, prospects, enemy))
    return best


def facing_worth(state: SkirmishState, prospects: Prospects, enemy: i64) -> float:
    figure = prospects.figure
    faced = state.facing[figure]
    contact = state.first_contact
    face(state, figure, enemy)
    square = state.place[figure]
    worth = prospects.pull(square) + prospects.strike_at(enemy)
    worth -= prospects.dangers.at(square, state.facing[figure], prospects.open, False)
    state.own_places()
    state.facing[figure] = faced
    state.first_contact = contact
    return worth


def face_turn_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """A5, D23"""
    figure = state.a
    prospects = Prospects(state, figure)
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            ways = find_ways(state, movement_in(state, figure, OC, 0))
            found.append(best_plan(state, prospects, ways, OC, 0).worth)
        else:
            found.append(facing_worth(state, prospects, option - actions.FIGURE))
    return found


# Movements ------------------------------------------------------------------------------------------


def move_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D18  The first element of the way to the best end. It stays the best until something happens, and every
    element but turns and doors costs points, so a Movement comes to its end."""
    movement = load_movement(state)
    plan = plan_on(state, movement, find_ways(state, movement))
    found: list[float] = []
    for option in options:
        liking = 0.0
        if option == plan.element:
            liking = 2.0
        elif option == actions.STOP:
            liking = 1.0
        found.append(liking)
    return found


def plan_on(state: SkirmishState, movement: Movement, ways: Reach) -> Plan:
    mode = state.mode[movement.figure]
    level: i64 = level_of(movement.flags) if mode == MV else ZERO
    return best_plan(state, prospects_on(state, movement), ways, mode, level)


def prospects_on(state: SkirmishState, movement: Movement) -> Prospects:
    prospects = Prospects(state, movement.figure)
    if state.mode[movement.figure] == DC:
        prospects.prepare_guard()
    return prospects


def enter_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D18  HY-7.36: the Entry square, then the facing, from which the best end is reached."""
    movement = load_movement(state)
    plan = plan_on(state, movement, find_ways(state, movement))
    wanted = actions.SQUARE + plan.entry if options[0] >= actions.SQUARE else actions.FACING + plan.facing
    return [1.0 if option == wanted else 0.0 for option in options]


# Actions --------------------------------------------------------------------------------------------


def target_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D24"""
    figure = state.a
    prospects = Prospects(state, figure)
    found: list[float] = []
    for option in options:
        if option == actions.NONE:
            found.append(0.0)
        elif option == actions.WATCH:
            found.append(WATCHING if highest_level(state, figure, F) >= SKILLED else -1.0)
        elif state.mode[figure] == OC:
            found.append(prospects.strike_at(option - actions.FIGURE))
        else:
            found.append(best_level_of_shot(state, figure, option - actions.FIGURE))
    return found


def best_level_of_shot(state: SkirmishState, figure: i64, target: i64, bonus: Bonus = NO_BONUS) -> float:
    """With one shot declared Heroic Firing is not to be had (HY-9.36)."""
    best = -1.0
    highest = highest_level(state, figure, F, bonus.points)
    for level in range(1, min(highest, bonus.cap, MASTER) + 1):
        best = max(best, shot_from_here(state, figure, target, level, bonus))
    return best


def shot_from_here(
    state: SkirmishState, figure: i64, target: i64, level: i64, bonus: Bonus = NO_BONUS
) -> float:
    """What a shot at a LoM is worth, less than nothing where it is not legal."""
    line = line_at(state, figure, target, level)
    if line == UNSEEN:
        return -1.0
    guard = 0.0
    if not behind_from(state, from_of(line), target):
        guard = guard_against(state, target, True)
    worth = shot_gain(state, figure, target, level, bonus, rocks_of(line), guard)
    behind = gain_behind(state, figure, target, level)
    if behind > 0.0:
        worth += behind * hit_chance(state, figure, target, level, bonus, rocks_of(line), guard)
    return worth


def level_likings(state: SkirmishState, seat: i64, options: list[int]) -> list[float]:
    """D17"""
    figure, target, bonus = state.a, state.b, of_points(first_points(state.e))
    mode = state.mode[figure]
    prospects = Prospects(state, figure) if mode == MV or mode == DC else None
    found: list[float] = []
    for option in options:
        level: i64 = option - actions.LEVEL
        if option == actions.NONE or (mode == F and target == NO_FIGURE):
            found.append(0.0)
        elif prospects is not None and mode == MV:
            worth = IMPOSSIBLE
            if level in run_levels(state, figure):
                worth = moving(state, prospects, level).worth
            found.append(worth)
        elif prospects is not None:
            guard = guard_at(state, figure, level)
            place = state.place[figure]
            found.append(-prospects.dangers.at(place, state.facing[figure], guard, False))
        elif mode == OC:
            back = behind(state, figure, target)
            parry = 0.0 if back else guard_against(state, target, False)
            found.append(strike_gain(state, figure, target, level, bonus, False, back, parry))
        else:
            found.append(shot_from_here(state, figure, target, level, bonus))
    return found
