"""Which accumulator counts which game."""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.core.contract import Game
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.xybrid.game import XYbrid
from monstrum.lab.usage import Usage
from monstrum.lab.usage_hybrid import HybridUsage
from monstrum.lab.usage_wars import WarsUsage
from monstrum.lab.usage_xybrid import XYbridUsage


def watch_xybrid(game: Game) -> Usage:
    assert isinstance(game, XYbrid)
    return XYbridUsage(game)


def watch_mutation_wars(game: Game) -> Usage:
    assert isinstance(game, MutationWars)
    return WarsUsage(game)


def watch_hybrid(game: Game) -> Usage:
    assert isinstance(game, Hybrid)
    return HybridUsage(game)


USAGES: Final[Mapping[str, Callable[[Game], Usage]]] = {
    "xybrid": watch_xybrid,
    "mutation_wars": watch_mutation_wars,
    "hybrid": watch_hybrid,
}


def usage_of(game: Game) -> Usage:
    return USAGES[game.name](game)
