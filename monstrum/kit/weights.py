"""Reads the weights of a game's value: `data/value.toml`, a table of features for each number of players."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path


@cache
def tables(file: Path) -> dict[int, dict[str, int]]:
    """By number of players."""
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    return {int(players): table for players, table in found.get("weights", {}).items()}


def weights_for(file: Path, features: Sequence[str], players: int) -> list[int]:
    """In the order of the features, 0 for one that has no weight; of the nearest number of players that has
    been fitted."""
    fitted = tables(file)
    if not fitted:
        return [0] * len(features)
    nearest = min(fitted, key=lambda number: (abs(number - players), number))
    return [fitted[nearest].get(feature, 0) for feature in features]
