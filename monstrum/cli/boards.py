"""The table of each game as text. A game without a drawing of its own shows its view as it is."""

import json
from collections.abc import Callable
from typing import Final

import msgspec

from monstrum.cli.board_hybrid import card_hybrid, draw_hybrid
from monstrum.cli.board_wars import card_wars, draw_wars
from monstrum.cli.board_xybrid import card_xybrid, draw_xybrid
from monstrum.core.contract import Game
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.xybrid.game import XYbrid
from monstrum.texts.match import Match

DRAWINGS: Final[dict[str, Callable[[Match, int], str]]] = {
    "xybrid": draw_xybrid,
    "mutation_wars": draw_wars,
    "hybrid": draw_hybrid,
}


def board(match: Match, seat: int) -> str:
    """What the seat (-1: a spectator) sees."""
    drawing = DRAWINGS.get(match.game.name)
    if drawing is not None:
        return drawing(match, seat)
    return json.dumps(msgspec.to_builtins(match.game.view(match.state, seat)), indent=2, ensure_ascii=False)


def card(game: Game, said: str) -> str:
    """Everything printed on a card, by its id or its name."""
    if isinstance(game, XYbrid):
        return card_xybrid(game, said)
    if isinstance(game, MutationWars):
        return card_wars(game, said)
    if isinstance(game, Hybrid):
        return card_hybrid(game, said)
    return f"{game.title} has no cards to show."
