"""6.2  Operations that put a figurine somewhere: `teleport`, `revive`, `spawn`, `swap`. Square and facing are
chosen (D33); where there is no place the effect is lost."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.state import CHANCE, Frame
from monstrum.games.hybrid.content.catalog import (
    E_N,
    E_OP,
    E_TARGET,
    E_X,
    EFFECT_WIDTH,
    T_CHOOSER,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.opcodes import REVIVE, SPAWN, TELEPORT
from monstrum.games.hybrid.effects.places import is_room, places
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.deployment import enlist
from monstrum.games.hybrid.rules.expiry import check_values
from monstrum.games.hybrid.rules.figures import lift_figure, put_figure
from monstrum.games.hybrid.rules.in_force import S_SQUARES
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import decides, owner_of, source_of
from monstrum.games.hybrid.rules.squares import FACINGS, overlaps
from monstrum.games.hybrid.rules.triggers import entered
from monstrum.games.hybrid.rules.warriors import in_play, nv, on_board
from monstrum.games.hybrid.state import (
    LOST_COMMAND,
    MOST_WARRIORS,
    NO_FIGURE,
    NO_SQUARE,
    NOT_IN_PLAY,
    SLOTS,
    SkirmishState,
    side_of,
)

AT_RANDOM: Final = 2


def put_somewhere(state: SkirmishState, row: i64, subject: i64, c: i64, d: i64, e: i64) -> None:
    """Ask where, if there is a place. `subject` is a figurine, for `spawn` a side, or the square it names."""
    if state.catalog.effects.targets[target_row(state, row) + T_SCOPE] == S_SQUARES:
        put_on_square(state, row, subject, c, d, e)
        return
    if not may_put(state, row, subject) or len(places(state, row, subject, c)) == 0:
        state.emit(events.EFFECT_LOST, source_of(c), state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP])
        return
    state.push(kinds.EFFECT_SQUARE, placer(state, row, subject, c), row, subject, c, d, e)


def target_row(state: SkirmishState, row: i64) -> i64:
    return state.catalog.effects.rows[row * EFFECT_WIDTH + E_TARGET] * TARGET_WIDTH


def put_on_square(state: SkirmishState, row: i64, square: i64, c: i64, d: i64, e: i64) -> None:
    """`spawn` on the target square: only the facing is left to choose."""
    profile = state.catalog.effects.rows[row * EFFECT_WIDTH + E_X]
    side = state.catalog.side[profile]
    room = is_room(state, NO_FIGURE, side, square, state.catalog.base[profile])
    if room and may_put(state, row, side) and owner_of(c) != 1 - side:
        state.push(kinds.EFFECT_FACING, side, row, side, c, d, e, square)
    else:
        state.emit(events.EFFECT_LOST, source_of(c), SPAWN)


def placer(state: SkirmishState, row: i64, subject: i64, c: i64) -> i64:
    """The owner places who joins; where a target is teleported to says whoever chose the target."""
    op = state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]
    if op == SPAWN:
        return subject
    if op == REVIVE:
        return side_of(subject)
    target = state.catalog.effects.rows[row * EFFECT_WIDTH + E_TARGET]
    who = state.catalog.effects.targets[target * TARGET_WIDTH + T_CHOOSER]
    owner = decides(state, c)
    if who == AT_RANDOM:
        return CHANCE
    return owner if who == 0 else 1 - owner


def may_put(state: SkirmishState, row: i64, subject: i64) -> bool:
    """Whether the figurine is there to be put; a side has at most ten warriors, all of its own faction."""
    op = state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]
    if op == TELEPORT:
        return on_board(state, subject)
    side = subject if op == SPAWN else side_of(subject)
    if op == SPAWN and state.catalog.side[state.catalog.effects.rows[row * EFFECT_WIDTH + E_X]] != side:
        return False
    number: i64 = 0
    room = False
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if in_play(state, figure):
            number += 1
        room = room or state.status[figure] == NOT_IN_PLAY
    return number < MOST_WARRIORS and (room or op == REVIVE)


# Decisions ------------------------------------------------------------------------------------------


@final
class EffectSquare(Frame[SkirmishState]):
    """D33  Where the figurine is put."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for square in places(state, state.a, state.b, state.c):
            out.add(actions.SQUARE + square)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        square = action - actions.SQUARE
        state.push(kinds.EFFECT_FACING, state.actor, state.a, state.b, state.c, state.d, state.e, square)


@final
class EffectFacing(Frame[SkirmishState]):
    """D33  Where it faces; then it stands there."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        for facing in range(FACINGS):
            out.add(actions.FACING + facing)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, subject, square = state.a, state.b, state.f
        facing = action - actions.FACING
        at = row * EFFECT_WIDTH
        rows = state.catalog.effects.rows
        op = rows[at + E_OP]
        marks: i64 = RANDOM if state.actor == CHANCE else 0
        if op == SPAWN:
            figure = enlist(state, subject, rows[at + E_X])
            put_figure(state, figure, square, facing)
            state.emit(events.JOINED, figure, square, facing)
            entered(state, figure, NO_SQUARE)
        elif op == REVIVE:
            stand_up(state, subject, square, facing, rows[at + E_N])
            entered(state, subject, NO_SQUARE)
        else:
            before = state.place[subject]
            put_figure(state, subject, square, facing)
            state.emit(events.TELEPORTED, subject, square, facing, marks=marks)
            displaced(state, subject)
            entered(state, subject, before)
        check_sight(state)


def stand_up(state: SkirmishState, figure: i64, square: i64, facing: i64, wounds: i64) -> None:
    """`revive`: he returns with so many Wounds, but alive, and without a counter until the next round."""
    most = nv(state, figure) - 1
    state.wounds[figure] = wounds if wounds < most else (most if most > 0 else 0)
    state.order[figure] = 0
    state.skips[figure] |= 1  # HY-15.2: nor does he infiltrate
    state.extras = [other for other in state.extras if other != figure]
    if state.leader[side_of(figure)] == figure:
        state.lost[figure] |= LOST_COMMAND
    put_figure(state, figure, square, facing)
    state.emit(events.REVIVED, figure, square, facing)
    check_values(state)


def swap(state: SkirmishState) -> None:
    """Two figurines with bases of the same size, on the operands, exchange their places."""
    first = state.take()
    second = state.take()
    if not on_board(state, first) or not on_board(state, second) or state.base[first] != state.base[second]:
        return
    here, there = state.place[first], state.place[second]
    faced, turned = state.facing[first], state.facing[second]
    if overlaps(here, state.base[first], there, state.base[second]):
        return
    lift_figure(state, first)
    lift_figure(state, second)
    put_figure(state, first, there, faced)
    put_figure(state, second, here, turned)
    state.emit(events.SWAPPED, first, second)
    displaced(state, first)
    displaced(state, second)
    entered(state, second, there)
    entered(state, first, here)
    check_sight(state)
