"""A card tried out before it is laid: what would be in force once it had its effect.

It is tried on a position the seat imagines from what it knows, so that the answer tells it nothing new. Where
a die, a card that is drawn or lost, or another question comes first, there is nothing to tell beforehand; nor
where chance has only one outcome in that position, which may be another in the true one.
"""

from monstrum.core import engine
from monstrum.core.chance import new_chance
from monstrum.core.events import RANDOM
from monstrum.core.quick import Quick
from monstrum.core.state import CHANCE
from monstrum.games.hybrid.knowing.knowledge import know
from monstrum.games.hybrid.knowing.sample import sample
from monstrum.games.hybrid.rules import kinds
from monstrum.games.hybrid.speaking.naming import pending_kind
from monstrum.games.hybrid.state import SkirmishState


def imagine(state: SkirmishState, seat: int) -> SkirmishState:
    """A position this seat cannot tell from the true one: the same for all it cannot tell apart."""
    return sample(know(state, seat), Quick(0))


def laid_for_effect(imagined: SkirmishState, action: int, seat: int) -> SkirmishState | None:
    """The position after a card is laid in the open window; None: something else comes first."""
    copy = imagined.clone()
    copy.load()
    figure = copy.a
    copy.chance = new_chance(0, True)
    copy.listen()
    engine.play(copy, seat, action)
    if any(event.marks & RANDOM for event in copy.events.take()) or copy.over() or copy.actor == CHANCE:
        return None
    copy.load()
    kind = pending_kind(copy)  # the window is still open, or what it was for comes next
    same = kinds.is_window(kind) or kinds.after_window(kind)
    return copy if same and copy.a == figure else None
