"""XY-3  Turn step 1: MISSION."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NONE, USE, part_action, part_of
from monstrum.games.xybrid.rules.effects import next_mission
from monstrum.games.xybrid.state import LabState


@final
class Mission(Frame[LabState]):
    """XY-3.1, XY-3.4  At most one MISSION part of the own pile; it is not used up."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        part = next_mission(state, state.actor, -1)
        while part >= 0:
            out.add(part_action(state.catalog, USE, part))
            part = next_mission(state, state.actor, part)

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            return
        part = part_of(state.catalog, action)
        state.emit(events.MISSION_ACTIVATED, state.actor, part)
        state.push(kinds.RUN, NOBODY, state.catalog.entry_of(part, catalog.MISSION), part, state.actor)
