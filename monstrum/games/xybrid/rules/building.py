"""XY-5  Turn step 3: BUILD."""

from typing import final

from monstrum.core.actions import Actions
from monstrum.core.state import NOBODY, Frame
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.actions import FIT, NONE, ON_LEFT, ON_RIGHT, SWAP, WITH, part_action, part_of
from monstrum.games.xybrid.catalog import ARM, AUX, HEAD, LEGS
from monstrum.games.xybrid.rules.zones import attach, both_sides_open, free_slot, open_slots, swap
from monstrum.games.xybrid.state import HAND, LEFT, MONSTER, REPLACED, RIGHT, LabState, members


def held_of_type(state: LabState, seat: int, kind: int) -> list[int]:
    found: list[int] = []
    part = state.first[HAND + seat]
    while part >= 0:
        if state.catalog.type_of[part] == kind:
            found.append(part)
        part = state.after[part]
    return found


def replaceable(state: LabState, seat: int, part: int) -> list[int]:
    """XY-5.4, XY-5.5, XY-5.8  The attached parts a hand part may be swapped with: same type, no way back."""
    found: list[int] = []
    kind = state.catalog.type_of[part]
    if state.marks[part] & REPLACED or kind > LEGS:
        return found
    other = state.first[MONSTER + seat]
    while other >= 0:
        if state.catalog.type_of[other] == kind:
            found.append(other)
        other = state.after[other]
    return found


def offer_swaps(state: LabState, seat: int) -> None:
    """XY-5.4  Ask only if there is something to swap."""
    part = state.first[HAND + seat]
    while part >= 0:
        if replaceable(state, seat, part):
            state.push(kinds.BUILD_SWAP, seat)
            return
        part = state.after[part]
    finish(state, seat)


def finish(state: LabState, seat: int) -> None:
    """XY-5.7  What is left stays in hand; the step is over."""
    for part in members(state, HAND + seat):
        state.marks[part] &= ~REPLACED


@final
class Build(Frame[LabState]):
    """XY-5.1, XY-5.2  Auxiliaries, then head, arms, legs: whatever has an open slot must be attached."""

    def resolve(self, state: LabState, action: int) -> None:
        seat = state.a
        for part in held_of_type(state, seat, AUX):
            attach(state, seat, part, free_slot(state, seat, part))
        for kind in (HEAD, ARM, LEGS):
            parts = held_of_type(state, seat, kind)
            slots = open_slots(state, seat, kind)
            if not parts or not slots:
                continue
            if len(parts) > slots:
                state.push(kinds.BUILD, NOBODY, seat)
                state.push(kinds.BUILD_ATTACH, seat, kind)
                return
            if kind == ARM and both_sides_open(state, seat):
                state.push(kinds.BUILD, NOBODY, seat)
                state.push(kinds.BUILD_SIDE, seat, parts[0])
                return
            for part in parts:
                attach(state, seat, part, free_slot(state, seat, part))
        offer_swaps(state, seat)


@final
class BuildAttach(Frame[LabState]):
    """XY-5.2  More parts of the type in hand than open slots: the player picks which."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in held_of_type(state, state.actor, state.a):
            out.add(part_action(state.catalog, FIT, part))

    def resolve(self, state: LabState, action: int) -> None:
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

    def resolve(self, state: LabState, action: int) -> None:
        attach(state, state.actor, state.a, LEFT if action == ON_LEFT else RIGHT)


@final
class BuildSwap(Frame[LabState]):
    """XY-5.4, XY-5.5  Done, or a hand part to be swapped in."""

    def options(self, state: LabState, out: Actions) -> None:
        out.add(NONE)
        for part in members(state, HAND + state.actor):
            if replaceable(state, state.actor, part):
                out.add(part_action(state.catalog, SWAP, part))

    def resolve(self, state: LabState, action: int) -> None:
        if action == NONE:
            finish(state, state.actor)
        else:
            state.push(kinds.BUILD_SWAP_WITH, state.actor, part_of(state.catalog, action))


@final
class BuildSwapWith(Frame[LabState]):
    """XY-5.4  … with an attached part of the same type, whose place it takes."""

    def options(self, state: LabState, out: Actions) -> None:
        for part in replaceable(state, state.actor, state.a):
            out.add(part_action(state.catalog, WITH, part))

    def resolve(self, state: LabState, action: int) -> None:
        seat, arriving = state.actor, state.a
        leaving = part_of(state.catalog, action)
        swap(state, arriving, leaving)
        state.marks[leaving] |= REPLACED
        state.marks[arriving] &= ~REPLACED
        state.push(kinds.BUILD_SWAP, seat)
