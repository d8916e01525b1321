"""BOOST, ADDSCI, SHIELD, JAM: modifiers that last until REFRESH or until the part moves (XY-12.10)."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid.content.catalog import SCIENCES
from monstrum.games.xybrid.effects.operands import drop_set, member, picked, set_size
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NAME
from monstrum.games.xybrid.state import JAMMED, SHIELDED, LabState


def boost(state: LabState, number: i64) -> None:
    """Each of the targets gets the amount found for it; all were found before the first is applied."""
    amounts = picked(state, number)
    state.laid -= number
    for at in range(number):
        part = member(state, at)
        state.boost[part] += amounts[at]
        state.emit(events.BOOSTED, part, amounts[at])
    drop_set(state)


def ask_science(state: LabState, controller: i64) -> None:
    """XY-12.5  Without a target no science is named."""
    if set_size(state) == 0:
        drop_set(state)
    else:
        state.push(kinds.EFFECT_SCIENCE, controller)


def shield(state: LabState) -> None:
    for at in range(set_size(state)):
        part = member(state, at)
        state.marks[part] |= SHIELDED
        state.emit(events.SHIELDED, part)
    drop_set(state)


def jam(state: LabState) -> None:
    """The part is not pending this deployment; one that has acted, or has nothing to do, notices nothing."""
    for at in range(set_size(state)):
        part = member(state, at)
        state.marks[part] |= JAMMED
        state.emit(events.JAMMED, part)
    drop_set(state)


@final
class EffectScience(Frame[LabState]):
    """ADDSCI: the controller names one science; each selected part also has it."""

    def options(self, state: LabState, out: Actions) -> None:
        for science in range(SCIENCES):
            out.add(NAME + science)

    def resolve(self, state: LabState, action: i64) -> None:
        for at in range(set_size(state)):
            part = member(state, at)
            state.added[part] |= 1 << (action - NAME)
            state.emit(events.SCIENCE_ADDED, part, action - NAME)
        drop_set(state)
