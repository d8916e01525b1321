"""How each game looks. A game without a drawing of its own shows its view as panels."""

from typing import Final

from monstrum.core.contract import Game
from monstrum.games.library import brings
from monstrum.terminal import generic_table
from monstrum.terminal.drawing import Drawing

GENERIC: Final = Drawing(generic_table.draw, generic_table.status, generic_table.card)


def drawing_of(game: Game) -> Drawing:
    own: Drawing | None = brings(game.name, "drawing")
    return GENERIC if own is None else own
