"""Gestures: big choices made of small actions, listed and planned as one thing.

The pick that begins a gesture is a decision; the following ones are frames that `continue` it, pushed by the
pick itself. A single option inside a gesture is taken by itself, yet the gesture's words name it.
"""

from typing import Final

from mypy_extensions import i64

from monstrum.core.engine import legal_actions, sealed
from monstrum.core.errors import IllegalAction
from monstrum.core.state import State

MOST: Final = 20_000  # more gestures than this are nobody's list


def pick(state: State, action: i64) -> State:
    """A copy in which the action is taken and nothing that follows from it: whatever chance or other frames
    would do next is not part of the gesture."""
    after = state.clone()
    after.load()
    frame = after.table[after.kind]
    after.drop()
    frame.resolve(after, action)
    return after


def after_pick(state: State, seat: i64, action: i64) -> State | None:
    """A copy in which the seat may make the next pick of what it has begun; None if nothing is left to pick.
    In a sealed block that is the seat's own buffer with one more pick in it."""
    if sealed(state):
        after = state.clone()
        after.buffers[seat].append(action)
        after.load()
        return None if after.table[after.kind].complete(after, seat) else after
    after = pick(state, action)
    return after if goes_on(after, seat) else None


def goes_on(state: State, seat: i64) -> bool:
    """Whether the next pick of the gesture is this seat's."""
    if state.over():
        return False
    state.load()
    return state.actor == seat and state.table[state.kind].continues(state)


def gestures(state: State, seat: i64) -> list[list[int]]:
    """Every gesture the seat can make now, as the full path of picks, in canonical order."""
    found: list[list[int]] = []
    for action in legal_actions(state, seat):
        if sealed(state):
            found.append([action])
        else:
            extend(state, seat, [action], found)
    return found


def extend(state: State, seat: i64, path: list[int], found: list[list[int]]) -> None:
    if len(found) >= MOST:
        return
    after = pick(state, path[-1])
    if goes_on(after, seat):
        for action in legal_actions(after, seat):
            extend(after, seat, [*path, action], found)
    else:
        found.append(path)


def plan(state: State, seat: i64, path: list[int]) -> list[int]:
    """The actions to play for a path: picks that will be taken by themselves are left out."""
    to_play: list[int] = []
    walk = state
    for at, action in enumerate(path):
        legal = legal_actions(walk, seat)
        if action not in legal:
            raise IllegalAction(seat, action)
        if at == 0 or len(legal) > 1 or walk.table[walk.kind].secret(walk, seat):
            to_play.append(action)
        if at < len(path) - 1:
            following = after_pick(walk, seat, action)
            if following is None:
                raise IllegalAction(seat, path[at + 1])
            walk = following
    return to_play
