"""A board drawn for a position or a scenario: a mission of its own, without forces and without goals.

An Entry is open to both sides' standby warriors and an Exit to both sides. Objectives may be accepted by
either; those named as carried are borne.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content import catalog as cat
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import Mission
from monstrum.games.hybrid.content.mission_rows import lay_out, on_board
from monstrum.games.hybrid.positions.map_text import MOST_DOORS, MapText
from monstrum.games.hybrid.rules import ground
from monstrum.games.hybrid.rules.squares import SQUARES

PRACTICE: Final = "practice"  # the id of such a mission
LIMIT: Final = 99


@dataclass(frozen=True, slots=True)
class Drawn:
    """What never changes on a drawn board. As numbers it is stored with the states on it."""

    columns: int
    rows: int
    limit: int
    carried: tuple[int, ...]
    doors: tuple[tuple[int, int], ...]  # squares; -1 = a single door
    entries: tuple[int, ...]
    exits: tuple[int, ...]

    def numbers(self) -> list[int]:
        doors = [square for door in self.doors for square in door]
        mask = sum(1 << number for number in self.carried)
        found = [self.columns, self.rows, self.limit, mask]
        for squares in (doors, self.entries, self.exits):
            found += [len(squares), *squares]
        return found


def read_drawn(numbers: Sequence[int]) -> Drawn:
    """The inverse of `Drawn.numbers`. Raises BadPosition."""
    lists: list[list[int]] = []
    at = 4
    while at < len(numbers) and numbers[at] >= 0:
        lists.append(list(numbers[at + 1 : at + 1 + numbers[at]]))
        at += 1 + numbers[at]
    sound = at == len(numbers) and len(lists) == 3 and len(lists[0]) % 2 == 0
    if not sound or not all(-1 <= square < SQUARES for squares in lists for square in squares):
        raise BadPosition("The stored board cannot be read.")
    columns, rows, limit, mask = numbers[:4]
    sizes = 0 < columns <= 32 and 0 < rows <= 32 and 0 < limit <= LIMIT
    if not sizes or len(lists[0]) > 2 * MOST_DOORS:
        raise BadPosition("The stored board cannot be read.")
    if min([*lists[0][::2], *lists[1], *lists[2]], default=0) < 0:
        raise BadPosition("The stored board cannot be read.")
    doors = tuple(zip(lists[0][::2], lists[0][1::2], strict=True))
    carried = tuple(number for number in range(1, terms.OBJECTIVES + 1) if mask >> number & 1)
    return Drawn(columns, rows, limit, carried, doors, tuple(lists[1]), tuple(lists[2]))


def practice_mission(map: MapText, carried: Iterable[int] = (), limit: int = LIMIT) -> Mission:
    """The mission a drawn map makes."""
    mission = Mission()
    lay_out(mission, map)
    for number in range(1, terms.OBJECTIVES + 1):
        for square in map.squares(str(number)):
            mission.objective_square[number] = on_board(square)
    squares = mission.door_squares
    drawn = Drawn(
        map.columns,
        len(map.rows),
        limit,
        tuple(sorted(set(carried))),
        tuple((squares[2 * door], squares[2 * door + 1]) for door in range(mission.doors)),
        tuple(on_board(square) for square in map.squares("<")),
        tuple(on_board(square) for square in map.squares(">")),
    )
    return finished(mission, drawn)


def drawn_mission(drawn: Drawn) -> Mission:
    """The same mission again, for a state that brings its own ground."""
    mission = Mission()
    door_at = [cat.NONE] * SQUARES
    for door, squares in enumerate(drawn.doors):
        for square in squares:
            if square >= 0:
                door_at[square] = door
    mission.lay_squares(drawn.columns, drawn.rows, [ground.VOID] * SQUARES, door_at)
    mission.lay_doors(
        [square for squares in drawn.doors for square in squares], [ground.CLOSED for _ in drawn.doors]
    )
    return finished(mission, drawn)


def finished(mission: Mission, drawn: Drawn) -> Mission:
    """Access, objectives and everything a practice board does not have."""
    mission.id = PRACTICE
    mission.drawn = drawn.numbers()
    access: list[int] = []
    for squares, kind in ((drawn.entries, cat.ENTRY), (drawn.exits, cat.EXIT)):
        for side in range(cat.SIDES if squares else 0):
            for square in squares:
                mission.access_at[square] |= 1 << (len(access) // cat.ACCESS_WIDTH)
            access += (side, kind, 0, cat.NONE)
    mission.lay_access(access)
    mission.leave_open()
    for number in drawn.carried:
        mission.objective_carry[number] = 1
    mission.fixed, mission.quick, mission.compulsory = [[], []], [[], []], [[], []]
    mission.round_limit = drawn.limit
    return mission
