"""XY-12  Effects: whether one can be used at all."""

from mypy_extensions import i64

from monstrum.games.xybrid.content.catalog import MISSION
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.rules.costs import payable
from monstrum.games.xybrid.rules.values import holds
from monstrum.games.xybrid.state import PILE, LabState


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
        if code[at] == opcodes.PAYABLE and not payable(state, at, controller, source):
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
