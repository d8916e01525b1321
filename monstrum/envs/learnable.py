"""Games that can be learned, with everything agreed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Game
from monstrum.core.encoder import Encoder
from monstrum.core.errors import BadConfig
from monstrum.core.state import State
from monstrum.games.library import ENTRIES, brings, load_game
from monstrum.kit.entry import Learning

LEARNABLE: Final = [name for name, entry in ENTRIES.items() if entry.learning]


@cache
def loaded(name: str, pack: str | Path | None = None) -> Game:
    """A game, loaded once."""
    return load_game(name, pack)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game with everything agreed before the first shuffle: what all environments are made from."""

    game: Game
    config: Mapping[str, Any]
    encoder: Encoder[Any]
    learning: Learning

    def beginning(self) -> State:
        """The position before anything is shuffled; a copy of the caller's own."""
        return self.learning.beginning(self.game, self.config).clone()

    def longest(self) -> int:
        """So many decisions a game has at most."""
        return self.learning.longest(self.beginning())

    @property
    def players(self) -> int:
        return int(self.config["players"])


def lesson(name: str, players: int, pack: str | Path | None = None, **config: Any) -> Lesson:
    """Raises BadConfig for games, numbers of players and settings there are not."""
    if name not in LEARNABLE:
        guess = did_you_mean(name, LEARNABLE)
        raise BadConfig(f"There is no environment '{name}'{guess}; there is: {', '.join(LEARNABLE)}.")
    game = loaded(name, pack)
    agreed = game.checked_config({"players": players} | config)
    learning: Learning = brings(name, "learning")
    encoder = learning.encoder(game.catalog, players)  # type: ignore[attr-defined]
    return Lesson(game, agreed, encoder, learning)
