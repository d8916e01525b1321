"""XY-5  Turn step 3: BUILD."""

from typing import final

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid.content.catalog import ARM, AUX, HEAD, LEGS
from monstrum.games.xybrid.rules import kinds
from monstrum.games.xybrid.rules.actions import FIT, NONE, ON_LEFT, ON_RIGHT, SWAP, WITH, part_action, part_of
from monstrum.games.xybrid.rules.zones import attach, both_sides_open, free_slot, open_slots, swap
from monstrum.games.xybrid.state import HAND, LEFT, MONSTER, REPLACED, RIGHT, LabState


def next_held(state: LabState, seat: i64, kind: i64, after: i64) -> i64:
    """The next part of a type in hand, or -1; `after` is the one before, -1 at the start."""
    part = state.first[HAND + seat] if after < 0 else state.after[after]
    while part >= 0 and state.catalog.type_of[part] != kind:
        part = state.after[part]
    return part


def held_of_type(state: LabState, seat: i64, kind: i64) -> i64:
    """How many parts of a type are in hand."""
    number: i64 = 0
    part = next_held(state, seat, kind, -1)
    while part >= 0:
        number += 1
        part = next_held(state, seat, kind, part)
    return number


def next_replaceable(state: LabState, seat: i64, part: i64, after: i64) -> i64:
    """XY-5.4, XY-5.5, XY-5.8  The next attached part a hand part may be swapped with, or -1: same type, and
    no way back in this step. `after` is the one before, -1 at the start."""
    kind = state.catalog.type_of[part]
    if state.marks[part] & REPLACED or kind > LEGS:
        return -1
    other = state.first[MONSTER + seat] if after < 0 else state.after[after]
    while other >= 0 and state.catalog.type_of[other] != kind:
        other = state.after[other]
    return other


def offer_swaps(state: LabState, seat: i64) -> None:
    """XY-5.4  Ask only if there is something to swap."""
    part = state.first[HAND + seat]
    while part >= 0:
        if next_replaceable(state, seat, part, -1) >= 0:
            state.push(kinds.BUILD_SWAP, seat)
            return
        part = state.after[part]
    finish(state, seat)


def finish(state: LabState, seat: i64) -> None:
    """XY-5.7  What is left stays in hand; the step is over."""
    part = state.first[HAND + seat]
    while part >= 0:
        state.own_marks()[part] &= ~REPLACED
        part = state.after[part]


def attach_held(state: LabState, seat: i64, kind: i64) -> None:
    """All parts of the type in hand, in ascending id order; there is room for them."""
    part = next_held(state, seat, kind, -1)
    while part >= 0:
        attach(state, seat, part, free_slot(state, seat, part))
        part = next_held(state, seat, kind, -1)


@final
class Build(Frame[LabState]):
    """XY-5.1, XY-5.2  Auxiliaries, then head, arms, legs: whatever has an open slot must be attached."""

    def resolve(self, state: LabState, action: i64) -> None:
        seat = state.a
        attach_held(state, seat, AUX)
        for kind in range(HEAD, LEGS + 1):
            held = held_of_type(state, seat, kind)
            slots = open_slots(state, seat, kind)
            if held == 0 or slots == 0:
                continue
            if held > slots:
                state.push(kinds.BUILD, NOBODY, seat)
                state.push(kinds.BUILD_ATTACH, seat, kind)
                return
            if kind == ARM and both_sides_open(state, seat):
                state.push(kinds.BUILD, NOBODY, seat)
                state.push(kinds.BUILD_SIDE, seat, next_held(state, seat, kind, -1))
                return
            attach_held(state, seat, kind)
        offer_swaps(state, seat)


@final
class BuildAttach(Frame[LabState]):
    """XY-5.2  More parts of the type in hand than open slots: the player picks which."""

    def options(self, state: LabState, out: Actions) -> None:
        part = next_held(state, state.actor, state.a, -1)
        while part >= 0:
            out.add(part_action(state.catalog, FIT, part))
            part = next_held(state, state.actor, state.a, part)

    def resolve(self, state: LabState, action: i64) -> None:
        seat = state.actor
        part = part_of(state.catalog, action)
        if state.a == ARM and both_sides_open(state, seat):
            state.push(kinds.BUILD_SIDE, seat, part)
        else:
            attach(state, seat, part, free_slot(state, seat, part))


@final
class Side(Frame[LabState]):
    """XY-5.3, XY-13.6  An arm goes left or right while both sides are open."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(ON_LEFT)
        out.add(ON_RIGHT)

    def resolve(self, state: LabState, action: i64) -> None:
        attach(state, state.actor, state.a, LEFT if action == ON_LEFT else RIGHT)


@final
class BuildSwap(Frame[LabState]):
    """XY-5.4, XY-5.5  Done, or a hand part to be swapped in."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        part = state.first[HAND + state.actor]
        while part >= 0:
            if next_replaceable(state, state.actor, part, -1) >= 0:
                out.add(part_action(state.catalog, SWAP, part))
            part = state.after[part]

    def resolve(self, state: LabState, action: i64) -> None:
        if action == NONE:
            finish(state, state.actor)
        else:
            state.push(kinds.BUILD_SWAP_WITH, state.actor, part_of(state.catalog, action))


@final
class BuildSwapWith(Frame[LabState]):
    """XY-5.4  … with an attached part of the same type, whose place it takes."""

    def options(self, state: LabState, out: Actions) -> None:
        part = next_replaceable(state, state.actor, state.a, -1)
        while part >= 0:
            out.add(part_action(state.catalog, WITH, part))
            part = next_replaceable(state, state.actor, state.a, part)

    def resolve(self, state: LabState, action: i64) -> None:
        seat, arriving = state.actor, state.a
        leaving = part_of(state.catalog, action)
        swap(state, arriving, leaving)
        state.own_marks()[leaving] |= REPLACED
        state.own_marks()[arriving] &= ~REPLACED
        state.push(kinds.BUILD_SWAP, seat)
