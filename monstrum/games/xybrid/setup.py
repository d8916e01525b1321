"""The first position, and the empty one that positions in text are built on."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.errors import BadConfig
from monstrum.games.xybrid.catalog import CORE, Catalog
from monstrum.games.xybrid.frames import lab_frames
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

TABLE = lab_frames()


def empty_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.1  Nobody has anything; no part lies anywhere yet."""
    if not 2 <= seats <= MOST_SEATS:
        raise BadConfig(f"XYbrid is for 2 to {MOST_SEATS} players, not {seats}.")
    state = LabState(seats, catalog, TABLE, chance, False)
    state.infamy = filled_row(0, seats)
    state.filled = filled_row(0, seats)
    state.spied = filled_row(0, seats)
    state.first = filled_row(END_OF_ZONE, PLACES)
    state.held = filled_row(0, PLACES)
    state.place = filled_row(0, catalog.parts)
    state.slot = filled_row(0, catalog.parts)
    state.boost = filled_row(0, catalog.parts)
    state.added = filled_row(0, catalog.parts)
    state.marks = filled_row(0, catalog.parts)
    state.after = filled_row(END_OF_ZONE, catalog.parts)
    state.holder = filled_row(BOX, catalog.breakthroughs)
    return state


def filled_row(number: int, length: int) -> vec[i64]:
    return vec[i64]([number] * length)


def first_state(seats: int, catalog: Catalog, chance: Chance) -> LabState:
    """XY-1.2  All parts in the deck, all cores in the core pile; the rest of the setup is pending."""
    state = empty_state(seats, catalog, chance)
    for part in range(catalog.parts):
        link(state, part, CORE_PILE if catalog.type_of[part] == CORE else DECK, NO_SLOT)
    push_setup(state)
    return state
