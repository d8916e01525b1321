"""Mutation Wars's eye for chances and its levels, with the weights for each number of players."""

from pathlib import Path
from typing import Final

from monstrum.games.mutation_wars.thinking.value import FEATURES, WarsValue
from monstrum.kit.weights import weights_for

DATA: Final = Path(__file__).parents[1] / "data"
LEVELS: Final = DATA / "levels.toml"


def value(players: int, frozen: str = "") -> WarsValue:
    """`frozen`: the version of a yardstick, which keeps its weights."""
    return WarsValue(weights_for(DATA / f"value{frozen}.toml", FEATURES, players))
