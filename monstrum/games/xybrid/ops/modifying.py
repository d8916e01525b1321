"""BOOST, ADDSCI, SHIELD, JAM: modifiers that last until REFRESH or until the part moves (XY-12.10)."""

from typing import final

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid import events, kinds
from monstrum.games.xybrid.actions import NAME
from monstrum.games.xybrid.catalog import SCIENCES
from monstrum.games.xybrid.ops.operands import pop_set
from monstrum.games.xybrid.state import JAMMED, SHIELDED, LabState


def boost(state: LabState, number: int) -> None:
    """Each of the targets gets the amount found for it; all were found before the first is applied."""
    operands = state.operands
    amounts = operands[len(operands) - number :]
    del operands[len(operands) - number :]
    targets = pop_set(state)
    for at in range(number):
        state.boost[targets[at]] += amounts[at]
        state.emit(events.BOOSTED, targets[at], amounts[at])


def ask_science(state: LabState, controller: int) -> None:
    """XY-12.5  Without a target no science is named."""
    if state.operands[-1] == 0:
        state.operands.pop()
    else:
        state.push(kinds.EFFECT_SCIENCE, controller)


def shield(state: LabState) -> None:
    for part in pop_set(state):
        state.marks[part] |= SHIELDED
        state.emit(events.SHIELDED, part)


def jam(state: LabState) -> None:
    """The part is not pending this deployment; one that has acted, or has nothing to do, notices nothing."""
    for part in pop_set(state):
        state.marks[part] |= JAMMED
        state.emit(events.JAMMED, part)


@final
class EffectScience(Frame[LabState]):
    """ADDSCI: the controller names one science; each selected part also has it."""

    def options(self, state: LabState, out: Actions) -> None:
        for science in range(SCIENCES):
            out.add(NAME + science)

    def resolve(self, state: LabState, action: int) -> None:
        for part in pop_set(state):
            state.added[part] |= 1 << (action - NAME)
            state.emit(events.SCIENCE_ADDED, part, action - NAME)
