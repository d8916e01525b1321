"""HY-7.37  Gates: Access whose condition does not hold is solid."""

from mypy_extensions import i64

from monstrum.games.hybrid.content.catalog import A_IF, A_SIDE, ACCESS_WIDTH
from monstrum.games.hybrid.rules.conditions import condition_holds
from monstrum.games.hybrid.rules.ground import Ground, with_gates
from monstrum.games.hybrid.state import SkirmishState


def closed_gates(state: SkirmishState) -> i64:
    """The Access rows that are closed now, as bits."""
    mission = state.mission
    found: i64 = 0
    bit: i64 = 1
    for access in range(mission.accesses):
        at = access * ACCESS_WIDTH
        if not condition_holds(state, mission.access[at + A_SIDE], mission.access[at + A_IF]):
            found |= bit << access
    return found


def set_gates(state: SkirmishState) -> bool:
    """Asked whenever a flag or an objective has changed, a round has begun, and after cards where an Access
    asks for them; whether a gate has opened or closed, which changes what is seen (HY-11.2)."""
    before = state.ground.gates
    if state.mission.accesses:
        state.ground = with_gates(state.ground, closed_gates(state))
    return state.ground.gates != before


def has_room(ground: Ground, square: i64, base: i64) -> bool:
    """R103  Whether one can be standing there: also in a gate that has closed around him."""
    return ground.fits(square, base) or (ground.gates != 0 and with_gates(ground, 0).fits(square, base))
