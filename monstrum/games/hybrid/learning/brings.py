"""Hybrid for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.hybrid.learning.encoder import SkirmishEncoder
from monstrum.games.hybrid.learning.rival import GreedySkirmishRival
from monstrum.kit.entry import Learning

LEARNING: Final = Learning(
    SkirmishEncoder, GreedySkirmishRival, lambda game, config: game.beginning(config["mission"])
)
