"""XY-12.17  What the steps of a cost demand, and whether a single one can be paid: by counting alone."""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid import opcodes
from monstrum.games.xybrid.catalog import ALL, HIGHEST, SELF, UPTO
from monstrum.games.xybrid.rules.candidates import may_decline, number_of, pick_of, reach
from monstrum.games.xybrid.rules.foresight import (
    Ahead,
    can_be_drawn,
    deck_size,
    firsts_ahead,
    foreseen_amount,
    reachable,
)
from monstrum.games.xybrid.state import PLACES, LabState

WIDTH: Final = opcodes.WIDTH
BELOW_ALL: Final = -1 - PLACES  # below every part and every unseen one


def step_after(state: LabState, at: i64) -> i64:
    """Where the next step begins: a step is its operands and then its operation."""
    code = state.catalog.code
    while code[at] < opcodes.GAIN:
        at += WIDTH
    return at + WIDTH


def begins_step(state: LabState, at: i64) -> bool:
    before = state.catalog.code[at - WIDTH]
    return before >= opcodes.GAIN or before == opcodes.PAYABLE or before == opcodes.MAY


def demands(state: LabState, at: i64) -> bool:
    """Whether a row of a cost may be impossible to pay."""
    code = state.catalog.code
    op = code[at]
    if op == opcodes.SELECT:
        pick = pick_of(state, code[at + 1])
        return code[at + 2] != 0 and pick != ALL and pick != UPTO
    if op == opcodes.PLAYERS:
        return code[at + 1] == opcodes.ME  # only LOSE names the controller
    if op == opcodes.SWAP:
        return not may_decline(state, code[at + 1], code[at + 2])
    return op == opcodes.DRAW or op == opcodes.STOCK


def undemanding(state: LabState, at: i64, end: i64) -> bool:
    """Whether nothing from this row on can fail."""
    for row in range(at, end, WIDTH):
        if demands(state, row):
            return False
    return True


def settled_by_counting(state: LabState, at: i64, end: i64) -> bool:
    """Whether the step that begins here is the last that demands anything, and asks for no amount."""
    code = state.catalog.code
    if not undemanding(state, step_after(state, at), end):
        return False
    if code[at] == opcodes.PLAYERS and code[at + 1] == opcodes.ME:
        return code[at + WIDTH] == opcodes.AMOUNT
    return code[at] != opcodes.SELECT or code[at + 2] != 0


def step_payable(ahead: Ahead, at: i64) -> bool:
    """One step by itself, by counting."""
    state = ahead.state
    code = state.catalog.code
    op = code[at]
    if op == opcodes.SELECT:
        return enough(ahead, code[at + 1], code[at + 2])
    if op == opcodes.SWAP:
        first, second = code[at + 1], code[at + 2]
        return may_decline(state, first, second) or len(firsts_ahead(ahead, first, second)) > 0
    if op == opcodes.PLAYERS:
        if code[at + 1] != opcodes.ME:
            return True
        return state.infamy[ahead.controller] >= foreseen_amount(ahead, code[at + WIDTH + 1], ahead.source)
    wanted = foreseen_amount(ahead, code[at + 1], ahead.source)
    op = code[at + WIDTH]
    if op == opcodes.DRAW:
        return wanted <= 0 or can_be_drawn(ahead, code[at + WIDTH + 1]) >= wanted
    return op != opcodes.STOCK or deck_size(ahead) >= wanted


def enough(ahead: Ahead, selector: i64, operation: i64) -> bool:
    """Whether a selector finds as many parts as it names; `all` and `upto` always do."""
    pick = pick_of(ahead.state, selector)
    if pick == ALL or pick == UPTO:
        return True
    parts = reachable(ahead, selector, operation)
    needed = 1 if pick == HIGHEST or pick == SELF else number_of(ahead.state, selector)
    return reach(ahead.state, operation, parts, BELOW_ALL, ahead.controller, []) >= needed
