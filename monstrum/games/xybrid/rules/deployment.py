"""XY-8  Deployment step 1: DEPLOY, from the highest current value to the lowest."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, SEALED, Frame
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import USE, part_action, part_of
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import ACTIVATED, JAMMED, MONSTER, LabState, turn_order


def pending(state: LabState, part: i64) -> bool:
    """Attached, with a DEPLOY effect, neither activated nor jammed."""
    return state.catalog.entry_of(part, catalog.DEPLOY) >= 0 and not state.marks[part] & (ACTIVATED | JAMMED)


def next_activation(state: LabState) -> tuple[i64, i64]:
    """XY-8.1, XY-8.2  The highest current value of a pending part, and the first seat in turn order that has
    one; -1 when nothing is pending."""
    best: i64 = -1
    whose: i64 = -1
    for turn in range(state.seats):
        seat = turn_order(state, turn)
        part = state.first[MONSTER + seat]
        while part >= 0:
            if pending(state, part):
                worth = value(state, part)
                if worth > best:
                    best = worth
                    whose = seat
            part = state.after[part]
    return best, whose


def is_tied(state: LabState, part: i64, worth: i64) -> bool:
    return pending(state, part) and value(state, part) == worth


def next_tied(state: LabState, seat: i64, worth: i64, after: i64) -> i64:
    """The seat's next pending part of this value, or -1; `after` is the one before, -1 at the start."""
    part = state.first[MONSTER + seat] if after < 0 else state.after[after]
    while part >= 0 and not is_tied(state, part, worth):
        part = state.after[part]
    return part


@final
class Deployment(Frame[LabState]):
    """XY-7.1, XY-8, XY-9  Breakthroughs, DEPLOY effects, infamy: in this order."""

    def resolve(self, state: LabState, action: i64) -> None:
        state.triggered = 0
        state.push(kinds.GAIN_INFAMY, NOBODY)
        state.push(kinds.DEPLOY, NOBODY)
        state.push(kinds.BREAKTHROUGH, SEALED, (1 << state.seats) - 1)


@final
class Deploy(Frame[LabState]):
    """XY-8.1  Look for the next part to activate; stop when nothing is pending."""

    def resolve(self, state: LabState, action: i64) -> None:
        worth, whose = next_activation(state)
        if worth >= 0:
            state.push(kinds.DEPLOY, NOBODY)
            state.push(kinds.DEPLOY_ORDER, whose, worth)


@final
class DeployOrder(Frame[LabState]):
    """XY-8.1, XY-8.3  The controller picks among parts tied at value `a`; then it is marked, then it acts."""

    def options(self, state: LabState, out: Actions) -> None:
        part = next_tied(state, state.actor, state.a, -1)
        while part >= 0:
            out.add(part_action(state.catalog, USE, part))
            part = next_tied(state, state.actor, state.a, part)

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        state.own_marks()[part] |= ACTIVATED
        state.emit(events.ACTIVATED, state.actor, part)
        state.push(kinds.RUN, NOBODY, state.catalog.entry_of(part, catalog.DEPLOY), part, state.actor)
