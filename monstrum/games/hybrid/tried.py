"""A card tried out on a copy of the position: what would be in force once it had its effect.

Chance stands still on the copy: where a die, a card drawn or another question comes first, there is nothing
to tell beforehand.
"""

from typing import Final

from monstrum.core import engine
from monstrum.core.chance import new_chance
from monstrum.core.state import CHANCE
from monstrum.games.hybrid import kinds
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.words import pending_kind

STILL_THE_SAME: Final = (kinds.CARDS, kinds.HINDRANCE, kinds.LEVEL)
"""The window is still open, or what it was for comes next."""


def laid_for_effect(state: SkirmishState, action: int, seat: int) -> SkirmishState | None:
    """The position after a card is laid in the open window; None: something else comes first."""
    figure = state.a
    copy = state.clone()
    copy.chance = new_chance(0, True)
    engine.play(copy, seat, action)
    if copy.over() or copy.actor == CHANCE:
        return None
    copy.load()
    return copy if pending_kind(copy) in STILL_THE_SAME and copy.a == figure else None
