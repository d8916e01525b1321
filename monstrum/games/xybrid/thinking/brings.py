"""XYbrid's eye for chances and its levels, with the weights that were fitted for each number of players."""

from pathlib import Path
from typing import Final

from monstrum.games.xybrid.thinking.value import FEATURES, LabValue
from monstrum.kit.weights import weights_for

DATA: Final = Path(__file__).parents[1] / "data"
LEVELS: Final = DATA / "levels.toml"


def value(players: int, frozen: str = "") -> LabValue:
    """`frozen`: the version of a yardstick, which keeps its weights."""
    return LabValue(weights_for(DATA / f"value{frozen}.toml", FEATURES, players))
