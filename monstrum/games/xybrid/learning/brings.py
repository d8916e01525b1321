"""XYbrid for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.xybrid.learning.encoder import LabEncoder
from monstrum.games.xybrid.learning.rival import GreedyLabRival
from monstrum.games.xybrid.state import LabState
from monstrum.kit.entry import Learning

SEAT: Final = 500  # decisions in three rounds: games at random have had up to 220 a seat


def longest(state: LabState) -> int:
    """Three rounds, whatever happens in them."""
    return SEAT * int(state.seats)


LEARNING: Final = Learning(
    LabEncoder, GreedyLabRival, lambda game, config: game.beginning(config["players"]), longest
)
