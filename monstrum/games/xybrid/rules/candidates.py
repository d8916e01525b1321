"""XY-12.5, XY-13  Which parts, sets of parts, pairs and players an operation of an effect may pick.

Parts that are found are added to a buffer, behind whatever it holds; `base` is where they begin there.
"""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.core.heap import Heap
from monstrum.games.xybrid.content.catalog import (
    AUX,
    HIGHEST,
    NUMBER,
    PICK,
    RANDOM,
    SELECTOR_WIDTH,
    SELF,
    UPTO,
    ZONE,
)
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.values import matches, next_in_zone, selectable, shielded, value, zone_mask
from monstrum.games.xybrid.rules.zones import exchangeable, open_slots
from monstrum.games.xybrid.state import DECK, LAB, LabState, owner

# Candidates ---------------------------------------------------------------------------------------


def admits(state: LabState, operation: i64, part: i64, controller: i64) -> bool:
    """XY-12.5  What the operation itself demands of a part."""
    if state.place[part] == DECK:
        return False
    return state.catalog.operations[operation].admits(state, operation, controller, part)


def pick_of(state: LabState, selector: i64) -> i64:
    return state.catalog.selectors[selector * SELECTOR_WIDTH + PICK]


def number_of(state: LabState, selector: i64) -> i64:
    return state.catalog.selectors[selector * SELECTOR_WIDTH + NUMBER]


def find_candidates(
    state: LabState, selector: i64, operation: i64, controller: i64, source: i64, found: Actions
) -> None:
    """The parts a selector can pick for an operation, in ascending id order (XY-12.13)."""
    pick = pick_of(state, selector)
    base = found.count()
    if pick == SELF:
        if (
            source >= 0
            and admits(state, operation, source, controller)
            and touchable(state, source, controller)
        ):
            found.add(source)
        return
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source) and admits(
            state, operation, part, controller
        ):
            found.add(part)
        part = next_in_zone(state, mask, part)
    if pick == HIGHEST:
        keep_highest(state, found, base)


def touchable(state: LabState, part: i64, controller: i64) -> bool:
    """XY-13.7  Not shielded against this controller (the source of an effect may have changed hands)."""
    whose = owner(state, part)
    return whose < 0 or whose == controller or not shielded(state, part)


def keep_highest(state: LabState, found: Actions, base: i64) -> None:
    """Only those with the highest current value."""
    best: i64 = -1
    kept = base
    items = found.items
    for at in range(base, found.count()):
        part = items[at]
        worth = value(state, part)
        if worth > best:
            best = worth
            kept = base
        if worth == best:
            items[kept] = part
            kept += 1
    found.cut(kept)


def next_in_lab(state: LabState, selector: i64, source: i64, after: i64) -> i64:
    """XY-4.5  The next lab part an effect may draw, by its own filters alone, or -1.

    `after` is the one before, -1 at the start."""
    part = state.first[LAB] if after < 0 else state.after[after]
    while part >= 0 and not matches(state, selector, part, source):
        part = state.after[part]
    return part


def in_lab(state: LabState, selector: i64, source: i64) -> i64:
    """How many parts an effect could draw now."""
    number: i64 = 0
    part = next_in_lab(state, selector, source, -1)
    while part >= 0:
        number += 1
        part = next_in_lab(state, selector, source, part)
    return number


# Sets of parts ------------------------------------------------------------------------------------


def goes_with(
    state: LabState, operation: i64, part: i64, controller: i64, row: vec[i64], first: i64, last: i64
) -> bool:
    """XY-13.9  Whether a part still fits beside those already picked for the same operation, which are a
    piece of a row: only what is attached takes room."""
    return operation != opcodes.ATTACH or room(state, part, controller, row, first, last)


def room(state: LabState, part: i64, controller: i64, row: vec[i64], first: i64, last: i64) -> bool:
    """Whether it can be attached beside them."""
    kinds = state.catalog.type_of
    kind = kinds[part]
    if kind == AUX:
        return True
    free = open_slots(state, controller, kind)
    for at in range(first, last):
        if kinds[row[at]] == kind:
            free -= 1
    return free > 0


def keep_fitting(state: LabState, operation: i64, controller: i64, found: Actions, base: i64) -> None:
    """XY-13.9  All matches; where places are short, those that fit, in ascending order."""
    if operation != opcodes.ATTACH:
        return
    items = found.items
    kept = base
    for at in range(base, found.count()):
        if room(state, items[at], controller, items, base, kept):
            items[kept] = items[at]
            kept += 1
    found.cut(kept)


def keep_next(
    state: LabState, operation: i64, controller: i64, picked: i64, total: i64, found: Actions, base: i64
) -> None:
    """Sets are picked in ascending order; a pick is offered only if the set can still be completed. The last
    operands are the parts that were picked so far."""
    items = found.items
    last: i64 = -1
    if picked:
        last = state.operands[state.laid - 1]
    first = base
    while first < found.count() and items[first] <= last:
        first += 1
    kept = base
    if operation != opcodes.ATTACH:  # any parts go together: the last ones just must not come too early
        for at in range(first, found.count() - (total - picked) + 1):
            items[kept] = items[at]
            kept += 1
        found.cut(kept)
        return
    for at in range(first, found.count()):
        if reach(state, controller, picked, found, at) >= total:
            items[kept] = items[at]
            kept += 1
    found.cut(kept)


def reach(state: LabState, controller: i64, picked: i64, found: Actions, at: i64) -> i64:
    """How many parts can be attached together: those picked so far, the one at this place, and whatever of
    those behind it still fits; none if this one does not."""
    together = Heap(picked + found.count() - at)
    for place in range(state.laid - picked, state.laid):
        together.add(state.operands[place])
    for later in range(at, found.count()):
        part = found.items[later]
        if room(state, part, controller, together.items, 0, together.number):
            together.add(part)
        elif later == at:
            return 0
    return together.number


# Swaps --------------------------------------------------------------------------------------------


def find_side(state: LabState, selector: i64, controller: i64, source: i64, found: Actions) -> None:
    """What one selector of a SWAP lets be swapped, whatever the other says."""
    if pick_of(state, selector) == SELF:
        # XY-8.7: swapping `self` needs it attached.
        if source >= 0 and owner(state, source) >= 0 and touchable(state, source, controller):
            found.add(source)
        return
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source):
            found.add(part)
        part = next_in_zone(state, mask, part)


def find_partners(
    state: LabState, selector: i64, one: i64, controller: i64, source: i64, found: Actions
) -> None:
    """The legal second parts for a first one."""
    base = found.count()
    find_side(state, selector, controller, source, found)
    items = found.items
    kept = base
    for at in range(base, found.count()):
        if exchangeable(state, one, items[at]):
            items[kept] = items[at]
            kept += 1
    found.cut(kept)
    if pick_of(state, selector) == HIGHEST:
        keep_highest(state, found, base)


def find_firsts(
    state: LabState, first: i64, second: i64, controller: i64, source: i64, found: Actions
) -> None:
    """XY-12.5  The first parts of the pair that have a legal partner."""
    base = found.count()
    find_side(state, first, controller, source, found)
    others = found.count()
    find_side(state, second, controller, source, found)
    items = found.items
    kept = base
    for at in range(base, others):
        if has_partner(state, items[at], items, others, found.count()):
            items[kept] = items[at]
            kept += 1
    found.cut(kept)
    if pick_of(state, first) == HIGHEST:
        keep_highest(state, found, base)


def has_partner(state: LabState, one: i64, row: vec[i64], first: i64, last: i64) -> bool:
    """Whether a part may be swapped with one of a piece of a row."""
    for at in range(first, last):
        if exchangeable(state, one, row[at]):
            return True
    return False


def may_decline(state: LabState, first: i64, second: i64) -> bool:
    """A SWAP need not happen if one of its selectors says `upto`."""
    return pick_of(state, first) == UPTO or pick_of(state, second) == UPTO


def declines_late(state: LabState, first: i64, second: i64) -> bool:
    """Where chance picks the first part, `upto` in the second selector is asked with the partner."""
    return pick_of(state, first) == RANDOM and pick_of(state, second) == UPTO


# Players ------------------------------------------------------------------------------------------


def opponents(state: LabState, controller: i64) -> list[int]:
    return [seat for seat in range(state.seats) if seat != controller]


def possible_victims(state: LabState, which: i64, controller: i64) -> list[int]:
    """`choose_opp`: any opponent; `leader`: those with most infamy."""
    rivals = opponents(state, controller)
    if which != opcodes.LEADER:
        return rivals
    most: i64 = 0
    for seat in rivals:
        if state.infamy[seat] > most:
            most = state.infamy[seat]
    return [seat for seat in rivals if state.infamy[seat] == most]
