"""COPY: resolve the DEPLOY entries of another part as if they were on the copier."""

from mypy_extensions import i64

from monstrum.core.state import NOBODY
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.effects.operands import drop_set, member, set_size
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.state import LabState


def copy(state: LabState, source: i64, controller: i64) -> None:
    """`self` is the copying part; a breakthrough has none, so there it is the part copied."""
    size = set_size(state)
    for at in range(size):
        state.emit(events.COPIED, controller, member(state, at))
    for at in range(size - 1, -1, -1):
        part = member(state, at)
        entry = state.catalog.entry_of(part, catalog.DEPLOY)
        if entry >= 0:
            state.push(kinds.RUN, NOBODY, entry, source if source >= 0 else part, controller)
    drop_set(state)
