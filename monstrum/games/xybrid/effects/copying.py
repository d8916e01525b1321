"""COPY: resolve the DEPLOY entries of another part as if they were on the copier."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.effects.operands import drop_set, member, set_size
from monstrum.games.xybrid.effects.operation import Found, LabOperation
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.state import LabState


@final
class Copy(LabOperation):
    """`self` is the copying part; a breakthrough has none, so there it is the part copied."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return state.catalog.copies[thing] == 0

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        size = set_size(state)
        for at in range(size):
            state.emit(events.COPIED, actor, member(state, at))
        for at in range(size - 1, -1, -1):
            part = member(state, at)
            entry = state.catalog.entry_of(part, catalog.DEPLOY)
            if entry >= 0:
                state.push(kinds.RUN, NOBODY, entry, thing if thing >= 0 else part, actor)
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return 3.0
