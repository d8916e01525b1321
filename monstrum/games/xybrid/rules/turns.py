"""XY-6  The turn and its end: who plays next, and when monsters are deployed."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.draws import begin_draw
from monstrum.games.xybrid.rules.effects import next_mission
from monstrum.games.xybrid.rules.zones import complete
from monstrum.games.xybrid.state import LAST_CYCLE, LabState


def all_complete(state: LabState) -> bool:
    for seat in range(state.seats):
        if not complete(state, seat):
            return False
    return True


@final
class Turn(Frame[LabState]):
    """MISSION, DRAW, BUILD, END. Nobody is skipped, complete or not (XY-6.1)."""

    def resolve(self, state: LabState, action: i64) -> None:
        seat = state.a
        state.triggered = 0
        state.emit(events.TURN_STARTED, seat)
        state.push(kinds.BUILD, NOBODY, seat)
        if next_mission(state, seat, -1) >= 0:
            state.push(kinds.DRAW_STEP, NOBODY, seat)
            state.push(kinds.MISSION, seat)
        else:  # XY-3.2: without one there is no decision
            begin_draw(state, seat)


@final
class CycleEnd(Frame[LabState]):
    """XY-6.2 – XY-6.4  After the last turn of a cycle: all complete, gridlock or the cap start deployment."""

    def resolve(self, state: LabState, action: i64) -> None:
        if all_complete(state):
            state.emit(events.DEPLOYMENT_STARTED)
        elif not state.drew:
            state.emit(events.GRIDLOCKED)
        elif state.cycle >= LAST_CYCLE:
            state.emit(events.CAP_REACHED)
        else:
            state.push(kinds.CYCLE, NOBODY)
            return
        state.push(kinds.DEPLOYMENT, NOBODY)
