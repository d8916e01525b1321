"""After an undo past chance: another generator. Nothing else is hidden by chance: faces are drawn when
needed."""

from collections.abc import Sequence

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid.state import SkirmishState


def learned(undone: SkirmishState) -> list[int]:
    """Nothing: an order that has been seen may be given anew, and counters are drawn again."""
    return []


def rekey(state: SkirmishState, seed: int | str | bytes, known: Sequence[int]) -> None:
    if known:
        raise BadPosition("What was learned does not fit this game.")
    state.chance.rekey(key_words(seed_bytes(seed)))
    state.fresh = False
