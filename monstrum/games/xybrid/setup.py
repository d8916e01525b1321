"""The first position, and the empty one that positions in text are built on."""

from monstrum.core.chance import Chance
from monstrum.core.errors import BadConfig
from monstrum.games.xybrid.catalog import CORE, Catalog
from monstrum.games.xybrid.frames import frame_table
from monstrum.games.xybrid.rules.setup import push_setup
from monstrum.games.xybrid.rules.zones import link
from monstrum.games.xybrid.state import (
    BOX,
    CORE_PILE,
    DECK,
    END_OF_ZONE,
    MOST_SEATS,
    NO_SLOT,
    PLACES,
    LabState,
)

TABLE = frame_table()


def empty_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.1  Nobody has anything; no part lies anywhere yet."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadConfig(f"XYbrid is for 2 to {MOST_SEATS} players, not {seats}.")
    state = LabState(seats, catalog, TABLE, chance, False)
    state.infamy = [0] * seats
    state.filled = [0] * seats
    state.spied = [0] * seats
    state.first = [END_OF_ZONE] * PLACES
    state.held = [0] * PLACES
    for row in (state.place, state.slot, state.boost, state.added, state.marks):
        row.extend([0] * catalog.parts)
    state.after = [END_OF_ZONE] * catalog.parts
    state.holder = [BOX] * catalog.breakthroughs
    return state


def first_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.2  All parts in the deck, all cores in the core pile; the rest of the setup is pending."""
    state = empty_state(seats, catalog, chance)
    for part in range(catalog.parts):
        link(state, part, CORE_PILE if catalog.type_of[part] == CORE else DECK, NO_SLOT)
    push_setup(state)
    return state
