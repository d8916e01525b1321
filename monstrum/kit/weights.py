"""Reads the weights of a game's value: `data/value.toml`, a table of features for each number of players, or
for each choice of a setting (a mission)."""

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path


@cache
def tables(file: Path) -> dict[str, dict[str, int]]:
    """By what each was fitted for."""
    found = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    weights: dict[str, dict[str, int]] = found.get("weights", {})
    return weights


def weights_for(file: Path, features: Sequence[str], players: int) -> list[int]:
    """In the order of the features, 0 for one that has no weight; of the nearest number of players that has
    been fitted."""
    fitted = {int(number): table for number, table in tables(file).items()}
    if not fitted:
        return [0] * len(features)
    nearest = min(fitted, key=lambda number: (abs(number - players), number))
    return [fitted[nearest].get(feature, 0) for feature in features]
