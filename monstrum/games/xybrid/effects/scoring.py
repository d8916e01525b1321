"""GAIN, LOSE, STEAL, and the players they name."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid.effects.opcodes import EACH_OPP, ME
from monstrum.games.xybrid.effects.operands import drop_set, lay_one, lay_set, member, set_size
from monstrum.games.xybrid.effects.operation import Found, LabOperation, loss, taken
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import PLAYER
from monstrum.games.xybrid.rules.candidates import opponents, possible_victims
from monstrum.games.xybrid.rules.infamy import gain as gain_infamy
from monstrum.games.xybrid.state import LabState


def players(state: LabState, which: i64, controller: i64) -> None:
    """Put the named players on the operands, or ask for one of them first."""
    if which == ME:
        lay_one(state, controller)
    elif which == EACH_OPP:
        lay_set(state, opponents(state, controller))
    else:
        state.push(kinds.EFFECT_PLAYER, controller, which)


@final
class Gain(LabOperation):
    """The controller gains n."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        amount = state.take()
        if amount < 0:  # XY-12.7: nobody loses more than they have
            take_infamy(state, actor, -amount)
            return
        gain_infamy(state, actor, amount)
        state.emit(events.GAINED, actor, amount)

    def foresees(self, state: LabState, found: Found) -> float:
        return float(found.number)


@final
class Lose(LabOperation):
    """Each named player loses n, down to 0 (XY-12.7)."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        amount = state.take()
        for at in range(set_size(state)):
            take_infamy(state, member(state, at), amount)
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return loss(state, found)


@final
class Steal(LabOperation):
    """XY-12.7  The controller gains exactly what the victim lost."""

    def act(self, state: LabState, row: i64, actor: i64, thing: i64) -> None:
        amount = state.take()
        for at in range(set_size(state)):
            lost = take_infamy(state, member(state, at), amount)
            gain_infamy(state, actor, lost)
            state.emit(events.GAINED, actor, lost)
        drop_set(state)

    def foresees(self, state: LabState, found: Found) -> float:
        return loss(state, found) + taken(state, found)


def take_infamy(state: LabState, seat: i64, amount: i64) -> i64:
    lost = max(0, min(amount, state.infamy[seat]))
    state.own_infamy()[seat] -= lost
    state.emit(events.LOST, seat, lost)
    return lost


@final
class EffectPlayer(Frame[LabState]):
    """`choose_opp`, or a tie for `leader` (the opponent with most infamy): the controller picks."""

    def options(self, state: LabState, out: Actions) -> None:
        for seat in possible_victims(state, state.a, state.actor):
            out.add(PLAYER + seat)

    def resolve(self, state: LabState, action: i64) -> None:
        lay_one(state, action - PLAYER)
