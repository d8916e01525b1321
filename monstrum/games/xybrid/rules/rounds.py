"""XY-2  Round start: the first player, the cores, the cycles."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import PLAYER, TAKE, part_action, part_of
from monstrum.games.xybrid.rules.zones import move
from monstrum.games.xybrid.state import CORE_PILE, MONSTER, SLOT_CORE, LabState, turn_order


def first_candidates(state: LabState) -> list[int]:
    """XY-1.6, XY-2.1  Anybody before round 1; later those with the least infamy."""
    seats = list(range(state.seats))
    if state.round == 0:
        return seats
    least = min(state.infamy)
    return [seat for seat in seats if state.infamy[seat] == least]


@final
class FirstPlayer(Frame[LabState]):
    """XY-1.6, XY-2.1, XY-2.2  Fixed before cores are chosen; random only where several qualify."""

    def options(self, state: LabState, out: Actions) -> None:
        for seat in first_candidates(state):
            out.add(PLAYER + seat)

    def resolve(self, state: LabState, action: i64) -> None:
        tied = len(first_candidates(state)) > 1
        state.first_seat = action - PLAYER
        state.emit(events.FIRST_PLAYER_PICKED, state.first_seat, marks=RANDOM if tied else 0)


@final
class Round(Frame[LabState]):
    """XY-2.3, XY-2.4  Cores in turn order, then cycle after cycle."""

    def resolve(self, state: LabState, action: i64) -> None:
        state.round += 1
        state.cycle = 0
        state.emit(events.ROUND_STARTED, state.round, state.first_seat)
        state.push(kinds.CYCLE, NOBODY)
        for turn in range(state.seats - 1, -1, -1):
            state.push(kinds.CHOOSE_CORE, turn_order(state, turn))


@final
class ChooseCore(Frame[LabState]):
    """XY-2.3  Any core left in the core pile; it becomes the first part of the new monster."""

    def options(self, state: LabState, out: Actions) -> None:
        part = state.first[CORE_PILE]
        while part >= 0:
            out.add(part_action(state.catalog, TAKE, part))
            part = state.after[part]

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        move(state, part, MONSTER + state.actor, SLOT_CORE)
        state.emit(events.CORE_TAKEN, state.actor, part)


@final
class Cycle(Frame[LabState]):
    """XY-2.4  One turn by each player in turn order."""

    def resolve(self, state: LabState, action: i64) -> None:
        state.cycle += 1
        state.drew = 0
        state.emit(events.CYCLE_STARTED, state.cycle)
        state.push(kinds.CYCLE_END, NOBODY)
        for turn in range(state.seats - 1, -1, -1):
            state.push(kinds.TURN, NOBODY, turn_order(state, turn))
