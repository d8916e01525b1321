"""XYbrid for learning programs: what they see, whom they meet, where they begin."""

from typing import Final

from monstrum.games.xybrid.learning.encoder import LabEncoder
from monstrum.games.xybrid.learning.rival import GreedyLabRival
from monstrum.kit.entry import Learning

LEARNING: Final = Learning(LabEncoder, GreedyLabRival, lambda game, config: game.beginning(config["players"]))
