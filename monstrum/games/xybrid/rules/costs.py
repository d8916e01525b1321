"""XY-12.4, XY-12.17  Whether a cost can be paid in full: it is one operation whose amount asks nobody, so
what it takes is counted in the position as it stands."""

from mypy_extensions import i64

from monstrum.core.numbers import ONE
from monstrum.games.xybrid.content.catalog import (
    ALL,
    HIGHEST,
    NO_LIMIT,
    OTHER,
    SCIENCE,
    SELECTOR_WIDTH,
    SELF,
    SIDE,
    TRIGS,
    TYPE_NAMES,
    TYPES,
    UPTO,
    VALUE_MAX,
)
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.candidates import (
    find_candidates,
    find_firsts,
    in_lab,
    keep_fitting,
    may_decline,
    number_of,
    pick_of,
)
from monstrum.games.xybrid.rules.values import amount
from monstrum.games.xybrid.state import DECK, LabState


def payable(state: LabState, at: i64, controller: i64, source: i64) -> bool:
    """XY-12.17  Whether the cost announced by the PAYABLE row `at` can be paid in full."""
    code = state.catalog.code
    at += opcodes.WIDTH
    if code[at] == opcodes.MAY:
        at += opcodes.WIDTH
    op, x = code[at], code[at + 1]
    if op == opcodes.SELECT:
        return enough(state, x, code[at + 2], controller, source)
    if op == opcodes.SWAP:
        if may_decline(state, x, code[at + 2]):
            return True
        found = state.legal
        base = found.count()
        find_firsts(state, x, code[at + 2], controller, source, found)
        some = found.count() > base
        found.cut(base)
        return some
    if op == opcodes.PLAYERS:  # only LOSE names the controller; what others lose is no cost of theirs
        if x != opcodes.ME:
            return True
        return state.infamy[controller] >= amount(
            state, code[at + opcodes.WIDTH + 1], controller, source, source
        )
    wanted = amount(state, x, controller, source, source)
    op = code[at + opcodes.WIDTH]
    if op == opcodes.DRAW:
        return wanted <= 0 or can_be_drawn(state, code[at + opcodes.WIDTH + 1], source) >= wanted
    return op != opcodes.STOCK or state.held[DECK] >= wanted


def enough(state: LabState, selector: i64, operation: i64, controller: i64, source: i64) -> bool:
    """Whether a selector finds as many parts as it names; `all` and `upto` always do."""
    pick = pick_of(state, selector)
    if pick == ALL or pick == UPTO:
        return True
    found = state.legal  # behind the options that may lie there
    base = found.count()
    find_candidates(state, selector, operation, controller, source, found)
    keep_fitting(state, operation, controller, found, base)
    number = found.count() - base
    found.cut(base)
    needed = ONE if pick == HIGHEST or pick == SELF else number_of(state, selector)
    return number >= needed


def can_be_drawn(state: LabState, selector: i64, source: i64) -> i64:
    """How many parts DRAW finds; without filters also what restocks bring (XY-4.8). Parts that nobody has
    turned up match no filter."""
    number = in_lab(state, selector, source)
    return number if filtered(state, selector) else number + state.held[DECK]


def filtered(state: LabState, selector: i64) -> bool:
    """Whether a selector asks anything of a part but its place."""
    row = state.catalog.selectors
    at = selector * SELECTOR_WIDTH
    return (
        row[at + TYPES] != (1 << len(TYPE_NAMES)) - 1
        or row[at + SCIENCE] != 0
        or row[at + VALUE_MAX] != NO_LIMIT
        or row[at + SIDE] != 0
        or row[at + TRIGS] != 0
        or row[at + OTHER] != 0
    )
