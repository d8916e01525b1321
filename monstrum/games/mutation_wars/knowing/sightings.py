"""What seats know of the hands of others (section 6 of the rules): cards they have seen arrive there.

A sighting says: of the cards of this design, one more is in the hand of one of these seats. It is a lower
bound that is always true. It is made when a card is seen entering a hand (taken from a discard, returned
from a creature, stolen, passed), blurred when a card nobody but two players saw changes hands, and ends when
a card of its design is seen leaving. A reshuffle shows everybody what the deck contains, so whatever is
missing must be in the hands.

Of each knower and design there is one number: the masks of seats of its sightings, five bits each, the first
one lowest. The knower is a seat, or everybody who has seen only what all have seen, spectators included.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.mutation_wars.content.catalog import BP, KINDS
from monstrum.games.mutation_wars.state import (
    MARKS,
    MOST_COPIES,
    MOST_SEATS,
    SIGHTED_BITS,
    SIGHTED_LANE,
    SIGHTED_MOST,
    SPOTS,
    WarsState,
)

PUBLIC: Final[i64] = MOST_SEATS  # the knower that has seen only what all have seen
BITS: Final = SIGHTED_BITS  # of a mask
MASKS: Final = 32
MASK: Final = 31  # the bits of one
MOST: Final = SIGHTED_MOST  # sightings of one design a knower keeps; more are not worth knowing
DESIGNS: Final = 128
NO_HAND: Final[i64] = -1


# One sighting as one number, for those outside -------------------------------------------------------


def entry(knower: i64, design: i64, where: i64) -> i64:
    return (knower * DESIGNS + design) * MASKS + where


def knower_of(sighting: i64) -> i64:
    return sighting // (DESIGNS * MASKS)


def design_of(sighting: i64) -> i64:
    return (sighting // MASKS) % DESIGNS


def where_of(sighting: i64) -> i64:
    return sighting % MASKS


def listed(state: WarsState) -> list[int]:
    """All sightings, by knower and design."""
    found: list[int] = []
    if state.sighted:
        designs = state.catalog.designs
        for at in range(len(state.sightings)):
            word = state.sightings[at]
            knower = at // designs
            while word:
                known_by = knower if knower < state.seats else PUBLIC
                found.append(entry(known_by, at % designs, word % MASKS))
                word >>= BITS
    return found


def known_to(state: WarsState, knower: i64, kind: i64) -> list[int]:
    """The sightings of one knower among the cards of a kind, by design."""
    found: list[int] = []
    first = place_of(state, knower, 0)
    for design in range(state.catalog.first[kind], state.catalog.first[kind + 1]):
        word = state.sightings[first + design]
        while word:
            found.append(entry(knower, design, word % MASKS))
            word >>= BITS
    return found


# Words of masks --------------------------------------------------------------------------------------


def place_of(state: WarsState, knower: i64, design: i64) -> i64:
    """Where the word of a knower and a design is; what all have seen comes after the seats."""
    row = knower if knower < state.seats else state.seats
    return row * state.catalog.designs + design


def one_of(state: WarsState, at: i64) -> i64:
    """What the sighting in a word counts in `sighted`."""
    one: i64 = 1
    return one << (at // state.catalog.designs * SIGHTED_LANE)


def number_of(state: WarsState, knower: i64) -> i64:
    """How many sightings a seat has."""
    return (state.sighted >> (knower * SIGHTED_LANE)) & MOST_COPIES


def note(state: WarsState, knower: i64, design: i64, where: i64) -> None:
    if len(state.sightings) == 0:
        state.sightings = vec[i64]([0] * ((state.seats + 1) * state.catalog.designs))
    at = place_of(state, knower, design)
    word = state.sightings[at]
    shift: i64 = 0
    while (word >> shift) & MASK:
        shift += BITS
    if shift < MOST * BITS:
        state.sightings[at] = word | (where << shift)
        state.sighted += one_of(state, at)


def keep_only(state: WarsState, knower: i64) -> None:
    """What others have seen is forgotten."""
    words = state.sightings
    first = place_of(state, knower, 0)
    last = first + state.catalog.designs
    number: i64 = 0
    for at in range(first):
        words[at] = 0
    for at in range(first, last):
        word = words[at]
        while word:
            number += one_of(state, at)
            word >>= BITS
    for at in range(last, len(words)):
        words[at] = 0
    state.sighted = number


def without(word: i64, shift: i64) -> i64:
    """The word without the mask that starts there."""
    below: i64 = (1 << shift) - 1
    return (word & below) | ((word >> (shift + BITS)) << shift)


# Cards that come and go -----------------------------------------------------------------------------


def entered(state: WarsState, holder: i64, design: i64) -> None:
    """Everybody saw the card come into this hand."""
    for knower in range(state.seats + 1):
        if knower != holder:
            note(state, knower, design, 1 << holder)


def left(state: WarsState, holder: i64, design: i64) -> None:
    """Everybody saw the card leave this hand; it has left already."""
    if state.sighted == 0:
        return
    for knower in range(state.seats + 1):
        if knower != holder:
            forget(state, knower, holder, design)
    maybe_emptied(state, holder, state.catalog.kind_of[design])


def forget(state: WarsState, knower: i64, holder: i64, design: i64) -> None:
    """The knower saw the card leave the hand: one sighting of it less.

    If none names this hand alone, any of those that may mean it could be the one, so what is left of them
    is as wide as all of them together."""
    at = place_of(state, knower, design)
    word = state.sightings[at]
    bit: i64 = 1 << holder
    gone: i64 = -1
    shift: i64 = 0
    while (word >> shift) & MASK:
        where = (word >> shift) & MASK
        if where == bit:
            gone = shift
            break
        if gone < 0 and where & bit:
            gone = shift
        shift += BITS
    if gone < 0:
        return
    wide = (word >> gone) & MASK
    word = without(word, gone)
    state.sighted -= one_of(state, at)
    if wide != bit:
        shift = 0
        while (word >> shift) & MASK:
            if (word >> shift) & bit:
                word |= wide << shift
            shift += BITS
    state.sightings[at] = word


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
    catalog, words = state.catalog, state.sightings
    for knower in range(state.seats + 1):
        if knower != giver and knower != receiver:
            first = knower * catalog.designs
            for at in range(first + catalog.first[kind], first + catalog.first[kind + 1]):
                if words[at]:
                    words[at] = widened(words[at], 1 << giver, 1 << receiver)


def widened(word: i64, bit: i64, more: i64) -> i64:
    """Every mask with the bit gets another one too."""
    shift: i64 = 0
    while (word >> shift) & MASK:
        if (word >> shift) & bit:
            word |= more << shift
        shift += BITS
    return word


def maybe_emptied(state: WarsState, holder: i64, kind: i64) -> None:
    """Who has no card of a kind any more has none of those that were seen."""
    if state.held[holder * KINDS + kind] > 0 or state.sighted == 0:
        return
    catalog, words = state.catalog, state.sightings
    for knower in range(state.seats + 1):
        first = knower * catalog.designs
        for at in range(first + catalog.first[kind], first + catalog.first[kind + 1]):
            if words[at]:
                narrow(state, at, 1 << holder)


def narrow(state: WarsState, at: i64, bit: i64) -> None:
    """Take a seat out of all masks of a word."""
    word = state.sightings[at]
    shift: i64 = 0
    while (word >> shift) & MASK:
        if (word >> shift) & bit:
            word -= bit << shift
            if (word >> shift) & MASK == 0:
                word = without(word, shift)
                state.sighted -= one_of(state, at)
                continue
        shift += BITS
    state.sightings[at] = word


# Reshuffles ------------------------------------------------------------------------------------------


def reshuffled(state: WarsState, kind: i64) -> None:
    """MW-14.2  Everybody saw what went into the deck: what is nowhere to be seen is in the hands."""
    catalog = state.catalog
    first, last = catalog.first[kind], catalog.first[kind + 1]
    hidden: vec[i64] = vec[i64]([0] * (last - first))
    copies, out, deck, edges = catalog.copies, state.out, state.deck, state.edges
    for design in range(first, last):
        hidden[design - first] = copies[design] - out[design]
    room = catalog.room[kind]
    for at in range(room, room + state.deck_size[kind]):
        hidden[deck[at] - first] -= 1
    if kind == BP:
        for at in range(state.seats * SPOTS):
            if edges[at] >= 0:
                hidden[edges[at] // MARKS] -= 1
    holders: i64 = 0
    for seat in range(state.seats):
        if state.held[seat * KINDS + kind] > 0:
            holders |= 1 << seat
    hand = state.hand
    for knower in range(state.seats + 1):
        others = holders & ~(1 << knower)
        if others:
            words = state.sightings
            row = knower * catalog.designs
            own: i64 = row if knower < state.seats else NO_HAND
            for design in range(first, last):
                number = hidden[design - first]
                if number > 0 and own != NO_HAND:
                    number -= hand[own + design]
                if number > 0 and len(words) > 0:  # one sighting less for each that it has already
                    word = words[row + design]
                    while word and number > 0:
                        number -= 1
                        word >>= BITS
                for _time in range(number):
                    note(state, knower, design, others)


# Passing to the left ---------------------------------------------------------------------------------


def passed_left(state: WarsState, kind: i64, given: list[int]) -> None:
    """MW-7.13  Everybody passed at once; each has seen the card given and the card received. It has happened.

    What lay with a giver may lie with the seat to the left now; two passes never move the same card."""
    seats = state.seats
    if state.sighted:
        for seat in range(seats):
            if given[seat] >= 0:
                forget(state, (seat + 1) % seats, seat, given[seat])
        catalog = state.catalog
        for knower in range(seats + 1):
            first = knower * catalog.designs
            for at in range(first + catalog.first[kind], first + catalog.first[kind + 1]):
                if state.sightings[at]:
                    state.sightings[at] = shifted_left(state, state.sightings[at], knower, kind, given)
    for seat in range(seats):
        if given[seat] >= 0:
            note(state, seat, given[seat], 1 << ((seat + 1) % seats))
    for seat in range(seats):
        maybe_emptied(state, seat, kind)


def shifted_left(state: WarsState, word: i64, knower: i64, kind: i64, given: list[int]) -> i64:
    """The masks of a word after everybody has passed, for somebody who saw only the own two cards."""
    seats = state.seats
    shift: i64 = 0
    while (word >> shift) & MASK:
        where = (word >> shift) & MASK
        wide: i64 = 0
        gone: i64 = 0
        for seat in range(seats):
            receiver = (seat + 1) % seats
            if given[seat] >= 0 and (where >> seat) & 1 and knower != seat and knower != receiver:
                wide |= 1 << receiver
                received = 1 if given[(seat + seats - 1) % seats] >= 0 else 0
                if state.held[seat * KINDS + kind] == received:  # it was the only card
                    gone |= 1 << seat
        word += (((where & ~gone) | wide) - where) << shift
        shift += BITS
    return word
