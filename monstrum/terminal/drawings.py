"""How each game looks. A game without a drawing of its own shows its view as panels."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from monstrum.core.contract import Game
from monstrum.terminal import generic_table
from monstrum.terminal.hybrid import cards as hybrid_cards
from monstrum.terminal.hybrid import table as hybrid_table
from monstrum.terminal.look import Card, Look
from monstrum.terminal.mutation_wars import cards as wars_cards
from monstrum.terminal.mutation_wars import table as wars_table
from monstrum.terminal.sketch import Drawn
from monstrum.terminal.xybrid import cards as xybrid_cards
from monstrum.terminal.xybrid import table as xybrid_table


@dataclass(frozen=True, slots=True)
class Drawing:
    """All that is special about one game in the terminal."""

    table: Callable[[Look], Drawn]
    status: Callable[[Look], str]  # one line: where the game stands
    card: Callable[[Game, Any, str], Card | None]  # what a thing is, by its ref; None if it is no card
    legend: str = ""  # what the signs of the table mean, for the help
    card_sorts: tuple[str, ...] = field(default=())  # sorts of refs that are cards


DRAWINGS: Final = {
    "xybrid": Drawing(
        xybrid_table.draw,
        xybrid_table.status,
        xybrid_cards.card,
        xybrid_table.LEGEND,
        ("part", "breakthrough"),
    ),
    "mutation_wars": Drawing(
        wars_table.draw,
        wars_table.status,
        wars_cards.card,
        wars_table.LEGEND,
        ("card", "spot"),
    ),
    "hybrid": Drawing(
        hybrid_table.draw,
        hybrid_table.status,
        hybrid_cards.card,
        hybrid_table.LEGEND,
        ("card", "figure", "profile", "mode"),
    ),
}
GENERIC: Final = Drawing(generic_table.draw, generic_table.status, generic_table.card)


def drawing_of(game: Game) -> Drawing:
    return DRAWINGS.get(game.name, GENERIC)
