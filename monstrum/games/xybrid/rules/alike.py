"""XY-12.17  Which parts the rest of a cost cannot tell apart: only one of them has to be tried out.

This keeps the look ahead small. Where nothing later looks at the places concerned, all candidates are alike;
off the monsters they differ by the filters that come later; on monsters each part is taken for different,
because values, sciences and shields there may hang together.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid import opcodes
from monstrum.games.xybrid.catalog import HIGHEST, IT, SELECTOR_WIDTH, SELF, ZONE
from monstrum.games.xybrid.rules.candidates import pick_of
from monstrum.games.xybrid.rules.foresight import Ahead
from monstrum.games.xybrid.rules.values import matches, sciences, value, zone_mask
from monstrum.games.xybrid.state import HAND, LAB, MONSTER, LabState

MONSTERS: Final = ((1 << (HAND - MONSTER)) - 1) << MONSTER
DETAILS: Final = 1 << 24  # below the filters of later rows, so that parts nobody wants come first


def groups_of(ahead: Ahead, at: i64, parts: list[int]) -> list[list[int]]:
    """The candidates of row `at` in groups of parts that are alike, those nobody wants later first."""
    marks = signatures(ahead, at, parts)
    groups: list[list[int]] = []
    for mark in sorted(set(marks)):
        groups.append([part for place, part in enumerate(parts) if marks[place] == mark])
    return groups


def signatures(ahead: Ahead, at: i64, parts: list[int]) -> list[int]:
    """One number per part: equal numbers, equal consequences."""
    state = ahead.state
    code = state.catalog.code
    operation = code[at + 2] if code[at] == opcodes.SELECT else opcodes.DRAW
    if operation == 0:  # only its value counts
        return [value(state, part) for part in parts]
    watchers = later_selectors(state, at, ahead.end)
    watched = watched_places(ahead, at, watchers)
    touched = touched_places(ahead, operation, parts)
    entangled = watched & MONSTERS != 0 and statics_at_work(state)
    typed = operation == opcodes.ATTACH or sorts_by_type(state, at, ahead.end)
    if touched & watched == 0 and not entangled:  # nobody looks there again
        return [state.catalog.type_of[part] if typed and part >= 0 else min(part, 0) for part in parts]
    weighed = weighs(state, at, ahead.end, watchers)
    found: list[int] = []
    for part in parts:
        mark: i64 = part
        if part >= 0 and not entangled and touched & MONSTERS == 0:
            mark = details(state, part, typed, weighed)
        if part >= 0:
            mark += DETAILS * wanted_by(ahead, watchers, part)
        found.append(mark)
    return found


def details(state: LabState, part: i64, typed: bool, weighed: bool) -> i64:
    """What later rows may notice of a part off the monsters beside their filters."""
    found = state.place[part] * 8 + (state.catalog.type_of[part] if typed else 0)
    return (found * 32 + value(state, part)) * 16 + sciences(state, part) if weighed else found


def wanted_by(ahead: Ahead, watchers: list[int], part: i64) -> i64:
    """Which of the later selectors would let the part pass, as bits."""
    wanted: i64 = 0
    for selector in watchers:
        if pick_of(ahead.state, selector) == SELF:
            wanted = wanted * 2 + (1 if part == ahead.source else 0)
        else:
            wanted = wanted * 2 + (1 if matches(ahead.state, selector, part, ahead.source) else 0)
    return wanted


# What comes later -----------------------------------------------------------------------------------


def later_selectors(state: LabState, at: i64, end: i64) -> list[int]:
    """Every selector of the rows after this one, those of amounts included; a DRAW looks again itself."""
    code = state.catalog.code
    found: list[int] = []
    row = at if code[at] == opcodes.DRAW else at + opcodes.WIDTH
    while row < end:
        op = code[row]
        if op == opcodes.SELECT or op == opcodes.DRAW:
            found.append(code[row + 1])
        elif op == opcodes.SWAP:
            found.append(code[row + 1])
            found.append(code[row + 2])
        elif op == opcodes.AMOUNT:
            selector = counted(state, code[row + 1])
            if selector >= 0:
                found.append(selector)
        row += opcodes.WIDTH
    return found


def counted(state: LabState, at: i64) -> i64:
    """The selector an amount looks at, or -1."""
    at = leaf(state, at)
    kind = state.catalog.numbers[at]
    if kind == opcodes.N_COUNT or kind == opcodes.N_DISTINCT or kind == opcodes.N_VAL:
        return state.catalog.numbers[at + 1]
    return -1


def leaf(state: LabState, at: i64) -> i64:
    """Where the innermost part of an amount stands, behind products and limits."""
    numbers = state.catalog.numbers
    while numbers[at] == opcodes.N_TIMES or numbers[at] == opcodes.N_MIN:
        at += 2
    return at


def watched_places(ahead: Ahead, at: i64, watchers: list[int]) -> i64:
    """The places later rows look at, as a mask."""
    state = ahead.state
    mask: i64 = 0
    for selector in watchers:
        pick = pick_of(state, selector)
        if pick == SELF:
            if ahead.source >= 0:
                mask |= 1 << state.place[ahead.source]
        elif pick != IT:
            zone = state.catalog.selectors[selector * SELECTOR_WIDTH + ZONE]
            mask |= zone_mask(state, zone, ahead.controller)
    code = state.catalog.code
    for row in range(at + opcodes.WIDTH, ahead.end, opcodes.WIDTH):
        if code[row] == opcodes.ATTACH:
            mask |= 1 << (MONSTER + ahead.controller)
    return mask


def touched_places(ahead: Ahead, operation: i64, parts: list[int]) -> i64:
    """The places an operation takes parts from or puts them into; of the deck only the size is known."""
    mask: i64 = 0
    for part in parts:
        if part >= 0:
            mask |= 1 << ahead.state.place[part]
    if operation == opcodes.TOLAB:
        mask |= 1 << LAB
    elif operation == opcodes.TAKE or operation == opcodes.DRAW:
        mask |= 1 << (HAND + ahead.controller)
    elif operation == opcodes.ATTACH:
        mask |= 1 << (MONSTER + ahead.controller)
    return mask


def sorts_by_type(state: LabState, at: i64, end: i64) -> bool:
    """ATTACH and SWAP go by types without saying so."""
    code = state.catalog.code
    for row in range(at + opcodes.WIDTH, end, opcodes.WIDTH):
        if code[row] == opcodes.ATTACH or code[row] == opcodes.SWAP:
            return True
    return False


def weighs(state: LabState, at: i64, end: i64, watchers: list[int]) -> bool:
    """Whether a later row goes by exact values or sciences: `val`, `distinct`, `highest`."""
    code, numbers = state.catalog.code, state.catalog.numbers
    for selector in watchers:
        if pick_of(state, selector) == HIGHEST:
            return True
    for row in range(at + opcodes.WIDTH, end, opcodes.WIDTH):
        if code[row] == opcodes.VALUE_OF:
            return True
        if code[row] == opcodes.AMOUNT:
            kind = numbers[leaf(state, code[row + 1])]
            if kind == opcodes.N_VAL or kind == opcodes.N_DISTINCT:
                return True
    return False


def statics_at_work(state: LabState) -> bool:
    """XY-12.11  Whether an attached part has a STATIC effect: it may count parts anywhere."""
    start = state.catalog.static_start
    for seat in range(state.seats):
        part = state.first[MONSTER + seat]
        while part >= 0:
            if start[part] != start[part + 1]:
                return True
            part = state.after[part]
    return False
