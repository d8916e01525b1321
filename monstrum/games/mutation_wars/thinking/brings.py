"""Mutation Wars's eye for chances, with the weights that were fitted for each number of players."""

from pathlib import Path
from typing import Final

from monstrum.games.mutation_wars.thinking.value import FEATURES, WarsValue
from monstrum.kit.weights import weights_for

WEIGHTS: Final = Path(__file__).parents[1] / "data" / "value.toml"


def value(players: int) -> WarsValue:
    return WarsValue(weights_for(WEIGHTS, FEATURES, players))
