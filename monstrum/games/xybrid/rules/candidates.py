"""XY-12.5, XY-13  Which parts, sets of parts, pairs and players an operation of an effect may pick."""

from mypy_extensions import i64

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


def candidates(state: LabState, selector: i64, operation: i64, controller: i64, source: i64) -> list[int]:
    """The parts a selector can pick for an operation, in ascending id order (XY-12.13)."""
    pick = pick_of(state, selector)
    found: list[int] = []
    if pick == SELF:
        if (
            source >= 0
            and admits(state, operation, source, controller)
            and touchable(state, source, controller)
        ):
            found.append(source)
        return found
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source) and admits(
            state, operation, part, controller
        ):
            found.append(part)
        part = next_in_zone(state, mask, part)
    if pick == HIGHEST:
        return highest(state, found)
    return found


def touchable(state: LabState, part: i64, controller: i64) -> bool:
    """XY-13.7  Not shielded against this controller (the source of an effect may have changed hands)."""
    whose = owner(state, part)
    return whose < 0 or whose == controller or not shielded(state, part)


def highest(state: LabState, parts: list[int]) -> list[int]:
    """Those with the highest current value."""
    best: i64 = -1
    found: list[int] = []
    for part in parts:
        worth = value(state, part)
        if worth > best:
            best = worth
            found.clear()
        if worth == best:
            found.append(part)
    return found


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


def room(state: LabState, operation: i64, part: i64, controller: i64, picked: list[int]) -> bool:
    """XY-13.9  Whether the part still fits beside those already picked for the same operation."""
    kind = state.catalog.type_of[part]
    if operation != opcodes.ATTACH or kind == AUX:
        return True
    taken: i64 = 0
    for other in picked:
        if state.catalog.type_of[other] == kind:
            taken += 1
    return taken < open_slots(state, controller, kind)


def fitting(state: LabState, operation: i64, parts: list[int], controller: i64) -> list[int]:
    """XY-13.9  All matches; where places are short, those that fit, in ascending order."""
    found: list[int] = []
    for part in parts:
        if room(state, operation, part, controller, found):
            found.append(part)
    return found


def reach(
    state: LabState, operation: i64, parts: list[int], after: i64, controller: i64, picked: list[int]
) -> i64:
    """How many more parts with an index above `after` can be picked together with those picked."""
    if operation != opcodes.ATTACH:
        total: i64 = 0
        for part in parts:
            if part > after:
                total += 1
        return total
    together = picked.copy()
    for part in parts:
        if part > after and room(state, operation, part, controller, together):
            together.append(part)
    return len(together) - len(picked)


def next_picks(
    state: LabState, operation: i64, parts: list[int], picked: list[int], total: i64, controller: i64
) -> list[int]:
    """Sets are picked in ascending order; a pick is offered only if the set can still be completed."""
    last = picked[len(picked) - 1] if picked else -1
    found: list[int] = []
    if operation != opcodes.ATTACH:  # any parts go together: the last ones just must not come too early
        spare = reach(state, operation, parts, last, controller, picked) - (total - len(picked))
        for part in parts:
            if part > last and spare >= 0:
                found.append(part)
                spare -= 1
        return found
    for part in parts:
        if part <= last or not room(state, operation, part, controller, picked):
            continue
        if reach(state, operation, parts, part, controller, [*picked, part]) >= total - len(picked) - 1:
            found.append(part)
    return found


# Swaps --------------------------------------------------------------------------------------------


def swap_side(state: LabState, selector: i64, controller: i64, source: i64) -> list[int]:
    """What one selector of a SWAP lets be swapped, whatever the other says."""
    found: list[int] = []
    if pick_of(state, selector) == SELF:
        # XY-8.7: swapping `self` needs it attached.
        if source >= 0 and owner(state, source) >= 0 and touchable(state, source, controller):
            found.append(source)
        return found
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source):
            found.append(part)
        part = next_in_zone(state, mask, part)
    return found


def swap_partners(state: LabState, selector: i64, one: i64, controller: i64, source: i64) -> list[int]:
    """The legal second parts for a first one."""
    found: list[int] = []
    for part in swap_side(state, selector, controller, source):
        if exchangeable(state, one, part):
            found.append(part)
    return highest(state, found) if pick_of(state, selector) == HIGHEST else found


def swap_firsts(state: LabState, first: i64, second: i64, controller: i64, source: i64) -> list[int]:
    """XY-12.5  The first parts of the pair that have a legal partner."""
    others = swap_side(state, second, controller, source)
    found: list[int] = []
    for part in swap_side(state, first, controller, source):
        if has_partner(state, part, others):
            found.append(part)
    return highest(state, found) if pick_of(state, first) == HIGHEST else found


def has_partner(state: LabState, one: i64, others: list[int]) -> bool:
    for other in others:
        if exchangeable(state, one, other):
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
