"""What seats know of the hands of others (section 6 of the rules): cards they have seen arrive there.

A sighting says: of the cards of this design, one more is in the hand of one of these seats. It is a lower
bound that is always true. It is made when a card is seen entering a hand (taken from a discard, returned
from a creature, stolen, passed), blurred when a card nobody but two players saw changes hands, and ends when
a card of its design is seen leaving. A reshuffle shows everybody what the deck contains, so whatever is
missing must be in the hands.

An entry is one number: knower, design and the mask of seats. The knower is a seat, or PUBLIC for what
everybody has seen, spectators included.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.actions import doubled
from monstrum.games.mutation_wars.catalog import BP, KINDS
from monstrum.games.mutation_wars.state import MARKS, MOST_SEATS, SPOTS, WarsState

PUBLIC: Final = MOST_SEATS  # the knower that has seen only what all have seen
MASKS: Final = 32  # 1 << MOST_SEATS
DESIGNS: Final = 128


def entry(knower: i64, design: i64, where: i64) -> i64:
    return (knower * DESIGNS + design) * MASKS + where


def knower_of(sighting: i64) -> i64:
    return sighting // (DESIGNS * MASKS)


def design_of(sighting: i64) -> i64:
    return (sighting // MASKS) % DESIGNS


def where_of(sighting: i64) -> i64:
    return sighting % MASKS


def note(state: WarsState, knower: i64, design: i64, where: i64) -> None:
    if state.sighted == len(state.sightings):
        state.sightings = doubled(state.sightings)
    state.sightings[state.sighted] = entry(knower, design, where)
    state.sighted += 1


def remove(state: WarsState, at: i64) -> None:
    """Take one out; the others keep their order."""
    rows = state.sightings
    state.sighted -= 1
    for later in range(at, state.sighted):
        rows[later] = rows[later + 1]


# Cards that come and go -----------------------------------------------------------------------------


def entered(state: WarsState, holder: i64, design: i64) -> None:
    """Everybody saw the card come into this hand."""
    for knower in range(state.seats):
        if knower != holder:
            note(state, knower, design, 1 << holder)
    note(state, PUBLIC, design, 1 << holder)


def left(state: WarsState, holder: i64, design: i64) -> None:
    """Everybody saw the card leave this hand; it has left already."""
    if state.sighted == 0:
        return
    rows = state.sightings
    bit: i64 = 1 << holder
    knowers: i64 = 0  # those who have a sighting that may mean this card
    for at in range(state.sighted):
        if rows[at] & bit and design_of(rows[at]) == design:
            knowers |= 1 << knower_of(rows[at])
    if knowers:
        for knower in range(PUBLIC + 1):
            if (knowers >> knower) & 1:
                forget(state, knower, holder, design)
    maybe_emptied(state, holder, state.catalog.kind_of[design])


def forget(state: WarsState, knower: i64, holder: i64, design: i64) -> None:
    """The knower saw the card leave the hand: one sighting of it less.

    If none names this hand alone, any of those that may mean it could be the one, so what is left of them
    is as wide as all of them together."""
    rows = state.sightings
    bit: i64 = 1 << holder
    exact = entry(knower, design, bit)
    here = exact - bit
    gone: i64 = -1
    for at in range(state.sighted):
        if rows[at] == exact:
            remove(state, at)
            return
        if gone < 0 and rows[at] - rows[at] % MASKS == here and rows[at] & bit:
            gone = at
    if gone < 0:
        return
    wide = rows[gone] % MASKS
    remove(state, gone)
    for at in range(state.sighted):
        if rows[at] - rows[at] % MASKS == here and rows[at] & bit:
            rows[at] |= wide


def moved(state: WarsState, giver: i64, receiver: i64, design: i64) -> None:
    """The card went from hand to hand; only the two saw which. It has moved already."""
    kind = state.catalog.kind_of[design]
    if state.sighted:
        forget(state, receiver, giver, design)
        blur(state, giver, receiver, kind)
    note(state, giver, design, 1 << receiver)
    maybe_emptied(state, giver, kind)


def blur(state: WarsState, giver: i64, receiver: i64, kind: i64) -> None:
    """For everybody else: whatever of this kind may have been with the giver may be with the receiver now."""
    rows = state.sightings
    kind_of = state.catalog.kind_of
    bit: i64 = 1 << giver
    for at in range(state.sighted):
        if rows[at] & bit and kind_of[design_of(rows[at])] == kind:
            knower = knower_of(rows[at])
            if knower != giver and knower != receiver:
                rows[at] |= 1 << receiver


def maybe_emptied(state: WarsState, holder: i64, kind: i64) -> None:
    """Who has no card of a kind any more has none of those that were seen."""
    if state.held[holder * KINDS + kind] > 0:
        return
    rows = state.sightings
    kind_of = state.catalog.kind_of
    bit: i64 = 1 << holder
    at: i64 = 0
    while at < state.sighted:
        if rows[at] & bit and kind_of[design_of(rows[at])] == kind:
            rows[at] -= bit
            if rows[at] % MASKS == 0:
                remove(state, at)
                continue
        at += 1


# Reshuffles ------------------------------------------------------------------------------------------


def reshuffled(state: WarsState, kind: i64) -> None:
    """MW-14.2  Everybody saw what went into the deck: what is nowhere to be seen is in the hands."""
    catalog = state.catalog
    first, last = catalog.first[kind], catalog.first[kind + 1]
    hidden = [catalog.copies[design] - state.out[design] for design in range(first, last)]
    room = catalog.room[kind]
    for at in range(room, room + state.deck_size[kind]):
        hidden[state.deck[at] - first] -= 1
    if kind == BP:
        for at in range(state.seats * SPOTS):
            if state.edges[at] >= 0:
                hidden[state.edges[at] // MARKS] -= 1
    holders: i64 = 0
    for seat in range(state.seats):
        if state.held[seat * KINDS + kind] > 0:
            holders |= 1 << seat
    for knower in range(state.seats):
        note_hidden(state, knower, kind, hidden, holders & ~(1 << knower))
    note_hidden(state, PUBLIC, kind, hidden, holders)


def note_hidden(state: WarsState, knower: i64, kind: i64, hidden: list[int], where: i64) -> None:
    """One sighting for every card that must be in one of these hands and was not seen yet."""
    if where == 0:
        return
    catalog = state.catalog
    first = catalog.first[kind]
    for at in range(len(hidden)):
        design = first + at
        number: i64 = hidden[at]
        if knower != PUBLIC:
            number -= state.hand[knower * catalog.designs + design]
        if number > 0:
            for row in range(state.sighted):
                if design_of(state.sightings[row]) == design and knower_of(state.sightings[row]) == knower:
                    number -= 1
        for _ in range(number):
            note(state, knower, design, where)


# Passing to the left ---------------------------------------------------------------------------------


def passed_left(state: WarsState, kind: i64, given: list[int]) -> None:
    """MW-7.13  Everybody passed at once; each has seen the card given and the card received. It has happened.

    What lay with a giver may lie with the seat to the left now; two passes never move the same card."""
    seats = state.seats
    for seat in range(seats):
        if given[seat] >= 0:
            forget(state, (seat + 1) % seats, seat, given[seat])
    rows = state.sightings
    for at in range(state.sighted):
        if state.catalog.kind_of[design_of(rows[at])] != kind:
            continue
        knower = knower_of(rows[at])
        wide: i64 = 0
        gone: i64 = 0
        for seat in range(seats):
            receiver = (seat + 1) % seats
            if given[seat] >= 0 and (rows[at] >> seat) & 1 and knower != seat and knower != receiver:
                wide |= 1 << receiver
                received = 1 if given[(seat + seats - 1) % seats] >= 0 else 0
                if state.held[seat * KINDS + kind] == received:  # it was the only card
                    gone |= 1 << seat
        rows[at] = (rows[at] & ~gone) | wide
    for seat in range(seats):
        if given[seat] >= 0:
            note(state, seat, given[seat], 1 << ((seat + 1) % seats))
    for seat in range(seats):
        maybe_emptied(state, seat, kind)
