"""How a game has ended, for `info`: beside the reward, which knows only who has won."""

from typing import Any

from monstrum.core.contract import Game
from monstrum.core.state import State


def outcome(game: Game, state: State, seat: int) -> dict[str, Any]:
    """Scores and ranks by seat, and how far the seat is ahead of the best of the others."""
    result = game.result(state)
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return {
        "scores": list(result.scores),
        "ranks": list(result.ranks),
        "margin": result.scores[seat] - max(others),
        "turns": game.turns(state),
    }
