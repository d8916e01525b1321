"""The map of a mission before anybody plays on it: where bases have room, and how far they get.

Simple on purpose, and independent of the rules' own geometry: this only judges missions.
"""

from collections.abc import Iterable
from typing import Final

from monstrum.games.hybrid.content.mission_card import MissionCard
from monstrum.games.hybrid.positions.map_text import MapText, Square

SOLID: Final = "# &"
NO_STAND: Final = SOLID + "%^+=!"  # HY-2.7: solid squares, rocks and open trapdoors
AROUND: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]


def base_at(square: Square, size: int) -> list[Square]:
    column, row = square
    return [(column + x, row + y) for y in range(size) for x in range(size)]


def single_doors(map: MapText) -> set[Square]:
    """HY-1.2  No large base covers these."""
    return {square for door in map.doors if door.single for square in door.squares}


def zone(mission: MissionCard, side: str) -> set[Square]:
    return {square for rect in mission.deploy[side] for square in rect.squares()}


def places_for(mission: MissionCard, side: str, size: int = 1) -> list[Square]:
    """North-west squares of the zone where a base can be put, row by row."""
    inside = zone(mission, side)
    narrow = single_doors(mission.map) if size == 2 else set()
    return sorted(
        (
            square
            for square in inside
            if all(
                one in inside and mission.map.at(one) not in NO_STAND and one not in narrow
                for one in base_at(square, size)
            )
        ),
        key=lambda square: (square[1], square[0]),
    )


def room_for(mission: MissionCard, side: str, large: int, other: int) -> bool:
    """Whether so many large and other bases can be deployed together."""
    if len(places_for(mission, side)) < 4 * large + other:
        return False
    return _packs(places_for(mission, side, 2), large, set())


def _packs(places: list[Square], large: int, covered: set[Square]) -> bool:
    if large == 0:
        return True
    for at, place in enumerate(places):
        squares = base_at(place, 2)
        if not covered.intersection(squares) and _packs(places[at + 1 :], large - 1, covered.union(squares)):
            return True
    return False


def squares_of(map: MapText) -> list[Square]:
    return [(column, row) for row in range(len(map.rows)) for column in range(map.columns)]


def room(map: MapText, size: int) -> set[Square]:
    """Where a base of this size fits once doors are open. HY-7.35: large bases walk over an open trapdoor."""
    narrow = single_doors(map) if size == 2 else set()
    stops = SOLID + "^" if size == 1 else SOLID
    open = {square for square in squares_of(map) if map.at(square) not in stops and square not in narrow}
    return {square for square in open if open.issuperset(base_at(square, size))}


def starts(mission: MissionCard, side: str) -> set[Square]:
    """Where a side comes onto the board."""
    entries = {
        square
        for access in mission.access
        if access.side == side and access.kind == "ENTRY"
        for square in access.squares
    }
    return set(places_for(mission, side)) | entries


def within_reach(
    mission: MissionCard, side: str, size: int, start: Iterable[Square] | None = None
) -> set[Square]:
    """Squares a base of this size covers on foot from its side's start, with doors and gates open."""
    fitting = room(mission.map, size)
    solid = {square for square in squares_of(mission.map) if mission.map.at(square) in SOLID}

    def steps(square: Square) -> Iterable[Square]:
        column, row = square
        for x, y in AROUND:
            squeezed = size == 1 and x and y and {(column + x, row), (column, row + y)} <= solid  # HY-7.7
            if (column + x, row + y) in fitting and not squeezed:
                yield (column + x, row + y)

    first = starts(mission, side) if start is None else start
    found = fitting.intersection(first)
    waiting = list(found)
    while waiting:
        for to in steps(waiting.pop()):
            if to not in found:
                found.add(to)
                waiting.append(to)
    return {covered for square in found for covered in base_at(square, size)}
