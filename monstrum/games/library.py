"""All games by name: ours, which nobody else lists, and those that others bring (`outside.py`). What a game
brings is in its `__init__.py`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from monstrum.content.pack import Pack
from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games import outside
from monstrum.games.hybrid import HYBRID
from monstrum.games.mutation_wars import MUTATION_WARS
from monstrum.games.xybrid import XYBRID
from monstrum.kit.entry import Entry, brought

STANDARD: Final = "standard"
OURS: Final[Mapping[str, Entry]] = {entry.name: entry for entry in (XYBRID, MUTATION_WARS, HYBRID)}
FIRST: Final = next(iter(OURS))  # the game that is meant where none is named


def all_entries() -> tuple[dict[str, Entry], list[str]]:
    """Every game, and sentences about those that could not be taken."""
    entries, troubles = dict(OURS), []
    for where, entry in outside.found():
        if isinstance(entry, Entry) and (entry.name in entries or entry.rules in prefixes(entries)):
            entry = f"there is a game '{entry.name}' already, or one whose rules begin with {entry.rules}"
        if isinstance(entry, Entry):
            entries[entry.name] = entry
        else:
            troubles.append(f"The game of {where} is left out: {entry}.")
    return entries, troubles


def prefixes(entries: Mapping[str, Entry]) -> set[str]:
    return {entry.rules for entry in entries.values()}


_TAKEN: Final = all_entries()
ENTRIES: Final[Mapping[str, Entry]] = _TAKEN[0]
TROUBLES: Final = _TAKEN[1]


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
