"""XY-10  Deployment step 3: REFRESH."""

from typing import final

from mypy_extensions import i64

from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.setup import draw_first_player
from monstrum.games.xybrid.rules.zones import move_all
from monstrum.games.xybrid.state import (
    DECK,
    FIXED,
    GONE,
    HAND,
    LAB,
    MONSTER,
    PILE,
    SHOWN,
    LabState,
)


@final
class Refresh(Frame[LabState]):
    """XY-10.1 – XY-10.4  Monsters to their piles, hands and lab into the deck, a new lab, the next round."""

    def resolve(self, state: LabState, action: i64) -> None:
        for seat in range(state.seats):
            move_all(state, MONSTER + seat, PILE + seat)  # XY-10.5: whose monster it is on now
            move_all(state, HAND + seat, DECK)
        move_all(state, LAB, DECK)
        marks = state.own_marks()
        for part in range(state.catalog.parts):
            marks[part] &= FIXED  # all temporary modifiers end, also "activated"
        for breakthrough in range(state.catalog.breakthroughs):
            if state.holder[breakthrough] == SHOWN:
                state.own_holder()[breakthrough] = GONE
        state.emit(events.REFRESHED)
        state.push(kinds.ROUND, NOBODY)
        draw_first_player(state)
        state.push(kinds.RESTOCK, NOBODY, state.size())
        state.push(kinds.SHUFFLE, NOBODY)
