"""HY-7.51  What a Movement is on the stack, and what happens after each of its elements."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.movement_so_far import Movement
from monstrum.games.hybrid.rules.overwatch import push_reactions
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.templates import NO_GAS, entered_gas, push_gas
from monstrum.games.hybrid.rules.triggers import ON_ENTER_SQUARE, entered, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import SkirmishState

FLAGS_AT: Final = 256  # register a: figure + FLAGS_AT · MoveFlags
CLOSED_AT: Final = 31  # register d: doors opened, and from this bit on doors closed
ALL_DOORS: Final = 0x7FFFFFFF


def push_movement(state: SkirmishState, kind: i64, actor: i64, movement: Movement) -> None:
    """A Movement as a record."""
    state.push(
        kind,
        actor,
        movement.figure + FLAGS_AT * movement.flags,
        movement.left,
        movement.pack(),
        movement.opened | (movement.closed << CLOSED_AT),
        movement.stood,
    )


def load_movement(state: SkirmishState) -> Movement:
    """The Movement of the loaded record."""
    movement = Movement(state.a % FLAGS_AT, state.b)
    movement.flags = state.a // FLAGS_AT
    movement.unpack(state.c)
    movement.opened = state.d & ALL_DOORS
    movement.closed = state.d >> CLOSED_AT
    movement.stood = state.e
    return movement


def look_around(state: SkirmishState, movement: Movement, before: i64) -> None:
    """HY-7.51, HY-13.5  After a step, landing, fall, entry or door: gas first, then First Contact, the loss
    of Infiltration and Skilled Firing reactions; then the Movement goes on. `before` is where he stood."""
    figure = movement.figure
    cloud = walked_into(state, movement, before)
    stung = cloud != NO_GAS
    push_movement(state, kinds.MOVE_ON, NOBODY, movement)
    if state.place[figure] != before:
        displaced(state, figure)
    if waits_for(state, ON_ENTER_SQUARE) and state.place[figure] != before:
        state.push(kinds.LOOK, NOBODY, figure)
        entered(state, figure, before)
        if stung:
            push_gas(state, figure, cloud)
    elif stung:
        state.push(kinds.LOOK, NOBODY, figure)
        push_gas(state, figure, cloud)
    else:
        push_reactions(state, figure)
        check_sight(state)


def walked_into(state: SkirmishState, movement: Movement, before: i64) -> i64:
    """HY-13.5  Whose gas he has come into, once per Movement; NO_GAS mostly."""
    if not state.templates or movement.stung:
        return NO_GAS
    cloud = entered_gas(state, movement.figure, before)
    movement.stung = cloud != NO_GAS
    return cloud


def look_after_fall(state: SkirmishState, movement: Movement, before: i64) -> None:
    """HY-7.51  The same after a fall, whose Wound the caller pushes on top of it."""
    cloud = walked_into(state, movement, before)
    push_movement(state, kinds.MOVE_ON, NOBODY, movement)
    state.push(kinds.LOOK, NOBODY, movement.figure, before + 1, cloud)
    displaced(state, movement.figure)


class Look(Frame[SkirmishState]):
    """HY-7.51  a who has moved: what he would have caused before something else came first. b where he was
    before a fall + 1, c whose gas he fell into."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        figure, before, cloud = state.a, state.b - 1, state.c
        if on_board(state, figure) and before >= 0:
            state.push(kinds.LOOK, NOBODY, figure)
            entered(state, figure, before)
            push_gas(state, figure, cloud)
            return
        if on_board(state, figure):
            push_reactions(state, figure)
        check_sight(state)
