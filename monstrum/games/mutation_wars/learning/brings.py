"""Mutation Wars for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.mutation_wars.learning.encoder import WarsEncoder
from monstrum.games.mutation_wars.learning.rival import GreedyWarsRival
from monstrum.games.mutation_wars.positions.config import in_numbers
from monstrum.games.mutation_wars.state import WarsState
from monstrum.kit.entry import Learning

TURN: Final = 20  # decisions of one seat: games at random have had 8 on the average of their turns
FIRST: Final = 40


def longest(state: WarsState) -> int:
    """MW-2.8  The turns that were agreed on; each is one of every seat."""
    return int(state.seats) * (FIRST + TURN * int(state.last_turn))


LEARNING: Final = Learning(
    WarsEncoder, GreedyWarsRival, lambda game, config: game.beginning(in_numbers(config)), longest
)
