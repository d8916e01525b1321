"""6.2, HY-13.3 – HY-13.6  Operations on the board: doors, trapdoors, counters, templates."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import E_OP, E_WORD, EFFECT_WIDTH
from monstrum.games.hybrid.effects.opcodes import (
    CLOSE_DOOR,
    DESTROY_DOOR,
    LOCK_DOOR,
    OPEN_DOOR,
    OPEN_TRAPDOOR,
)
from monstrum.games.hybrid.rules import events
from monstrum.games.hybrid.rules.effect_table import drop_lasting, weigh
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.ground import (
    CLOSED,
    DESTROYED,
    LOCKED,
    OPEN,
    PIT,
    TRAPDOOR,
    with_door,
    with_kind,
)
from monstrum.games.hybrid.rules.sources import owner_of
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds, overlaps
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, BY_TRAP, push_batch, suffer
from monstrum.games.hybrid.state import (
    EXPLOSION,
    FIGURES,
    GAS,
    L_OP,
    L_SUBJECT,
    LASTING_WIDTH,
    NO_SIDE,
    OF_DOOR,
    SkirmishState,
)

FOR_THE_GAME: Final = 99  # the round at whose end a Charnel House goes
NOBODY_DID: Final = -1  # as a figure: an effect opened the door


def side_behind(c: i64) -> i64:
    """HY-6.7  The side an effect's Wounds are credited to; nobody for a neutral special."""
    return owner_of(c) if owner_of(c) < 2 else NO_SIDE


# Doors and trapdoors --------------------------------------------------------------------------------


def work_door(state: SkirmishState, row: i64, door: i64) -> None:
    """`open_door`, `close_door`, `destroy_door`; opening also unlocks."""
    op = state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP]
    if op == OPEN_DOOR:
        unlock(state, door)
        state.ground = with_door(state.ground, door, OPEN)
        state.emit(events.DOOR_OPENED, NOBODY_DID, door)
    elif op == CLOSE_DOOR:
        state.ground = with_door(state.ground, door, CLOSED)
        state.emit(events.DOOR_CLOSED, NOBODY_DID, door)
    elif op == DESTROY_DOOR:
        unlock(state, door)
        state.ground = with_door(state.ground, door, DESTROYED)
        state.emit(events.DOOR_DESTROYED, door)


def unlock(state: SkirmishState, door: i64) -> None:
    """What locks the door by an effect ends."""
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        if state.lasting[at + L_OP] == LOCK_DOOR and state.lasting[at + L_SUBJECT] == OF_DOOR + door:
            drop_lasting(state, place)
    weigh(state)
    if state.ground.doors[door] == LOCKED:
        state.emit(events.DOOR_UNLOCKED, door)


def work_trapdoor(state: SkirmishState, row: i64, square: i64, c: i64) -> i64:
    """HY-7.34  Opens, or closes, a trapdoor; the mask of those wounded: whoever stands on one that opens."""
    if state.catalog.effects.rows[row * EFFECT_WIDTH + E_OP] != OPEN_TRAPDOOR:
        state.ground = with_kind(state.ground, square, TRAPDOOR)
        state.emit(events.TRAPDOOR_CLOSED, square)
        return 0
    state.ground = with_kind(state.ground, square, PIT)
    state.emit(events.TRAPDOOR_OPENED, square)
    wounded: i64 = 0
    for figure in range(FIGURES):
        if on_board(state, figure) and state.base[figure] == 1 and state.place[figure] == square:
            wounded |= suffer(state, figure, 1, BY_TRAP)
    return wounded


# Templates ------------------------------------------------------------------------------------------


def may_template(state: SkirmishState, square: i64) -> bool:
    """HY-13.3  All four squares on the board, at least one of them not solid."""
    if square % WIDTH + 1 >= state.mission.columns or square // WIDTH + 1 >= state.mission.rows:
        return False
    for covered in base_squares(square, 2):
        if not holds(state.ground.solid, covered):
            return True
    return False


def lay_template(state: SkirmishState, row: i64, square: i64, c: i64) -> None:
    """HY-13.4 – HY-13.6"""
    kind = state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD]
    by = side_behind(c)
    state.emit(events.TEMPLATE_PLACED, kind, square, by)
    if kind == EXPLOSION:
        wounded: i64 = 0
        for figure in range(FIGURES):
            if on_board(state, figure) and overlaps(square, 2, state.place[figure], state.base[figure]):
                wounded |= suffer(state, figure, 1, BY_EFFECT)
        push_batch(state, wounded, by)
        return
    now: i64 = state.round if state.round > 0 else 1
    until: i64 = now + 1 if kind == GAS else FOR_THE_GAME
    state.templates = [*state.templates, kind, square, by, until]
    check_nv(state)
