"""Positions of random games of Hybrid: a few for every kind of decision, on every mission."""

import random
from collections import Counter
from functools import cache

from monstrum.core.engine import actor, legal_actions, step
from monstrum.games.hybrid.state import SkirmishState
from tests.rules.hybrid.skirmish import standard

MISSIONS = ("HYM-1", "HYM-2", "HYM-3", "HYM-4", "HYM-5", "HYM-6")
LONGEST = 700  # decisions: what comes later is of the same kinds


def positions(mission: str, seed: int, per_kind: int = 1) -> list[SkirmishState]:
    """Up to so many positions of every kind of decision of one random game, and the last one."""
    found: list[SkirmishState] = []
    seen: Counter[int] = Counter()
    choices = random.Random(f"{seed} {mission}")
    state = standard().start({"mission": mission}, seed)
    for _ in range(LONGEST):
        if state.over():
            break
        state.load()
        if seen[state.kind] < per_kind and choices.random() < 0.4:
            seen[state.kind] += 1
            found.append(state.clone())
        step(state, choices.choice(legal_actions(state, actor(state))))
        state.events.take()
    return [*found, state]


@cache
def some_positions() -> list[SkirmishState]:
    """What most tests walk through."""
    return [state for seed, mission in enumerate(MISSIONS) for state in positions(mission, seed)]
