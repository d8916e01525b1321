"""The state of a game of Mutation Wars: where every card and body lies, and how the creatures are built.

A creature has up to six bodies; body b has the edges b × 3, b × 3 + 1 and b × 3 + 2, which are its *spots*
unless a body is joined there. Every edge holds one number: EMPTY, a part, or a joint.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.state import Frame, State, dump_row
from monstrum.games.mutation_wars.content.catalog import KINDS, Catalog

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

NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_ROW: Final[vec[i64]] = vec[i64]()


@final
class WarsState(State):
    """Hands are counts per design; decks and discards are designs in order, the top card last."""

    def __init__(
        self, seats: i64, catalog: Catalog, table: "vec[Frame[Any]]", chance: Chance, muted: bool
    ) -> None:
        super().__init__(seats, table, chance, muted)
        self.catalog = catalog
        # What was agreed before the game.
        self.target: i64 = 4  # `target_bodies` (MW-13.1)
        self.last_turn: i64 = 300  # `max_turns` (MW-2.8)
        self.variants: i64 = 0
        # Where the game stands.
        self.turn: i64 = 0
        self.phase: i64 = SETUP
        self.token: i64 = 0  # the seat that holds the turn token
        self.counter: i64 = 0  # atomic actions so far (MW-2.4)
        self.attacked: i64 = 0  # mask of seats with an attacked mark (MW-8.4)
        self.winner: i64 = NO_SEAT
        # The battle in progress (MW-8); battles never nest.
        self.attacker: i64 = NO_SEAT
        self.defender: i64 = NO_SEAT
        self.attacker_card: i64 = NO_CARD
        self.defender_card: i64 = NO_CARD
        self.protected: i64 = NO_CARD  # what the loser of the battle keeps; a secret but for its kind
        self.finalists: i64 = 0  # final-battle: mask of seats that fight it out
        # Creatures.
        self.bodies: vec[i64] = NO_ROW  # per seat: how many bodies
        self.colours: vec[i64] = NO_ROW  # seat × MOST_BODIES + body
        self.edges: vec[i64] = NO_ROW  # seat × SPOTS + body × EDGES + edge
        self.since: vec[i64] = NO_ROW  # per seat: `complete_since` (MW-13.4), 0 = not complete
        self.by: vec[i64] = NO_ROW  # per seat: who acted when it became complete (MW-13.5)
        self.scores: vec[i64] = NO_ROW  # per seat, in the final battle
        # Cards and bodies that are on no creature.
        self.hand: vec[i64] = NO_ROW  # seat × designs + design: how many
        self.held: vec[i64] = NO_ROW  # seat × KINDS + kind: how many cards in hand
        self.deck: vec[i64] = NO_ROW  # room of kind + place: designs, the top one last
        self.discard: vec[i64] = NO_ROW  # the same, the newest last
        self.deck_size: vec[i64] = NO_ROW  # per kind
        self.discard_size: vec[i64] = NO_ROW
        self.pile: vec[i64] = NO_ROW  # colours of the bodies face down, the top one last
        self.pile_size: i64 = 0
        self.out: vec[i64] = NO_ROW  # per design: copies a position leaves in the box; never changed in play
        # What seats know of the hands of others (`sightings.py`).
        self.sightings: vec[i64] = NO_ROW  # empty as long as nobody has seen anything
        self.sighted: i64 = 0  # how many sightings there are

    def make_room(self) -> None:
        """Rows for the seats and the cards; nothing lies anywhere yet.

        Rows are made here, natively in the compiled build: a row handed in by interpreted code is never freed
        again (mypyc 2.4), so such code changes numbers in a row, never the row."""
        catalog = self.catalog
        cards = catalog.number[0] + catalog.number[1] + catalog.number[2]
        self.bodies = vec[i64]([0] * self.seats)
        self.colours = vec[i64]([0] * (self.seats * MOST_BODIES))
        self.edges = vec[i64]([ABSENT] * (self.seats * SPOTS))
        self.since = vec[i64]([0] * self.seats)
        self.by = vec[i64]([0] * self.seats)
        self.scores = vec[i64]([0] * self.seats)
        self.hand = vec[i64]([0] * (self.seats * catalog.designs))
        self.held = vec[i64]([0] * (self.seats * KINDS))
        self.deck = vec[i64]([0] * cards)
        self.discard = vec[i64]([0] * cards)
        self.deck_size = vec[i64]([0] * KINDS)
        self.discard_size = vec[i64]([0] * KINDS)
        self.pile = vec[i64]([0] * catalog.bodies)
        self.out = vec[i64]([0] * catalog.designs)

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
        other.bodies = self.bodies[:]
        other.colours = self.colours[:]
        other.edges = self.edges[:]
        other.since = self.since[:]
        other.by = self.by[:]
        other.scores = self.scores[:]
        other.hand = self.hand[:]
        other.held = self.held[:]
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.deck_size = self.deck_size[:]
        other.discard_size = self.discard_size[:]
        other.pile = self.pile[:]
        other.pile_size = self.pile_size
        other.out = self.out  # shared: nothing in play changes it
        if self.sighted:
            other.sightings = self.sightings[:]
            other.sighted = self.sighted
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
        for kind in range(KINDS):
            dump_part(out, self.deck, self.catalog.room[kind], self.deck_size[kind])
        for kind in range(KINDS):
            dump_part(out, self.discard, self.catalog.room[kind], self.discard_size[kind])
        dump_part(out, self.pile, 0, self.pile_size)
        dump_row(out, self.out)
        dump_sightings(out, self)
        self.dump_pending(out)


def dump_sightings(out: list[int], state: WarsState) -> None:
    """Only what is there: place and word."""
    places = [at for at in range(len(state.sightings)) if state.sightings[at]]
    out.append(len(places))
    for at in places:
        out.append(at)
        out.append(state.sightings[at])


def dump_part(out: list[int], items: vec[i64], start: i64, size: i64) -> None:
    out.append(size)
    for at in range(start, start + size):
        out.append(items[at])


# Small questions everybody asks -------------------------------------------------------------------------


def turn_order(state: WarsState, turn: i64) -> i64:
    """The seat that is `turn`-th in turn order (MW-2.2: clockwise from the holder of the token)."""
    seat = state.token + turn
    return seat - state.seats if seat >= state.seats else seat


def left_of(state: WarsState, seat: i64) -> i64:
    """MW-1.1  The next seat clockwise."""
    return seat + 1 if seat + 1 < state.seats else 0


def content(state: WarsState, seat: i64, spot: i64) -> i64:
    """What an edge holds: EMPTY, a part, or a joint."""
    return state.edges[seat * SPOTS + spot]


def part_design(part: i64) -> i64:
    return part // MARKS


def has_variant(state: WarsState, variant: i64) -> bool:
    return state.variants & variant != 0
