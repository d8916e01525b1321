"""How golden games are made: bots of fixed seeds, and what is pinned of them."""

import hashlib
import random
from pathlib import Path

from monstrum.core.contract import Game
from monstrum.core.engine import actor, legal_actions, play, sealed, waiting
from monstrum.texts.match import Match

FOLDER = Path(__file__).parent
SEEDS = {"xybrid": [(2, 1), (2, 2), (2, 3), (3, 4), (3, 5), (3, 6), (4, 7), (4, 8), (4, 9)]}


def played(game: Game, seats: int, seed: int) -> Match:
    """A random game, in a sealed block in random order too."""
    choices = random.Random(seed)
    match = Match(game, {"players": seats}, seed)
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
