"""What the tests of environments run on: every game with every number of players."""

from collections.abc import Iterator
from typing import Any

from monstrum.envs.learnable import LEARNABLE, loaded
from tests.properties.play import Stop, stops
from tests.properties.test_random_skirmishes import MISSIONS, fighting_stops

SEATS = [
    (name, players)
    for name in LEARNABLE
    for players in range(loaded(name).least_seats, loaded(name).most_seats + 1)
]


def short(name: str) -> dict[str, Any]:
    """Settings with which games of random players end soon."""
    settings: dict[str, dict[str, Any]] = {
        "mutation_wars": {"max_turns": 12},
        "hybrid": {"mission": "HYM-1"},
    }
    return settings.get(name, {})


def stops_of(name: str, players: int, seed: int) -> Iterator[Stop]:
    """One random game, stopped now and then; of Hybrid every seed has another mission."""
    if name == "hybrid":
        return fighting_stops(MISSIONS[seed % len(MISSIONS)], seed)
    return stops(name, players, seed)
