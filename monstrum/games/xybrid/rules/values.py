"""XY-14  Values and sciences: always computed when read, never stored."""

from typing import Final

from mypy_extensions import i64

from monstrum.core.numbers import ZERO
from monstrum.games.xybrid.content.catalog import (
    ALL,
    CORE,
    CORES,
    HIGHEST,
    IT,
    NO_LIMIT,
    OTHER,
    PICK,
    SCIENCE,
    SELECTOR_WIDTH,
    SELF,
    SIDE,
    TRIGS,
    TYPES,
    VALUE_MAX,
    Z_ANY_HAND,
    Z_ANY_MONSTER,
    Z_CORE_PILE,
    Z_LAB,
    Z_MY_HAND,
    Z_MY_MONSTER,
    Z_MY_PILE,
    Z_OPP_HAND,
    Z_OPP_MONSTER,
    ZONE,
)
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.state import CORE_PILE, HAND, LAB, MONSTER, PILE, SHIELDED, LabState, owner

STATIC_WIDTH: Final = 4
MOST: Final[i64] = 9_999


def zone_mask(state: LabState, zone: i64, controller: i64) -> i64:
    """The places a zone of the effect vocabulary stands for, seen from the controller."""
    everyone = (1 << state.seats) - 1
    if zone == Z_LAB:
        return 1 << LAB
    if zone == Z_CORE_PILE:
        return 1 << CORE_PILE
    if zone == Z_MY_MONSTER:
        return 1 << (MONSTER + controller)
    if zone == Z_MY_HAND:
        return 1 << (HAND + controller)
    if zone == Z_MY_PILE:
        return 1 << (PILE + controller)
    if zone == Z_OPP_MONSTER:
        return (everyone & ~(1 << controller)) << MONSTER
    if zone == Z_OPP_HAND:
        return (everyone & ~(1 << controller)) << HAND
    if zone == Z_ANY_MONSTER:
        return everyone << MONSTER
    assert zone == Z_ANY_HAND
    return everyone << HAND


def next_in_zone(state: LabState, mask: i64, after: i64) -> i64:
    """The next part in one of the places of a mask, in ascending id order, or -1.

    `after` is the one before, -1 at the start."""
    if mask & (mask - 1) == 0:  # one place: its chain is in order already
        if after >= 0:
            return state.after[after]
        place: i64 = 0
        while mask > 1:
            mask >>= 1
            place += 1
        return state.first[place]
    part = after + 1
    while part < state.catalog.parts:
        if (mask >> state.place[part]) & 1:
            return part
        part += 1
    return -1


def matches(state: LabState, selector: i64, part: i64, source: i64) -> bool:
    """The filters of a selector: type, sciences, side, trigger, other, value."""
    catalog = state.catalog
    row = catalog.selectors
    at = selector * SELECTOR_WIDTH
    if (row[at + TYPES] >> catalog.type_of[part]) & 1 == 0:
        return False
    if row[at + OTHER] and part == source:
        return False
    trigs = row[at + TRIGS]
    if catalog.triggers_of[part] & trigs != trigs:
        return False
    side = row[at + SIDE]
    if side and state.slot[part] != side:
        return False
    needed = row[at + SCIENCE]
    if needed and sciences(state, part) & needed != needed:
        return False
    limit = row[at + VALUE_MAX]
    return limit == NO_LIMIT or value(state, part) <= limit


def count(state: LabState, selector: i64, controller: i64, source: i64) -> i64:
    """Number of parts, cores and shielded ones included (XY-14.4, XY-13.7)."""
    total: i64 = 0
    mask = zone_mask(state, state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if matches(state, selector, part, source):
            total += 1
        part = next_in_zone(state, mask, part)
    return total


def distinct(state: LabState, zone: i64, controller: i64) -> i64:
    """XY-14.3  Number of different sciences in a zone: the union over its parts, cores included."""
    union: i64 = 0
    mask = zone_mask(state, zone, controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        union |= sciences(state, part)
        part = next_in_zone(state, mask, part)
    return (union & 1) + (union >> 1 & 1) + (union >> 2 & 1) + (union >> 3 & 1)


def amount(state: LabState, at: i64, controller: i64, source: i64, it: i64) -> i64:
    """An amount that asks nobody anything."""
    numbers = state.catalog.numbers
    kind = numbers[at]
    if kind == opcodes.N_CONST:
        return numbers[at + 1]
    if kind == opcodes.N_ROUND:
        return state.round
    if kind == opcodes.N_COUNT:
        return count(state, numbers[at + 1], controller, source)
    if kind == opcodes.N_DISTINCT:
        zone = state.catalog.selectors[numbers[at + 1] * SELECTOR_WIDTH + ZONE]
        return distinct(state, zone, controller)
    if kind == opcodes.N_VAL:
        return found_value(state, numbers[at + 1], controller, source, it)
    inner = amount(state, at + 2, controller, source, it)
    if kind == opcodes.N_TIMES:
        return product(numbers[at + 1], inner)
    assert kind == opcodes.N_MIN
    return inner if inner < numbers[at + 1] else numbers[at + 1]


def product(factor: i64, of: i64) -> i64:
    """XY-12.16  Amounts stay within ±9,999, whatever is multiplied."""
    found = factor * of
    if found > MOST:
        return MOST
    if found < -MOST:
        return -MOST
    return found


def found_value(state: LabState, selector: i64, controller: i64, source: i64, it: i64) -> i64:
    """XY-12.14  `val` without a question: the source, the target, all, or the highest."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    pick = row[at + PICK]
    if pick == SELF:
        return value(state, source) if source >= 0 else ZERO
    if pick == IT:
        return value(state, it) if it >= 0 else ZERO
    total: i64 = 0
    best: i64 = 0
    mask = zone_mask(state, row[at + ZONE], controller)
    part = next_in_zone(state, mask, -1)
    while part >= 0:
        if selectable(state, selector, part, controller, source):
            worth = value(state, part)
            total += worth
            if worth > best:
                best = worth
        part = next_in_zone(state, mask, part)
    assert pick == ALL or pick == HIGHEST
    return total if pick == ALL else best


def selectable(state: LabState, selector: i64, part: i64, controller: i64, source: i64) -> bool:
    """Whether a part of the zone may be picked: filters, cores (XY-14.4), shields (XY-13.7)."""
    if state.catalog.type_of[part] == CORE and not state.catalog.selectors[selector * SELECTOR_WIDTH + CORES]:
        return False
    if not matches(state, selector, part, source):
        return False
    whose = owner(state, part)
    return whose < 0 or whose == controller or not shielded(state, part)


def holds(state: LabState, at: i64, controller: i64, source: i64) -> bool:
    """XY-12.15  A condition; it never asks."""
    numbers = state.catalog.numbers
    kind = numbers[at]
    if kind == opcodes.C_AT_LEAST:
        return amount(state, at + 2, controller, source, source) >= numbers[at + 1]
    if kind == opcodes.C_EQUAL:
        return amount(state, at + 2, controller, source, source) == numbers[at + 1]
    if kind == opcodes.C_SIDE:
        return source >= 0 and owner(state, source) >= 0 and state.slot[source] == numbers[at + 1]
    assert kind == opcodes.C_LEAST
    for seat in range(state.seats):
        if state.infamy[seat] < state.infamy[controller]:
            return False
    return True


def static_rows(state: LabState, part: i64) -> range:
    """Where the STATIC rows of a part are, for those who are in no hurry."""
    return range(state.catalog.static_start[part], state.catalog.static_start[part + 1], STATIC_WIDTH)


def static_applies(state: LabState, at: i64, seat: i64, part: i64) -> bool:
    condition = state.catalog.statics[at + 1]
    return condition < 0 or holds(state, condition, seat, part)


def sciences(state: LabState, part: i64) -> i64:
    """XY-14.3  The sciences of a part: printed, and on a monster also added and STATIC ones."""
    catalog = state.catalog
    have = catalog.sciences_of[part]
    seat = owner(state, part)
    if seat < 0:
        return have
    have |= state.added[part]
    row = catalog.statics
    for at in range(catalog.static_start[part], catalog.static_start[part + 1], STATIC_WIDTH):
        if row[at] == opcodes.SCI and static_applies(state, at, seat, part):
            have |= row[at + 3]
    return have


def shielded(state: LabState, part: i64) -> bool:
    """XY-13.7  By a SHIELD given to it, or by a STATIC one of an attached part."""
    if state.marks[part] & SHIELDED:
        return True
    if state.shielders == 0 or owner(state, part) < 0:
        return False
    for seat in range(state.seats):
        source = state.first[MONSTER + seat]
        while source >= 0:
            if state.catalog.shielder[source] and shields(state, seat, source, part):
                return True
            source = state.after[source]
    return False


def shields(state: LabState, seat: i64, source: i64, part: i64) -> bool:
    row = state.catalog.statics
    for at in range(state.catalog.static_start[source], state.catalog.static_start[source + 1], STATIC_WIDTH):
        if row[at] != opcodes.SHIELD or not static_applies(state, at, seat, source):
            continue
        if reaches(state, row[at + 2], seat, source, part):
            return True
    return False


def reaches(state: LabState, selector: i64, seat: i64, source: i64, part: i64) -> bool:
    """Whether a STATIC selector (`self` or `all`) covers the part. Shields are not asked here."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    if row[at + PICK] == SELF:
        return part == source
    if (zone_mask(state, row[at + ZONE], seat) >> state.place[part]) & 1 == 0:
        return False
    if state.catalog.type_of[part] == CORE and not row[at + CORES]:
        return False
    return matches(state, selector, part, source)


def value(state: LabState, part: i64) -> i64:
    """XY-14.1, XY-14.2  Current value: on a monster printed + STATIC + auras + boosts, never below 0."""
    catalog = state.catalog
    printed = catalog.value_of[part]
    seat = owner(state, part)
    if seat < 0:
        return printed
    total = printed + state.boost[part]
    row = catalog.statics
    for at in range(catalog.static_start[part], catalog.static_start[part + 1], STATIC_WIDTH):
        if row[at] == opcodes.VALUE and static_applies(state, at, seat, part):
            total += amount(state, row[at + 3], seat, part, part)
    if state.auras == 0:
        return total if total > 0 else ZERO
    for other in range(state.seats):
        source = state.first[MONSTER + other]
        while source >= 0:
            if catalog.aura[source]:
                total += aura(state, other, source, part)
            source = state.after[source]
    return total if total > 0 else ZERO


def aura(state: LabState, seat: i64, source: i64, part: i64) -> i64:
    """What the auras of one attached part add to another (none to a foreign shielded one, XY-13.7)."""
    row = state.catalog.statics
    total: i64 = 0
    for at in range(state.catalog.static_start[source], state.catalog.static_start[source + 1], STATIC_WIDTH):
        if row[at] != opcodes.AURA or not static_applies(state, at, seat, source):
            continue
        if not reaches(state, row[at + 2], seat, source, part):
            continue
        if owner(state, part) != seat and shielded(state, part):
            continue
        total += amount(state, row[at + 3], seat, source, part)
    return total


def hand_bonus(state: LabState, seat: i64) -> i64:
    """STATIC HAND: how much more each part in this seat's hand is worth at XY-9.2."""
    bonus: i64 = 0
    source = state.first[MONSTER + seat]
    while source >= 0:
        row = state.catalog.statics
        for at in range(
            state.catalog.static_start[source], state.catalog.static_start[source + 1], STATIC_WIDTH
        ):
            if row[at] == opcodes.HAND and static_applies(state, at, seat, source):
                bonus += amount(state, row[at + 3], seat, source, source)
        source = state.after[source]
    return bonus
