"""COPY: resolve the DEPLOY entries of another part as if they were on the copier."""

from monstrum.core.state import NOBODY
from monstrum.games.xybrid import catalog, events, kinds
from monstrum.games.xybrid.ops.operands import pop_set
from monstrum.games.xybrid.state import LabState


def copy(state: LabState, source: int, controller: int) -> None:
    """`self` is the copying part; a breakthrough has none, so there it is the part copied."""
    parts = pop_set(state)
    for part in parts:
        state.emit(events.COPIED, controller, part)
    for part in reversed(parts):
        entry = state.catalog.entry_of(part, catalog.DEPLOY)
        if entry >= 0:
            state.push(kinds.RUN, NOBODY, entry, source if source >= 0 else part, controller)
