"""What an effect is likely to bring its controller: its program is walked once, operation by operation.

Conditions and amounts are read from the state as it stands.
"""

from mypy_extensions import i64

from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operation import TYPICAL_PART, Found, LabOperation
from monstrum.games.xybrid.rules.values import amount, holds
from monstrum.games.xybrid.state import LabState


def effect_worth(state: LabState, entry: i64, source: i64, seat: i64) -> float:
    """The sum over the operations of a program; an optional effect is never worse than nothing."""
    code = state.catalog.code
    found = Found(source, seat)
    total = 0.0
    declined = 0.0
    optional = False
    at = entry
    while code[at] != opcodes.END:
        op, x = code[at], code[at + 1]
        if op == opcodes.IF:
            if not holds(state, x, seat, source):
                at = code[at + 2]
                continue
        elif op == opcodes.MAY:
            optional = True
            declined = total
        elif op == opcodes.SELECT:
            if code[at + 2]:  # not one that only looks for an amount
                found.selector = x
        elif op == opcodes.AMOUNT:
            found.number = amount(state, x, seat, source, source)
        elif op == opcodes.VALUE_OF:
            found.number = int(TYPICAL_PART)
        elif op == opcodes.TIMES:
            found.number *= x
        elif op == opcodes.AT_MOST:
            found.number = min(found.number, x)
        elif op == opcodes.PLAYERS:
            found.players = x
        elif op >= opcodes.GAIN:
            found.second = code[at + 2]
            operation = state.catalog.operations[op]
            assert isinstance(operation, LabOperation)
            total += operation.foresees(state, found)
        at += opcodes.WIDTH
    return max(total, declined) if optional else total
