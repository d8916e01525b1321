"""What seats have learned of the deck since the last shuffle, as a list of integers.

The log opens at the first PEEK; before that the only known slots are the destroyed parts at the bottom,
which everybody saw. It starts with the deck as known to all at that moment (size, number of known parts at
the bottom, those parts in order); then come entries:

| SEEN, seat, n, parts … | the seat looked at the top n |
| BURIED, seat, n, index | … and put the one at `index` on the bottom; n is how many it had seen |
| DRAWN, part | the top part left the deck |
| DESTROYED, part | a part went under the deck |

`knowledge.py` blanks what a seat may not know; `sample.py` replays the rest.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.games.xybrid.state import DECK, FIXED, LabState

SEEN: Final = 0
BURIED: Final = 1
DRAWN: Final = 2
DESTROYED: Final = 3
UNKNOWN: Final = -1


def first(log: list[int]) -> i64:
    """Where the first entry of a log lies: its end, if there is none."""
    return 2 + log[1] if log else 0


def following(log: list[int], at: i64) -> i64:
    """Where the entry after this one lies. Everybody who reads a log steps through it like this."""
    if log[at] == SEEN:
        return at + 3 + log[at + 2]
    return at + 4 if log[at] == BURIED else at + 2


def open_log(state: LabState) -> None:
    if state.deck_log:
        return
    log = state.own_deck_log()
    known: list[int] = []
    part = state.first[DECK]
    while part >= 0:
        if state.marks[part] & FIXED:
            known.append(part)
        part = state.after[part]
    log.append(state.held[DECK])
    log.append(len(known))
    log.extend(known)


def seen(state: LabState, seat: i64, parts: list[int]) -> None:
    """The seat looked at these, from the top. The log is open already."""
    log = state.own_deck_log()
    log.append(SEEN)
    log.append(seat)
    log.append(len(parts))
    log.extend(parts)


def buried(state: LabState, seat: i64, looked_at: i64, index: i64) -> None:
    log = state.own_deck_log()
    log.append(BURIED)
    log.append(seat)
    log.append(looked_at)
    log.append(index)


def drawn(state: LabState, part: i64) -> None:
    """Before the part leaves the deck. An empty deck holds no secrets."""
    if not state.deck_log:
        return
    if state.held[DECK] == 1:
        state.deck_log = []
        return
    log = state.own_deck_log()
    log.append(DRAWN)
    log.append(part)


def destroyed(state: LabState, part: i64) -> None:
    if state.deck_log:
        log = state.own_deck_log()
        log.append(DESTROYED)
        log.append(part)
