"""Hybrid's eye for chances and its levels, with the weights that were fitted for each mission."""

from pathlib import Path
from typing import Final

from monstrum.games.hybrid.thinking.value import FEATURES, SkirmishValue
from monstrum.kit.weights import tables

DATA: Final = Path(__file__).parents[1] / "data"
LEVELS: Final = DATA / "levels.toml"
ALL_MISSIONS: Final = "2"  # what was fitted on all of them


def value(players: int, frozen: str = "") -> SkirmishValue:
    """`frozen`: the version of a yardstick, which keeps its weights."""
    found = tables(DATA / f"value{frozen}.toml")
    fitted = {key: [table.get(name, 0) for name in FEATURES] for key, table in found.items()}
    return SkirmishValue(fitted.get(ALL_MISSIONS, [0] * len(FEATURES)), fitted)
