"""BOOST, ADDSCI, SHIELD, JAM: modifiers that last until REFRESH or until the part moves (XY-12.10)."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid.content.catalog import CORE, SCIENCES
from monstrum.games.xybrid.effects.operands import drop_set, member, picked, set_size
from monstrum.games.xybrid.effects.operation import Found, LabOperation, against_one, targets
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import NAME
from monstrum.games.xybrid.state import JAMMED, SHIELDED, LabState, owner


@final
class Boost(LabOperation):
    """Each of the targets gets the amount found for it; all were found before the first is applied."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return state.catalog.type_of[thing] != CORE and owner(state, thing) >= 0  # XY-14.4

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        number = state.take()
        amounts = picked(state, number)
        state.laid -= number
        for at in range(number):
            part = member(state, at)
            state.own_boost()[part] += amounts[at]
            state.emit(events.BOOSTED, part, amounts[at], state.place[part])
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return float(found.number) * targets(state, found)


@final
class AddScience(LabOperation):
    """XY-12.5  Without a target no science is named."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return owner(state, thing) >= 0

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        if set_size(state) == 0:
            drop_set(state)
        else:
            state.push(kinds.EFFECT_SCIENCE, actor)


@final
class Shield(LabOperation):
    """XY-13.7  Nobody else's effect touches the part."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return owner(state, thing) >= 0

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        mark_all(state, SHIELDED, events.SHIELDED)

    def foresees(self, state: LabState, found: Found) -> float:
        return 0.8


@final
class Jam(LabOperation):
    """The part is not pending this deployment; one that has acted, or has nothing to do, notices nothing."""

    def admits(self, state: LabState, row: i64, actor: i64, thing: i64) -> bool:
        return owner(state, thing) >= 0

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        mark_all(state, JAMMED, events.JAMMED)

    def foresees(self, state: LabState, found: Found) -> float:
        return 1.5 * against_one(state)


def mark_all(state: LabState, mark: i64, told: i64) -> None:
    for at in range(set_size(state)):
        part = member(state, at)
        state.own_marks()[part] |= mark
        state.emit(told, part, state.place[part])
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
            state.own_added()[part] |= 1 << (action - NAME)
            state.emit(events.SCIENCE_ADDED, part, action - NAME)
        drop_set(state)
