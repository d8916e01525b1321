"""HY-13.3 – HY-13.6  Templates: gas that stings who stands in it or walks into it."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.rules import events, kinds
from monstrum.games.hybrid.rules.rolls import GAS as GAS_ROLL
from monstrum.games.hybrid.rules.rolls import other_roll, succeeded
from monstrum.games.hybrid.rules.squares import NOWHERE, overlaps
from monstrum.games.hybrid.rules.warriors import on_board
from monstrum.games.hybrid.rules.wounds import BY_EFFECT, push_batch, suffer
from monstrum.games.hybrid.state import (
    GAS,
    M_KIND,
    M_SIDE,
    M_SQUARE,
    M_UNTIL,
    TEMPLATE_WIDTH,
    SkirmishState,
)

NO_GAS: Final = -2  # -1 is gas that no side has placed


def gas_at(state: SkirmishState, square: i64, base: i64) -> i64:
    """The side that placed the gas a base stands in, -1 if no side did; -2 where there is none."""
    rows = state.templates
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_KIND] == GAS and overlaps(rows[at + M_SQUARE], 2, square, base):
            return rows[at + M_SIDE]
    return NO_GAS


def entered_gas(state: SkirmishState, figure: i64, before: i64) -> i64:
    """HY-13.5  The side behind a cloud the base covers a square of now and covered none of on `before`, which
    may be nowhere; -2 if there is none."""
    rows = state.templates
    base = state.base[figure]
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        inside = rows[at + M_KIND] == GAS and overlaps(rows[at + M_SQUARE], 2, state.place[figure], base)
        if inside and (before == NOWHERE or not overlaps(rows[at + M_SQUARE], 2, before, base)):
            return rows[at + M_SIDE]
    return NO_GAS


def breathe(state: SkirmishState, figure: i64) -> None:
    """HY-13.5  A1: who stands in gas rolls next."""
    if state.templates and on_board(state, figure):
        push_gas(state, figure, gas_at(state, state.place[figure], state.base[figure]))


def push_gas(state: SkirmishState, figure: i64, side: i64) -> None:
    """HY-13.5  A warrior in gas of this side rolls next; the record that goes on with him has been pushed
    before."""
    if side != NO_GAS:
        state.push(kinds.GAS, NOBODY, figure, side)
        other_roll(state, figure, GAS_ROLL)


class Gas(Frame[SkirmishState]):
    """HY-13.5  a figure, b side that placed it, f roll: failure is a Wound credited to that side."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        if not succeeded(state.f):
            by = state.b
            push_batch(state, suffer(state, state.a, 1, BY_EFFECT), by)


def expire_templates(state: SkirmishState) -> None:
    """HY-13.5, HY-15.1 (2)  Those whose round has ended go."""
    rows = state.templates
    kept: list[int] = []
    for at in range(0, len(rows), TEMPLATE_WIDTH):
        if rows[at + M_UNTIL] <= state.round:
            state.emit(events.TEMPLATE_ENDED, rows[at + M_KIND], rows[at + M_SQUARE])
        else:
            kept.extend(rows[at : at + TEMPLATE_WIDTH])
    state.templates = kept
