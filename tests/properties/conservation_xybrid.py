"""Nothing is lost and nothing is made: every card is in exactly one place."""

from monstrum.core.engine import OVER, actor, legal_actions
from monstrum.core.state import State
from monstrum.games.xybrid.content.catalog import ARM, AUX, CORE, HEAD
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import (
    DECK,
    GONE,
    HAND,
    LAB,
    MONSTER,
    PLACES,
    SLOT_AUX,
    LabState,
    members,
)


def check_conservation(state: State) -> None:
    assert isinstance(state, LabState)
    zones = [members(state, place) for place in range(PLACES)]
    assert sorted(part for zone in zones for part in zone) == list(range(state.catalog.parts))
    assert [len(zone) for zone in zones] == list(state.held)
    assert all(state.place[part] == place for place, zone in enumerate(zones) for part in zone)
    for place, zone in enumerate(zones):
        assert place == DECK or zone == sorted(zone)
    assert all(0 <= holder <= GONE for holder in state.holder)
    assert all(infamy >= 0 for infamy in state.infamy)
    check_monsters(state)
    check_pending(state)


def check_monsters(state: LabState) -> None:
    for seat in range(state.seats):
        slots = [state.slot[part] for part in members(state, MONSTER + seat)]
        single = [slot for slot in slots if slot != SLOT_AUX]
        assert len(single) == len(set(single))
        for part in members(state, MONSTER + seat):
            kind = state.catalog.type_of[part]
            fits = {HEAD: (1,), ARM: (2, 3), 2: (4,), AUX: (5,), CORE: (6,)}[kind]
            assert state.slot[part] in fits
            assert value(state, part) >= 0
        assert all(state.catalog.type_of[part] != CORE for part in members(state, HAND + seat))
    assert state.held[LAB] > 0 or state.held[DECK] == 0 or state.over()


def check_pending(state: LabState) -> None:
    """Somebody owes a real decision, or all is over and nothing is left half done."""
    if state.over():
        assert actor(state) == OVER
        assert not state.found()
        assert not state.buffers
    else:
        assert len(legal_actions(state, actor(state))) >= 2
