"""6.2, HY-13.3 – HY-13.6  Operations on the board: doors, trapdoors, counters, templates."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.numbers import ONE
from monstrum.games.hybrid.content.catalog import E_WORD
from monstrum.games.hybrid.effects.opcodes import LOCK_DOOR
from monstrum.games.hybrid.effects.operation import FieldOperation, column
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
from monstrum.games.hybrid.rules.in_force import door_squares
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.sources import owner_of
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds, overlaps
from monstrum.games.hybrid.rules.steps import standing
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

FOR_THE_GAME: Final[i64] = 99  # the round at whose end a Charnel House goes
NOBODY_DID: Final = -1  # as a figure: an effect opened the door


def side_behind(c: i64) -> i64:
    """HY-6.7  The side an effect's Wounds are credited to; nobody for a neutral special."""
    return owner_of(c) if owner_of(c) < 2 else NO_SIDE


# Doors and trapdoors --------------------------------------------------------------------------------


@final
class OpenDoor(FieldOperation):
    """A closed door; opening also unlocks."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return closed(state, thing)

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        unlock(state, thing)
        state.ground = with_door(state.ground, thing, OPEN)
        state.emit(events.DOOR_OPENED, NOBODY_DID, thing)
        check_sight(state)


@final
class CloseDoor(FieldOperation):
    """An open door, in which nobody stands."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        if state.ground.doors[thing] != OPEN:
            return False
        for square in door_squares(state, thing):
            if standing(state, square):
                return False
        return True

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        state.ground = with_door(state.ground, thing, CLOSED)
        state.emit(events.DOOR_CLOSED, NOBODY_DID, thing)
        check_sight(state)


@final
class DestroyDoor(FieldOperation):
    """Any door but a destroyed one."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return state.ground.doors[thing] != DESTROYED

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        unlock(state, thing)
        state.ground = with_door(state.ground, thing, DESTROYED)
        state.emit(events.DOOR_DESTROYED, thing)
        check_sight(state)


@final
class LockDoor(FieldOperation):
    """A closed door; it lasts (`keeping.py`)."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return closed(state, thing)


def closed(state: SkirmishState, door: i64) -> bool:
    return state.ground.doors[door] == CLOSED or state.ground.doors[door] == LOCKED


def unlock(state: SkirmishState, door: i64) -> None:
    """What locks the door by an effect ends."""
    for place in range(state.lasts - 1, -1, -1):
        at = place * LASTING_WIDTH
        if state.lasting[at + L_OP] == LOCK_DOOR and state.lasting[at + L_SUBJECT] == OF_DOOR + door:
            drop_lasting(state, place)
    weigh(state)
    if state.ground.doors[door] == LOCKED:
        state.emit(events.DOOR_UNLOCKED, door)


@final
class OpenTrapdoor(FieldOperation):
    """HY-7.34  Whoever stands on one that opens is wounded."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return state.ground.kinds[thing] == TRAPDOOR

    def act_together(self, state: SkirmishState, row: i64, actor: i64, number: i64) -> None:
        wounded: i64 = 0
        for _time in range(number):
            square = state.take()
            state.ground = with_kind(state.ground, square, PIT)
            state.emit(events.TRAPDOOR_OPENED, square)
            for figure in range(FIGURES):
                if on_board(state, figure) and state.base[figure] == 1 and state.place[figure] == square:
                    wounded |= suffer(state, figure, 1, BY_TRAP)
        push_batch(state, wounded, side_behind(actor))


@final
class CloseTrapdoor(FieldOperation):
    """HY-7.34  A pit is a trapdoor again."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return state.ground.kinds[thing] == PIT

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        state.ground = with_kind(state.ground, thing, TRAPDOOR)
        state.emit(events.TRAPDOOR_CLOSED, thing)


# Templates ------------------------------------------------------------------------------------------


@final
class Template(FieldOperation):
    """HY-13.3 – HY-13.6  All four squares on the board, at least one of them not solid."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        if thing % WIDTH + 1 >= state.mission.columns or thing // WIDTH + 1 >= state.mission.rows:
            return False
        for covered in base_squares(thing, 2):
            if not holds(state.ground.solid, covered):
                return True
        return False

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        kind = column(state, row, E_WORD)
        by = side_behind(actor)
        state.emit(events.TEMPLATE_PLACED, kind, thing, by)
        if kind == EXPLOSION:
            wounded: i64 = 0
            for figure in range(FIGURES):
                if on_board(state, figure) and overlaps(thing, 2, state.place[figure], state.base[figure]):
                    wounded |= suffer(state, figure, 1, BY_EFFECT)
            push_batch(state, wounded, by)
            return
        now: i64 = state.round if state.round > 0 else ONE
        until: i64 = now + 1 if kind == GAS else FOR_THE_GAME
        state.templates = [*state.templates, kind, thing, by, until]
        check_nv(state)
