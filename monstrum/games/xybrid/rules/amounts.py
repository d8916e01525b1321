"""XY-12.14, XY-12.16  The rows of a program that work an amount out of what lies on the operands."""

from mypy_extensions import i64

from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operands import drop_set, member, set_size
from monstrum.games.xybrid.rules.values import product, value
from monstrum.games.xybrid.state import LabState


def work_out(state: LabState, op: i64, x: i64) -> None:
    """`val` of the parts found, a product, or a limit."""
    if op == opcodes.VALUE_OF:
        total: i64 = 0
        for place in range(set_size(state)):
            total += value(state, member(state, place))
        drop_set(state)
        state.lay(total)
    elif op == opcodes.TIMES:
        state.lay(product(x, state.take()))
    else:
        assert op == opcodes.AT_MOST
        found = state.take()
        state.lay(x if x < found else found)
