"""The state of a game of XYbrid: where every part lies, and what is on it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.state import Frame, State, dump_list, dump_row
from monstrum.games.xybrid.content.catalog import Catalog

# XY-13.1  The zones. Every part is in exactly one of them.
LAB: Final = 0
CORE_PILE: Final = 1
DECK: Final = 2
MONSTER: Final = 3  # + seat
HAND: Final = 7  # + seat
PILE: Final = 11  # + seat
OUT: Final = 15  # the game box: parts a position leaves out of play
PLACES: Final = 16
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4

# Slots of a monster.
NO_SLOT: Final = 0
SLOT_HEAD: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
SLOT_LEGS: Final = 4
SLOT_AUX: Final = 5
SLOT_CORE: Final = 6
SLOT_NAMES: Final = ["", "head", "arm.left", "arm.right", "legs", "aux", "core"]
COMPLETE: Final = (1 << SLOT_HEAD) | (1 << LEFT) | (1 << RIGHT) | (1 << SLOT_LEGS)

# What can be on a part.
SHIELDED: Final = 1
JAMMED: Final = 2
ACTIVATED: Final = 4
REPLACED: Final = 8  # left the monster by a swap of this BUILD step (XY-5.5)
FIXED: Final = 16  # its slot in the deck is known to somebody: it does not move when loose cards do

# Where a breakthrough is: with seat 0 … 3, or
BOX: Final = 4
SHOWN: Final = 5  # revealed this round
GONE: Final = 6  # out of the game (XY-10.3)

# What a seat has read of breakthroughs: in bits 0 … 3 seats, and from this bit on single ones.
CARD: Final = 8
CARDS: Final = 54  # so many of them fit in
EVERY_SEAT: Final = 255

ROUNDS: Final = 3
LAST_CYCLE: Final = 20  # XY-6.4
HANDED_OUT: Final = 3  # breakthroughs per player (XY-1.4)
END_OF_ZONE: Final = -1


@final
class LabState(State):
    """Zones are chains through `after`, kept in ascending id order; the deck's chain is its order."""

    def __init__(
        self, seats: i64, catalog: Catalog, table: "vec[Frame[Any]]", chance: Chance, muted: bool
    ) -> None:
        super().__init__(seats, table, chance, muted)
        self.catalog = catalog
        self.round: i64 = 0
        self.cycle: i64 = 0
        self.first_seat: i64 = 0
        self.drew: i64 = 0  # somebody drew in a DRAW step of this cycle (XY-6.3)
        self.triggered: i64 = 0  # DRAW effects triggered in this turn or deployment (XY-4.12)
        self.infamy: vec[i64] = NO_ROW
        self.filled: vec[i64] = NO_ROW  # per seat: mask of filled slots
        self.spied: vec[i64] = NO_ROW  # per seat: mask of seats whose breakthroughs it has read, and from
        # bit CARD on the single ones that all have seen, although an undo gave them back to their owners
        self.first: vec[i64] = NO_ROW  # per place: first part of the chain
        self.held: vec[i64] = NO_ROW  # per place: number of parts
        self.bottom: i64 = END_OF_ZONE  # last part of the deck
        self.auras: i64 = 0  # attached parts with an AURA: mostly none, and then values are quickly found
        self.shielders: i64 = 0  # attached parts with a STATIC SHIELD
        self.place: vec[i64] = NO_ROW
        self.slot: vec[i64] = NO_ROW
        self.after: vec[i64] = NO_ROW
        self.boost: vec[i64] = NO_ROW
        self.added: vec[i64] = NO_ROW  # mask of sciences added by ADDSCI
        self.marks: vec[i64] = NO_ROW
        self.holder: vec[i64] = NO_ROW  # per breakthrough
        self.deck_log: list[int] = []  # what seats have learned of the deck since the last shuffle

    def make_room(self) -> None:
        """XY-1.1  Rows for the seats, the places and the cards; nothing lies anywhere yet.

        Rows are made here, natively in the compiled build: a row handed in by interpreted code is never freed
        again (mypyc 2.4), so such code changes numbers in a row, never the row."""
        parts = self.catalog.parts
        self.infamy = vec[i64]([0] * self.seats)
        self.filled = vec[i64]([0] * self.seats)
        self.spied = vec[i64]([0] * self.seats)
        self.first = vec[i64]([END_OF_ZONE] * PLACES)
        self.held = vec[i64]([0] * PLACES)
        self.place = vec[i64]([0] * parts)
        self.slot = vec[i64]([0] * parts)
        self.after = vec[i64]([END_OF_ZONE] * parts)
        self.boost = vec[i64]([0] * parts)
        self.added = vec[i64]([0] * parts)
        self.marks = vec[i64]([0] * parts)
        self.holder = vec[i64]([BOX] * self.catalog.breakthroughs)

    def clone(self) -> "LabState":
        other = LabState(self.seats, self.catalog, self.table, self.chance.clone(), True)
        other.copy_pending(self)
        other.round = self.round
        other.cycle = self.cycle
        other.first_seat = self.first_seat
        other.drew = self.drew
        other.triggered = self.triggered
        other.bottom = self.bottom
        other.auras = self.auras
        other.shielders = self.shielders
        other.infamy = self.infamy[:]
        other.filled = self.filled[:]
        other.spied = self.spied[:]
        other.first = self.first[:]
        other.held = self.held[:]
        other.place = self.place[:]
        other.slot = self.slot[:]
        other.after = self.after[:]
        other.boost = self.boost[:]
        other.added = self.added[:]
        other.marks = self.marks[:]
        other.holder = self.holder[:]
        if self.deck_log:
            other.deck_log = self.deck_log.copy()
        return other

    def dump(self, out: list[int]) -> None:
        out.append(self.seats)
        out.append(self.round)
        out.append(self.cycle)
        out.append(self.first_seat)
        out.append(self.drew)
        out.append(self.triggered)
        out.append(self.bottom)
        dump_row(out, self.infamy)
        dump_row(out, self.filled)
        dump_row(out, self.spied)
        dump_row(out, self.first)
        dump_row(out, self.held)
        dump_row(out, self.place)
        dump_row(out, self.slot)
        dump_row(out, self.after)
        dump_row(out, self.boost)
        dump_row(out, self.added)
        dump_row(out, self.marks)
        dump_row(out, self.holder)
        dump_list(out, self.deck_log)
        self.dump_pending(out)

    def size(self) -> i64:
        """XY-1.3  The lab size: 2 × players + 1, fixed for the whole game."""
        return 2 * self.seats + 1


NO_ROW: Final[vec[i64]] = vec[i64]()


def members(state: LabState, place: i64) -> list[int]:
    """The parts of a zone: ascending, the deck from the top."""
    found: list[int] = []
    part = state.first[place]
    while part >= 0:
        found.append(part)
        part = state.after[part]
    return found


def owner(state: LabState, part: i64) -> i64:
    """Whose monster the part is on; -1 if on none."""
    place = state.place[part]
    return place - MONSTER if MONSTER <= place < HAND else -1


def turn_order(state: LabState, turn: i64) -> i64:
    """The seat that is `turn`-th in turn order (XY-2.4: clockwise from the first player)."""
    seat = state.first_seat + turn
    return seat - state.seats if seat >= state.seats else seat


def seen_by_all(state: LabState, breakthrough: i64) -> bool:
    """Whether a breakthrough was shown before an undo gave it back to its owner."""
    return breakthrough < CARDS and (state.spied[0] >> (CARD + breakthrough)) & 1 == 1
