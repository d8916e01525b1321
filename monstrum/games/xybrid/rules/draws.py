"""XY-4  Turn step 2: DRAW, and the lab."""

from typing import Final, final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.events import RANDOM, REVEALS
from monstrum.core.state import CHANCE, NOBODY, Frame
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.content.catalog import AUX
from monstrum.games.xybrid.rules import events, kinds
from monstrum.games.xybrid.rules.actions import CHOOSE, TAKE, part_action, part_of
from monstrum.games.xybrid.rules.zones import in_deck, lay_deck, open_slots, put_in_hand, set_deck, take_top
from monstrum.games.xybrid.state import DECK, FIXED, LAB, LabState, members

MOST_TRIGGERED: Final = 100  # XY-4.12


def needed(state: LabState, seat: i64, part: i64) -> bool:
    """XY-4.2  Whether the monster needs the part's type. Hands do not count."""
    return open_slots(state, seat, state.catalog.type_of[part]) > 0


def something_needed(state: LabState, seat: i64) -> bool:
    """XY-4.4  Whether the lab holds a part of a needed type; auxiliaries do not count."""
    part = state.first[LAB]
    while part >= 0:
        if needed(state, seat, part):
            return True
        part = state.after[part]
    return False


def draw_part(state: LabState, seat: i64, part: i64) -> None:
    """XY-4.6, XY-4.7  To the hand; then the lab is restocked if it must be; then its DRAW effect."""
    put_in_hand(state, seat, part)
    state.emit(events.DRAWN, seat, part)
    entry = state.catalog.entry_of(part, catalog.DRAW)
    if entry >= 0 and state.triggered < MOST_TRIGGERED:
        state.triggered += 1
        state.push(kinds.RUN, NOBODY, entry, part, seat)
    maybe_restock(state)


def maybe_restock(state: LabState) -> None:
    """XY-4.8, XY-4.9  An empty lab is restocked at once, before anything else continues."""
    if state.held[LAB] == 0 and state.held[DECK] > 0:
        state.push(kinds.RESTOCK, NOBODY, state.size())


def loose_parts(state: LabState) -> list[int]:
    """The parts of the deck whose slot nobody knows, in ascending order."""
    return sorted([part for part in members(state, DECK) if not state.marks[part] & FIXED])


def decide_slot(state: LabState, slot: i64) -> None:
    """Explicit chance: which part lies there comes next."""
    state.push(kinds.DECK_SLOT, CHANCE, slot)


def undecided(state: LabState, slot: i64) -> bool:
    """Explicit chance: whether it is still open which part lies in this slot of the deck."""
    if not state.chance.explicit:
        return False
    return not state.marks[members(state, DECK)[slot]] & FIXED


def begin_draw(state: LabState, seat: i64) -> None:
    """XY-4.1, XY-4.10  Exactly one part is drawn, unless lab and deck are both empty."""
    if state.held[LAB] == 0:
        state.emit(events.NOTHING_DRAWN, seat)
    else:
        state.push(kinds.DRAW, seat)


@final
class DrawStep(Frame[LabState]):
    """XY-4.1  After the mission."""

    def resolve(self, state: LabState, action: i64) -> None:
        begin_draw(state, state.a)


@final
class Draw(Frame[LabState]):
    """XY-4.1, XY-4.3, XY-4.4  Needed types and auxiliaries; anything if the lab holds nothing needed."""

    def options(self, state: LabState, out: Actions) -> None:
        catalog, seat = state.catalog, state.actor
        anything = not something_needed(state, seat)
        part = state.first[LAB]
        while part >= 0:
            if anything or needed(state, seat, part) or catalog.type_of[part] == AUX:
                out.add(part_action(catalog, TAKE, part))
            part = state.after[part]

    def resolve(self, state: LabState, action: i64) -> None:
        state.drew = 1
        draw_part(state, state.actor, part_of(state.catalog, action))


@final
class Restock(Frame[LabState]):
    """XY-4.8  From the top of the deck until the lab holds `a` parts, or the deck is empty."""

    def resolve(self, state: LabState, action: i64) -> None:
        full = state.a
        while state.held[LAB] < full and state.held[DECK] > 0:
            if undecided(state, 0):
                state.push(kinds.RESTOCK, NOBODY, full)
                decide_slot(state, 0)
                return
            state.emit(events.RESTOCKED, take_top(state), marks=REVEALS | RANDOM)


@final
class DeckSlot(Frame[LabState]):
    """Explicit chance: one of the loose parts lies in slot `a`, each equally likely."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in loose_parts(state):
            out.add(part_action(state.catalog, CHOOSE, part))

    def resolve(self, state: LabState, action: i64) -> None:
        part = part_of(state.catalog, action)
        order = members(state, DECK)
        here, there = state.a, order.index(part)
        order[there] = order[here]
        order[here] = part
        set_deck(state, order)
        state.own_marks()[part] |= FIXED


@final
class Shuffle(Frame[LabState]):
    """XY-1.2, XY-10.2  The whole deck is shuffled; nobody knows any slot of it any more."""

    def resolve(self, state: LabState, action: i64) -> None:
        order = in_deck(state)
        if not state.chance.explicit:
            state.chance.shuffle_row(order, 0, len(order))
        lay_deck(state, order)
        marks = state.own_marks()
        for at in range(len(order)):
            marks[order[at]] &= ~FIXED
        state.deck_log = []
        state.emit(events.DECK_SHUFFLED, marks=RANDOM)
