"""What an effect in progress has found so far: sets of parts or seats, and numbers, on the operands.

A set is its members in ascending order (XY-12.8), followed by their number.
"""

from mypy_extensions import i64

from monstrum.core.actions import Actions
from monstrum.games.xybrid.state import LabState


def lay_set(state: LabState, items: list[int]) -> None:
    """Put a set on the operands; the items must ascend."""
    for item in items:
        state.lay(item)
    state.lay(len(items))


def lay_found(state: LabState, found: Actions) -> None:
    """The same with all that a buffer holds."""
    for at in range(found.count()):
        state.lay(found.items[at])
    state.lay(found.count())


def lay_one(state: LabState, item: i64) -> None:
    state.lay(item)
    state.lay(1)


def set_size(state: LabState) -> i64:
    return state.operands[state.laid - 1]


def member(state: LabState, at: i64) -> i64:
    """The `at`-th of the set on top."""
    return state.operands[state.laid - 1 - state.operands[state.laid - 1] + at]


def drop_set(state: LabState) -> None:
    """The set on top has been used."""
    state.laid -= 1 + state.operands[state.laid - 1]


def picked(state: LabState, number: i64) -> list[int]:
    """The last picks of a set that is not closed yet."""
    return [state.operands[at] for at in range(state.laid - number, state.laid)]


def has_picked(state: LabState, number: i64, part: i64) -> bool:
    for at in range(state.laid - number, state.laid):
        if state.operands[at] == part:
            return True
    return False


def close_set(state: LabState, number: i64) -> None:
    """The last picks are a set now; chance may have picked them in any order."""
    if number == 1:
        state.lay(1)
        return
    parts = picked(state, number)
    parts.sort()
    state.laid -= number
    lay_set(state, parts)
