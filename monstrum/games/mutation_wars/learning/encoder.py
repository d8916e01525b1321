"""Mutation Wars as a row of bytes: section 6 of the rules, field by field, from the seat's own place.

Seats are relative: 0 is the observer, then clockwise. Designs have one byte each, in catalog order. Nothing
is read that `view.py` would not show the same seat.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, u8

from monstrum.core.encoder import Encoder
from monstrum.core.engine import asked, committed
from monstrum.core.numbers import ONE
from monstrum.core.rows import MOST, Row, zeros
from monstrum.core.state import SEALED
from monstrum.games.mutation_wars.content.catalog import COLOURS, EYE, GLOW, KINDS, PARTS, TYPES, Catalog
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import card_of, space
from monstrum.games.mutation_wars.rules.spoils import robbed_seat
from monstrum.games.mutation_wars.rules.statistics import attack_of, defence_of
from monstrum.games.mutation_wars.rules.winning import returns
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    NO_CARD,
    NO_SEAT,
    PHASE_NAMES,
    REVERSED,
    SPOTS,
    VARIANT_NAMES,
    WarsState,
)

VERSION: Final = 0
DECISIONS: Final = 36  # the kinds of `kinds.py` that ask a seat
# What stands on an edge: the type and the colour of the part, then single yeses.
PART_COLOUR: Final = TYPES
MATCHED: Final = 14  # TYPES + COLOURS
TURNED: Final = 15
USED_ONCE: Final = 16
FREE: Final = 17
JOINT: Final = 18
EDGE: Final = 19
PHASES: Final = 8
VARIANTS: Final = 6
COUNT: Final = 8  # bits in which cards in one hand are counted
LOWEST: Final = ABSENT  # that an edge holds
# A figure: attack (lit), attack (unlit) and defence side by side, so that one sum adds up all; then yeses;
# and the two places of an edge that are marked whatever it holds (mostly type and colour).
LANE: Final = 0xFFFF
UNLIT: Final = 16
DEFENCE: Final = 32
SUMMED: Final = 0xFFFFFFFFFFFF
IS_EYE: Final = 48
IS_GLOW: Final = 49
IS_MATCHED: Final = 50
IS_TURNED: Final = 51
IS_USED: Final = 52
SELDOM: Final = 0x18000000000000  # those two
ONE_PLACE: Final = 53
OTHER_PLACE: Final = 58
IN_EDGE: Final = 31
MUCH: Final = 60  # attack, defence, scores of a final battle
MOST_TURN: Final = 255
COPIES: Final = 12  # of one design, in most packs; more are shown as they are


@final
class WarsEncoder(Encoder[WarsState]):
    """Observations of Mutation Wars."""

    def __init__(self, catalog: Catalog, seats: i64) -> None:
        super().__init__(VERSION, seats, space(catalog))
        designs = catalog.designs
        self.designs = designs
        # What was agreed, and where the game stands.
        self.target = self.field("target", 1, MOST_BODIES, "bodies a complete creature has")
        self.variants = self.field("variants", VARIANTS, 1, f"in force: {', '.join(VARIANT_NAMES)}")
        self.turn = self.field("turn", 1, MOST_TURN, "the turn, 255 from then on")
        self.phase = self.field("phase", PHASES, 1, f"one of {', '.join(PHASE_NAMES)}")
        self.decision = self.field(
            "decision", DECISIONS, 1, "what is asked, in the order of `kinds.py`, from SETUP_ATTACH on"
        )
        self.waiting = self.field("waiting", seats, 1, "who must decide; in a sealed block all who have not")
        self.token = self.field("token", seats, 1, "who holds the turn token")
        self.decks = self.field("decks", KINDS, 64, "cards in the decks: Body Part, Mutate, Battle")
        self.pile = self.field("pile", 1, 16, "bodies in the pile")
        # Creatures.
        self.bodies = self.field("bodies", seats, MOST_BODIES, "bodies of each creature")
        self.attack = self.field("attack", seats, MUCH, "attack, Glow Things lit")
        self.unlit = self.field("unlit", seats, MUCH, "attack, Glow Things unlit")
        self.defence = self.field("defence", seats, MUCH, "defence")
        self.eyes = self.field("eyes", seats, 1, "has a working Eye")
        self.glow = self.field("glow", seats, 1, "has an unflipped Glow Thing")
        self.complete = self.field("complete", seats, 1, "the creature is complete")
        self.attacked = self.field("attacked", seats, 1, "has an attacked mark")
        self.colours = self.field(
            "colours", seats * MOST_BODIES * COLOURS, 1, "per seat and body: red, green, blue, yellow"
        )
        self.edges = self.field(
            "edges",
            seats * SPOTS * EDGE,
            1,
            "per seat and edge (body × 3 + edge): ten types, four colours, matched, flipped, tail used once,"
            " empty spot, joint",
        )
        # Cards.
        self.held = self.field("held", seats * KINDS, 64, "per seat: Body Part, Mutate, Battle cards in hand")
        self.hand = self.field("hand", designs, COPIES, "own cards, per design")
        self.seen = self.field(
            "sightings",
            (seats - 1) * designs,
            COPIES,
            "per other seat and design: cards the observer knows to be in that hand or in one of several",
        )
        self.discards = self.field("discards", designs, COPIES, "cards face up, per design")
        # The battle in progress.
        self.attacker = self.field("attacker", seats, 1, "who attacks")
        self.defender = self.field("defender", seats, 1, "who is attacked")
        self.attacker_card = self.field("attacker_card", designs, 1, "the attacker's Battle card")
        self.defender_card = self.field("defender_card", designs, 1, "the defender's Battle card")
        self.guarded = self.field("protected_kind", KINDS, 1, "the kind of the card the loser protects")
        self.protected = self.field("protected", designs, 1, "that card, if it is the observer's")
        self.finalists = self.field("finalists", seats, 1, "who fights the final battle")
        self.scores = self.field("scores", seats, MUCH, "points in the final battle")
        # The card or gesture in progress.
        self.card = self.field("card", designs, 1, "the Mutate card being resolved")
        self.revealed = self.field("revealed", COLOURS, 1, "the body that was bought and is not placed yet")
        self.whose = self.field("whose", seats, 1, "whose creature the question is about")
        self.left = self.field("left", 1, MOST_BODIES, "own gesture: cards still to give")
        self.last = self.field("last", designs, 1, "own gesture: the card given last, or to be attached")
        self.spot = self.field("spot", SPOTS, 1, "own gesture: the spot picked before")
        self.committed = self.field("committed", seats, 1, "who has chosen in the open sealed block")
        self.chosen = self.field("chosen", designs, 1, "the own choice in it")
        self.before = zeros(self.hand)
        self.between = zeros(self.discards - self.hand - designs)
        self.behind = zeros(self.size - self.discards - designs)
        self.figures = figures(catalog)
        self.lanes = self.hands_meant()

    def hands_meant(self) -> vec[i64]:
        """viewer × MASKS + mask of a sighting: one for each other seat in the mask, COUNT bits per seat."""
        found: vec[i64] = vec[i64]([0] * (self.seats * sightings.MASKS))
        for viewer in range(self.seats):
            for mask in range(sightings.MASKS):
                for other in range(self.seats):
                    if other != viewer and (mask >> other) & 1:
                        at = self.relative(other, viewer) - 1
                        found[viewer * sightings.MASKS + mask] += 1 << (at * COUNT)
        return found

    def begun(self, state: WarsState, seat: i64, row: vec[u8]) -> vec[u8]:
        """Own cards and those that lie face up are kept as an observation shows them."""
        own = seat * self.designs
        hand = extend(extend(row, self.before), state.in_hand[own : own + self.designs])
        return extend(extend(extend(hand, self.between), state.discarded), self.behind)

    def returns(self, state: WarsState) -> list[float]:
        return returns(state)

    def encode(self, state: WarsState, seat: i64, row: Row) -> None:
        items = row.items
        put(items, self.target, state.target)
        if state.variants:
            for variant in range(VARIANTS):
                put(items, self.variants + variant, (state.variants >> variant) & 1)
        put(items, self.turn, state.turn)
        row.mark(self.phase + state.phase)
        row.mark(self.token + self.relative(state.token, seat))
        for kind in range(KINDS):
            put(items, self.decks + kind, state.deck_size[kind])
        put(items, self.pile, state.pile_size)
        for whose in range(self.seats):
            at = self.relative(whose, seat)
            put(items, self.complete + at, 1 if state.since[whose] else 0)
            put(items, self.attacked + at, (state.attacked >> whose) & 1)
            for kind in range(KINDS):
                put(items, self.held + at * KINDS + kind, state.held[whose * KINDS + kind])
            self.creature(state, whose, at, row)
        if state.sighted:
            self.sightings_of(state, seat, items)
        if state.attacker != NO_SEAT:
            self.battle(state, seat, row)
        if state.finalists:
            self.final_battle(state, seat, row)
        if state.top > 0:
            self.pending(state, seat, row)

    def creature(self, state: WarsState, whose: i64, at: i64, row: Row) -> None:
        """MW-4, MW-5  Bodies, joints and parts, and what the parts add up to."""
        items, edges, colours, figures = row.items, state.edges, state.colours, self.figures
        bodies = state.bodies[whose]
        items[self.bodies + at] = u8(bodies)
        total: i64 = 0
        special: i64 = 0
        edge = whose * SPOTS
        start = self.edges + at * SPOTS * EDGE
        for body in range(bodies):
            colour = colours[whose * MOST_BODIES + body]
            items[self.colours + (at * MOST_BODIES + body) * COLOURS + colour] = 1
            for _time in range(EDGES):
                figure = figures[(edges[edge] - LOWEST) * COLOURS + colour]
                total += figure & SUMMED
                special |= figure
                items[start + ((figure >> ONE_PLACE) & IN_EDGE)] = 1
                items[start + ((figure >> OTHER_PLACE) & IN_EDGE)] = 1
                items[start + MATCHED] = u8((figure >> IS_MATCHED) & 1)
                if figure & SELDOM:
                    items[start + TURNED] = u8((figure >> IS_TURNED) & 1)
                    items[start + USED_ONCE] = u8((figure >> IS_USED) & 1)
                edge += 1
                start += EDGE
        put(items, self.attack + at, total & LANE)
        put(items, self.unlit + at, (total >> UNLIT) & LANE)
        put(items, self.defence + at, total >> DEFENCE)
        items[self.eyes + at] = u8((special >> IS_EYE) & 1)
        items[self.glow + at] = u8((special >> IS_GLOW) & 1)

    def sightings_of(self, state: WarsState, seat: i64, items: vec[u8]) -> None:
        """What the seat knows of the hands of others (MW section 6), as far as the last one it knows of."""
        words, first = state.sightings, seat * self.designs
        start = self.seen - first
        left = sightings.number_of(state, seat)
        for at in range(first, first + self.designs):
            if left <= 0:
                return
            word = words[at]
            if word:
                left -= self.sighting(word, seat * sightings.MASKS, start + at, items)

    def sighting(self, word: i64, own: i64, start: i64, items: vec[u8]) -> i64:
        """All of one design; one card in one of several hands is told for each of them."""
        lanes = self.lanes
        number: i64 = 0
        known: i64 = 0
        while word:
            known += lanes[own + (word & (sightings.MASKS - 1))]
            word >>= sightings.BITS
            number += 1
        at = start
        while known:
            items[at] = u8(known & MOST)
            known >>= COUNT
            at += self.designs
        return number

    def battle(self, state: WarsState, seat: i64, row: Row) -> None:
        """MW-8, MW-11.1  Everything about it is public but the card the loser protects."""
        row.mark(self.attacker + self.relative(state.attacker, seat))
        row.mark(self.defender + self.relative(state.defender, seat))
        if state.attacker_card != NO_CARD:
            row.mark(self.attacker_card + state.attacker_card)
        if state.defender_card != NO_CARD:
            row.mark(self.defender_card + state.defender_card)
        if state.protected != NO_CARD:
            row.mark(self.guarded + state.catalog.kind_of[state.protected])
            if robbed_seat(state) == seat:
                row.mark(self.protected + state.protected)

    def final_battle(self, state: WarsState, seat: i64, row: Row) -> None:
        """MW-15.2"""
        for other in range(self.seats):
            if (state.finalists >> other) & 1:
                row.mark(self.finalists + self.relative(other, seat))
                row.put(self.scores + self.relative(other, seat), state.scores[other])

    def pending(self, state: WarsState, seat: i64, row: Row) -> None:
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
        self.card_played(state, row)
        if kinds.is_revealed(kind):
            row.mark(self.revealed + state.a)
        elif kinds.has_owner_second(kind):
            row.mark(self.whose + self.relative(state.b, seat))
        elif kinds.has_owner_first(kind):
            row.mark(self.whose + self.relative(state.a, seat))
        if state.actor == seat:
            self.gesture(state, kind, row)

    def card_played(self, state: WarsState, row: Row) -> None:
        """MW-7.4  A Mutate card is resolved for all to see."""
        program = state.nearest(kinds.RUN)
        if program >= 0:
            row.mark(self.card + state.register(program, kinds.RUN_CARD))

    def gesture(self, state: WarsState, kind: i64, row: Row) -> None:
        """What the observer has picked in a gesture that is not at its end."""
        if kinds.gives_cards(kind):
            row.put(self.left, state.a)
            if kinds.goes_on_giving(kind):
                row.mark(self.last + state.b)
        elif kinds.has_part_first(kind):
            row.mark(self.last + state.a)
        elif kinds.has_spot_second(kind):
            row.mark(self.spot + state.b)
        elif kinds.has_spot_first(kind):
            row.mark(self.spot + state.a)

    def commitments(self, state: WarsState, seat: i64, row: Row) -> None:
        """MW-7.13  Who has committed all see; to what, only the seat itself."""
        for other in range(self.seats):
            if asked(state, other):
                at = self.relative(other, seat)
                if committed(state, other):
                    row.mark(self.committed + at)
                else:
                    row.mark(self.waiting + at)
        if len(state.buffers) > 0 and state.buffers[seat]:
            row.mark(self.chosen + card_of(state.buffers[seat][0]))


def put(items: vec[u8], at: i64, number: i64) -> None:
    """As a row does it; a function of this library is no call."""
    if number < 0:
        number = 0
    if number > MOST:
        number = MOST
    items[at] = u8(number)


def figures(catalog: Catalog) -> vec[i64]:
    """MW-5.5  What an edge holds × COLOURS + colour of the body: what that is worth there, and how it is
    shown. So there is nothing to decide edge by edge."""
    found: vec[i64] = vec[i64]([0] * ((PARTS * MARKS - LOWEST) * COLOURS))
    for colour in range(COLOURS):
        for held in range(LOWEST, 0):
            place: i64 = FREE if held == EMPTY else JOINT
            found[(held - LOWEST) * COLOURS + colour] = (place << ONE_PLACE) | (place << OTHER_PLACE)
        for part in range(PARTS * MARKS):
            found[(part - LOWEST) * COLOURS + colour] = figure_of(catalog, part, colour)
    return found


def figure_of(catalog: Catalog, part: i64, colour: i64) -> i64:
    design = part // MARKS
    figure = attack_of(catalog, part, colour, True)
    figure |= attack_of(catalog, part, colour, False) << UNLIT
    figure |= defence_of(catalog, part, colour) << DEFENCE
    if part & FLIPPED:
        figure |= ONE << IS_TURNED
    elif design // COLOURS == EYE:
        figure |= ONE << IS_EYE
    elif design // COLOURS == GLOW:
        figure |= ONE << IS_GLOW
    if part & REVERSED:
        figure |= ONE << IS_USED
    if design % COLOURS == colour:
        figure |= ONE << IS_MATCHED
    figure |= (design // COLOURS) << ONE_PLACE
    return figure | ((PART_COLOUR + design % COLOURS) << OTHER_PLACE)
