"""XY-13  Zones and moving parts."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.games.xybrid.content.catalog import ARM, AUX, CORE, HEAD, LEGS
from monstrum.games.xybrid.knowing import deck_log
from monstrum.games.xybrid.rules import events
from monstrum.games.xybrid.state import (
    COMPLETE,
    DECK,
    END_OF_ZONE,
    FIXED,
    HAND,
    JAMMED,
    LAB,
    LEFT,
    MONSTER,
    NO_SLOT,
    RIGHT,
    SHIELDED,
    SLOT_AUX,
    SLOT_CORE,
    SLOT_HEAD,
    SLOT_LEGS,
    LabState,
)

# Questions ----------------------------------------------------------------------------------------


def is_open(state: LabState, seat: i64, slot: i64) -> bool:
    """Whether nothing is attached in this slot."""
    return (state.filled[seat] >> slot) & 1 == 0


def open_slots(state: LabState, seat: i64, kind: i64) -> i64:
    """XY-4.2  How many slots of a type are open: the monster needs the type while there is one."""
    if kind == HEAD:
        return 1 if is_open(state, seat, SLOT_HEAD) else 0
    if kind == LEGS:
        return 1 if is_open(state, seat, SLOT_LEGS) else 0
    if kind == ARM:
        return (1 if is_open(state, seat, LEFT) else 0) + (1 if is_open(state, seat, RIGHT) else 0)
    return 0


def complete(state: LabState, seat: i64) -> bool:
    return state.filled[seat] & COMPLETE == COMPLETE


def both_sides_open(state: LabState, seat: i64) -> bool:
    return is_open(state, seat, LEFT) and is_open(state, seat, RIGHT)


def free_slot(state: LabState, seat: i64, part: i64) -> i64:
    """Where the part goes without a choice: its slot, the open side (left first), or the auxiliaries."""
    kind = state.catalog.type_of[part]
    if kind == HEAD:
        return SLOT_HEAD
    if kind == LEGS:
        return SLOT_LEGS
    if kind == AUX:
        return SLOT_AUX
    if kind == CORE:
        return SLOT_CORE
    return LEFT if is_open(state, seat, LEFT) else RIGHT


def exchangeable(state: LabState, one: i64, other: i64) -> bool:
    """XY-13.4, XY-13.5, XY-13.8  Whether two parts may be swapped by an effect."""
    if one == other:
        return False
    kinds = state.catalog.type_of
    here, there = state.place[one], state.place[other]
    if here == DECK or there == DECK:
        return False
    same_type = kinds[one] == kinds[other]
    if (kinds[one] == CORE or kinds[other] == CORE) and not same_type:
        return False
    if (MONSTER <= here < HAND or MONSTER <= there < HAND) and not same_type:
        return False
    return here != there or state.slot[one] != state.slot[other]


# Changes ------------------------------------------------------------------------------------------


def unlink(state: LabState, part: i64) -> None:
    """Take the part out of its chain; nothing else."""
    state.own_zones()
    place = state.place[part]
    after = state.after
    at = state.first[place]
    if at == part:
        state.first[place] = after[part]
        before = END_OF_ZONE
    else:
        while after[at] != part:
            at = after[at]
        after[at] = after[part]
        before = at
    if place == DECK and state.bottom == part:
        state.bottom = before
    state.held[place] -= 1
    if MONSTER <= place < HAND:
        state.own_filled()[place - MONSTER] &= ~(1 << state.slot[part])
        state.auras -= state.catalog.aura[part]
        state.shielders -= state.catalog.shielder[part]


def link(state: LabState, part: i64, place: i64, slot: i64) -> None:
    """Put the part into a chain: under the deck, or in ascending order elsewhere (XY-13.1, XY-13.2)."""
    state.own_zones()
    after = state.after
    state.place[part] = place
    state.slot[part] = slot
    state.held[place] += 1
    if place == DECK:
        after[part] = END_OF_ZONE
        if state.bottom == END_OF_ZONE:
            state.first[DECK] = part
        else:
            after[state.bottom] = part
        state.bottom = part
        return
    if MONSTER <= place < HAND:
        state.auras += state.catalog.aura[part]
        state.shielders += state.catalog.shielder[part]
        if slot != SLOT_AUX:  # auxiliaries have no slots and no limit
            state.own_filled()[place - MONSTER] |= 1 << slot
    at = state.first[place]
    if at == END_OF_ZONE or at > part:
        after[part] = at
        state.first[place] = part
        return
    following = after[at]
    while following != END_OF_ZONE and following < part:
        at = following
        following = after[at]
    after[part] = following
    after[at] = part


def wear_off(state: LabState, part: i64) -> None:
    """XY-12.10  Temporary modifiers end for a part that changes its place."""
    if state.boost[part]:
        state.own_boost()[part] = 0
    if state.added[part]:
        state.own_added()[part] = 0
    if state.marks[part] & (SHIELDED | JAMMED):
        state.own_marks()[part] &= ~(SHIELDED | JAMMED)


def move(state: LabState, part: i64, place: i64, slot: i64) -> None:
    unlink(state, part)
    wear_off(state, part)
    link(state, part, place, slot)


def move_all(state: LabState, here: i64, there: i64) -> None:
    """A whole zone, in ascending order."""
    part = state.first[here]
    while part >= 0:
        move(state, part, there, NO_SLOT)
        part = state.first[here]


def attach(state: LabState, seat: i64, part: i64, slot: i64) -> None:
    """XY-13.6  The part joins the monster."""
    move(state, part, MONSTER + seat, slot)
    state.emit(events.ATTACHED, seat, part, slot)


def destroy(state: LabState, part: i64) -> None:
    """XY-13.2  Under the last card of the deck, for everybody to see."""
    here = state.place[part]
    move(state, part, DECK, NO_SLOT)
    state.own_marks()[part] |= FIXED
    deck_log.destroyed(state, part)
    state.emit(events.DESTROYED, part, here)


def put_in_lab(state: LabState, part: i64) -> None:
    here = state.place[part]
    move(state, part, LAB, NO_SLOT)
    state.emit(events.SENT_TO_LAB, part, here)


def put_in_hand(state: LabState, seat: i64, part: i64) -> None:
    move(state, part, HAND + seat, NO_SLOT)


def swap(state: LabState, one: i64, other: i64) -> None:
    """XY-13.5  Each takes exactly the other's place: slot, side, monster."""
    here, here_slot = state.place[one], state.slot[one]
    there, there_slot = state.place[other], state.slot[other]
    unlink(state, one)
    unlink(state, other)
    wear_off(state, one)
    wear_off(state, other)
    link(state, one, there, there_slot)
    link(state, other, here, here_slot)
    state.emit(events.SWAPPED, one, other, here, there)


def take_top(state: LabState) -> i64:
    """The top part of the deck goes to the lab, openly."""
    part = state.first[DECK]
    deck_log.drawn(state, part)
    move(state, part, LAB, NO_SLOT)
    state.own_marks()[part] &= ~FIXED
    return part


def set_deck(state: LabState, order: list[int]) -> None:
    """Lay the deck in this order, top first. The parts must be the ones in it."""
    row: vec[i64] = vec[i64]([0] * len(order))
    for at in range(len(order)):
        row[at] = order[at]
    lay_deck(state, row)


def lay_deck(state: LabState, order: vec[i64]) -> None:
    """The same with a row."""
    state.own_zones()
    after, slot = state.after, state.slot
    last: i64 = END_OF_ZONE
    for at in range(len(order) - 1, -1, -1):
        part = order[at]
        after[part] = last
        slot[part] = NO_SLOT
        last = part
    state.first[DECK] = last
    state.bottom = order[len(order) - 1] if len(order) else END_OF_ZONE
    state.held[DECK] = len(order)


def in_deck(state: LabState) -> vec[i64]:
    """The parts of the deck in ascending order: how it lies now must not matter for a shuffle."""
    place = state.place
    found: vec[i64] = vec[i64]([0] * state.held[DECK])
    number: i64 = 0
    for part in range(state.catalog.parts):
        if place[part] == DECK:
            found[number] = part
            number += 1
    return found
