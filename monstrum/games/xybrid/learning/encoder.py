"""XYbrid as a row of bytes: section 6 of the rules, field by field, from the seat's own place.

Seats are relative: 0 is the observer, then clockwise. Parts and breakthroughs have one byte each, in
ascending id order. Nothing is read that `view.py` would not show the same seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.engine import asked, committed
from monstrum.core.rows import LINE, MOST, Row, zeros
from monstrum.core.state import SEALED
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES, SCIENCES, Catalog
from monstrum.games.xybrid.knowing.peeked import peeked
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.actions import FIRST_PART, NONE, breakthrough_of, space
from monstrum.games.xybrid.rules.ending import returns
from monstrum.games.xybrid.state import (
    ACTIVATED,
    BOX,
    CARD,
    CARDS,
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
    RIGHT,
    ROUNDS,
    SHIELDED,
    SHOWN,
    SLOT_HEAD,
    SLOT_LEGS,
    LabState,
)

VERSION: Final = 0
DECISIONS: Final = 22  # the kinds of `kinds.py` that ask a seat
SLOTS: Final = 4  # head, left, right, legs
HOLDERS: Final = GONE + 1  # of breakthroughs
IS_SEAT: Final[i64] = (1 << BOX) - 1
IN_SIGHT: Final[i64] = (1 << SHOWN) | (1 << GONE)
MUCH: Final = 200  # infamy and worth; more is shown as 255 at most
MOST_VALUE: Final = 20
IS_LEFT: Final[i64] = 1 << LEFT
LANE: Final = 8  # bits in which one science is counted; four are counted at once


def in_lanes(sciences: i64) -> i64:
    """One for each science of the set, in its lane."""
    one: i64 = 1
    found: i64 = 0
    for science in range(SCIENCES):
        if (sciences >> science) & 1:
            found += one << (LANE * science)
    return found


COUNTED: Final[vec[i64]] = vec[i64]([in_lanes(sciences) for sciences in range(16)])


@final
class LabEncoder(Encoder[LabState]):
    """Observations of XYbrid."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:
        super().__init__(VERSION, seats, space(catalog))
        parts, cards = catalog.parts, catalog.breakthroughs
        self.parts = parts
        self.cards = cards
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
        self.worth = self.field("worth", seats, MUCH, "per seat: `value` of the attached parts, added up")
        self.slots = self.field("slots", seats * SLOTS, 1, "per seat: head, left arm, right arm, legs filled")
        self.counts = self.field("hand_size", seats, parts, "parts in each hand")
        self.mix = self.field(
            "sciences",
            seats * SCIENCES,
            parts,
            f"per seat: attached parts with {', '.join(SCIENCE_NAMES)}, printed or added",
        )
        # Where the parts are.
        self.lab = self.field("lab", parts, 1, "parts in the lab")
        self.cores = self.field("core_pile", parts, 1, "parts in the core pile")
        self.nowhere = self.field("nowhere", parts, 1, "parts in no open zone: in the deck or the box")
        self.peeked = self.field(
            "peeked", parts, parts, "known top of the deck: 1 is the top part, 2 the next"
        )
        self.monster = self.field("monsters", seats * parts, 1, "per seat: parts attached to the monster")
        self.hand = self.field("hands", seats * parts, 1, "per seat: parts in hand")
        self.pile = self.field("piles", seats * parts, 1, "per seat: parts in the pile")
        # What is on attached parts.
        self.value = self.field("value", parts, MOST_VALUE, "of attached parts: printed value and boosts")
        self.left = self.field("left", parts, 1, "attached as a left arm")
        self.shielded = self.field("shielded", parts, 1, "attached and shielded by an effect")
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
        self.blank = zeros(self.size)
        self.where_held = self.where_breakthroughs_start()
        for part in range(parts):
            self.blank[self.nowhere + part] = 1  # until it is found in a zone

    def where_breakthroughs_start(self) -> vec[i64]:
        """viewer × HOLDERS + holder: the field of what is there, as far as the viewer may know it. What is in
        the box he may not, and nothing is written to the field it shares."""
        fields: vec[i64] = vec[i64]([self.shown] * (self.seats * HOLDERS))
        for viewer in range(self.seats):
            fields[viewer * HOLDERS + GONE] = self.gone
            for whose in range(self.seats):
                at = self.relative(whose, viewer)
                fields[viewer * HOLDERS + whose] = self.known + at * self.cards
        return fields

    def touch(self, state: LabState) -> i64:
        """The chains of the zones: whoever follows one waits for every part in turn."""
        found: i64 = 0
        after = state.after
        for at in range(0, self.parts, LINE):
            found += after[at]
        return found

    def returns(self, state: LabState) -> list[float]:
        return returns(state)

    def encode(self, state: LabState, seat: i64, row: Row) -> None:
        if 0 < state.round <= ROUNDS:
            row.mark(self.round + state.round - 1)
        row.put(self.cycle, state.cycle)
        row.mark(self.first + self.relative(state.first_seat, seat))
        row.put(self.deck, state.held[DECK])
        self.zone(state, LAB, self.lab, row.items)
        self.zone(state, CORE_PILE, self.cores, row.items)
        for whose in range(self.seats):
            at = self.relative(whose, seat)
            self.zone(state, HAND + whose, self.hand + at * self.parts, row.items)
            self.zone(state, PILE + whose, self.pile + at * self.parts, row.items)
            row.put(self.infamy + at, state.infamy[whose])
            row.put(self.counts + at, state.held[HAND + whose])
            self.slots_of(state.filled[whose], self.slots + at * SLOTS, row.items)
            self.attached(state, whose, at, row)
        if state.deck_log:
            depth: i64 = 1
            for part in peeked(state, seat):
                row.put(self.peeked + part, depth)
                depth += 1
        self.breakthroughs_of(state, seat, row)
        if state.top > 0:
            self.pending(state, seat, row)

    def zone(self, state: LabState, place: i64, field: i64, items: vec[u8]) -> None:
        """XY-13.1  The parts that lie there."""
        nowhere, after = self.nowhere, state.after
        part = state.first[place]
        while part >= 0:
            items[field + part] = 1
            items[nowhere + part] = 0
            part = after[part]

    def attached(self, state: LabState, whose: i64, at: i64, row: Row) -> None:
        """XY-14  A monster with all that lies on its parts. What STATIC effects and auras make of them can be
        worked out from the parts, and would cost more than everything else here."""
        items, catalog = row.items, state.catalog
        printed, boosts, slots, marks = catalog.value_of, state.boost, state.slot, state.marks
        have, added, after = catalog.sciences_of, state.added, state.after
        value, left, counted = self.value, self.left, COUNTED
        nowhere, plane = self.nowhere, self.monster + at * self.parts
        worth: i64 = 0
        mix: i64 = 0
        part = state.first[MONSTER + whose]
        while part >= 0:
            items[plane + part] = 1
            items[nowhere + part] = 0
            now = printed[part] + boosts[part]
            if now < 0:
                now = 0
            worth += now
            items[value + part] = u8(now) if now <= MOST else u8(MOST)
            items[left + part] = u8((IS_LEFT >> slots[part]) & 1)
            on_it = marks[part]
            if on_it & (SHIELDED | JAMMED | ACTIVATED):  # bits 0, 1 and 2
                items[self.shielded + part] = u8(on_it & 1)
                items[self.jammed + part] = u8((on_it >> 1) & 1)
                items[self.activated + part] = u8((on_it >> 2) & 1)
            mix += counted[have[part] | added[part]]
            part = after[part]
        row.put(self.worth + at, worth)
        start = self.mix + at * SCIENCES
        items[start] = u8(mix & MOST)
        items[start + 1] = u8((mix >> LANE) & MOST)
        items[start + 2] = u8((mix >> (2 * LANE)) & MOST)
        items[start + 3] = u8((mix >> (3 * LANE)) & MOST)

    def slots_of(self, filled: i64, start: i64, items: vec[u8]) -> None:
        items[start] = u8((filled >> SLOT_HEAD) & 1)
        items[start + 1] = u8((filled >> LEFT) & 1)
        items[start + 2] = u8((filled >> RIGHT) & 1)
        items[start + 3] = u8((filled >> SLOT_LEGS) & 1)

    def breakthroughs_of(self, state: LabState, seat: i64, row: Row) -> None:
        """XY-7, section 6  Own ones, those read by SPY, those all have seen; of others the number."""
        items, holders, fields = row.items, state.holder, self.where_held
        read = state.spied[seat] | (1 << seat) | IN_SIGHT
        shown = state.spied[0] >> CARD
        own = seat * HOLDERS
        numbers: i64 = 0
        one: i64 = 1
        for card in range(self.cards):
            holder = holders[card]
            numbers += one << (holder * LANE)
            known = (read >> holder) | ((IS_SEAT >> holder) & (shown >> (card if card < CARDS else CARDS)))
            items[fields[own + holder] + card] = u8(known & 1)
        for whose in range(self.seats):
            row.put(self.held + self.relative(whose, seat), (numbers >> (whose * LANE)) & MOST)

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
        if kinds.has_source(kind) and state.b >= 0:
            row.mark(self.source + state.b)
        if state.actor != seat:
            return  # the rest is a gesture that is not at its end
        if kinds.is_about_part(kind):
            row.mark(self.picked + state.a)
        elif kinds.goes_on_with_pair(kind):
            row.mark(self.picked + state.d)
        elif kinds.goes_on_with_set(kind):
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
