"""MW-4  Geometry of a creature: bodies, spots and joints.

An edge holds EMPTY, a part or a joint; whatever is EMPTY or more is a spot. Nothing but the body of a spot
matters (MW-4.3), so equal contents of one body count once and the lowest spot stands for them (MW-2.7).
"""

from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import COLOURS
from monstrum.games.mutation_wars.effects.opcodes import ANY_PART, MATCHED
from monstrum.games.mutation_wars.state import (
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    SPOTS,
    STRICT_LATTICE,
    UP,
    WarsState,
)

# Questions ----------------------------------------------------------------------------------------


def spots_in_use(state: WarsState, seat: i64) -> i64:
    """The edges of the bodies a creature has."""
    return state.bodies[seat] * EDGES


def empty_spot(state: WarsState, seat: i64, body: i64) -> i64:
    """The lowest empty spot of a body, or -1."""
    first = seat * SPOTS + body * EDGES
    for edge in range(EDGES):
        if state.edges[first + edge] == EMPTY:
            return body * EDGES + edge
    return -1


def has_empty_spot(state: WarsState, seat: i64) -> bool:
    edges, first = state.edges, seat * SPOTS
    for at in range(first, first + spots_in_use(state, seat)):
        if edges[at] == EMPTY:
            return True
    return False


def parts_on(state: WarsState, seat: i64) -> i64:
    """How many parts the creature has."""
    number: i64 = 0
    first = seat * SPOTS
    for at in range(first, first + spots_in_use(state, seat)):
        if state.edges[at] >= 0:
            number += 1
    return number


def has_part(state: WarsState, seat: i64) -> bool:
    first = seat * SPOTS
    for at in range(first, first + spots_in_use(state, seat)):
        if state.edges[at] >= 0:
            return True
    return False


def matched(state: WarsState, seat: i64, spot: i64) -> bool:
    """MW-5.2  Whether the part there has the colour of its body; flipped or not (MW-5.4)."""
    part = state.edges[seat * SPOTS + spot]
    return part >= 0 and (part // MARKS) % COLOURS == state.colours[seat * MOST_BODIES + spot // EDGES]


def fits(state: WarsState, seat: i64, spot: i64, matching: i64) -> bool:
    """Whether a part is there that a filter (any, unmatched, matched) lets through."""
    if state.edges[seat * SPOTS + spot] < 0:
        return False
    if matching == ANY_PART:
        return True
    return matched(state, seat, spot) == (matching == MATCHED)


def has_fitting(state: WarsState, seat: i64, matching: i64) -> bool:
    for spot in range(spots_in_use(state, seat)):
        if fits(state, seat, spot, matching):
            return True
    return False


def outer(state: WarsState, seat: i64, body: i64) -> bool:
    """MW-4.6  Whether the body has a spot; else it is enclosed."""
    first = seat * SPOTS + body * EDGES
    for edge in range(EDGES):
        if state.edges[first + edge] >= EMPTY:
            return True
    return False


def several_outer(state: WarsState, seat: i64) -> bool:
    """Whether there are two outer bodies or more."""
    number: i64 = 0
    for body in range(state.bodies[seat]):
        if outer(state, seat, body):
            number += 1
    return number >= 2


def room_on(state: WarsState, seat: i64, body: i64) -> i64:
    """How many spots the body has, empty or not."""
    number: i64 = 0
    first = seat * SPOTS + body * EDGES
    for edge in range(EDGES):
        if state.edges[first + edge] >= EMPTY:
            number += 1
    return number


def carries_matched(state: WarsState, seat: i64, body: i64) -> bool:
    for spot in range(body * EDGES, body * EDGES + EDGES):
        if matched(state, seat, spot):
            return True
    return False


def every_outer_matched(state: WarsState, seat: i64) -> bool:
    """MW-6.5, MW-13.2  Every outer body carries a matched part; enclosed ones are exempt."""
    for body in range(state.bodies[seat]):
        if outer(state, seat, body) and not carries_matched(state, seat, body):
            return False
    return True


def stands_for(state: WarsState, seat: i64, spot: i64) -> bool:
    """MW-2.7  Whether no lower spot of the same body holds the same; in strict-lattice every spot counts."""
    if state.variants & STRICT_LATTICE:
        return True
    first = seat * SPOTS
    held = state.edges[first + spot]
    for lower in range(spot - spot % EDGES, spot):
        if state.edges[first + lower] == held:
            return False
    return True


def parent_spot(state: WarsState, seat: i64, body: i64) -> i64:
    """The edge of the parent a body is joined to; -1 for the root."""
    first = seat * SPOTS
    joint = UP - body
    for spot in range(spots_in_use(state, seat)):
        if body > 0 and state.edges[first + spot] == joint:
            return spot
    return -1


# Changes ------------------------------------------------------------------------------------------


def put_part(state: WarsState, seat: i64, spot: i64, part: i64) -> None:
    """MW-4.8  A part takes an empty spot."""
    state.own_edges()[seat * SPOTS + spot] = part


def take_part(state: WarsState, seat: i64, spot: i64) -> i64:
    """MW-4.8  A part leaves its spot empty; the others do not shift."""
    part = state.edges[seat * SPOTS + spot]
    state.own_edges()[seat * SPOTS + spot] = EMPTY
    return part


def add_body(state: WarsState, seat: i64, colour: i64) -> i64:
    """A new body with its three edges free; its number is returned."""
    body = state.bodies[seat]
    state.own_bodies()[seat] = body + 1
    state.own_colours()[seat * MOST_BODIES + body] = colour
    first = seat * SPOTS + body * EDGES
    for edge in range(EDGES):
        state.own_edges()[first + edge] = EMPTY
    return body


def join_body(state: WarsState, seat: i64, spot: i64, colour: i64) -> i64:
    """MW-4.1  A new body joins an empty edge by its own edge 0."""
    body = add_body(state, seat, colour)
    state.own_edges()[seat * SPOTS + body * EDGES] = UP
    state.own_edges()[seat * SPOTS + spot] = UP - body
    return body


def turn_up(part: i64) -> i64:
    """The same part face up."""
    return part - 1 if part & FLIPPED else part
