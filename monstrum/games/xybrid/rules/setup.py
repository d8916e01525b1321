"""XY-1  Game setup."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import breakthrough_of, reveal_action
from monstrum.games.xybrid.state import BOX, HANDED_OUT, LabState


def push_setup(state: LabState) -> None:
    """XY-1.5  Deck, lab, breakthroughs, first player, then the first round."""
    state.push(kinds.ROUND, NOBODY)
    draw_first_player(state)
    state.push(kinds.DEAL, NOBODY)
    state.push(kinds.RESTOCK, NOBODY, state.size())
    state.push(kinds.SHUFFLE, NOBODY)


def draw_first_player(state: LabState) -> None:
    """XY-2.2  Chance says who begins."""
    state.push(kinds.FIRST_PLAYER, CHANCE)


def deal(state: LabState, seat: i64, breakthrough: i64) -> None:
    state.own_holder()[breakthrough] = seat
    state.emit(events.BREAKTHROUGH_DEALT, seat, breakthrough, audience=1 << seat, marks=REVEALS | RANDOM)


@final
class Deal(Frame[LabState]):
    """XY-1.4  Three breakthroughs to each player, in seat order; the rest stay unseen in the box."""

    def resolve(self, state: LabState, action: i64) -> None:
        if state.chance.explicit:
            for seat in range(state.seats - 1, -1, -1):
                for _ in range(HANDED_OUT):
                    state.push(kinds.DEAL_ONE, CHANCE, seat)
            return
        order = [reveal_action(state.catalog, b) for b in range(state.catalog.breakthroughs)]
        state.chance.shuffle(order)
        for at in range(state.seats * HANDED_OUT):
            deal(state, at // HANDED_OUT, breakthrough_of(state.catalog, order[at]))


@final
class DealOne(Frame[LabState]):
    """Explicit chance: the next breakthrough for seat `a`, each one left equally likely."""

    def options(self, state: LabState, out: Actions) -> None:
        for breakthrough in range(state.catalog.breakthroughs):
            if state.holder[breakthrough] == BOX:
                out.add(reveal_action(state.catalog, breakthrough))

    def resolve(self, state: LabState, action: i64) -> None:
        deal(state, state.a, breakthrough_of(state.catalog, action))
