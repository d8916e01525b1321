"""HY-7  Why not this element of a Movement."""

from collections.abc import Callable
from typing import Final

from monstrum.core.contract import Refusal
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.aptitudes import puny
from monstrum.games.hybrid.rules.doors import may_close, may_open
from monstrum.games.hybrid.rules.effect_sums import NO_DOORS, forbidden, locked_by_effects
from monstrum.games.hybrid.rules.figures import covered, enemies_at
from monstrum.games.hybrid.rules.ground import LOCKED
from monstrum.games.hybrid.rules.jumps import jump_cost
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_exit
from monstrum.games.hybrid.rules.movement_record import load_movement
from monstrum.games.hybrid.rules.movement_so_far import DIAGONAL, Movement, may_turn, turn_price
from monstrum.games.hybrid.rules.objectives import may_hand_over
from monstrum.games.hybrid.rules.squares import NOWHERE, beside, holds, overlaps, touches
from monstrum.games.hybrid.rules.steps import (
    BOTH_SOLID,
    FORBIDDEN,
    beside_flanks,
    may_pass,
    on_friend,
    standing,
    step_cost,
)
from monstrum.games.hybrid.rules.turns import turned
from monstrum.games.hybrid.speaking.naming import square_word
from monstrum.games.hybrid.speaking.speech import figure_param
from monstrum.games.hybrid.state import ON_BOARD, SLOTS, STANDBY, SkirmishState, first_of, side_of
from monstrum.kit.asks import Asked
from monstrum.kit.space import Refused

Element = Callable[[SkirmishState, Movement, int, dict[str, str]], Refusal]
"""Of a state, the Movement, a thing and the parameters of all: why this element is not possible."""


def element(why: Element, *, held: bool = True) -> Refused:
    """HY-4.9, HY-9.53  An element of a Movement on the board; who is held may still turn or stop."""

    def refused(state: SkirmishState, now: Asked, thing: int) -> Refusal:
        movement = load_movement(state)
        figure = movement.figure
        params = {"figure": figure_param(state, figure), "points": str(movement.left)}
        if state.status[figure] == STANDBY:
            return Refusal("still_outside", ("HY-4.9",), params)
        if held and movement.flags & kinds.HELD:
            hinderer = state.hindered_by[figure] - 1
            if hinderer < 0:
                return Refusal("no_allowance", ("HY-7.1",), params)
            return Refusal("held", ("HY-9.53",), {**params, "other": figure_param(state, hinderer)})
        return why(state, movement, thing, params)

    return refused


def enter_refused(state: SkirmishState, now: Asked, _: int) -> Refusal:
    """HY-7.36, HY-7.37"""
    movement = load_movement(state)
    params = {"figure": figure_param(state, movement.figure), "points": str(movement.left)}
    if state.status[movement.figure] != STANDBY:
        return Refusal("not_outside", ("HY-7.36", "HY-7.37"), params)
    if entry_places(state, movement.figure):
        return no_points(params, 1)
    return Refusal("no_entry", ("HY-7.36", "HY-7.37"), params)


def stop_refused(state: SkirmishState, movement: Movement, _: int, params: dict[str, str]) -> Refusal:
    return Refusal("may_not_stop", ("HY-1.9", "HY-7.12", "HY-7.37"), params)


def brush_refused(state: SkirmishState, movement: Movement, _: int, params: dict[str, str]) -> Refusal:
    code = "cannot_brush" if movement.flags & kinds.BRUSHING else "no_brush"
    return Refusal(code, ("HY-9.52",), params)


def no_points(params: dict[str, str], cost: int) -> Refusal:
    return Refusal("no_points", ("HY-7.2",), {**params, "number": str(cost)})


def turn_refused(state: SkirmishState, movement: Movement, turn: int, params: dict[str, str]) -> Refusal:
    """HY-7.13 – HY-7.15"""
    if not may_turn(movement):
        return Refusal("turned_twice", ("HY-7.13",), params)
    cost = turn_price(state, movement, turned(state.facing[movement.figure], turn))
    if cost > movement.left:
        return no_points(params, cost)
    return Refusal("no_legal_end", ("HY-7.27",), params)


def step_refused(state: SkirmishState, movement: Movement, direction: int, params: dict[str, str]) -> Refusal:
    """HY-7.3 – HY-7.12, HY-7.21 – HY-7.27"""
    figure = movement.figure
    square, base, side = state.place[figure], state.base[figure], side_of(figure)
    to = beside(square, direction)
    if to == NOWHERE:
        return Refusal("blocked", ("HY-1.3",), {**params, "square": "-"})
    params = {**params, "square": square_word(to)}
    cost = step_cost(state, figure, square, state.facing[figure], direction, movement.sliding)
    if cost != FORBIDDEN:
        if cost > movement.left:
            return no_points(params, cost)
        return Refusal("no_legal_end", ("HY-7.27",), params)
    if not state.ground.fits(to, base):
        return Refusal("blocked", ("HY-1.3", "HY-7.24"), params)
    if base == 1 and holds(state.ground.pits, to):
        return Refusal("open_trapdoor", ("HY-7.35",), params)
    if covered(state, 1 - side, to, base):
        return Refusal("enemy_there", ("HY-7.23",), params)
    if covered(state, side, to, base) and not may_pass(state, figure, to, base):
        return Refusal("friend_engaged", ("HY-7.21",), {**params, "other": friend_at(state, figure, to)})
    if direction % 2 and beside_flanks(state, square, base, direction) == BOTH_SOLID:
        return Refusal("both_flanks", ("HY-7.7",), params)
    if enemies_at(state, side, to, base) and on_friend(state, figure, square, base):
        return Refusal("from_friend", ("HY-7.22",), params)
    return Refusal("blocked", ("HY-7.24",), params)


def friend_at(state: SkirmishState, figure: int, square: int) -> str:
    first = first_of(side_of(figure))
    for friend in range(first, first + SLOTS):
        there = friend != figure and state.status[friend] == ON_BOARD
        if there and overlaps(square, state.base[figure], state.place[friend], state.base[friend]):
            return figure_param(state, friend)
    return ""


def jump_refused(state: SkirmishState, movement: Movement, direction: int, params: dict[str, str]) -> Refusal:
    """HY-7.31"""
    figure = movement.figure
    square = state.place[figure]
    over = beside(square, direction)
    if over == NOWHERE or state.base[figure] == 2 or not holds(state.ground.pits, over):
        return Refusal("no_trapdoor", ("HY-7.31", "HY-7.35"), params)
    cost = jump_cost(state, figure, square, state.facing[figure], direction, movement.sliding)
    if cost == FORBIDDEN:
        return Refusal("cannot_land", ("HY-7.31",), params)
    return no_points(params, cost) if cost > movement.left else Refusal("no_legal_end", ("HY-7.27",), params)


def exit_refused(state: SkirmishState, movement: Movement, _: int, params: dict[str, str]) -> Refusal:
    """HY-7.38"""
    figure = movement.figure
    if not may_exit(state, figure, state.place[figure], False):
        return Refusal("no_exit", ("HY-7.38",), params)
    if movement.came == DIAGONAL and not puny(state, figure):
        return Refusal("diagonal_exit", ("HY-7.38",), params)
    return no_points(params, 1)


def hand_refused(state: SkirmishState, movement: Movement, friend: int, params: dict[str, str]) -> Refusal:
    """HY-13.8"""
    if state.carried[movement.figure] == 0:
        return Refusal("bears_nothing", ("HY-13.8",), params)
    if movement.left < 1:
        return no_points(params, 1)
    if may_hand_over(state, movement.figure, friend):
        return Refusal("no_legal_end", ("HY-7.27",), params)
    return Refusal("cannot_hand", ("HY-13.7", "HY-13.8"), {**params, "other": figure_param(state, friend)})


def door_refused(state: SkirmishState, movement: Movement, door: int, params: dict[str, str]) -> Refusal:
    """HY-7.17 – HY-7.20"""
    figure = movement.figure
    square, base = state.place[figure], state.base[figure]
    if door >= state.mission.doors:
        return Refusal("not_at_door", ("HY-7.17",), params)
    squares = [state.mission.door_squares[2 * door], state.mission.door_squares[2 * door + 1]]
    if not any(touches(square, base, one, 1) for one in squares if one >= 0):
        return Refusal("not_at_door", ("HY-7.17",), params)
    if forbidden(state, figure, NO_DOORS):
        return Refusal("forbidden", ("HY-7.17",), params)
    if puny(state, figure):
        return Refusal("puny_doors", ("HY-7.19", "HY-14.3"), params)
    if state.ground.doors[door] == LOCKED or locked_by_effects(state, door):
        return Refusal("door_locked", ("HY-7.20",), params)
    if base == 2 and squares[1] < 0:
        return Refusal("door_too_small", ("HY-1.2",), params)
    if may_open(state, figure, square, door) or may_close(state, figure, square, door):
        done = movement.opened | movement.closed
        if done >> door & 1 and (movement.left or movement.doors_free):
            return Refusal("door_used", ("HY-7.18",), params)
        if movement.left or movement.doors_free:
            return Refusal("no_legal_end", ("HY-7.27",), params)
        return no_points(params, 1)
    if any(standing(state, one) for one in squares if one >= 0):
        return Refusal("somebody_in_door", ("HY-7.18",), params)
    return Refusal("not_possible", ("HY-7.18",), params)


MOVE_REFUSALS: Final = {
    "enter": enter_refused,
    "turn": element(turn_refused, held=False),
    "stop": element(stop_refused, held=False),
    "step": element(step_refused),
    "jump": element(jump_refused),
    "brush": element(brush_refused),
    "exit": element(exit_refused),
    "hand_to": element(hand_refused),
    "door": element(door_refused),
}
"""By the blocks a Movement is answered with."""
