"""Positions of random games: a few for every kind of decision, variants and explicit chance included."""

import random
from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from monstrum.core.engine import actor, legal_actions, step
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.state import VARIANT_NAMES, WarsState

Config = Mapping[str, Any]
LAST_TURN = 12


@cache
def standard() -> MutationWars:
    game = load_game("mutation_wars")
    assert isinstance(game, MutationWars)
    return game


def configs() -> list[Config]:
    """Every number of players, the extended game, every variant alone and all of them together."""
    found: list[Config] = [{"players": players} for players in (2, 3, 4, 5)]
    found.append({"players": 3, "mode": "extended"})
    found += [{"players": 2 + at % 3, "variants": [name]} for at, name in enumerate(VARIANT_NAMES)]
    found.append({"players": 4, "variants": VARIANT_NAMES})
    return [{**config, "max_turns": LAST_TURN} for config in found]


def positions(config: Config, per_kind: int, seed: int, explicit: bool = False) -> list[WarsState]:
    """Up to so many positions of every kind of decision of one random game, and its end."""
    found: list[WarsState] = []
    seen: Counter[int] = Counter()
    choices = random.Random(f"{seed} {config}")
    state = standard().start(config, seed, explicit=explicit)
    while not state.over():
        state.load()
        if seen[state.kind] < per_kind and choices.random() < 0.4:
            seen[state.kind] += 1
            found.append(state.clone())
        step(state, choices.choice(legal_actions(state, actor(state))))
        state.events.take()
    return [*found, state]


@cache
def some_positions() -> list[WarsState]:
    """What most tests walk through."""
    found = [state for at, config in enumerate(configs()) for state in positions(config, 1, at)]
    return found + [state for seed in range(4) for state in positions({"players": 2 + seed}, 1, seed)]


@cache
def explicit_positions() -> list[WarsState]:
    """Positions in which chance is asked, too."""
    config = {"players": 3, "variants": ["grown-start"], "max_turns": 6}
    return positions(config, 2, 0, explicit=True)


def arranged(given: Mapping[str, Any] | None = None, **more: Any) -> WarsState:
    """A position from its text, as scenarios have it."""
    return standard().arrange({**(given or {}), **more}, {}, 0)
