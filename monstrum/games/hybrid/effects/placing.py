"""6.2  Operations that put a figurine somewhere: `teleport`, `revive`, `spawn`, `swap`. Square and facing are
chosen (D33); where there is no place the effect is lost."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.numbers import ZERO
from monstrum.core.state import CHANCE, Frame
from monstrum.games.hybrid.content.catalog import (
    E_N,
    E_OP,
    E_TARGET,
    E_X,
    T_CHOOSER,
    T_SCOPE,
    TARGET_WIDTH,
)
from monstrum.games.hybrid.effects.operation import FieldOperation, FigureOperation, column, operation_of
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
    ELIMINATED,
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


def put_somewhere(state: SkirmishState, row: i64, subject: i64, placer: i64) -> None:
    """Ask where, if there is a place. `subject` is a figurine, or for `spawn` a side."""
    if len(places(state, row, subject, state.c)) == 0:
        lose_effect(state, row)
    else:
        state.push(kinds.EFFECT_SQUARE, placer, row, subject, state.c, state.d, state.e)


def lose_effect(state: SkirmishState, row: i64) -> None:
    state.emit(events.EFFECT_LOST, source_of(state.c), column(state, row, E_OP))


@final
class Teleport(FigureOperation):
    """Where to says whoever chose the target."""

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if not on_board(state, thing):
            lose_effect(state, row)
            return
        who = state.catalog.effects.targets[column(state, row, E_TARGET) * TARGET_WIDTH + T_CHOOSER]
        owner = decides(state, actor)
        placer: i64 = owner if who == 0 else 1 - owner
        put_somewhere(state, row, thing, CHANCE if who == AT_RANDOM else placer)

    def finish(self, state: SkirmishState, row: i64, thing: i64, choice: i64) -> None:
        before, square = state.place[thing], state.f
        marks: i64 = RANDOM if state.actor == CHANCE else 0
        put_figure(state, thing, square, choice)
        state.emit(events.TELEPORTED, thing, square, choice, marks=marks)
        displaced(state, thing)
        entered(state, thing, before)


@final
class Revive(FigureOperation):
    """His owner places him."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        return state.status[thing] == ELIMINATED

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        if may_join(state, side_of(thing)):
            put_somewhere(state, row, thing, side_of(thing))
        else:
            lose_effect(state, row)

    def finish(self, state: SkirmishState, row: i64, thing: i64, choice: i64) -> None:
        stand_up(state, thing, state.f, choice, column(state, row, E_N))
        entered(state, thing, NO_SQUARE)


@final
class Spawn(FieldOperation):
    """A warrior joins his side, who places him; on a target square only the facing is left to choose."""

    def admits(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> bool:
        profile = column(state, row, E_X)
        return is_room(state, NO_FIGURE, state.catalog.side[profile], thing, state.catalog.base[profile])

    def act(self, state: SkirmishState, row: i64, actor: i64, thing: i64) -> None:
        profile = column(state, row, E_X)
        side = state.catalog.side[profile]
        on_square = (
            state.catalog.effects.targets[column(state, row, E_TARGET) * TARGET_WIDTH + T_SCOPE] == S_SQUARES
        )
        if not on_square and thing == side and may_join(state, side) and has_slot(state, side):
            put_somewhere(state, row, side, side)
        elif not on_square or not self.admits(state, row, actor, thing) or owner_of(actor) == 1 - side:
            lose_effect(state, row)
        elif may_join(state, side) and has_slot(state, side):
            state.push(kinds.EFFECT_FACING, side, row, side, actor, state.d, state.e, thing)
        else:
            lose_effect(state, row)

    def finish(self, state: SkirmishState, row: i64, thing: i64, choice: i64) -> None:
        figure = enlist(state, thing, column(state, row, E_X))
        put_figure(state, figure, state.f, choice)
        state.emit(events.JOINED, figure, state.f, choice)
        entered(state, figure, NO_SQUARE)


def may_join(state: SkirmishState, side: i64) -> bool:
    """A side has at most ten warriors."""
    number: i64 = 0
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if in_play(state, figure):
            number += 1
    return number < MOST_WARRIORS


def has_slot(state: SkirmishState, side: i64) -> bool:
    for figure in range(side * SLOTS, side * SLOTS + SLOTS):
        if state.status[figure] == NOT_IN_PLAY:
            return True
    return False


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
        operation_of(state, state.a).finish(state, state.a, state.b, action - actions.FACING)
        check_sight(state)


def stand_up(state: SkirmishState, figure: i64, square: i64, facing: i64, wounds: i64) -> None:
    """`revive`: he returns with so many Wounds, but alive, and without a counter until the next round."""
    most = nv(state, figure) - 1
    state.own_wounds()[figure] = wounds if wounds < most else (most if most > 0 else ZERO)
    state.own_order()[figure] = 0
    state.own_skips()[figure] |= 1  # HY-15.2: nor does he infiltrate
    state.extras = [other for other in state.extras if other != figure]
    if state.leader[side_of(figure)] == figure:
        state.own_lost()[figure] |= LOST_COMMAND
    put_figure(state, figure, square, facing)
    state.emit(events.REVIVED, figure, square, facing)
    check_values(state)


@final
class Swap(FigureOperation):
    """Two figurines with bases of the same size exchange their places."""

    def act_together(self, state: SkirmishState, row: i64, actor: i64, number: i64) -> None:
        first = state.take()
        second = state.take()
        if (
            not on_board(state, first)
            or not on_board(state, second)
            or state.base[first] != state.base[second]
        ):
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
