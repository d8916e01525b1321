"""The state of a game of XYbrid: where every part lies, and what is on it."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.codec import Numbers, load_pending
from monstrum.core.state import NO_LIST, NO_ROW, NOBODY, Frame, State, dump_list, dump_row
from monstrum.games.xybrid.content.catalog import SCIENCES, Catalog

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

# What a seat has read of breakthroughs (`spied`): in bits 0 … 3 the seats whose it has read, from this bit on
# the single ones that all have seen, although an undo gave them back to their owners.
CARD: Final = 8
CARDS: Final[i64] = 54  # so many of them fit in
EVERY_SEAT: Final = 255

ROUNDS: Final = 3
LAST_CYCLE: Final = 20  # XY-6.4
MOST_INFAMY: Final = 0xFFFFFFFFFF
HANDED_OUT: Final = 3  # breakthroughs per player (XY-1.4)
END_OF_ZONE: Final[i64] = -1


FIELDS: Final = """
seats       given
round       number                        0            0 … ROUNDS
cycle       number
first_seat  number                        0            0 … seats - 1
drew        number                        # somebody drew in a DRAW step of this cycle (XY-6.3)
triggered   number                        # DRAW effects triggered in this turn or deployment (XY-4.12)
bottom      number                        END_OF_ZONE  # last part of the deck
infamy      row of seats, lent  0            0 … MOST_INFAMY
filled      row of seats, lent  # mask of filled slots
spied       row of seats, lent  0            0 … most_spied(catalog)  # see CARD
first       row of PLACES, lent with zones  END_OF_ZONE  -1 … catalog.parts - 1  # part of the chain
held        row of PLACES, lent with zones  # number of parts
place       row of catalog.parts, lent with zones  0            0 … PLACES - 1
slot        row of catalog.parts, lent with zones  0            0 … SLOT_CORE
after       row of catalog.parts, lent with zones  END_OF_ZONE  -1 … catalog.parts - 1
boost       row of catalog.parts, lent
added       row of catalog.parts, lent  0            0 … (1 << SCIENCES) - 1  # sciences of ADDSCI
marks       row of catalog.parts, lent  0            0 … 2 * FIXED - 1
holder      row of catalog.breakthroughs, lent  BOX          0 … GONE
deck_log    list, lent  # what seats have learned of the deck since the last shuffle
auras       number, derived               # attached parts with an AURA: mostly none
shielders   number, derived               # attached parts with a STATIC SHIELD
"""


@final
class LabState(State):
    """Zones are chains through `after`, kept in ascending id order; the deck's chain is its order."""

    def __init__(
        self, seats: i64, catalog: Catalog, table: "vec[Frame[Any]]", chance: Chance, muted: bool
    ) -> None:
        super().__init__(seats, table, chance, muted)
        self.catalog = catalog
        # Written by tools/fields.py from FIELDS; who changes the list runs it again.
        self.round: i64 = 0
        self.cycle: i64 = 0
        self.first_seat: i64 = 0
        self.drew: i64 = 0
        self.triggered: i64 = 0
        self.bottom: i64 = END_OF_ZONE
        self.infamy: vec[i64] = NO_ROW
        self.filled: vec[i64] = NO_ROW
        self.spied: vec[i64] = NO_ROW
        self.first: vec[i64] = NO_ROW
        self.held: vec[i64] = NO_ROW
        self.place: vec[i64] = NO_ROW
        self.slot: vec[i64] = NO_ROW
        self.after: vec[i64] = NO_ROW
        self.boost: vec[i64] = NO_ROW
        self.added: vec[i64] = NO_ROW
        self.marks: vec[i64] = NO_ROW
        self.holder: vec[i64] = NO_ROW
        self.deck_log: list[int] = NO_LIST
        self.auras: i64 = 0
        self.shielders: i64 = 0
        self.lent: i64 = 256  # one bit for what a copy, or everybody, holds too

    def make_room(self) -> None:
        """Natively in the compiled build: interpreted code changes numbers in a row, never the row."""
        seats = self.seats
        catalog = self.catalog
        self.infamy = vec[i64]([0] * seats)
        self.filled = vec[i64]([0] * seats)
        self.spied = vec[i64]([0] * seats)
        self.first = vec[i64]([END_OF_ZONE] * PLACES)
        self.held = vec[i64]([0] * PLACES)
        self.place = vec[i64]([0] * (catalog.parts))
        self.slot = vec[i64]([0] * (catalog.parts))
        self.after = vec[i64]([END_OF_ZONE] * (catalog.parts))
        self.boost = vec[i64]([0] * (catalog.parts))
        self.added = vec[i64]([0] * (catalog.parts))
        self.marks = vec[i64]([0] * (catalog.parts))
        self.holder = vec[i64]([BOX] * (catalog.breakthroughs))

    def clone(self) -> "LabState":
        other = LabState(self.seats, self.catalog, self.table, self.chance.clone(), True)
        other.copy_pending(self)
        other.round = self.round
        other.cycle = self.cycle
        other.first_seat = self.first_seat
        other.drew = self.drew
        other.triggered = self.triggered
        other.bottom = self.bottom
        other.infamy = self.infamy
        other.filled = self.filled
        other.spied = self.spied
        other.first = self.first
        other.held = self.held
        other.place = self.place
        other.slot = self.slot
        other.after = self.after
        other.boost = self.boost
        other.added = self.added
        other.marks = self.marks
        other.holder = self.holder
        other.deck_log = self.deck_log
        other.auras = self.auras
        other.shielders = self.shielders
        self.lent = 511
        other.lent = 511
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

    def restore(self, numbers: Numbers) -> None:
        """What `dump` wrote, trusting nothing in it."""
        seats = self.seats
        catalog = self.catalog
        self.round = numbers.within(0, ROUNDS)
        self.cycle = numbers.one()
        self.first_seat = numbers.within(0, seats - 1)
        self.drew = numbers.one()
        self.triggered = numbers.one()
        self.bottom = numbers.one()
        numbers.fill_within(self.infamy, 0, MOST_INFAMY)
        numbers.fill(self.filled)
        numbers.fill_within(self.spied, 0, most_spied(catalog))
        numbers.fill_within(self.first, -1, catalog.parts - 1)
        numbers.fill(self.held)
        numbers.fill_within(self.place, 0, PLACES - 1)
        numbers.fill_within(self.slot, 0, SLOT_CORE)
        numbers.fill_within(self.after, -1, catalog.parts - 1)
        numbers.fill(self.boost)
        numbers.fill_within(self.added, 0, (1 << SCIENCES) - 1)
        numbers.fill_within(self.marks, 0, 2 * FIXED - 1)
        numbers.fill_within(self.holder, 0, GONE)
        self.deck_log = numbers.many()
        load_pending(self, numbers)
        numbers.finish()

    def own_infamy(self) -> vec[i64]:
        if self.lent & 1:
            self.infamy = self.infamy[:]
            self.lent -= 1
        return self.infamy

    def own_filled(self) -> vec[i64]:
        if self.lent & 2:
            self.filled = self.filled[:]
            self.lent -= 2
        return self.filled

    def own_spied(self) -> vec[i64]:
        if self.lent & 4:
            self.spied = self.spied[:]
            self.lent -= 4
        return self.spied

    def own_zones(self) -> None:
        if self.lent & 8:
            self.first = self.first[:]
            self.held = self.held[:]
            self.place = self.place[:]
            self.slot = self.slot[:]
            self.after = self.after[:]
            self.lent -= 8

    def own_boost(self) -> vec[i64]:
        if self.lent & 16:
            self.boost = self.boost[:]
            self.lent -= 16
        return self.boost

    def own_added(self) -> vec[i64]:
        if self.lent & 32:
            self.added = self.added[:]
            self.lent -= 32
        return self.added

    def own_marks(self) -> vec[i64]:
        if self.lent & 64:
            self.marks = self.marks[:]
            self.lent -= 64
        return self.marks

    def own_holder(self) -> vec[i64]:
        if self.lent & 128:
            self.holder = self.holder[:]
            self.lent -= 128
        return self.holder

    def own_deck_log(self) -> list[int]:
        if self.lent & 256:
            self.deck_log = self.deck_log.copy()
            self.lent -= 256
        return self.deck_log

    # So far what is written from FIELDS.

    def size(self) -> i64:
        """XY-1.3  The lab size: 2 × players + 1, fixed for the whole game."""
        return 2 * self.seats + 1


def most_spied(catalog: Catalog) -> i64:
    """A bit for every seat, and one for every breakthrough that has room."""
    cards: i64 = catalog.breakthroughs if catalog.breakthroughs < CARDS else CARDS
    bit: i64 = 1  # a constant would be shifted as 32 bits in compiled code
    return (bit << (CARD + cards)) - 1


def members(state: LabState, place: i64) -> list[int]:
    """The parts of a zone: ascending, the deck from the top."""
    found: list[int] = []
    part = state.first[place]
    while part >= 0:
        found.append(part)
        part = state.after[part]
    return found


def top_of_deck(state: LabState, number: i64) -> list[int]:
    """The uppermost parts of the deck, as many as there are of that number."""
    found: list[int] = []
    part = state.first[DECK]
    while part >= 0 and len(found) < number:
        found.append(part)
        part = state.after[part]
    return found


def owner(state: LabState, part: i64) -> i64:
    """Whose monster the part is on; -1 if on none."""
    place = state.place[part]
    return place - MONSTER if MONSTER <= place < HAND else NOBODY


def turn_order(state: LabState, turn: i64) -> i64:
    """The seat that is `turn`-th in turn order (XY-2.4: clockwise from the first player)."""
    seat = state.first_seat + turn
    return seat - state.seats if seat >= state.seats else seat


def seen_by_all(state: LabState, breakthrough: i64) -> bool:
    """Whether a breakthrough was shown before an undo gave it back to its owner."""
    return breakthrough < CARDS and (state.spied[0] >> (CARD + breakthrough)) & 1 == 1
