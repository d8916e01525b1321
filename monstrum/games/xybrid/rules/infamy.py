"""XY-9  Deployment step 2: GAIN INFAMY, and XY-11 the end of the game."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.values import hand_bonus, value
from monstrum.games.xybrid.state import HAND, MONSTER, ROUNDS, LabState


def monster_worth(state: LabState, seat: i64) -> i64:
    """XY-9.1  The sum of the current values of all attached parts."""
    total = 0
    part = state.first[MONSTER + seat]
    while part >= 0:
        total += value(state, part)
        part = state.after[part]
    return total


def hand_worth(state: LabState, seat: i64) -> i64:
    """XY-9.2  1 per part in hand, plus any HAND bonus per part; never less than nothing."""
    return state.held[HAND + seat] * max(0, 1 + hand_bonus(state, seat))


def gain(state: LabState, seat: i64, amount: i64) -> None:
    """XY-12.7  Infamy never falls below 0."""
    state.own_infamy()[seat] = max(0, state.infamy[seat] + amount)


@final
class GainInfamy(Frame[LabState]):
    """XY-9.1 – XY-9.3  All score from the same position; after round 3 the game is over (XY-11.1)."""

    def resolve(self, state: LabState, action: i64) -> None:
        for seat in range(state.seats):
            monster, hand = monster_worth(state, seat), hand_worth(state, seat)
            gain(state, seat, monster + hand)
            state.emit(events.MONSTER_SCORED, seat, monster)
            state.emit(events.HAND_SCORED, seat, hand)
        if state.round == ROUNDS:
            state.emit(events.GAME_ENDED)
        else:
            state.push(kinds.REFRESH, NOBODY)
