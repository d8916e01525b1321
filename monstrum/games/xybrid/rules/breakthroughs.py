"""XY-7  Breakthroughs: committed in secret, revealed together, activated in turn order."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import REVEALS
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NONE, breakthrough_of, reveal_action
from monstrum.games.xybrid.state import SHOWN, LabState, turn_order


@final
class Breakthrough(Frame[LabState]):
    """XY-7.1, XY-7.2, XY-7.5  Every player commits to none or one of their own; then all are shown."""

    def offers(self, state: LabState, seat: i64, out: Actions) -> None:
        out.add(NONE)
        for breakthrough in range(state.catalog.breakthroughs):
            if state.holder[breakthrough] == seat:
                out.add(reveal_action(state.catalog, breakthrough))

    def resolve(self, state: LabState, action: i64) -> None:
        for turn in range(state.seats - 1, -1, -1):
            seat = turn_order(state, turn)
            picked = state.buffers[seat][0]
            if picked != NONE:
                breakthrough = breakthrough_of(state.catalog, picked)
                state.own_holder()[breakthrough] = SHOWN
                entry = state.catalog.breakthrough_entry[breakthrough]
                state.push(kinds.RUN, NOBODY, entry, -1, seat, 0, breakthrough + 1)
        for seat in range(state.seats):
            picked = state.buffers[seat][0]
            if picked == NONE:
                state.emit(events.REVEALED_NONE, seat, marks=REVEALS)
            else:
                state.emit(events.REVEALED, seat, breakthrough_of(state.catalog, picked), marks=REVEALS)
