"""HY-7  A Movement, element by element: each is offered only if it can be paid and leaves a legal end
(HY-7.27)."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.effects.opcodes import MOD_MT, SET_MT
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.brushing import may_brush, start_brush
from monstrum.games.hybrid.rules.counters import end_furtive, take_furtive
from monstrum.games.hybrid.rules.dead_ends import (
    door_is_safe,
    go_back,
    one_step_away,
    safe_after_step,
    safe_after_turn,
    safe_here,
)
from monstrum.games.hybrid.rules.doors import may_close, may_open
from monstrum.games.hybrid.rules.effect_sums import NO_MOVE, forbidden, set_by_effects, total
from monstrum.games.hybrid.rules.effect_table import BIT
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.figures import in_contact, put_figure
from monstrum.games.hybrid.rules.ground import CLOSED, OPEN, with_door
from monstrum.games.hybrid.rules.jumps import jump_cost, take_off_cost
from monstrum.games.hybrid.rules.leaving import leave_board
from monstrum.games.hybrid.rules.legal_ends import entry_places, may_end, may_exit
from monstrum.games.hybrid.rules.movement_record import load_movement, look_around, push_movement
from monstrum.games.hybrid.rules.movement_so_far import (
    DIAGONAL,
    STRAIGHT,
    Movement,
    arrive,
    may_turn,
    start_movement,
    turn_price,
)
from monstrum.games.hybrid.rules.objectives import hand_over, may_hand_over
from monstrum.games.hybrid.rules.overwatch import refresh_watched
from monstrum.games.hybrid.rules.paces import paces_around, priced
from monstrum.games.hybrid.rules.reach import can_finish
from monstrum.games.hybrid.rules.rolls import JUMP, other_roll
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.squares import DIRECTIONS, FACINGS, NOWHERE, beside
from monstrum.games.hybrid.rules.steps import FORBIDDEN, step_cost
from monstrum.games.hybrid.rules.turns import TURNS, turned
from monstrum.games.hybrid.rules.warriors import in_play, on_board
from monstrum.games.hybrid.state import SLOTS, STANDBY, SkirmishState, first_of, side_of

BY_RULE: Final = -1
ENTER_COST: Final = 1  # HY-7.36
EXIT_COST: Final = 1  # HY-7.38
HAND_COST: Final = 1  # HY-13.8


def allowance(state: SkirmishState, figure: i64, flags: i64) -> i64:
    """HY-7.1  Mt less Wounds, at least 1; then effects and the LoM; never below 1 unless set to 0."""
    printed = state.catalog.mt[state.profile[figure]]
    points = printed - state.wounds[figure]
    if points < 1:
        points = 1
    if state.at_work:
        points = set_by_effects(state, SET_MT, figure, points)
        if points == 0:
            return 0
        points += total(state, MOD_MT, figure)
    if flags & kinds.IS_BASIC:
        points += 2
    if points < 1:
        points = 1
    return points


def is_held(state: SkirmishState, figure: i64) -> bool:
    """HY-9.53  Whether a Skilled Move counter leaves him no allowance: while the hinderer is in contact."""
    hinderer = state.hindered_by[figure] - 1
    if hinderer < 0 or not on_board(state, hinderer) or not on_board(state, figure):
        return False
    return in_contact(state, hinderer, figure)


class StartMovement(Frame[SkirmishState]):
    """HY-7.1  a figure, b allowance or BY_RULE, c MoveFlags: the allowance is fixed now."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, points, flags = state.a, state.b, state.c
        if not in_play(state, figure):
            return
        if forbidden(state, figure, NO_MOVE):
            if on_board(state, figure):  # HY-7.52: he stays, and that counts as ending a Movement
                state.push(kinds.MOVEMENT_END, NOBODY, figure, flags, 0)
            return
        if flags & kinds.IS_FURTIVE:
            take_furtive(state, figure)
        if points == BY_RULE:
            points = allowance(state, figure, flags)
        if is_held(state, figure):
            points = 0
        if points == 0:
            flags |= kinds.HELD
        refresh_watched(state)
        movement = start_movement(state, figure, points)
        movement.flags = flags
        movement.sliding = flags & kinds.SLIDING != 0
        movement.doors_free = flags & kinds.FREE_DOORS != 0
        push_movement(state, kinds.MOVE_ON, NOBODY, movement)


class MoveOn(Frame[SkirmishState]):
    """Between two elements: who is gone moves no more, who cannot stay or go on goes back (HY-7.27)."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        figure = movement.figure
        if not in_play(state, figure):
            return
        if on_board(state, figure):
            square = state.place[figure]
            if may_end(state, figure, square, movement.travelled()):
                movement.stood = square * FACINGS + state.facing[figure]
                if movement.over:
                    end_movement(state, movement)
                    return
            elif movement.over or not (one_step_away(state, movement) or can_finish(state, movement)):
                go_back(state, movement)
                end_movement(state, movement)
                return
        push_movement(state, kinds.MOVE, side_of(figure), movement)


def end_movement(state: SkirmishState, movement: Movement) -> None:
    if on_board(state, movement.figure):
        travelled: i64 = 1 if movement.travelled() else 0
        state.push(kinds.MOVEMENT_END, NOBODY, movement.figure, movement.flags, travelled)
    else:
        end_furtive(state, movement.figure)  # HY-4.9: who is still outside has no mode state


class Move(Frame[SkirmishState]):
    """HY-7.2, D18  The next element, or stop."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        movement = load_movement(state)
        figure = movement.figure
        if state.status[figure] == STANDBY:
            out.add(actions.STOP)
            if movement.left >= ENTER_COST and len(entry_places(state, figure)):
                out.add(actions.ENTER)
            return
        square = state.place[figure]
        if movement.flags & kinds.HELD:
            self.turns(state, movement, out)
        else:
            self.steps(state, movement, out)
            self.turns(state, movement, out)
            self.jumps(state, movement, out)
            if movement.flags & kinds.BRUSHING:
                way = 2 * state.facing[figure]
                if may_brush(state, movement, way):
                    out.add(actions.BRUSH + way)
        if may_end(state, figure, square, movement.travelled()):
            out.add(actions.STOP)
        if movement.flags & kinds.HELD:
            return
        if movement.left >= EXIT_COST and may_exit(state, figure, square, movement.came == DIAGONAL):
            out.add(actions.EXIT)
        if (
            state.carried[figure]
            and movement.left >= HAND_COST
            and safe_here(state, movement, state.ground, HAND_COST)
        ):
            first: i64 = first_of(side_of(figure))
            for friend in range(first, first + SLOTS):
                if may_hand_over(state, figure, friend):
                    out.add(actions.HAND_TO + friend)
        self.doors(state, movement, out)

    def steps(self, state: SkirmishState, movement: Movement, out: Actions) -> None:
        figure = movement.figure
        square = state.place[figure]
        facing = state.facing[figure]
        if movement.left < 1:
            return
        known = paces_around(state, figure, square)
        for direction in range(DIRECTIONS):
            if len(known):
                cost = priced(known, square, facing, direction, movement.sliding)
            else:
                cost = step_cost(state, figure, square, facing, direction, movement.sliding)
            if (
                cost != FORBIDDEN
                and cost <= movement.left
                and safe_after_step(state, movement, beside(square, direction), cost)
            ):
                out.add(actions.STEP + direction)

    def turns(self, state: SkirmishState, movement: Movement, out: Actions) -> None:
        """HY-7.13 – HY-7.16"""
        if not may_turn(movement):
            return
        figure = movement.figure
        for turn in range(TURNS):
            facing = turned(state.facing[figure], turn)
            cost = turn_price(state, movement, facing)
            if cost <= movement.left and safe_after_turn(state, movement, facing, cost):
                out.add(actions.TURN + turn)

    def jumps(self, state: SkirmishState, movement: Movement, out: Actions) -> None:
        """HY-7.31  A jump is judged as if it succeeds."""
        figure = movement.figure
        square = state.place[figure]
        facing = state.facing[figure]
        for direction in range(DIRECTIONS):
            over = beside(square, direction)
            if over == NOWHERE:
                continue
            cost = jump_cost(state, figure, square, facing, direction, movement.sliding)
            if (
                cost != FORBIDDEN
                and cost <= movement.left
                and safe_after_step(state, movement, beside(over, direction), cost)
            ):
                out.add(actions.JUMP + direction)

    def doors(self, state: SkirmishState, movement: Movement, out: Actions) -> None:
        """HY-7.17 – HY-7.19  Each door once open and once closed in a Movement."""
        cost: i64 = 0 if movement.doors_free else 1
        if cost > movement.left:
            return
        figure = movement.figure
        square = state.place[figure]
        for door in range(state.mission.doors):
            if may_open(state, figure, square, door):
                used = movement.opened
            elif may_close(state, figure, square, door):
                used = movement.closed
            else:
                continue
            if not (used >> door) & 1 and door_is_safe(state, movement, door, cost):
                out.add(actions.DOOR + door)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        figure = movement.figure
        if action == actions.STOP:
            state.emit(events.STOPPED, figure)
            end_movement(state, movement)
        elif action == actions.ENTER:
            push_movement(state, kinds.ENTER_AT, side_of(figure), movement)
        elif action == actions.EXIT:
            leave_board(state, figure)
        elif action < actions.TURN:
            step(state, movement, action - actions.STEP)
        elif action < actions.JUMP:
            turn(state, movement, turned(state.facing[figure], action - actions.TURN))
        elif action < actions.BRUSH:
            jump(state, movement, action - actions.JUMP)
        elif action < actions.STOP:
            start_brush(state, movement, action - actions.BRUSH)
        elif action < actions.DOOR:
            movement.left -= HAND_COST
            push_movement(state, kinds.MOVE_ON, NOBODY, movement)
            hand_over(state, figure, action - actions.HAND_TO)
            check_nv(state)
        else:
            operate(state, movement, action - actions.DOOR)


def step(state: SkirmishState, movement: Movement, direction: i64) -> None:
    """HY-7.3  Facing does not change by stepping."""
    figure = movement.figure
    square = state.place[figure]
    facing = state.facing[figure]
    cost = step_cost(state, figure, square, facing, direction, movement.sliding)
    movement.left -= cost
    to = beside(square, direction)
    put_figure(state, figure, to, facing)
    arrive(state, movement, DIAGONAL if direction % 2 else STRAIGHT)
    state.emit(events.STEPPED, figure, square, to, cost)
    look_around(state, movement, square)


def turn(state: SkirmishState, movement: Movement, facing: i64) -> None:
    """HY-7.13 – HY-7.16"""
    figure = movement.figure
    cost = turn_price(state, movement, facing)
    movement.left -= cost
    movement.turns += 1
    state.own_places()
    state.facing[figure] = facing
    state.emit(events.TURNED, figure, facing, cost)
    push_movement(state, kinds.MOVE_ON, NOBODY, movement)
    check_sight(state)  # HY-11.2


def jump(state: SkirmishState, movement: Movement, direction: i64) -> None:
    """HY-7.32  The first step and the extra point are paid, then he rolls; Master Moves roll two dice."""
    figure = movement.figure
    facing = state.facing[figure]
    movement.left -= take_off_cost(state, figure, state.place[figure], facing, direction, movement.sliding)
    movement.way = direction
    push_movement(state, kinds.JUMPED, NOBODY, movement)
    other_roll(state, figure, JUMP, dice=1 if movement.sliding else 0)


def operate(state: SkirmishState, movement: Movement, door: i64) -> None:
    """HY-7.17, HY-7.18  A closed door is opened, an open one closed."""
    figure = movement.figure
    movement.left -= 0 if movement.doors_free else 1
    if state.ground.doors[door] == CLOSED:
        movement.opened |= BIT[door]
        state.ground = with_door(state.ground, door, OPEN)
        state.emit(events.DOOR_OPENED, figure, door)
    else:
        movement.closed |= BIT[door]
        state.ground = with_door(state.ground, door, CLOSED)
        state.emit(events.DOOR_CLOSED, figure, door)
    look_around(state, movement, state.place[figure])


class EnterAt(Frame[SkirmishState]):
    """HY-7.36  A free Entry square open to him."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for square in entry_places(state, load_movement(state).figure):
            out.add(actions.SQUARE + square)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        movement.stood = action - actions.SQUARE
        push_movement(state, kinds.ENTER_FACING, side_of(movement.figure), movement)


class EnterFacing(Frame[SkirmishState]):
    """HY-7.36  Facing as he likes: one point, then he moves on."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for facing in range(FACINGS):
            out.add(actions.FACING + facing)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        movement = load_movement(state)
        figure = movement.figure
        square = movement.stood
        facing = action - actions.FACING
        movement.left -= ENTER_COST
        movement.stood = NOWHERE
        put_figure(state, figure, square, facing)
        movement.arrival = facing  # R68: turns are counted from the facing chosen, not from none
        arrive(state, movement, STRAIGHT)
        state.emit(events.ENTERED, figure, square, facing)
        look_around(state, movement, NOWHERE)
