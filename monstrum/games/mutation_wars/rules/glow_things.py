"""MW-10  Glow Things: they shine only where somebody sees them."""

from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import COLOURS, EYE, GLOW
from monstrum.games.mutation_wars.state import EDGES, FLIPPED, MARKS, SPOTS, WarsState


def shows(state: WarsState, seat: i64, kind: i64) -> bool:
    """Whether the creature has an unflipped part of the type."""
    first = seat * SPOTS
    for at in range(first, first + state.bodies[seat] * EDGES):
        part = state.edges[at]
        if part >= 0 and not part & FLIPPED and part // (MARKS * COLOURS) == kind:
            return True
    return False


def working_eye(state: WarsState, seat: i64) -> bool:
    """MW-10.1, MW-10.6  An attached Eye that is not flipped; a battle never stops one from working."""
    return shows(state, seat, EYE)


def has_glow(state: WarsState, seat: i64) -> bool:
    """MW-8.1  Whether the creature has two attack values."""
    return shows(state, seat, GLOW)


def lit_outside_battle(state: WarsState, owner: i64) -> bool:
    """MW-7.8  At least one opponent of the owner has a working Eye."""
    for other in range(state.seats):
        if other != owner and working_eye(state, other):
            return True
    return False
