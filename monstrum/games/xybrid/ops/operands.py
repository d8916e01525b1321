"""What an effect in progress has found so far: sets of parts or seats, and numbers, on the operand stack.

A set is its members followed by their number.
"""

from monstrum.games.xybrid.state import LabState


def push_set(state: LabState, items: list[int]) -> None:
    state.operands.extend(items)
    state.operands.append(len(items))


def pop_set(state: LabState) -> list[int]:
    """The set on top, in ascending order: whatever order it was found in, it moves like that (XY-12.8)."""
    operands = state.operands
    size = operands.pop()
    start = len(operands) - size
    items = operands[start:]
    del operands[start:]
    items.sort()
    return items


def picked(state: LabState, number: int) -> list[int]:
    """The last picks of a set that is not closed yet."""
    return state.operands[len(state.operands) - number :]
