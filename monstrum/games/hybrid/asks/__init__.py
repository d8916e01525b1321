"""What Hybrid can ask: one line per kind of record, by chapter of the rules, and `space.py` for the answers.

The registers of a record are named from `a` on (`records.py`); those of a Movement are explained in
`rules/movement_so_far.py`, those of a card window in `rules/opening.py`, those of an effect in
`rules/sources.py`.
"""

from typing import Final

from monstrum.games.hybrid.asks import cards, effects, fighting, movement, rounds, setup
from monstrum.games.hybrid.asks.space import NUMBERED, SPACE
from monstrum.games.hybrid.speaking.refs import warriors_asked
from monstrum.kit.asks import Ask, Asked, Asks, asked

LINES: Final[tuple[Ask, ...]] = (
    *setup.LINES, *rounds.LINES, *fighting.LINES, *movement.LINES, *cards.LINES, *effects.LINES,
)  # fmt: skip
ASKS: Final[Asks[Asked]] = Asks(SPACE, asked, LINES, NUMBERED, warriors_asked)
BLOCKS: Final = SPACE.over(None)  # the same for every pack


def block_of(action: int) -> str:
    """The name of the block an action belongs to."""
    return BLOCKS.place(action)[0].name
