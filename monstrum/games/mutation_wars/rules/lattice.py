"""MW-15.5  strict-lattice: creatures on the triangular lattice.

A cell is (column, row, which of the two triangles). A triangle has a neighbour in each of three directions;
direction 0 is the other triangle of the same column and row, and counting on goes clockwise in both kinds of
triangles. The root points up and its edge e looks in direction e; a body joined in direction d has its edge 0
there, so its edge e looks in direction d + e.
"""

from mypy_extensions import i64

from monstrum.games.mutation_wars.rules.geometry import parent_spot
from monstrum.games.mutation_wars.state import EDGES, EMPTY, SPOTS, WarsState


def neighbour(cell: tuple[int, int, int], direction: i64) -> tuple[int, int, int]:
    """The cell across an edge."""
    column, row, down = cell
    step = 1 if down else -1
    if direction == 1:
        return column, row + step, 1 - down
    if direction == 2:
        return column + step, row, 1 - down
    return column, row, 1 - down


def facing(state: WarsState, seat: i64) -> list[tuple[int, int, int]]:
    """The cell every edge of the creature looks at, by spot."""
    found: list[tuple[int, int, int]] = []
    turned: list[int] = []  # per body: the direction of its edge 0
    for body in range(state.bodies[seat]):
        cell = (0, 0, 0)
        direction = 0
        if body > 0:
            joint = parent_spot(state, seat, body)
            cell = found[joint]
            direction = (turned[joint // EDGES] + joint % EDGES) % EDGES
        turned.append(direction)
        for edge in range(EDGES):
            found.append(neighbour(cell, (direction + edge) % EDGES))
    return found


def cells(state: WarsState, seat: i64, seen: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """Where the bodies lie."""
    found = [(0, 0, 0)]
    for body in range(1, state.bodies[seat]):
        found.append(seen[parent_spot(state, seat, body)])
    return found


def blocker(state: WarsState, seat: i64, spot: i64) -> i64:
    """The body in the way of a new one at this spot, or -1: it lies there, or edge to edge with it."""
    seen = facing(state, seat)
    bodies = cells(state, seat, seen)
    there = seen[spot]
    own = spot // EDGES
    for body in range(state.bodies[seat]):
        if body == own:
            continue
        if bodies[body] == there:
            return body
        for direction in range(EDGES):
            if neighbour(there, direction) == bodies[body]:
                return body
    return -1


def somewhere_to_buy(state: WarsState, seat: i64) -> bool:
    for spot in range(state.bodies[seat] * EDGES):
        if state.edges[seat * SPOTS + spot] >= EMPTY and blocker(state, seat, spot) < 0:
            return True
    return False
