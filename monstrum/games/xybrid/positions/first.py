"""The first position, and the empty one that positions in text are built on."""

from monstrum.core.chance import Chance
from monstrum.core.errors import BadConfig
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.content.catalog import CORE, Catalog
from monstrum.games.xybrid.rules.setup import push_setup
from monstrum.games.xybrid.rules.zones import link
from monstrum.games.xybrid.state import (
    CORE_PILE,
    DECK,
    MOST_SEATS,
    NO_SLOT,
    LabState,
)

TABLE = ASKS.frames()


def empty_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.1  Nobody has anything; no part lies anywhere yet."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadConfig(f"XYbrid is for 2 to {MOST_SEATS} players, not {seats}.")
    state = LabState(seats, catalog, TABLE, chance, False)
    state.make_room()
    return state


def first_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.2  All parts in the deck, all cores in the core pile; the rest of the setup is pending."""
    state = empty_state(seats, catalog, chance)
    for part in range(catalog.parts):
        link(state, part, CORE_PILE if catalog.type_of[part] == CORE else DECK, NO_SLOT)
    push_setup(state)
    return state
