"""The mission and its ground: what an observation begins with.

A `Ground` is never changed, so the part of an observation that follows from it is written once and kept with
it; observations begin as copies of it.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.rows import zeros
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.learning.writing import BOARD, put
from monstrum.games.hybrid.rules.ground import DOOR, ENTRY, EXIT, PASSAGE, PIT, ROCKS, TRAPDOOR, Ground
from monstrum.games.hybrid.rules.squares import WIDTH, holds
from monstrum.games.hybrid.state import SkirmishState

DOOR_STATES: Final = 4
ROUNDS: Final = 20


@final
class GroundFields:
    """Where the fields about mission and ground are."""

    def __init__(self, encoder: Encoder[Any], catalog: Catalog) -> None:
        missions = catalog.missions
        self.rows: i64 = 1 if missions else BOARD
        self.doors: i64 = 1
        self.accesses: i64 = 1
        for mission in missions:
            self.rows = max(self.rows, mission.rows)
            self.doors = max(self.doors, mission.doors)
            self.accesses = max(self.accesses, mission.accesses)
        self.squares = self.rows * WIDTH
        squares = self.squares
        self.missions: i64 = len(missions)
        self.mission = encoder.field("mission", max(self.missions, 1), 1, "which of the pack's missions")
        self.limit = encoder.field("limit", 1, ROUNDS, "rounds the mission has")
        self.solid = encoder.field(
            "solid",
            squares,
            1,
            "per square (row × 32 + column): walls, pillars, closed doors, beyond the map",
        )
        self.rough = encoder.field("rocks", squares, 1, "per square: rocks")
        self.traps = encoder.field("trapdoors", squares, 2, "per square: 1 a closed trapdoor, 2 an open one")
        self.doorways = encoder.field(
            "doorways", squares, 2, "per square: 1 a closed door, 2 an open one or a passage"
        )
        self.access = encoder.field("access", squares, 2, "per square: 1 an Entry, 2 an Exit")
        self.door_states = encoder.field(
            "doors", self.doors * DOOR_STATES, 1, "per door: closed, open, locked, destroyed"
        )
        self.gates = encoder.field("gates", self.accesses, 1, "per Access of the mission: closed now")
        self.size = encoder.size

    def shown(self, state: SkirmishState) -> list[vec[u8]]:
        """What an observation on this ground begins with."""
        ground = state.ground
        if len(ground.seen) == 0:
            items = zeros(self.size)
            number = state.mission_number()
            if number >= 0:
                items[self.mission + number] = 1
            put(items, self.limit, state.mission.round_limit)
            self.write_squares(ground, items)
            for door in range(min(state.mission.doors, self.doors)):
                items[self.door_states + door * DOOR_STATES + ground.doors[door]] = 1
            for access in range(min(state.mission.accesses, self.accesses)):
                put(items, self.gates + access, (ground.gates >> access) & 1)
            ground.seen.append(items)
        return ground.seen

    def write_squares(self, ground: Ground, items: vec[u8]) -> None:
        """HY-1.2"""
        for square in range(self.squares):
            if holds(ground.solid, square):
                items[self.solid + square] = 1
            kind = ground.kinds[square]
            if kind == DOOR:
                items[self.doorways + square] = 1
            elif kind == PASSAGE:
                items[self.doorways + square] = 2
            elif kind == ROCKS:
                items[self.rough + square] = 1
            elif kind == TRAPDOOR:
                items[self.traps + square] = 1
            elif kind == PIT:
                items[self.traps + square] = 2
            elif kind == ENTRY:
                items[self.access + square] = 1
            elif kind == EXIT:
                items[self.access + square] = 2
