"""`--set key=value`: the settings of a game on the command line."""

from collections.abc import Iterable
from typing import Any

from monstrum.core.errors import BadConfig


def read_settings(said: Iterable[str]) -> dict[str, Any]:
    """Numbers as numbers, everything else as text; the game says which keys and values there are."""
    found: dict[str, Any] = {}
    for text in said:
        key, equals, value = (piece.strip() for piece in text.partition("="))
        if not key or not equals or not value:
            raise BadConfig(f"A setting is said as key=value, like --set mode=extended, not {text[:60]!r}.")
        if key == "players":
            raise BadConfig("The number of players follows from --players, one name per seat.")
        if key in found:
            raise BadConfig(f"The setting {key!r} is given twice.")
        found[key] = int(value) if value.isascii() and value.isdigit() and len(value) < 10 else value
    return found
