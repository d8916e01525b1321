"""MW-14.8  Ebb: where bodies can run out, bare leaf bodies return to an empty pile."""

from mypy_extensions import i64

from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.rules.decks import shuffle_bodies
from monstrum.games.mutation_wars.rules.geometry import parent_spot
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    MOST_BODIES,
    SPOTS,
    UP,
    WarsState,
    turn_order,
)


def bodies_can_run_out(state: WarsState) -> bool:
    """Whether not everybody could complete a creature at once."""
    return state.seats * state.target > state.catalog.bodies


def bare_leaf(state: WarsState, seat: i64, body: i64) -> bool:
    """Not the root, joined to exactly one body, and no part on it."""
    first = seat * SPOTS + body * EDGES
    return body > 0 and state.edges[first + 1] == EMPTY and state.edges[first + 2] == EMPTY


def last_bare_leaf(state: WarsState, seat: i64) -> i64:
    """The one with the highest number, or -1."""
    for body in range(state.bodies[seat] - 1, 0, -1):
        if bare_leaf(state, seat, body):
            return body
    return -1


def maybe_ebb(state: WarsState) -> None:
    """In turn order, per creature from the highest number down, until none is left; then one shuffle."""
    if state.pile_size > 0 or not bodies_can_run_out(state):
        return
    for turn in range(state.seats):
        seat = turn_order(state, turn)
        body = last_bare_leaf(state, seat)
        while body > 0:
            fall_off(state, seat, body)
            body = last_bare_leaf(state, seat)
    if state.pile_size > 0:
        shuffle_bodies(state)


def fall_off(state: WarsState, seat: i64, body: i64) -> None:
    """The joint becomes an empty spot, higher bodies move down by one, the tile goes into the pile."""
    colour = state.colours[seat * MOST_BODIES + body]
    first = seat * SPOTS
    state.own_edges()[first + parent_spot(state, seat, body)] = EMPTY
    last = state.bodies[seat] - 1
    for spot in range(body * EDGES, last * EDGES):
        state.own_edges()[first + spot] = state.edges[first + spot + EDGES]
    for moved in range(body, last):
        state.own_colours()[seat * MOST_BODIES + moved] = state.colours[seat * MOST_BODIES + moved + 1]
    for edge in range(EDGES):
        state.own_edges()[first + last * EDGES + edge] = ABSENT
    state.own_colours()[seat * MOST_BODIES + last] = 0
    state.own_bodies()[seat] = last
    for spot in range(last * EDGES):
        joint = state.edges[first + spot]
        if joint < UP - body:  # the joint to a body whose number has moved down
            state.own_edges()[first + spot] = joint + 1
    state.own_pile()[state.pile_size] = colour
    state.pile_size += 1
    state.emit(events.FELL_OFF, seat, body, colour)
