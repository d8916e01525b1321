"""The first position, and the empty one that positions in text are built on."""

from monstrum.core.chance import Chance
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.content.catalog import Catalog, Mission
from monstrum.games.hybrid.rules.deployment import push_setup
from monstrum.games.hybrid.rules.effect_table import stand_specials
from monstrum.games.hybrid.rules.gates import closed_gates
from monstrum.games.hybrid.rules.ground import first_ground, with_gates
from monstrum.games.hybrid.state import SkirmishState

TABLE = ASKS.frames()


def empty_state(catalog: Catalog, mission: Mission, chance: Chance) -> SkirmishState:
    """HY-2.1  The board of a mission; nobody is there yet."""
    state = SkirmishState(catalog, first_ground(mission, 0), TABLE, chance, False)
    state.make_room()
    state.ground = with_gates(state.ground, closed_gates(state))
    stand_specials(state)
    return state


def first_state(catalog: Catalog, mission: Mission, chance: Chance) -> SkirmishState:
    """HY-2.2  The counters lie on the board; the rest of the setup is pending."""
    state = empty_state(catalog, mission, chance)
    push_setup(state)
    return state
