"""XYbrid's eye for chances, with the weights that were fitted for each number of players."""

from pathlib import Path
from typing import Final

from monstrum.games.xybrid.thinking.value import FEATURES, LabValue
from monstrum.kit.weights import weights_for

WEIGHTS: Final = Path(__file__).parents[1] / "data" / "value.toml"


def value(players: int) -> LabValue:
    return LabValue(weights_for(WEIGHTS, FEATURES, players))
