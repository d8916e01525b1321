"""Mutation Wars for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.mutation_wars.config import in_numbers
from monstrum.games.mutation_wars.learning.encoder import WarsEncoder
from monstrum.games.mutation_wars.learning.rival import GreedyWarsRival
from monstrum.kit.entry import Learning

LEARNING: Final = Learning(
    WarsEncoder, GreedyWarsRival, lambda game, config: game.beginning(in_numbers(config))
)
