"""6.2  Operations on the board: doors, trapdoors, counters placed and removed, templates (HY-13.3 – HY-13.6)."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, Frame
from monstrum.games.hybrid import actions, events, kinds
from monstrum.games.hybrid.catalog import E_N, E_OP, E_WORD, EFFECT_WIDTH
from monstrum.games.hybrid.opcodes import (
    CLOSE_DOOR,
    DESTROY_DOOR,
    LOCK_DOOR,
    OPEN_DOOR,
    OPEN_TRAPDOOR,
)
from monstrum.games.hybrid.rules.ground import (
    CLOSED,
    DESTROYED,
    FLOOR,
    LOCKED,
    OPEN,
    PILLAR,
    PIT,
    ROCKS,
    TRAPDOOR,
    with_door,
    with_kind,
)
from monstrum.games.hybrid.rules.matching import (
    C_EVENT,
    C_OBJECTIVE,
    C_PILLAR,
    C_ROCKS,
    C_TEMPLATE,
    C_TRAPDOOR,
    counter_on,
    event_on,
)
from monstrum.games.hybrid.rules.sources import drop_lasting, owner_of, weigh
from monstrum.games.hybrid.rules.squares import WIDTH, base_squares, holds, overlaps
from monstrum.games.hybrid.rules.steps import standing
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, BY_TRAP, push_batch, suffer
from monstrum.games.hybrid.state import (
    CARRIED,
    COUNTERS,
    EVENT_FACE,
    EXPLOSION,
    FACE_DOWN,
    FIGURES,
    GAS,
    L_OP,
    L_SUBJECT,
    LASTING_WIDTH,
    LYING,
    M_SQUARE,
    NO_COUNTER,
    NO_SIDE,
    NO_SQUARE,
    OBJECTIVES,
    OF_DOOR,
    TAKEN,
    TEMPLATE_WIDTH,
    TRAP_FACE,
    SkirmishState,
)

FOR_THE_GAME: Final = 99  # the round at whose end a Charnel House goes
NOBODY_DID: Final = -1  # as a figure: an effect opened the door
SCENERY: Final = (ROCKS, PILLAR, TRAPDOOR, PIT)  # in the order of `terms.COUNTERS`


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


# Counters -------------------------------------------------------------------------------------------


def may_place(state: SkirmishState, row: i64, square: i64) -> bool:
    """`place`: floor without figurine, counter or scenery. An Objective that is borne stays where it is."""
    at = row * EFFECT_WIDTH
    what = state.catalog.effects.rows[at + E_WORD]
    if state.ground.kinds[square] != FLOOR or standing(state, square):
        return False
    if counter_on(state, square, C_EVENT, 0) or counter_on(state, square, C_OBJECTIVE, 0):
        return False
    if what == C_EVENT:
        return state.counter_face[COUNTERS - 1] == NO_COUNTER
    return what != C_OBJECTIVE or state.objective_at[state.catalog.effects.rows[at + E_N]] != CARRIED


def place(state: SkirmishState, row: i64, square: i64) -> None:
    """A counter is placed. An Event counter is mixed with those nobody has turned up."""
    if not may_place(state, row, square):
        return
    at = row * EFFECT_WIDTH
    what = state.catalog.effects.rows[at + E_WORD]
    number = state.catalog.effects.rows[at + E_N]
    if what == C_EVENT:
        free: i64 = 0
        while state.counter_face[free] != NO_COUNTER:
            free += 1
        state.counter_face[free] = FACE_DOWN
        state.counter_square[free] = square
        state.events_left += 1
    elif what == C_OBJECTIVE:
        state.objective_at[number] = LYING
        state.objective_square[number] = square
    else:
        state.ground = with_kind(state.ground, square, scenery_kind(what))
    state.emit(events.PLACED, what, square, number)


def scenery_kind(what: i64) -> i64:
    if what == C_ROCKS:
        return ROCKS
    if what == C_PILLAR:
        return PILLAR
    return TRAPDOOR if what == C_TRAPDOOR else PIT


def may_remove(state: SkirmishState, row: i64, square: i64, what: i64) -> bool:
    """`remove`: where such a thing lies."""
    if what == C_TEMPLATE:
        return template_at(state, square) >= 0
    number = state.catalog.effects.rows[row * EFFECT_WIDTH + E_N]
    return counter_on(state, square, what, number)


def template_at(state: SkirmishState, square: i64) -> i64:
    """The first template whose north-west square this is, as its place in the rows; -1 if none."""
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_SQUARE] == square:
            return at
    return -1


def remove(state: SkirmishState, row: i64, square: i64) -> None:
    """A counter or template is removed; an Event counter is turned up as it goes."""
    what = state.catalog.effects.rows[row * EFFECT_WIDTH + E_WORD]
    if what == C_TEMPLATE:
        start = template_at(state, square)
        if start >= 0:
            kind = state.templates[start]
            state.templates = state.templates[:start] + state.templates[start + TEMPLATE_WIDTH :]
            state.emit(events.TEMPLATE_ENDED, kind, square)
        return
    if what == C_EVENT:
        counter = event_on(state, square)
        if counter >= 0:
            if state.counter_face[counter] == FACE_DOWN:
                state.push(kinds.UNCOVER, CHANCE, counter)
            else:
                uncover(state, counter, state.counter_face[counter])
        return
    if what == C_OBJECTIVE:
        for objective in range(1, OBJECTIVES):
            if state.objective_at[objective] == LYING and state.objective_square[objective] == square:
                state.objective_at[objective] = TAKEN
                state.objective_square[objective] = NO_SQUARE
                state.emit(events.TAKEN_AWAY, what, square, objective)
    elif counter_on(state, square, what, 0):
        state.ground = with_kind(state.ground, square, FLOOR)
        state.emit(events.TAKEN_AWAY, what, square, 0)


@final
class Uncover(Frame[SkirmishState]):
    """HY-2.2  a counter that is removed: nobody knew what it was, any of those that are left."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        if state.traps_left:
            out.add(actions.TRAP_UP)
        if state.events_left:
            out.add(actions.EVENT_UP)

    def weight(self, state: SkirmishState, action: i64) -> i64:
        return state.traps_left if action == actions.TRAP_UP else state.events_left

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if action == actions.TRAP_UP:
            state.traps_left -= 1
        else:
            state.events_left -= 1
        uncover(state, state.a, TRAP_FACE if action == actions.TRAP_UP else EVENT_FACE)


def uncover(state: SkirmishState, counter: i64, face: i64) -> None:
    """The counter is gone; the others close up, so that equal boards are equal states."""
    square = state.counter_square[counter]
    for later in range(counter, COUNTERS):
        end = later + 1 == COUNTERS
        state.counter_face[later] = NO_COUNTER if end else state.counter_face[later + 1]
        state.counter_square[later] = NO_SQUARE if end else state.counter_square[later + 1]
    state.emit(events.COUNTER_TURNED_UP, square, face, marks=RANDOM | REVEALS)


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
