"""A drawn board laid on a mission: the same map with doors opened, rocks fallen, trapdoors sprung."""

from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.content.catalog import Mission
from monstrum.games.hybrid.content.mission_rows import DOOR_STATE, KIND_OF, on_board
from monstrum.games.hybrid.positions.map_text import MapText, square_text
from monstrum.games.hybrid.rules.ground import FLOOR, Ground, with_door, with_kind


def lay_map(ground: Ground, map: MapText) -> Ground:
    """The ground of a mission as a map shows it; doors stay where they were. Raises BadPosition."""
    mission = ground.mission
    if (map.columns, len(map.rows)) != (mission.columns, mission.rows):
        size = f"{mission.columns} columns and {mission.rows} rows"
        found = f"{map.columns} columns and {len(map.rows)} rows"
        raise BadPosition(f"map: the mission has {size}, found {found}.")
    found_ground = ground
    drawn: dict[tuple[int, ...], str] = {
        tuple(sorted(on_board(square) for square in door.squares)): door.sign for door in map.doors
    }
    for door in range(mission.doors):
        squares = door_squares(mission, door)
        sign = drawn.pop(squares, "")
        if not sign:
            place = square_text((squares[0] % 32, squares[0] // 32))
            raise BadPosition(f"map: the mission has a door on {place}, the map shows none there.")
        if DOOR_STATE[sign] != found_ground.doors[door]:
            found_ground = with_door(found_ground, door, DOOR_STATE[sign])
    for squares in drawn:
        place = square_text((squares[0] % 32, squares[0] // 32))
        raise BadPosition(f"map: the mission has no door on {place}, the map shows one there.")
    for row, text in enumerate(map.rows):
        for column, letter in enumerate(text):
            square = on_board((column, row))
            kind = KIND_OF.get(letter, FLOOR)
            if mission.door_at[square] < 0 and found_ground.kinds[square] != kind:
                found_ground = with_kind(found_ground, square, kind)
    return found_ground


def door_squares(mission: Mission, door: int) -> tuple[int, ...]:
    squares = mission.door_squares[2 * door], mission.door_squares[2 * door + 1]
    return tuple(sorted(square for square in squares if square >= 0))
