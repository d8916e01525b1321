"""Gestures: big choices made of small actions, listed and planned as one thing.

The pick that begins a gesture is a decision; the following ones are frames that `continue` it. A
single option inside a gesture is taken by itself, yet the gesture's words name it.
"""

from typing import Final

from monstrum.core.engine import actor, continues, legal_actions, step
from monstrum.core.errors import IllegalAction
from monstrum.core.state import State

MOST: Final = 20_000  # more gestures than this are nobody's list


def unautomatic(state: State) -> State:
    """A copy in which even single options are asked."""
    copy = state.clone()
    copy.automatic = False
    return copy


def gestures(state: State, seat: int) -> list[list[int]]:
    """Every gesture the seat can make now, as the full path of picks, in canonical order."""
    found: list[list[int]] = []
    for action in legal_actions(state, seat):
        extend(state, seat, [action], found)
    return found


def extend(state: State, seat: int, path: list[int], found: list[list[int]]) -> None:
    if len(found) >= MOST:
        return
    after = unautomatic(state)
    if len(legal_actions(after, seat)) == 0 or actor(after) != seat:
        found.append(path)  # a pick in a sealed block, out of seat order
        return
    step(after, path[-1])
    if actor(after) == seat and continues(after):
        for action in legal_actions(after, seat):
            extend(after, seat, [*path, action], found)
    else:
        found.append(path)


def plan(state: State, seat: int, path: list[int]) -> list[int]:
    """The actions to play for a path: picks that will be taken by themselves are left out."""
    if len(path) == 1:
        if path[0] not in legal_actions(state, seat):
            raise IllegalAction(seat, path[0])
        return list(path)
    to_play: list[int] = []
    walk = unautomatic(state)
    for at, action in enumerate(path):
        legal = legal_actions(walk, seat)
        if action not in legal or (at > 0 and not continues(walk)):
            raise IllegalAction(seat, action)
        if at == 0 or len(legal) > 1:
            to_play.append(action)
        step(walk, action)
    return to_play
