"""Counting action sequences; chance is seeded, so a count is a number."""

from collections.abc import Callable, Iterable

from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.state import State


def perft(state: State, depth: int) -> int:
    """How many sequences of this many actions there are; a game that ends earlier counts once."""
    if depth == 0 or state.over():
        return 1
    total = 0
    for action in legal_actions(state, actor(state)):
        after = state.clone()
        step(after, action)
        total += perft(after, depth - 1)
    return total


def counts(state: State, depths: int) -> list[int]:
    """For one action, two, three …"""
    return [perft(state, depth) for depth in range(1, depths + 1)]


def print_counts(names: Iterable[str], arranged: Callable[[str], State], depths: int) -> None:
    """As the table of a test holds them."""
    for name in names:
        print(f'    "{name}": {counts(arranged(name), depths)},')
