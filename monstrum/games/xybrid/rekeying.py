"""After an undo past chance: the cards nobody may know any more are shuffled again.

A part in the deck is loose unless some rule has fixed its slot (peeked, buried, destroyed): fixed ones stay
where somebody knows them to be. Breakthroughs that were spied on stay known to the spy.
"""

from collections.abc import Sequence

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.rules.zones import set_deck
from monstrum.games.xybrid.state import DECK, FIXED, LabState, members


def learned(undone: LabState) -> list[int]:
    """Per seat: the mask of seats whose breakthroughs it has read."""
    return list(undone.spied)


def rekey(state: LabState, seed: int | str | bytes, spied: Sequence[int]) -> None:
    """Only slots of loose parts change, and only among themselves."""
    state.chance.rekey(key_words(seed_bytes(seed)))
    deck = members(state, DECK)
    slots = [slot for slot, part in enumerate(deck) if not state.marks[part] & FIXED]
    loose = [deck[slot] for slot in slots]
    state.chance.mix(loose)
    for slot, part in zip(slots, loose, strict=True):
        deck[slot] = part
    set_deck(state, deck)
    if len(spied) not in (0, state.seats) or not all(0 <= mask < 1 << state.seats for mask in spied):
        raise BadPosition("What was learned does not fit this game.")
    for seat, mask in enumerate(spied):
        state.spied[seat] |= mask
    state.fresh = False
