"""XYbrid as a row of bytes: section 6 of the rules, field by field, from the seat's own place.

Seats are relative: 0 is the observer, then clockwise. Parts and breakthroughs have one byte each, in
ascending id order. Nothing is read that `view.py` would not show the same seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.encoder import Encoder
from monstrum.core.engine import asked, committed
from monstrum.core.rows import Row
from monstrum.core.state import SEALED
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.actions import FIRST_PART, NONE, breakthrough_of, space
from monstrum.games.xybrid.catalog import ARM, SCIENCE_NAMES, SCIENCES, Catalog
from monstrum.games.xybrid.peeked import has_looked, peeked
from monstrum.games.xybrid.rules.ending import returns
from monstrum.games.xybrid.rules.infamy import hand_worth
from monstrum.games.xybrid.rules.values import attached_value, sciences, shielded
from monstrum.games.xybrid.state import (
    ACTIVATED,
    BOX,
    CORE_PILE,
    DECK,
    GONE,
    HAND,
    HANDED_OUT,
    JAMMED,
    LAB,
    LAST_CYCLE,
    LEFT,
    MONSTER,
    PILE,
    PLACES,
    RIGHT,
    ROUNDS,
    SHIELDED,
    SHOWN,
    SLOT_HEAD,
    SLOT_LEGS,
    LabState,
    seen_by_all,
)

VERSION: Final = 0
DECISIONS: Final = 22  # the kinds of `kinds.py` that ask a seat
SLOTS: Final = 4  # head, left, right, legs
SUMS: Final = 5  # what is summed up over a monster: its worth and four sciences
MUCH: Final = 200  # infamy and worth; more is shown as 255 at most
MOST_VALUE: Final = 20


@final
class LabEncoder(Encoder[LabState]):
    """Observations of XYbrid."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:
        super().__init__(VERSION, seats, space(catalog))
        parts, cards = catalog.parts, catalog.breakthroughs
        self.parts = parts
        self.cards = cards
        self.planes: vec[i64] = vec[i64]([-1] * PLACES)  # scratch: where the plane of a zone starts
        self.sums: vec[i64] = vec[i64]([0] * (seats * SUMS))  # scratch: per seat the worth, then the sciences
        # Where the game stands.
        self.round = self.field("round", ROUNDS, 1, "one of rounds 1, 2, 3")
        self.cycle = self.field("cycle", 1, LAST_CYCLE, "turns everybody has had in this round")
        self.first = self.field("first", seats, 1, "who is first player")
        self.deck = self.field("deck", 1, parts, "how many parts are in the deck")
        self.decision = self.field(
            "decision", DECISIONS, 1, "what is asked, in the order of `kinds.py`, from CHOOSE_CORE on"
        )
        self.waiting = self.field("waiting", seats, 1, "who must decide; in a sealed block all who have not")
        self.infamy = self.field("infamy", seats, MUCH, "infamy of each seat")
        self.worth = self.field("worth", seats, MUCH, "what monster and hand of each seat would score now")
        self.slots = self.field("slots", seats * SLOTS, 1, "per seat: head, left arm, right arm, legs filled")
        self.counts = self.field("hand_size", seats, parts, "parts in each hand")
        self.mix = self.field(
            "sciences", seats * SCIENCES, parts, f"per seat: attached parts with {', '.join(SCIENCE_NAMES)}"
        )
        # Where the parts are.
        self.lab = self.field("lab", parts, 1, "parts in the lab")
        self.cores = self.field("core_pile", parts, 1, "parts in the core pile")
        self.peeked = self.field(
            "peeked", parts, parts, "known top of the deck: 1 is the top part, 2 the next"
        )
        self.monster = self.field("monsters", seats * parts, 1, "per seat: parts attached to the monster")
        self.hand = self.field("hands", seats * parts, 1, "per seat: parts in hand")
        self.pile = self.field("piles", seats * parts, 1, "per seat: parts in the pile")
        # What is on attached parts.
        self.value = self.field("value", parts, MOST_VALUE, "current value of attached parts")
        self.left = self.field("left", parts, 1, "attached as a left arm")
        self.shielded = self.field("shielded", parts, 1, "attached and shielded")
        self.jammed = self.field("jammed", parts, 1, "attached and jammed")
        self.activated = self.field("activated", parts, 1, "attached and activated")
        # Breakthroughs.
        self.held = self.field("breakthroughs", seats, HANDED_OUT, "how many each seat holds")
        self.known = self.field(
            "known", seats * cards, 1, "per seat: those it holds and the observer has read or all have seen"
        )
        self.shown = self.field("shown", cards, 1, "revealed in this deployment")
        self.gone = self.field("gone", cards, 1, "out of the game")
        self.committed = self.field("committed", seats, 1, "who has chosen in the open sealed block")
        self.chosen = self.field(
            "chosen", cards + 1, 1, "the own choice in it: a breakthrough, or none (last)"
        )
        # The effect or gesture in progress.
        self.source = self.field("source", parts, 1, "the part whose effect asks")
        self.picked = self.field(
            "picked", parts, 1, "own gesture: parts picked so far, or the part that is being placed"
        )

    def returns(self, state: LabState) -> list[float]:
        return returns(state)

    def encode(self, state: LabState, seat: i64, row: Row) -> None:
        if 0 < state.round <= ROUNDS:
            row.mark(self.round + state.round - 1)
        row.put(self.cycle, state.cycle)
        row.mark(self.first + self.relative(state.first_seat, seat))
        row.put(self.deck, state.held[DECK])
        self.parts_of(state, seat, row)
        for whose in range(self.seats):
            at = self.relative(whose, seat)
            row.put(self.infamy + at, state.infamy[whose])
            row.put(self.counts + at, state.held[HAND + whose])
            self.slots_of(state.filled[whose], self.slots + at * SLOTS, row)
            hand: i64 = hand_worth(state, whose) if state.held[HAND + whose] else 0
            row.put(self.worth + at, self.sums[whose * SUMS] + hand)
            for science in range(SCIENCES):
                row.put(self.mix + at * SCIENCES + science, self.sums[whose * SUMS + 1 + science])
        if state.deck_log and has_looked(state.deck_log, seat):
            depth: i64 = 1
            for part in peeked(state, seat):
                row.put(self.peeked + part, depth)
                depth += 1
        self.breakthroughs_of(state, seat, row)
        if state.top > 0:
            self.pending(state, seat, row)

    def parts_of(self, state: LabState, seat: i64, row: Row) -> None:
        """XY-13.1  Every part in its zone, read in the order in which they lie in memory: where many games
        are played side by side, following the chains would wait for every single one."""
        planes, sums = self.planes, self.sums
        for place in range(PLACES):
            planes[place] = -1
        planes[LAB] = self.lab
        planes[CORE_PILE] = self.cores
        for whose in range(self.seats):
            shift = self.relative(whose, seat) * self.parts
            planes[MONSTER + whose] = self.monster + shift
            planes[HAND + whose] = self.hand + shift
            planes[PILE + whose] = self.pile + shift
        for at in range(self.seats * SUMS):
            sums[at] = 0
        items, places = row.items, state.place
        for part in range(self.parts):
            place = places[part]
            plane = planes[place]
            if plane >= 0:
                items[plane + part] = 1
                if MONSTER <= place < HAND:
                    self.attached(state, part, place - MONSTER, row)

    def attached(self, state: LabState, part: i64, whose: i64, row: Row) -> None:
        """XY-14  An attached part with all that is on it; what adds up over a monster is summed up (XY-9)."""
        catalog = state.catalog
        now = attached_value(state, part, whose)
        row.put(self.value + part, now)
        if catalog.type_of[part] == ARM and state.slot[part] == LEFT:
            row.mark(self.left + part)
        marks = state.marks[part]
        if marks & (JAMMED | ACTIVATED):
            row.put(self.jammed + part, 1 if marks & JAMMED else 0)
            row.put(self.activated + part, 1 if marks & ACTIVATED else 0)
        if marks & SHIELDED or (state.shielders and shielded(state, part)):
            row.mark(self.shielded + part)
        have = catalog.sciences_of[part] | state.added[part]
        if catalog.static_start[part] != catalog.static_start[part + 1]:
            have = sciences(state, part)
        sums = self.sums
        first = whose * SUMS
        sums[first] += now
        sums[first + 1] += have & 1
        sums[first + 2] += (have >> 1) & 1
        sums[first + 3] += (have >> 2) & 1
        sums[first + 4] += (have >> 3) & 1

    def slots_of(self, filled: i64, start: i64, row: Row) -> None:
        row.put(start, (filled >> SLOT_HEAD) & 1)
        row.put(start + 1, (filled >> LEFT) & 1)
        row.put(start + 2, (filled >> RIGHT) & 1)
        row.put(start + 3, (filled >> SLOT_LEGS) & 1)

    def breakthroughs_of(self, state: LabState, seat: i64, row: Row) -> None:
        """XY-7, section 6  Own ones, those read by SPY, those all have seen; of others the number."""
        read = state.spied[seat] | (1 << seat)
        for card in range(self.cards):
            holder = state.holder[card]
            if holder < BOX:
                at = self.relative(holder, seat)
                row.add(self.held + at)
                if (read >> holder) & 1 or seen_by_all(state, card):
                    row.mark(self.known + at * self.cards + card)
            elif holder == SHOWN:
                row.mark(self.shown + card)
            elif holder == GONE:
                row.mark(self.gone + card)

    def pending(self, state: LabState, seat: i64, row: Row) -> None:
        """What is asked, of whom, and what the question is about."""
        if not state.fresh:
            state.load()
        kind = state.kind
        if kind < DECISIONS:
            row.mark(self.decision + kind)
        if state.actor == SEALED:
            self.commitments(state, seat, row)
            return
        if state.actor >= 0:
            row.mark(self.waiting + self.relative(state.actor, seat))
        if kinds.EFFECT_MAY <= kind <= kinds.EFFECT_SWAP_WITH and state.b >= 0:
            row.mark(self.source + state.b)
        if state.actor != seat:
            return  # the rest is a gesture that is not at its end
        if kind == kinds.BUILD_SIDE or kind == kinds.EFFECT_SIDE or kind == kinds.BUILD_SWAP_WITH:
            row.mark(self.picked + state.a)
        elif kind == kinds.EFFECT_SWAP_WITH:
            row.mark(self.picked + state.d)
        elif kind == kinds.EFFECT_COST_MORE or kind == kinds.EFFECT_PART_MORE:
            for at in range(state.laid - state.d, state.laid):
                row.mark(self.picked + state.operands[at])

    def commitments(self, state: LabState, seat: i64, row: Row) -> None:
        """XY-7.1  Who has committed all see; to what, only the seat itself."""
        for other in range(self.seats):
            if asked(state, other):
                at = self.relative(other, seat)
                if committed(state, other):
                    row.mark(self.committed + at)
                else:
                    row.mark(self.waiting + at)
        if len(state.buffers) > 0 and state.buffers[seat]:
            pick = state.buffers[seat][0]
            if pick == NONE:
                row.mark(self.chosen + self.cards)
            elif pick >= FIRST_PART:
                row.mark(self.chosen + breakthrough_of(state.catalog, pick))
