"""HY-1.2, HY-1.3  The ground: walls, pillars, doors, rocks, trapdoors, Access, and what they stop.

A `Ground` is never changed: a door that opens makes another one. So states share it, a clone costs nothing,
and what is worked out from it (sets of solid squares, lines that are clear) is worked out once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.games.hybrid.content.catalog import NO_ROW, NONE, Mission
from monstrum.games.hybrid.rules.squares import WIDTH, holds, no_squares

ALL_COLUMNS: Final = 0xFFFF_FFFF  # as bits
LAST_COLUMN: Final = 0x8000_0000

# Kinds of squares.
VOID: Final = 0
WALL: Final = 1
PILLAR: Final = 2
FLOOR: Final = 3
DOOR: Final = 4  # closed or locked
PASSAGE: Final = 5  # an open or destroyed door, or a permanent passage
ROCKS: Final = 6
TRAPDOOR: Final = 7  # closed
PIT: Final = 8  # an open trapdoor
ENTRY: Final = 9
EXIT: Final = 10
KINDS: Final = 11

# States of a door.
CLOSED: Final = 0
OPEN: Final = 1
LOCKED: Final = 2
DESTROYED: Final = 3


@final
class Ground:
    """The board without its figurines, at one moment."""

    def __init__(self, mission: Mission) -> None:
        self.mission = mission
        self.kinds: vec[i64] = mission.kinds
        self.doors: vec[i64] = mission.door_states
        self.gates: i64 = 0  # mask of the rows of `access` that are closed now (HY-7.37)
        self.solid: vec[i64] = NO_ROW  # sets of squares:
        self.unfit: vec[i64] = NO_ROW  # north-west squares where a large base does not fit
        self.rocks: vec[i64] = NO_ROW
        self.pits: vec[i64] = NO_ROW
        self.passages: vec[i64] = NO_ROW
        self.lines: list[vec[i64] | None] = []  # per square: which lines were asked for, and which are clear
        self.walks: list[vec[i64] | None] = []  # distances on foot, kept for bots (`tactics/walks.py`)
        self.seen: list[vec[u8]] = []  # none, or itself as a row of bytes (`observing/ground.py`)

    def own_rows(self) -> None:
        """Rows of its own, to be written to. Made here: rows that interpreted code replaces are not freed."""
        self.kinds = self.kinds[:]
        self.doors = self.doors[:]

    def survey(self) -> None:
        """Work out the sets from the kinds."""
        self.solid = vec[i64]([ALL_COLUMNS] * WIDTH)
        self.rocks = no_squares()
        self.pits = no_squares()
        self.passages = no_squares()
        single = no_squares()
        for row in range(self.mission.rows):
            for column in range(self.mission.columns):
                square: i64 = row * WIDTH + column
                kind = self.kinds[square]
                bit: i64 = 1
                bit = bit << column
                if kind <= PILLAR or kind == DOOR or self.gated(square):
                    continue
                self.solid[row] &= ~bit
                if kind == ROCKS:
                    self.rocks[row] |= bit
                elif kind == PIT:
                    self.pits[row] |= bit
                elif kind == PASSAGE:
                    self.passages[row] |= bit
                    if self.single(square):
                        single[row] |= bit
        self.unfit = large_unfit(self.solid, single)
        self.lines = []
        self.seen = []

    def gated(self, square: i64) -> bool:
        """HY-7.37  An Access square all of whose Accesses are closed is solid."""
        accesses = self.mission.access_at[square]
        return accesses != 0 and accesses & ~self.gates == 0

    def single(self, square: i64) -> bool:
        """HY-1.2  Whether a single door is, or was, here."""
        door = self.mission.door_at[square]
        return door >= 0 and self.mission.door_squares[2 * door + 1] == NONE

    def fits(self, square: i64, base: i64) -> bool:
        """HY-7.24  Whether a base on this square covers nothing solid, and a large one no single passage."""
        return not holds(self.solid if base == 1 else self.unfit, square)


def large_unfit(solid: vec[i64], single: vec[i64]) -> vec[i64]:
    """Where one of the four squares of a large base is solid, a single passage, or beyond the board."""
    found: vec[i64] = vec[i64]([ALL_COLUMNS] * WIDTH)
    for row in range(WIDTH - 1):
        bits = solid[row] | single[row] | solid[row + 1] | single[row + 1]
        found[row] = bits | (bits >> 1) | LAST_COLUMN
    return found


def first_ground(mission: Mission, gates: i64) -> Ground:
    """The board as the mission lays it out; `gates` are the Accesses whose condition does not hold."""
    ground = Ground(mission)
    ground.gates = gates
    ground.survey()
    return ground


def with_gates(ground: Ground, gates: i64) -> Ground:
    """HY-7.37  The same board with other Accesses closed."""
    if gates == ground.gates:
        return ground
    other = Ground(ground.mission)
    other.kinds, other.doors, other.gates = ground.kinds, ground.doors, gates
    other.survey()
    return other


def with_kind(ground: Ground, square: i64, kind: i64) -> Ground:
    """The same board with another kind of square: rocks fall, a trapdoor opens, a pillar is placed."""
    other = Ground(ground.mission)
    other.kinds, other.doors, other.gates = ground.kinds[:], ground.doors, ground.gates
    other.kinds[square] = kind
    other.survey()
    return other


def with_door(ground: Ground, door: i64, condition: i64) -> Ground:
    """HY-7.17, HY-7.18  The same board with a door opened, closed, locked or destroyed."""
    other = Ground(ground.mission)
    other.kinds, other.doors, other.gates = ground.kinds[:], ground.doors[:], ground.gates
    other.doors[door] = condition
    kind = DOOR if condition == CLOSED or condition == LOCKED else PASSAGE
    first = ground.mission.door_squares[2 * door]
    second = ground.mission.door_squares[2 * door + 1]
    other.kinds[first] = kind
    if second >= 0:
        other.kinds[second] = kind
    other.survey()
    return other
