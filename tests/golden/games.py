"""How golden games are made: bots of fixed seeds, and what is pinned of them."""

import hashlib
import random
from pathlib import Path
from typing import Any

from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play, sealed, waiting
from monstrum.texts.match import Match

FOLDER = Path(__file__).parent
SEEDS = {
    "xybrid": [(2, 1), (2, 2), (2, 3), (3, 4), (3, 5), (3, 6), (4, 7), (4, 8), (4, 9)],
    "mutation_wars": [
        (2, 1),
        (2, 2),
        (3, 3),
        (3, 4),
        (4, 5),
        (4, 6),
        (5, 7),
        (5, 8),
        (2, 9),
        (3, 10),
        (4, 11),
    ],
    "hybrid": [(2, 1), (2, 2), (2, 3), (2, 4), (2, 5)],
}
WARS: dict[int, dict[str, Any]] = {
    2: {"mode": "extended"},
    4: {"target_bodies": 2, "variants": ["final-battle", "pick-backs"]},
    6: {"variants": ["build-or-mutate"]},
    9: {"target_bodies": 2},
    10: {"target_bodies": 6, "variants": ["strict-lattice", "grown-start"]},
    11: {"target_bodies": 3, "variants": ["quick-hands"]},
}
"""What is agreed before a golden game of Mutation Wars, by seed; all of them end after 12 turns."""

MISSIONS = {1: "HYM-1", 2: "HYM-1", 3: "HYM-2", 4: "HYM-2", 5: "HYM-5"}
"""The mission of a golden game of Hybrid, by seed."""


def config(name: str, seats: int, seed: int) -> dict[str, Any]:
    if name == "mutation_wars":
        return {"players": seats, "max_turns": 12, **WARS.get(seed, {})}
    return {"players": seats, "mission": MISSIONS[seed]} if name == "hybrid" else {"players": seats}


def played(game: Game, seats: int, seed: int) -> Match:
    """A random game, in a sealed block in random order too."""
    choices = random.Random(seed)
    match = Match(game, config(game.name, seats, seed), seed)
    while not match.over():
        seat = choices.choice(waiting(match.state))
        match.play(seat, [choices.choice(legal_actions(match.state, seat))])
    return match


def options_hash(game: Game, match: Match) -> str:
    """All options of a game, in their order, as one hash."""
    state = game.start(match.config, match.seed)
    lines: list[str] = []
    for entry in match.entries:
        seat = entry.seat
        assert sealed(state) or seat == actor(state)
        lines.append(" | ".join(game.words(state, action) for action in legal_actions(state, seat)))
        play(state, seat, entry.action)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
