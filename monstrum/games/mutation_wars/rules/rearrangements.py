"""MW-7.10, REARRANGE  Assigning the parts of a creature to its bodies: the questions.

The parts are taken in a fixed order (type, colour, state, body, spot) and each picks a body. Equal parts pick
bodies in ascending order, so every assignment has exactly one path; the present one is the path on which
every part picks the body it is on.
"""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.mutation_wars.rules.geometry import parts_on, room_on
from monstrum.games.mutation_wars.state import EDGES, SPOTS, WarsState


def ordered_spots(state: WarsState, seat: i64) -> vec[i64]:
    """The spots with parts, in the order in which the parts pick their bodies."""
    edges, first = state.edges, seat * SPOTS
    found: vec[i64] = vec[i64]([0] * parts_on(state, seat))
    number: i64 = 0
    for spot in range(state.bodies[seat] * EDGES):
        part = edges[first + spot]
        if part >= 0:
            at = number
            while at > 0 and edges[first + found[at - 1]] > part:
                found[at] = found[at - 1]
                at -= 1
            found[at] = spot
            number += 1
    return found


def equal_to_last(state: WarsState, seat: i64, spots: vec[i64], at: i64) -> bool:
    """Whether the part and the one before it are alike, so that their bodies must ascend."""
    first = seat * SPOTS
    return at > 0 and state.edges[first + spots[at]] == state.edges[first + spots[at - 1]]


def may_place(
    state: WarsState, seat: i64, spots: vec[i64], free: vec[i64], at: i64, least: i64, body: i64
) -> bool:
    """Whether the part `at` may go to the body: there is room, and the equal parts after it find room on this
    or on later bodies. All others always find some."""
    if body < least or free[body] == 0:
        return False
    alike: i64 = 0
    while at + alike + 1 < len(spots) and equal_to_last(state, seat, spots, at + alike + 1):
        alike += 1
    room: i64 = -1  # this part takes one
    for later in range(body, state.bodies[seat]):
        room += free[later]
    return room >= alike


def may_still_change(state: WarsState, seat: i64, spots: vec[i64], free: vec[i64], at: i64) -> bool:
    """Whether the parts from `at` on can be placed other than they are, with all before them as they are.
    `free` is the room left for them; it is used up here."""
    for place in range(at, len(spots)):
        here = spots[place] // EDGES
        least = spots[place - 1] // EDGES if equal_to_last(state, seat, spots, place) else ZERO
        for body in range(state.bodies[seat]):
            if body != here and may_place(state, seat, spots, free, place, least, body):
                return True
        free[here] -= 1
    return False


def rooms(state: WarsState, seat: i64) -> vec[i64]:
    """Per body: how many parts it can carry."""
    free: vec[i64] = vec[i64]([0] * state.bodies[seat])
    for body in range(state.bodies[seat]):
        free[body] = room_on(state, seat, body)
    return free


def rearrangeable(state: WarsState, seat: i64) -> bool:
    """Whether there is a different assignment."""
    return may_still_change(state, seat, ordered_spots(state, seat), rooms(state, seat), 0)
