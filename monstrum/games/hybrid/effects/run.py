"""6.1  An effect under way, row by row. Whatever a row brings about lies above the record of what follows, so
an effect can be interrupted anywhere, and is known to be under way until all of it has happened."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.hybrid.content.catalog import E_OP, E_OPTIONAL, E_TARGET, E_TRIGGER, EFFECT_WIDTH
from monstrum.games.hybrid.effects.aiming import aim
from monstrum.games.hybrid.effects.rolling import too_late
from monstrum.games.hybrid.rules import actions, events, kinds
from monstrum.games.hybrid.rules.effect_table import drop_standing, stand, weigh
from monstrum.games.hybrid.rules.expiry import check_nv
from monstrum.games.hybrid.rules.sources import (
    HOW,
    ON_PLAY,
    PLAYED,
    concerned_of,
    decides,
    self_of,
    source_of,
)
from monstrum.games.hybrid.rules.triggers import allowed
from monstrum.games.hybrid.state import STANDING_WIDTH, W_ROW, W_WHO, SkirmishState


@final
class Run(Frame[SkirmishState]):
    """6.1  The next row: one with a later trigger begins to wait, an optional one is asked about."""

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, end, c, d, e, f = state.a, state.b, state.c, state.d, state.e, state.f
        if row >= end:
            return
        state.push(kinds.RUN, NOBODY, row + 1, end, c, d, e, f)
        at = row * EFFECT_WIDTH
        rows = state.catalog.effects.rows
        if f == 0:
            if rows[at + E_TRIGGER] != ON_PLAY:
                stand(state, row, c, d, e)
                weigh(state)
                check_nv(state)
                return
            judged = self_of(d) if self_of(d) >= 0 else state.active
            if not allowed(state, row, judged, c, d):
                return
        if rows[at + E_OPTIONAL]:
            if too_late(state, rows[at + E_OP]):
                return
            state.push(kinds.EFFECT_MAY, decides(state, c), row, 0, c, d, e, f)
        else:
            begin(state, row, c, d, e, f)


def begin(state: SkirmishState, row: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    """The row is carried out: its targets are found first."""
    at = row * EFFECT_WIDTH
    rows = state.catalog.effects.rows
    state.emit(events.EFFECT_BEGUN, source_of(c), rows[at + E_OP], concerned_of(d))
    aim(state, rows[at + E_TARGET], row, c, d, e, f)


@final
class EffectMay(Frame[SkirmishState]):
    """6.1  `optional`: its owner decides when it would fire. One that fires once is used up by a yes."""

    def options(self, state: SkirmishState, out: Actions) -> None:
        out.add(actions.YES)
        out.add(actions.NO)

    def resolve(self, state: SkirmishState, action: i64) -> None:
        row, c, d, e, f = state.a, state.c, state.d, state.e, state.f
        if action == actions.NO:
            state.emit(events.DECLINED, state.actor)
            return
        if f and e % HOW == PLAYED:
            use_up(state, row, c)
        begin(state, row, c, d, e, f)


def use_up(state: SkirmishState, row: i64, c: i64) -> None:
    """The effect of a discarded card has fired: it waits no more."""
    for place in range(state.stands):
        at = place * STANDING_WIDTH
        if state.standing[at + W_ROW] == row and state.standing[at + W_WHO] == c:
            drop_standing(state, place)
            weigh(state)
            return
