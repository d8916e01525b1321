"""HY-7.51  What a Movement is on the stack, and what happens after each of its elements."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid import kinds
from monstrum.games.hybrid.rules.counters import displaced
from monstrum.games.hybrid.rules.moves import Movement
from monstrum.games.hybrid.rules.overwatch import push_reactions
from monstrum.games.hybrid.rules.sightings import check_sight
from monstrum.games.hybrid.rules.squares import NOWHERE
from monstrum.games.hybrid.rules.templates import NO_GAS, gas_at, push_gas
from monstrum.games.hybrid.rules.triggers import ON_ENTER_SQUARE, entered, waits_for
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.state import SkirmishState

FLAGS_AT: Final = 256  # register a: figure + FLAGS_AT · MoveFlags
CLOSED_AT: Final = 32  # register d: doors opened, and from this bit on doors closed


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
    movement.opened = state.d & 0xFFFFFFFF
    movement.closed = state.d >> CLOSED_AT
    movement.stood = state.e
    return movement


def look_around(state: SkirmishState, movement: Movement, before: i64) -> None:
    """HY-7.51, HY-13.5  After a step, landing, fall, entry or door: gas first, then First Contact, the loss
    of Infiltration and Skilled Firing reactions; then the Movement goes on. `before` is where he stood."""
    figure = movement.figure
    stung = state.templates and not movement.stung and walks_into_gas(state, figure, before)
    if stung:
        movement.stung = True
    push_movement(state, kinds.MOVE_ON, NOBODY, movement)
    displaced(state, figure)
    if waits_for(state, ON_ENTER_SQUARE) and state.place[figure] != before:
        state.push(kinds.LOOK, NOBODY, figure)
        entered(state, figure, before)
        if stung:
            push_gas(state, figure)
    elif stung:
        state.push(kinds.LOOK, NOBODY, figure)
        push_gas(state, figure)
    else:
        push_reactions(state, figure)
        check_sight(state)


def walks_into_gas(state: SkirmishState, figure: i64, before: i64) -> bool:
    """HY-13.5  The base covers a square of the cloud and covered none before."""
    base = state.base[figure]
    if gas_at(state, state.place[figure], base) == NO_GAS:
        return False
    return before == NOWHERE or gas_at(state, before, base) == NO_GAS


class Look(Frame[SkirmishState]):
    """HY-7.51  a who has moved: what he would have caused before something else came first."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if on_board(state, state.a):
            push_reactions(state, state.a)
        check_sight(state)
