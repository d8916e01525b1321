"""Which parts a seat knows to lie on top of the deck: the deck's log, retold with what that seat has seen.

The bottom of the deck is nobody's to look at (XY-13.3): burials and destroyed parts count as unknown here,
even after draws have brought them to the top.
"""

from mypy_extensions import i64

from monstrum.games.xybrid.knowing.deck_log import BURIED, DRAWN, SEEN, UNKNOWN, first, following
from monstrum.games.xybrid.state import LabState


def peeked(state: LabState, seat: int) -> list[int]:
    """The known parts from the top down to the first unknown one."""
    log = state.deck_log
    if not log or seat < 0 or reach(log, seat) == 0:
        return []
    slots: list[int] = []  # as deep as anything is known
    at = first(log)
    while at < len(log):
        after = following(log, at)
        if log[at] == SEEN and log[at + 1] == seat:
            slots[: log[at + 2]] = log[at + 3 : after]
        elif log[at] == BURIED:
            bury(slots, log[at + 2], log[at + 3] if log[at + 1] == seat else UNKNOWN)
        elif log[at] == DRAWN and slots:
            del slots[0]
        at = after
    return slots[: slots.index(UNKNOWN)] if UNKNOWN in slots else slots


def reach(log: list[int], seat: i64) -> i64:
    """So deep at most does the seat know the deck: mostly not at all, and then there is nothing to retell."""
    deep: i64 = 0
    at = first(log)
    while at < len(log):
        kind: i64 = log[at]
        if (kind == SEEN and log[at + 1] == seat) or (kind == BURIED and deep):
            number: i64 = log[at + 2]
            if deep < number:
                deep = number
        if deep and (kind == BURIED or kind == DRAWN):
            deep -= 1
        at = following(log, at)
    return deep


def bury(slots: list[int], number: int, index: int) -> None:
    """One of the top `number` goes to the bottom. Where another seat chose it, all of them are in doubt."""
    if index != UNKNOWN:
        del slots[index]
    elif slots:
        slots[:number] = [UNKNOWN] * (number - 1)
