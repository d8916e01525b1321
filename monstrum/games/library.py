"""All games by name: the one place that lists them. What a game brings is in its `__init__.py`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from monstrum.content.pack import Pack
from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games.hybrid import HYBRID
from monstrum.games.mutation_wars import MUTATION_WARS
from monstrum.games.xybrid import XYBRID
from monstrum.kit.entry import Entry, brought

STANDARD: Final = "standard"
ENTRIES: Final[Mapping[str, Entry]] = {entry.name: entry for entry in (XYBRID, MUTATION_WARS, HYBRID)}
FIRST: Final = next(iter(ENTRIES))  # the game that is meant where none is named


def game_names() -> list[str]:
    return list(ENTRIES)


def load_game(name: str, pack: str | Path | None = None) -> Game:
    """A game with its standard pack, a shipped one by name, or the one in a folder."""
    if name not in ENTRIES:
        guess = did_you_mean(name, ENTRIES)
        raise BadConfig(f"There is no game '{name}'{guess}; there is: {', '.join(ENTRIES)}.")
    game: Game = brought(ENTRIES[name].load)(STANDARD if pack is None else pack)
    return game


def brings(name: str, what: str) -> Any:
    """What a game brings beside itself, `usage` or another field of its entry; None if it brings none."""
    reference = getattr(ENTRIES[name], what) if name in ENTRIES else ""
    return brought(reference) if reference else None


def pack_of(game: Game) -> Pack:
    """The cards a game was loaded with, as they were then."""
    pack = getattr(game, "pack", None)
    assert isinstance(pack, Pack), f"{game.title} has no pack"
    return pack
