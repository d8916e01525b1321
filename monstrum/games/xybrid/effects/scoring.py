"""GAIN, LOSE, STEAL, and the players they name."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import Frame
from monstrum.games.xybrid.effects.opcodes import EACH_OPP, ME
from monstrum.games.xybrid.effects.operands import drop_set, lay_one, lay_set, member, set_size
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


def gain(state: LabState, controller: i64) -> None:
    """The controller gains n."""
    amount = state.take()
    if amount < 0:  # XY-12.7: nobody loses more than they have
        take_infamy(state, controller, -amount)
        return
    gain_infamy(state, controller, amount)
    state.emit(events.GAINED, controller, amount)


def lose(state: LabState) -> None:
    """Each named player loses n, down to 0 (XY-12.7)."""
    amount = state.take()
    for at in range(set_size(state)):
        seat = member(state, at)
        take_infamy(state, seat, amount)
    drop_set(state)


def steal(state: LabState, controller: i64) -> None:
    """XY-12.7  The controller gains exactly what the victim lost."""
    amount = state.take()
    for at in range(set_size(state)):
        seat = member(state, at)
        lost = take_infamy(state, seat, amount)
        gain_infamy(state, controller, lost)
        state.emit(events.GAINED, controller, lost)
    drop_set(state)


def take_infamy(state: LabState, seat: i64, amount: i64) -> i64:
    lost = max(0, min(amount, state.infamy[seat]))
    state.infamy[seat] -= lost
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
