"""The state of a game of Mutation Wars: where every card and body lies, and how the creatures are built.

A creature has up to six bodies; body b has the edges b × 3, b × 3 + 1 and b × 3 + 2, which are its *spots*
unless a body is joined there. Every edge holds one number: EMPTY, a part, or a joint.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.chance import Chance
from monstrum.core.codec import Numbers, load_pending
from monstrum.core.numbers import ONE, ZERO
from monstrum.core.rows import NO_BYTES
from monstrum.core.state import NO_ROW, Frame, State, dump_part, dump_row
from monstrum.games.mutation_wars.content.catalog import COLOURS, KINDS, PARTS, Catalog

LEAST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_BODIES: Final = 6  # MW-13.1: `target_bodies` is at most six
EDGES: Final = 3
SPOTS: Final = 18  # edges of a creature: MOST_BODIES × EDGES

# What an edge holds. A part is design × 4 + its marks, so it is 0 or more.
EMPTY: Final = -1
UP: Final = -2  # edge 0 of every body but the root: the joint to its parent
ABSENT: Final = -9  # there is no such body; joints to child c are UP - c, -3 … -7
FLIPPED: Final = 1
REVERSED: Final = 2  # a Fake Tail that was used once (MW-9.3)
MARKS: Final = 4

# Phases (MW-2.1), for views and sentences; the stack says what is pending.
SETUP: Final = 0
DEAL: Final = 1
BUILD: Final = 2
MUTATE: Final = 3
BATTLE: Final = 4
CLEANUP: Final = 5
END_OF_TURN: Final = 6
FINAL_BATTLE: Final = 7
PHASE_NAMES: Final = ["setup", "deal", "build", "mutate", "battle", "cleanup", "end", "final_battle"]

# Variants (MW-15), as bits.
QUICK_HANDS: Final = 1
FINAL_BATTLE_VARIANT: Final = 2
BUILD_OR_MUTATE: Final = 4
GROWN_START: Final = 8
STRICT_LATTICE: Final = 16
PICK_BACKS: Final = 32
VARIANT_NAMES: Final = [
    "quick-hands",
    "final-battle",
    "build-or-mutate",
    "grown-start",
    "strict-lattice",
    "pick-backs",
]

ALL_VARIANTS: Final = 63

NO_SEAT: Final = -1
NO_CARD: Final = -1
HIGHEST: Final = 0xFFFFFFFFFF  # of turns, actions and points
MOST_COPIES: Final = 1023  # of one design
BYTE: Final = 255
SIGHTED_BITS: Final = 5  # of a mask in a word of `sightings`, a bit per seat
SIGHTED_LANE: Final = 10  # bits in which those of one knower are counted
SIGHTED_MOST: Final = 12  # masks of a word
SIGHTED_WORD: Final = 0xFFFFFFFFFFFFFFF  # the highest word: SIGHTED_BITS × SIGHTED_MOST ones


FIELDS: Final = """
seats          given
# What was agreed before the game.
target         number                    4        2 … MOST_BODIES  # `target_bodies` (MW-13.1)
last_turn      number                    300      1 … HIGHEST  # `max_turns` (MW-2.8)
variants       number                    0        0 … ALL_VARIANTS
# Where the game stands.
turn           number                    0        0 … HIGHEST
phase          number                    SETUP    0 … FINAL_BATTLE
token          number                    0        0 … seats - 1  # the seat that holds the turn token
counter        number                    0        0 … HIGHEST  # atomic actions so far (MW-2.4)
attacked       number                    0        0 … (1 << seats) - 1  # attacked mark (MW-8.4)
winner         number                    NO_SEAT  NO_SEAT … seats - 1
# The battle in progress (MW-8); battles never nest.
attacker       number                    NO_SEAT  NO_SEAT … seats - 1
defender       number                    NO_SEAT  NO_SEAT … seats - 1
attacker_card  number                    NO_CARD
defender_card  number                    NO_CARD
protected      number                    NO_CARD  # what the loser keeps; secret but for its kind
finalists      number                    0        0 … (1 << seats) - 1  # who fight the final battle
# Creatures.
bodies         row of seats, lent  0        0 … MOST_BODIES  # how many bodies
colours        row of seats * MOST_BODIES, lent  0        0 … COLOURS - 1  # + body
edges          row of seats * SPOTS, lent  ABSENT   ABSENT … PARTS * MARKS - 1  # + body × EDGES + edge
since          row of seats, lent  0        0 … HIGHEST  # `complete_since` (MW-13.4), 0 = not complete
by             row of seats, lent  0        0 … seats - 1  # who acted then (MW-13.5)
scores         row of seats, lent  0        0 … HIGHEST  # in the final battle
# Cards and bodies that are on no creature.
hand           row of seats * catalog.designs, lent with hands  0  0 … MOST_COPIES  # seat × designs + design
in_hand        bytes of seats * catalog.designs, derived, lent with hands  # the same for observations
held           row of seats * KINDS, derived, lent with hands  # seat × KINDS + kind: how many cards in hand
deck           row of catalog.cards(), derived, lent  # room of kind + place: designs, the top one last
discard        row of catalog.cards(), derived, lent with discards  # the same, the newest last
discarded      bytes of catalog.designs, derived, lent with discards  # … and how many of each lie there
deck_size      row of KINDS, derived, lent with sizes
discard_size   row of KINDS, derived, lent with sizes
pile           row of catalog.bodies, derived, lent  # colours of the bodies face down, the top one last
pile_size      number, derived
piles          method
out            row of catalog.designs, shared  0        0 … MOST_COPIES  # copies left in the box
# What seats know of the hands of others (`sightings.py`).
sightings      row, derived, while sighted  # empty as long as nobody has seen anything
sighted        number, derived           # how many there are, SIGHTED_LANE bits for each knower
sightings      method
"""


@final
class WarsState(State):
    """Hands are counts per design; decks and discards are designs in order, the top card last."""

    def __init__(
        self, seats: i64, catalog: Catalog, table: "vec[Frame[Any]]", chance: Chance, muted: bool
    ) -> None:
        super().__init__(seats, table, chance, muted)
        self.catalog = catalog
        # Written by tools/fields.py from FIELDS; who changes the list runs it again.
        self.target: i64 = 4
        self.last_turn: i64 = 300
        self.variants: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = SETUP
        self.token: i64 = 0
        self.counter: i64 = 0
        self.attacked: i64 = 0
        self.winner: i64 = NO_SEAT
        self.attacker: i64 = NO_SEAT
        self.defender: i64 = NO_SEAT
        self.attacker_card: i64 = NO_CARD
        self.defender_card: i64 = NO_CARD
        self.protected: i64 = NO_CARD
        self.finalists: i64 = 0
        self.bodies: vec[i64] = NO_ROW
        self.colours: vec[i64] = NO_ROW
        self.edges: vec[i64] = NO_ROW
        self.since: vec[i64] = NO_ROW
        self.by: vec[i64] = NO_ROW
        self.scores: vec[i64] = NO_ROW
        self.hand: vec[i64] = NO_ROW
        self.in_hand: vec[u8] = NO_BYTES
        self.held: vec[i64] = NO_ROW
        self.deck: vec[i64] = NO_ROW
        self.discard: vec[i64] = NO_ROW
        self.discarded: vec[u8] = NO_BYTES
        self.deck_size: vec[i64] = NO_ROW
        self.discard_size: vec[i64] = NO_ROW
        self.pile: vec[i64] = NO_ROW
        self.pile_size: i64 = 0
        self.out: vec[i64] = NO_ROW
        self.sightings: vec[i64] = NO_ROW
        self.sighted: i64 = 0
        self.lent: i64 = 0  # one bit for what a copy, or everybody, holds too

    def make_room(self) -> None:
        """Natively in the compiled build: interpreted code changes numbers in a row, never the row."""
        seats = self.seats
        catalog = self.catalog
        self.bodies = vec[i64]([0] * seats)
        self.colours = vec[i64]([0] * (seats * MOST_BODIES))
        self.edges = vec[i64]([ABSENT] * (seats * SPOTS))
        self.since = vec[i64]([0] * seats)
        self.by = vec[i64]([0] * seats)
        self.scores = vec[i64]([0] * seats)
        self.hand = vec[i64]([0] * (seats * catalog.designs))
        self.in_hand = vec[u8]([0] * (seats * catalog.designs))
        self.held = vec[i64]([0] * (seats * KINDS))
        self.deck = vec[i64]([0] * (catalog.cards()))
        self.discard = vec[i64]([0] * (catalog.cards()))
        self.discarded = vec[u8]([0] * (catalog.designs))
        self.deck_size = vec[i64]([0] * KINDS)
        self.discard_size = vec[i64]([0] * KINDS)
        self.pile = vec[i64]([0] * (catalog.bodies))
        self.out = vec[i64]([0] * (catalog.designs))

    def clone(self) -> "WarsState":
        other = WarsState(self.seats, self.catalog, self.table, self.chance.clone(), True)
        other.copy_pending(self)
        other.target = self.target
        other.last_turn = self.last_turn
        other.variants = self.variants
        other.turn = self.turn
        other.phase = self.phase
        other.token = self.token
        other.counter = self.counter
        other.attacked = self.attacked
        other.winner = self.winner
        other.attacker = self.attacker
        other.defender = self.defender
        other.attacker_card = self.attacker_card
        other.defender_card = self.defender_card
        other.protected = self.protected
        other.finalists = self.finalists
        other.bodies = self.bodies
        other.colours = self.colours
        other.edges = self.edges
        other.since = self.since
        other.by = self.by
        other.scores = self.scores
        other.hand = self.hand
        other.in_hand = self.in_hand
        other.held = self.held
        other.deck = self.deck
        other.discard = self.discard
        other.discarded = self.discarded
        other.deck_size = self.deck_size
        other.discard_size = self.discard_size
        other.pile = self.pile
        other.pile_size = self.pile_size
        other.out = self.out
        if self.sighted:
            other.sightings = self.sightings[:]
        other.sighted = self.sighted
        self.lent = 2047
        other.lent = 2047
        return other

    def dump(self, out: list[int]) -> None:
        out.append(self.seats)
        out.append(self.target)
        out.append(self.last_turn)
        out.append(self.variants)
        out.append(self.turn)
        out.append(self.phase)
        out.append(self.token)
        out.append(self.counter)
        out.append(self.attacked)
        out.append(self.winner)
        out.append(self.attacker)
        out.append(self.defender)
        out.append(self.attacker_card)
        out.append(self.defender_card)
        out.append(self.protected)
        out.append(self.finalists)
        dump_row(out, self.bodies)
        dump_row(out, self.colours)
        dump_row(out, self.edges)
        dump_row(out, self.since)
        dump_row(out, self.by)
        dump_row(out, self.scores)
        dump_row(out, self.hand)
        self.dump_piles(out)
        dump_row(out, self.out)
        self.dump_sightings(out)
        self.dump_pending(out)

    def restore(self, numbers: Numbers) -> None:
        """What `dump` wrote, trusting nothing in it."""
        seats = self.seats
        self.target = numbers.within(2, MOST_BODIES)
        self.last_turn = numbers.within(1, HIGHEST)
        self.variants = numbers.within(0, ALL_VARIANTS)
        self.turn = numbers.within(0, HIGHEST)
        self.phase = numbers.within(0, FINAL_BATTLE)
        self.token = numbers.within(0, seats - 1)
        self.counter = numbers.within(0, HIGHEST)
        self.attacked = numbers.within(0, (1 << seats) - 1)
        self.winner = numbers.within(NO_SEAT, seats - 1)
        self.attacker = numbers.within(NO_SEAT, seats - 1)
        self.defender = numbers.within(NO_SEAT, seats - 1)
        self.attacker_card = numbers.one()
        self.defender_card = numbers.one()
        self.protected = numbers.one()
        self.finalists = numbers.within(0, (1 << seats) - 1)
        numbers.fill_within(self.bodies, 0, MOST_BODIES)
        numbers.fill_within(self.colours, 0, COLOURS - 1)
        numbers.fill_within(self.edges, ABSENT, PARTS * MARKS - 1)
        numbers.fill_within(self.since, 0, HIGHEST)
        numbers.fill_within(self.by, 0, seats - 1)
        numbers.fill_within(self.scores, 0, HIGHEST)
        numbers.fill_within(self.hand, 0, MOST_COPIES)
        self.restore_piles(numbers)
        numbers.fill_within(self.out, 0, MOST_COPIES)
        self.restore_sightings(numbers)
        load_pending(self, numbers)
        numbers.finish()

    def own_bodies(self) -> vec[i64]:
        if self.lent & 1:
            self.bodies = self.bodies[:]
            self.lent -= 1
        return self.bodies

    def own_colours(self) -> vec[i64]:
        if self.lent & 2:
            self.colours = self.colours[:]
            self.lent -= 2
        return self.colours

    def own_edges(self) -> vec[i64]:
        if self.lent & 4:
            self.edges = self.edges[:]
            self.lent -= 4
        return self.edges

    def own_since(self) -> vec[i64]:
        if self.lent & 8:
            self.since = self.since[:]
            self.lent -= 8
        return self.since

    def own_by(self) -> vec[i64]:
        if self.lent & 16:
            self.by = self.by[:]
            self.lent -= 16
        return self.by

    def own_scores(self) -> vec[i64]:
        if self.lent & 32:
            self.scores = self.scores[:]
            self.lent -= 32
        return self.scores

    def own_hands(self) -> None:
        if self.lent & 64:
            self.hand = self.hand[:]
            self.in_hand = self.in_hand[:]
            self.held = self.held[:]
            self.lent -= 64

    def own_deck(self) -> vec[i64]:
        if self.lent & 128:
            self.deck = self.deck[:]
            self.lent -= 128
        return self.deck

    def own_discards(self) -> None:
        if self.lent & 256:
            self.discard = self.discard[:]
            self.discarded = self.discarded[:]
            self.lent -= 256

    def own_sizes(self) -> None:
        if self.lent & 512:
            self.deck_size = self.deck_size[:]
            self.discard_size = self.discard_size[:]
            self.lent -= 512

    def own_pile(self) -> vec[i64]:
        if self.lent & 1024:
            self.pile = self.pile[:]
            self.lent -= 1024
        return self.pile

    # So far what is written from FIELDS.

    def dump_piles(self, out: list[int]) -> None:
        """Of decks, discards and bodies only what lies there."""
        for kind in range(KINDS):
            dump_part(out, self.deck, self.catalog.room[kind], self.deck_size[kind])
        for kind in range(KINDS):
            dump_part(out, self.discard, self.catalog.room[kind], self.discard_size[kind])
        dump_part(out, self.pile, 0, self.pile_size)

    def restore_piles(self, numbers: Numbers) -> None:
        for kind in range(KINDS):
            self.deck_size[kind] = restore_cards(self.deck, self.catalog, kind, numbers)
        for kind in range(KINDS):
            self.discard_size[kind] = restore_cards(self.discard, self.catalog, kind, numbers)
            first = self.catalog.room[kind]
            for at in range(first, first + self.discard_size[kind]):
                design = self.discard[at]
                self.discarded[design] = (self.discarded[design] + 1) & BYTE
        self.pile_size = restore_pile(self.pile, 0, len(self.pile), 0, COLOURS, numbers)

    def dump_sightings(self, out: list[int]) -> None:
        """Place and word of those there are."""
        places = [at for at in range(len(self.sightings)) if self.sightings[at]]
        out.append(len(places))
        for at in places:
            out.append(at)
            out.append(self.sightings[at])

    def restore_sightings(self, numbers: Numbers) -> None:
        size = (self.seats + 1) * self.catalog.designs
        places = numbers.within(0, size)
        if places:
            self.sightings = vec[i64]([0] * size)
        for _time in range(places):
            at = numbers.within(0, size - 1)
            word: i64 = numbers.within(1, SIGHTED_WORD)
            self.sightings[at] = word
            while word:
                self.sighted += ONE << (at // self.catalog.designs * SIGHTED_LANE)
                word >>= SIGHTED_BITS


def restore_cards(row: vec[i64], catalog: Catalog, kind: i64, numbers: Numbers) -> i64:
    """One deck or discard into its part of the row; how many cards it has."""
    first, last = catalog.first[kind], catalog.first[kind + 1]
    return restore_pile(row, catalog.room[kind], catalog.number[kind], first, last, numbers)


def restore_pile(row: vec[i64], room: i64, most: i64, first: i64, last: i64, numbers: Numbers) -> i64:
    size: i64 = numbers.within(0, most)
    for at in range(room, room + size):
        row[at] = numbers.within(first, last - 1)
    return size


# Small questions everybody asks -------------------------------------------------------------------------


def turn_order(state: WarsState, turn: i64) -> i64:
    """The seat that is `turn`-th in turn order (MW-2.2: clockwise from the holder of the token)."""
    seat = state.token + turn
    return seat - state.seats if seat >= state.seats else seat


def left_of(state: WarsState, seat: i64) -> i64:
    """MW-1.1  The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else ZERO


def content(state: WarsState, seat: i64, spot: i64) -> i64:
    """What an edge holds: EMPTY, a part, or a joint."""
    return state.edges[seat * SPOTS + spot]


def part_design(part: i64) -> i64:
    return part // MARKS


def has_variant(state: WarsState, variant: i64) -> bool:
    return state.variants & variant != 0
