"""XY-8  Deployment step 1: DEPLOY, from the highest current value to the lowest."""

from typing import final

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, SEALED, Frame
from monstrum.games.xybrid import catalog, events, kinds
from monstrum.games.xybrid.actions import USE, part_action, part_of
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import ACTIVATED, JAMMED, MONSTER, LabState, turn_order


def pending(state: LabState, part: int) -> bool:
    """Attached, with a DEPLOY effect, neither activated nor jammed."""
    return state.catalog.entry_of(part, catalog.DEPLOY) >= 0 and not state.marks[part] & (ACTIVATED | JAMMED)


def next_activations(state: LabState) -> tuple[int, list[int]]:
    """XY-8.1, XY-8.2  Whose turn to activate it is, and which of their parts are tied for it."""
    best = -1
    whose = -1
    tied: list[int] = []
    for turn in range(state.seats):
        seat = turn_order(state, turn)
        part = state.first[MONSTER + seat]
        while part >= 0:
            if pending(state, part):
                worth = value(state, part)
                if worth > best:
                    best = worth
                    whose = seat
                    tied.clear()
                if worth == best and seat == whose:
                    tied.append(part)
            part = state.after[part]
    return whose, tied


@final
class Deployment(Frame[LabState]):
    """XY-7.1, XY-8, XY-9  Breakthroughs, DEPLOY effects, infamy: in this order."""

    def resolve(self, state: LabState, action: int) -> None:
        state.triggered = 0
        state.push(kinds.GAIN_INFAMY, NOBODY)
        state.push(kinds.DEPLOY, NOBODY)
        state.push(kinds.BREAKTHROUGH, SEALED, (1 << state.seats) - 1)


@final
class Deploy(Frame[LabState]):
    """XY-8.1  Look for the next part to activate; stop when nothing is pending."""

    def resolve(self, state: LabState, action: int) -> None:
        whose, _ = next_activations(state)
        if whose >= 0:
            state.push(kinds.DEPLOY, NOBODY)
            state.push(kinds.DEPLOY_ORDER, whose)


@final
class DeployOrder(Frame[LabState]):
    """XY-8.1, XY-8.3  The controller picks among tied parts; the mark comes before the effect."""

    def options(self, state: LabState, out: Actions) -> None:
        _, tied = next_activations(state)
        for part in tied:
            out.add(part_action(state.catalog, USE, part))

    def resolve(self, state: LabState, action: int) -> None:
        part = part_of(state.catalog, action)
        state.marks[part] |= ACTIVATED
        state.emit(events.ACTIVATED, state.actor, part)
        state.push(kinds.RUN, NOBODY, state.catalog.entry_of(part, catalog.DEPLOY), part, state.actor)
