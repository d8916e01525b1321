"""MW-14  Decks, discards, hands and the body pile. Every card is a design; hands are counts."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.heap import put_in_order, reverse
from monstrum.core.numbers import ZERO
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.mutation_wars.content.catalog import COLOURS, KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.rules.actions import COLOUR, card_action, card_of
from monstrum.games.mutation_wars.state import BYTE, WarsState

COPIES: Final = 64  # a shuffle tells equal cards apart: design × COPIES + 0, 1, 2 …
BODIES: Final = KINDS  # as a kind to shuffle: the body pile

# Hands --------------------------------------------------------------------------------------------


def put_in_hand(state: WarsState, seat: i64, design: i64) -> None:
    state.own_hands()
    at = seat * state.catalog.designs + design
    state.hand[at] += 1
    state.in_hand[at] = (state.in_hand[at] + 1) & BYTE
    state.held[seat * KINDS + state.catalog.kind_of[design]] += 1


def take_from_hand(state: WarsState, seat: i64, design: i64) -> None:
    state.own_hands()
    at = seat * state.catalog.designs + design
    state.hand[at] -= 1
    state.in_hand[at] = (state.in_hand[at] - 1) & BYTE
    state.held[seat * KINDS + state.catalog.kind_of[design]] -= 1


def show_from_hand(state: WarsState, seat: i64, design: i64) -> None:
    """The card leaves the hand for everybody to see."""
    take_from_hand(state, seat, design)
    sightings.left(state, seat, design)


def discard_from_hand(state: WarsState, seat: i64, design: i64) -> None:
    """MW-14.1  To the pile of its kind, face up."""
    show_from_hand(state, seat, design)
    put_on_discard(state, design)


def hand_of(state: WarsState, seat: i64, kind: i64) -> i64:
    """How many cards of a kind somebody holds: everybody can count them."""
    return state.held[seat * KINDS + kind]


def copies_in_hand(state: WarsState, seat: i64, design: i64) -> i64:
    return state.hand[seat * state.catalog.designs + design]


def add_hand(state: WarsState, seat: i64, kind: i64, out: Actions) -> None:
    """One CARD action per design of a kind in hand."""
    hand, first = state.hand, seat * state.catalog.designs
    design, ahead = state.catalog.first[kind], hand_of(state, seat, kind)
    while ahead > 0:
        copies = hand[first + design]
        if copies:
            out.add(card_action(design))
            ahead -= copies
        design += 1


def hand_over(state: WarsState, giver: i64, receiver: i64, design: i64) -> None:
    """From hand to hand; only the two know which card it was."""
    take_from_hand(state, giver, design)
    put_in_hand(state, receiver, design)
    sightings.moved(state, giver, receiver, design)


def add_gifts(state: WarsState, seat: i64, kind: i64, least: i64, needed: i64, out: Actions) -> None:
    """Designs of one kind from `least` on, as long as enough cards follow in ascending order: every set of
    cards has exactly one path."""
    catalog, hand = state.catalog, state.hand
    first = seat * catalog.designs
    last = catalog.first[kind + 1]
    ahead: i64 = 0
    for design in range(least, last):
        ahead += hand[first + design]
    for design in range(least, last):
        if ahead < needed:
            return
        held = hand[first + design]
        if held:
            out.add(card_action(design))
            ahead -= held


# Discards and decks -------------------------------------------------------------------------------


def put_on_discard(state: WarsState, design: i64) -> None:
    kind = state.catalog.kind_of[design]
    state.own_sizes()
    state.own_discards()
    state.discard[state.catalog.room[kind] + state.discard_size[kind]] = design
    state.discarded[design] = (state.discarded[design] + 1) & BYTE
    state.discard_size[kind] += 1


def take_from_discard(state: WarsState, seat: i64, design: i64) -> None:
    """The newest card of the design, openly."""
    kind = state.catalog.kind_of[design]
    room = state.catalog.room[kind]
    at = room + state.discard_size[kind] - 1
    while state.discard[at] != design:
        at -= 1
    state.own_sizes()
    state.own_discards()
    state.discard_size[kind] -= 1
    state.discarded[design] = (state.discarded[design] - 1) & BYTE
    for later in range(at, room + state.discard_size[kind]):
        state.discard[later] = state.discard[later + 1]
    put_in_hand(state, seat, design)
    sightings.entered(state, seat, design)


def to_draw(state: WarsState, kind: i64) -> i64:
    """How many cards of a kind could be drawn, the reshuffle included."""
    return state.deck_size[kind] + state.discard_size[kind]


def ready_to_draw(state: WarsState, kind: i64) -> bool:
    """MW-14.2  If the deck is empty its discard is shuffled to form it; not earlier."""
    if state.deck_size[kind] == 0 and state.discard_size[kind] > 0:
        room = state.catalog.room[kind]
        deck, discard = state.own_deck(), state.discard
        for at in range(room, room + state.discard_size[kind]):
            deck[at] = discard[at]
        state.own_sizes()
        state.own_discards()
        for design in range(state.catalog.first[kind], state.catalog.first[kind + 1]):
            state.discarded[design] = 0
        state.deck_size[kind] = state.discard_size[kind]
        state.discard_size[kind] = 0
        shuffle_deck(state, kind)
        sightings.reshuffled(state, kind)
    return state.deck_size[kind] > 0


def draw_card(state: WarsState, seat: i64, kind: i64) -> None:
    """The top card to the hand. MW-14.3: without one the draw is skipped."""
    if not ready_to_draw(state, kind):
        state.emit(events.NOTHING_DRAWN, seat, kind)
        return
    state.own_sizes()
    state.deck_size[kind] -= 1
    receive(state, seat, state.deck[state.catalog.room[kind] + state.deck_size[kind]])


def receive(state: WarsState, seat: i64, design: i64) -> None:
    """MW section 6  Others see that a card of the kind was drawn."""
    put_in_hand(state, seat, design)
    if not state.muted:
        state.emit(events.CARD_DRAWN, seat, state.catalog.kind_of[design], marks=RANDOM)
        state.emit(events.DREW, seat, design, audience=1 << seat, marks=REVEALS | RANDOM)


# Shuffles -----------------------------------------------------------------------------------------


def shuffle_deck(state: WarsState, kind: i64) -> None:
    shuffle_row(state, state.own_deck(), state.catalog.room[kind], state.deck_size[kind])
    state.emit(events.SHUFFLED, kind, marks=RANDOM)


def shuffle_bodies(state: WarsState) -> None:
    shuffle_row(state, state.own_pile(), 0, state.pile_size)
    state.emit(events.SHUFFLED, BODIES, marks=RANDOM)


def shuffle_row(state: WarsState, row: vec[i64], start: i64, size: i64) -> None:
    """MW-14.5  How the cards lie now must not matter, so they are put in order first. A script names them
    from the top; the top lies last in the row. Explicit chance decides when a card is drawn."""
    put_in_order(row, start, size)
    if not state.chance.explicit:
        if state.chance.script is None:
            state.chance.mix_row(row, start, size)
        else:
            shuffle_as_scripted(state, row, start, size)
    reverse(row, start, size)


def shuffle_as_scripted(state: WarsState, row: vec[i64], start: i64, size: i64) -> None:
    """A script tells equal cards apart by their number."""
    copy: i64 = 0
    design: i64 = -1
    for at in range(start, start + size):
        copy = copy + 1 if row[at] == design else ZERO
        design = row[at]
        row[at] = design * COPIES + copy
    state.chance.shuffle_row(row, start, size)
    for at in range(start, start + size):
        row[at] //= COPIES


@final
class Shuffle(Frame[WarsState]):
    """MW-1.3  One deck, or the bodies."""

    def resolve(self, state: WarsState, action: i64) -> None:
        if state.a == BODIES:
            shuffle_bodies(state)
        else:
            shuffle_deck(state, state.a)


# Drawing ------------------------------------------------------------------------------------------


@final
class DrawCards(Frame[WarsState]):
    """`c` cards of kind `b` for seat `a`, one after the other."""

    def resolve(self, state: WarsState, action: i64) -> None:
        seat, kind, number = state.a, state.b, state.c
        if not state.chance.explicit:
            for _time in range(number):
                draw_card(state, seat, kind)
        elif number > 0:
            if ready_to_draw(state, kind):
                state.push(kinds.DRAW_CARDS, NOBODY, seat, kind, number - 1)
                state.push(kinds.DRAW_ONE, CHANCE, seat, kind)
            else:
                for _time in range(number):
                    state.emit(events.NOTHING_DRAWN, seat, kind)


@final
class DrawOne(Frame[WarsState]):
    """Explicit chance: which card of the deck is the top one. Nobody ever knows any place in a deck."""

    def options(self, state: WarsState, out: Actions) -> None:
        for design in range(state.catalog.first[state.b], state.catalog.first[state.b + 1]):
            if in_deck(state, design) > 0:
                out.add(card_action(design))

    def weight(self, state: WarsState, action: i64) -> i64:
        return in_deck(state, card_of(action))

    def resolve(self, state: WarsState, action: i64) -> None:
        kind, design = state.b, card_of(action)
        room = state.catalog.room[kind]
        at = room
        while state.deck[at] != design:
            at += 1
        state.own_sizes()
        state.deck_size[kind] -= 1
        for later in range(at, room + state.deck_size[kind]):
            state.own_deck()[later] = state.deck[later + 1]
        receive(state, state.a, design)


def in_deck(state: WarsState, design: i64) -> i64:
    """How many cards of the design are in its deck."""
    kind = state.catalog.kind_of[design]
    number: i64 = 0
    room = state.catalog.room[kind]
    for at in range(room, room + state.deck_size[kind]):
        if state.deck[at] == design:
            number += 1
    return number


# Bodies -------------------------------------------------------------------------------------------


def reveal_body(state: WarsState) -> None:
    """Explicit chance: which body lies on top of the pile comes next."""
    state.push(kinds.REVEAL_BODY, CHANCE)


def top_body(state: WarsState) -> i64:
    """The top body leaves the pile."""
    state.pile_size -= 1
    return state.pile[state.pile_size]


def in_pile(state: WarsState, colour: i64) -> i64:
    number: i64 = 0
    for at in range(state.pile_size):
        if state.pile[at] == colour:
            number += 1
    return number


@final
class RevealBody(Frame[WarsState]):
    """Explicit chance: which body lies on top of the pile."""

    def options(self, state: WarsState, out: Actions) -> None:
        for colour in range(COLOURS):
            if in_pile(state, colour) > 0:
                out.add(COLOUR + colour)

    def weight(self, state: WarsState, action: i64) -> i64:
        return in_pile(state, action - COLOUR)

    def resolve(self, state: WarsState, action: i64) -> None:
        at = state.pile_size - 1
        while state.pile[at] != action - COLOUR:
            at -= 1
        for later in range(at, state.pile_size - 1):
            state.own_pile()[later] = state.pile[later + 1]
        state.own_pile()[state.pile_size - 1] = action - COLOUR
