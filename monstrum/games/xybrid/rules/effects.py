"""XY-12  Effects and control: which parts an operation may touch, and whether a cost can be paid."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid import opcodes
from monstrum.games.xybrid.catalog import (
    AUX,
    CHOOSE,
    CORE,
    HIGHEST,
    MISSION,
    NUMBER,
    PICK,
    RANDOM,
    SELECTOR_WIDTH,
    SELF,
    UPTO,
    ZONE,
)
from monstrum.games.xybrid.rules.values import (
    amount,
    holds,
    matches,
    next_in_zone,
    selectable,
    shielded,
    value,
    zone_mask,
)
from monstrum.games.xybrid.rules.zones import (
    attach,
    destroy,
    exchangeable,
    free_slot,
    open_slots,
    put_in_hand,
    put_in_lab,
)
from monstrum.games.xybrid.state import DECK, LAB, MONSTER, PILE, LabState, owner

# Candidates ---------------------------------------------------------------------------------------


def admits(state: LabState, operation: i64, part: i64, controller: i64) -> bool:
    """XY-12.5  What the operation itself demands of a part."""
    kind = state.catalog.type_of[part]
    place = state.place[part]
    if place == DECK:
        return False
    if operation == opcodes.DESTROY:
        return kind != CORE
    if operation == opcodes.TAKE:
        return kind != CORE and place != LAB
    if operation == opcodes.TOLAB:
        return kind != CORE and place != LAB
    if operation == opcodes.ATTACH:
        if kind == CORE or place == MONSTER + controller:
            return False
        return kind == AUX or open_slots(state, controller, kind) > 0
    if operation == opcodes.COPY:
        return state.catalog.copies[part] == 0
    if (
        operation == opcodes.BOOST
        or operation == opcodes.ADDSCI
        or operation == opcodes.SHIELD
        or operation == opcodes.JAM
    ):
        return owner(state, part) >= 0
    return True


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


def swap_partners(state: LabState, selector: i64, one: i64, controller: i64, source: i64) -> list[int]:
    """The legal second parts for a first one."""
    pick = pick_of(state, selector)
    found: list[int] = []
    if pick == SELF:
        if source >= 0 and exchangeable(state, one, source) and touchable(state, source, controller):
            found.append(source)
        return found
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source) and exchangeable(state, one, part):
            found.append(part)
        part = next_in_zone(state, mask, part)
    return highest(state, found) if pick == HIGHEST else found


def swap_firsts(state: LabState, first: i64, second: i64, controller: i64, source: i64) -> list[int]:
    """XY-12.5  The first parts of the pair that have a legal partner."""
    pick = pick_of(state, first)
    parts: list[int] = []
    if pick == SELF:
        # XY-8.7: swapping `self` needs it attached.
        if source >= 0 and owner(state, source) >= 0 and touchable(state, source, controller):
            parts.append(source)
    else:
        mask = zone_mask(state, state.catalog.selectors[first * SELECTOR_WIDTH + ZONE], controller)
        part = next_in_zone(state, mask, -1)
        while part >= 0:
            if selectable(state, first, part, controller, source):
                parts.append(part)
            part = next_in_zone(state, mask, part)
    found: list[int] = []
    for part in parts:
        if swap_partners(state, second, part, controller, source):
            found.append(part)
    return highest(state, found) if pick == HIGHEST else found


# Costs --------------------------------------------------------------------------------------------

COST_WIDTH: Final = 3


def payable(state: LabState, cost: i64, controller: i64, source: i64) -> bool:
    """XY-12.4  Whether the whole cost can be paid."""
    return payable_from(state, cost, 0, controller, source)


def payable_from(state: LabState, cost: i64, step: i64, controller: i64, source: i64) -> bool:
    """Whether the steps of a cost from this one on can be paid, whatever has to be chosen for it."""
    row = state.catalog.costs[cost]
    at = step * COST_WIDTH
    if at >= len(row):
        return True
    operation, selector, number = row[at], row[at + 1], row[at + 2]
    if selector < 0 or operation == opcodes.SWAP or operation == opcodes.DRAW:
        return payable_alone(state, operation, selector, number, controller, source) and payable_from(
            after_paying(state, operation, number, controller, source, []), cost, step + 1, controller, source
        )
    parts = candidates(state, selector, operation, controller, source)
    pick = pick_of(state, selector)
    if pick == CHOOSE or pick == RANDOM:
        needed = number_of(state, selector)
        if reach(state, operation, parts, -1, controller, []) < needed:
            return False
        return some_set_pays(state, cost, step, parts, [], needed, controller, source)
    if pick == HIGHEST:
        return some_set_pays(state, cost, step, parts, [], 1, controller, source)
    if pick == SELF and not parts:
        return False
    if pick == UPTO:
        parts = []
    paid = after_paying(state, operation, number, controller, source, parts)
    return payable_from(paid, cost, step + 1, controller, source)


def some_set_pays(
    state: LabState,
    cost: i64,
    step: i64,
    parts: list[int],
    picked: list[int],
    needed: i64,
    controller: i64,
    source: i64,
) -> bool:
    """Whether some completion of the picks leaves the rest of the cost payable."""
    row = state.catalog.costs[cost]
    at = step * COST_WIDTH
    if len(picked) == needed:
        paid = after_paying(state, row[at], row[at + 2], controller, source, picked)
        return payable_from(paid, cost, step + 1, controller, source)
    if at + COST_WIDTH == len(row):  # the last step: any completion will do
        last = picked[len(picked) - 1] if picked else -1
        return reach(state, row[at], parts, last, controller, picked) >= needed - len(picked)
    for part in next_picks(state, row[at], parts, picked, needed, controller):
        if some_set_pays(state, cost, step, parts, [*picked, part], needed, controller, source):
            return True
    return False


def payable_alone(
    state: LabState, operation: i64, selector: i64, number: i64, controller: i64, source: i64
) -> bool:
    """Costs that are not parts picked: infamy, draws, stock, looks, swaps. `number` is below 0 where the
    amount itself has to be asked for: such a cost is paid as far as it goes."""
    if operation == opcodes.SWAP:
        if pick_of(state, selector) == UPTO or pick_of(state, number) == UPTO:
            return True
        return len(swap_firsts(state, selector, number, controller, source)) > 0
    if number < 0:
        return True
    if operation == opcodes.LOSE:
        return state.infamy[controller] >= amount(state, number, controller, source, source)
    if operation == opcodes.DRAW:
        wanted = amount(state, number, controller, source, source)
        return in_lab(state, selector, source) >= wanted
    if operation == opcodes.STOCK or operation == opcodes.PEEK:
        return state.held[DECK] >= amount(state, number, controller, source, source)
    return True


def after_paying(
    state: LabState, operation: i64, number: i64, controller: i64, source: i64, parts: list[int]
) -> LabState:
    """A copy in which this step is paid; only what later steps of a cost can notice is carried out."""
    after = state.clone()
    for part in parts:
        if operation == opcodes.DESTROY:
            destroy(after, part)
        elif operation == opcodes.TOLAB:
            put_in_lab(after, part)
        elif operation == opcodes.TAKE:
            put_in_hand(after, controller, part)
        elif operation == opcodes.ATTACH:
            attach(after, controller, part, free_slot(after, controller, part))
    if operation == opcodes.LOSE and number >= 0:
        after.infamy[controller] -= amount(state, number, controller, source, source)
    return after


# Entries ------------------------------------------------------------------------------------------


def available(state: LabState, entry: i64, controller: i64, source: i64) -> bool:
    """XY-3.3  Whether some entry of the program has a true condition and a payable cost."""
    code = state.catalog.code
    at = entry
    while code[at] != opcodes.END:
        if code[at] == opcodes.IF:
            if not holds(state, code[at + 1], controller, source):
                at = code[at + 2]
                continue
            at += opcodes.WIDTH
        if code[at] == opcodes.PAYABLE and not payable(state, code[at + 1], controller, source):
            at = code[at + 2]
            continue
        return True
    return False


def next_mission(state: LabState, seat: i64, after: i64) -> i64:
    """XY-3.1, XY-3.3, XY-3.5  The next MISSION part of the own pile that can be activated now, or -1.

    `after` is the one before, -1 at the start."""
    part = state.first[PILE + seat] if after < 0 else state.after[after]
    while part >= 0:
        entry = state.catalog.entry_of(part, MISSION)
        if entry >= 0 and available(state, entry, seat, part):
            return part
        part = state.after[part]
    return -1
