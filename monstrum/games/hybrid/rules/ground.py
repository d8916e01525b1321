"""HY-1.2, HY-1.3  The ground: walls, pillars, doors, rocks, trapdoors, Access, and what they stop.

A `Ground` is never changed: a door that opens makes another one. So states share it, a clone costs nothing,
and what is worked out from it (sets of solid squares, lines that are clear) is worked out once.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.games.hybrid.content.catalog import NO_ROW, NONE, Mission
from monstrum.games.hybrid.rules.squares import DIRECTIONS, WIDTH, holds, no_squares

ALL_COLUMNS: Final = 0xFFFF_FFFF  # as bits
LAST_COLUMN: Final = 0x8000_0000
STEPS_FROM: Final = 2  # squares: as far as a step of a large base reaches from its north-west square

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
        self.narrow: vec[i64] = NO_ROW  # single passages, too narrow for a large base
        self.paces: list[vec[i64] | None] = []  # what steps cost where nobody is near (`paces.py`)
        self.ajar: Ground | None = None  # the same board with a door opened, the last one somebody thought of
        self.ajar_door: i64 = NONE
        self.lines: list[vec[i64] | None] = []  # per square: which lines were asked for, and which are clear
        self.walks: list[vec[i64] | None] = []  # distances on foot, kept for bots (`thinking/walks.py`)
        self.seen: list[vec[u8]] = []  # none, or itself as a row of bytes (`learning/ground.py`)

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
        self.narrow = no_squares()
        for row in range(self.mission.rows):
            for column in range(self.mission.columns):
                self.lay(row * WIDTH + column)
        self.unfit = large_unfit(self.solid, self.narrow)
        self.lines = []
        self.seen = []

    def lay(self, square: i64) -> None:
        """A square that was solid so far gets its place in the sets."""
        row = square // WIDTH
        bit: i64 = 1
        bit = bit << (square % WIDTH)
        kind = self.kinds[square]
        if kind <= PILLAR or kind == DOOR or self.gated(square):
            return
        self.solid[row] &= ~bit
        if kind == ROCKS:
            self.rocks[row] |= bit
        elif kind == PIT:
            self.pits[row] |= bit
        elif kind == PASSAGE:
            self.passages[row] |= bit
            if self.single(square):
                self.narrow[row] |= bit

    def take_over(self, other: "Ground") -> None:
        """What is known of another board, for who changes a square or two."""
        self.solid = other.solid[:]
        self.rocks = other.rocks[:]
        self.pits = other.pits[:]
        self.passages = other.passages[:]
        self.narrow = other.narrow[:]
        for paces in other.paces:
            self.paces.append(None if paces is None else paces[:])

    def change(self, square: i64, kind: i64) -> None:
        """A square becomes something else."""
        row = square // WIDTH
        bit: i64 = 1
        bit = bit << (square % WIDTH)
        self.kinds[square] = kind
        self.solid[row] |= bit
        self.rocks[row] &= ~bit
        self.pits[row] &= ~bit
        self.passages[row] &= ~bit
        self.narrow[row] &= ~bit
        self.lay(square)
        for paces in self.paces:
            if paces is not None:
                forget_near(paces, square)

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
    other.take_over(ground)
    other.change(square, kind)
    other.unfit = large_unfit(other.solid, other.narrow)
    return other


def with_door(ground: Ground, door: i64, condition: i64) -> Ground:
    """HY-7.17, HY-7.18  The same board with a door opened, closed, locked or destroyed."""
    other = Ground(ground.mission)
    other.kinds, other.doors, other.gates = ground.kinds[:], ground.doors[:], ground.gates
    other.doors[door] = condition
    other.take_over(ground)
    kind: i64 = DOOR if condition == CLOSED or condition == LOCKED else PASSAGE
    for at in range(2 * door, 2 * door + 2):
        square = ground.mission.door_squares[at]
        if square >= 0:
            other.change(square, kind)
    other.unfit = large_unfit(other.solid, other.narrow)
    return other


def with_door_ajar(ground: Ground, door: i64) -> Ground:
    """HY-7.17  The same board with a closed door opened, for those who think of it, mostly of the same."""
    known = ground.ajar
    if known is None or ground.ajar_door != door:
        known = with_door(ground, door, OPEN)
        ground.ajar = known
        ground.ajar_door = door
    return known


def forget_near(paces: vec[i64], square: i64) -> None:
    """What steps cost from squares whence a base comes near this one is asked anew."""
    for row in range(square // WIDTH - STEPS_FROM, square // WIDTH + STEPS_FROM + 1):
        for column in range(square % WIDTH - STEPS_FROM, square % WIDTH + STEPS_FROM + 1):
            at: i64 = (row * WIDTH + column) * DIRECTIONS
            if row >= 0 and 0 <= column < WIDTH and at < len(paces):
                for direction in range(DIRECTIONS):
                    paces[at + direction] = 0
