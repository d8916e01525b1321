"""Hybrid for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.hybrid.learning.encoder import SkirmishEncoder
from monstrum.games.hybrid.learning.rival import GreedySkirmishRival
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.entry import Learning

ROUND: Final = 250  # decisions: games at random have had up to 120 in a round


def longest(state: SkirmishState) -> int:
    """HY-15.5  The rounds a mission has, and choosing forces, deployment and cards before them."""
    return ROUND * (int(state.mission.round_limit) + 1)


LEARNING: Final = Learning(
    SkirmishEncoder, GreedySkirmishRival, lambda game, config: game.beginning(config["mission"]), longest
)
