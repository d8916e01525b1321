"""What the tests of environments run on: every game with every number of players."""

from typing import Any

from monstrum.envs.learnable import LEARNABLE, loaded

SEATS = [
    (name, players)
    for name in LEARNABLE
    for players in range(loaded(name).least_seats, loaded(name).most_seats + 1)
]


def short(name: str) -> dict[str, Any]:
    """Settings with which games of random players end soon."""
    return {"max_turns": 12} if name == "mutation_wars" else {}
