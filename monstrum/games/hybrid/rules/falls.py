"""HY-7.32 – HY-7.34, HY-7.40 – HY-7.46  Jumps that have been rolled for, and pushes."""

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.figures import put_figure
from monstrum.games.hybrid.rules.jumps import jump_cost, landing_cost
from monstrum.games.hybrid.rules.movement_record import (
    load_movement,
    look_after_fall,
    look_around,
    push_movement,
)
from monstrum.games.hybrid.rules.movement_so_far import DIAGONAL, FELL, STRAIGHT, arrive
from monstrum.games.hybrid.rules.pushes import push_figure
from monstrum.games.hybrid.rules.rolls import succeeded
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.squares import APART, beside, distance, side_toward
from monstrum.games.hybrid.rules.steps import FORBIDDEN
from monstrum.games.hybrid.rules.triggers import entered
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_STRIKE, BY_TRAP, push_batch, suffer
from monstrum.games.hybrid.state import NO_SIDE, SkirmishState, side_of


class Jumped(Frame[SkirmishState]):
    """HY-7.32  Success: he lands beyond, paying the second step. Failure: a Wound, and he is in the
    trapdoor."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        success = succeeded(state.f)
        movement = load_movement(state)
        figure = movement.figure
        if not on_board(state, figure):
            return
        square = state.place[figure]
        facing = state.facing[figure]
        over = beside(square, movement.way)
        if jump_cost(state, figure, square, facing, movement.way, movement.sliding) == FORBIDDEN:
            push_movement(state, kinds.MOVE_ON, NOBODY, movement)  # an effect has made it impossible
            return
        if success:
            movement.left -= landing_cost(state, figure, over, facing, movement.way, movement.sliding)
            beyond = beside(over, movement.way)
            put_figure(state, figure, beyond, facing)
            arrive(state, movement, DIAGONAL if movement.way % 2 else STRAIGHT)
            state.emit(events.JUMPED, figure, beyond)
            look_around(state, movement, square)
            return
        put_figure(state, figure, over, facing)
        arrive(state, movement, FELL)
        state.emit(events.FELL, figure, over)
        look_after_fall(state, movement, square)
        push_batch(state, suffer(state, figure, 1, BY_TRAP), NO_SIDE)


class Push(Frame[SkirmishState]):
    """HY-7.40, HY-7.44, HY-14.8  a pusher, b victim, c squares: straight away from the pusher, then the
    Wounds."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        pusher, victim, squares = state.a, state.b, state.c
        if not on_board(state, pusher) or not on_board(state, victim):
            return
        side = side_toward(
            state.place[pusher], state.base[pusher], 0, state.place[victim], state.base[victim]
        )
        if side == APART:
            return
        before = state.place[victim]
        wounds = push_figure(state, victim, 2 * side, squares)
        state.emit(events.PUSHED, pusher, victim, distance(before, 1, state.place[victim], 1), wounds)
        if state.place[victim] != before:
            displaced(state, victim)
            entered(state, victim, before)
        if wounds:
            push_batch(state, suffer(state, victim, wounds, BY_STRIKE), side_of(pusher), pusher)
        check_sight(state)
