"""After an undo past chance: the cards nobody may know any more are shuffled again.

A part in the deck is loose unless some rule has fixed its slot (peeked, buried, destroyed): fixed ones stay
where somebody knows them to be. Breakthroughs that were spied on stay known to the spy, and those that were
shown and went back to their owners stay known to all.
"""

from collections.abc import Callable, Sequence

from monstrum.core.chance import key_words, seed_bytes
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.rules.zones import set_deck
from monstrum.games.xybrid.state import (
    CARD,
    CARDS,
    DECK,
    EVERY_SEAT,
    FIXED,
    GONE,
    SHOWN,
    LabState,
    members,
)


def learned(undone: LabState) -> list[int]:
    """Per seat: the mask of seats whose breakthroughs it has read, and of breakthroughs that were shown."""
    shown = cards(undone, lambda holder: holder in (SHOWN, GONE))
    return [mask | shown for mask in undone.spied]


def possible(state: LabState, mask: int) -> bool:
    """Whether a mask names seats and breakthroughs of this game only."""
    everything = cards(state, lambda holder: True) | (1 << state.seats) - 1
    return mask >= 0 and not mask & ~everything


def cards(state: LabState, where: Callable[[int], bool]) -> int:
    """The mask of the breakthroughs that are somewhere."""
    places = list(state.holder)[:CARDS]
    return sum(1 << CARD + breakthrough for breakthrough, holder in enumerate(places) if where(holder))


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
    if len(spied) not in (0, state.seats) or not all(possible(state, mask) for mask in spied):
        raise BadPosition("What was learned does not fit this game.")
    secret = cards(state, lambda holder: holder < state.seats)
    for seat, mask in enumerate(spied):
        state.own_spied()[seat] |= mask & (EVERY_SEAT | secret)
    state.fresh = False
