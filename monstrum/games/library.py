"""All games by name: the one place that knows them."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from monstrum.content.pack import Pack
from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig
from monstrum.games.hybrid.game import Hybrid, load_hybrid
from monstrum.games.mutation_wars.game import MutationWars, load_mutation_wars
from monstrum.games.xybrid.game import XYbrid, load_xybrid

STANDARD: Final = "standard"
LOADERS: Final[Mapping[str, Callable[[str | Path], Game]]] = {
    "xybrid": load_xybrid,
    "mutation_wars": load_mutation_wars,
    "hybrid": load_hybrid,
}


def game_names() -> list[str]:
    return list(LOADERS)


def load_game(name: str, pack: str | Path | None = None) -> Game:
    """A game with its standard pack, a shipped one by name, or the one in a folder."""
    if name not in LOADERS:
        guess = did_you_mean(name, LOADERS)
        raise BadConfig(f"There is no game '{name}'{guess}; there is: {', '.join(LOADERS)}.")
    return LOADERS[name](STANDARD if pack is None else pack)


def pack_of(game: Game) -> Pack:
    """The cards a game was loaded with, as they were then."""
    assert isinstance(game, XYbrid | MutationWars | Hybrid)
    return game.pack
