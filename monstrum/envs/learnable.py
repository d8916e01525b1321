"""Which games can be learned, and what each brings: an encoder, a greedy rival, a first position."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Game
from monstrum.core.encoder import Encoder
from monstrum.core.errors import BadConfig
from monstrum.core.rivals import GreedyRival
from monstrum.core.state import State
from monstrum.games.hybrid.encoder import SkirmishEncoder
from monstrum.games.hybrid.rival import GreedySkirmishRival
from monstrum.games.library import load_game
from monstrum.games.mutation_wars.config import in_numbers
from monstrum.games.mutation_wars.encoder import WarsEncoder
from monstrum.games.mutation_wars.rival import GreedyWarsRival
from monstrum.games.xybrid.encoder import LabEncoder
from monstrum.games.xybrid.rival import GreedyLabRival


@dataclass(frozen=True, slots=True)
class Learnable:
    """What a game brings for learning programs."""

    encoder: Callable[[Any, int], Encoder[Any]]  # from the catalogue and the number of seats
    rival: Callable[[], GreedyRival]
    beginning: Callable[[Any, Mapping[str, Any]], State]  # before anything is shuffled, from a full config


LEARNABLE: Final[Mapping[str, Learnable]] = {
    "xybrid": Learnable(LabEncoder, GreedyLabRival, lambda game, config: game.beginning(config["players"])),
    "mutation_wars": Learnable(
        WarsEncoder, GreedyWarsRival, lambda game, config: game.beginning(in_numbers(config))
    ),
    "hybrid": Learnable(
        SkirmishEncoder, GreedySkirmishRival, lambda game, config: game.beginning(config["mission"])
    ),
}


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
    brings: Learnable

    def beginning(self) -> State:
        """The position before anything is shuffled; a copy of the caller's own."""
        return self.brings.beginning(self.game, self.config).clone()

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
    brings = LEARNABLE[name]
    encoder = brings.encoder(game.catalog, players)  # type: ignore[attr-defined]
    return Lesson(game, agreed, encoder, brings)
