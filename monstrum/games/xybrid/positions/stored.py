"""A stored state back from its bytes, trusting nothing in them."""

from monstrum.core.codec import Numbers, decode_numbers, load_chance
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.content.catalog import Catalog
from monstrum.games.xybrid.positions.first import empty_state
from monstrum.games.xybrid.positions.playable import check_playable
from monstrum.games.xybrid.state import (
    CARD,
    DECK,
    EVERY_SEAT,
    MONSTER,
    MOST_SEATS,
    PLACES,
    SLOT_AUX,
    LabState,
    members,
)


def load_state(data: bytes, catalog: Catalog) -> LabState:
    """The inverse of `codec.encode`."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    seats = numbers.one()
    if not 2 <= seats <= MOST_SEATS:
        raise BadPosition(f"The stored state is for {seats} players.")
    state = empty_state(seats, catalog, chance)
    state.restore(numbers)
    known = {mask >> CARD for mask in state.spied}
    named = any(mask & EVERY_SEAT >= 1 << seats for mask in state.spied)
    if len(state.buffers) not in (0, seats) or len(known) > 1 or named:
        raise BadPosition("The stored state stands where no game stands.")
    check_chains(state)
    for seat in range(seats):
        for part in members(state, MONSTER + seat):
            state.auras += catalog.aura[part]
            state.shielders += catalog.shielder[part]
    check_playable(state)
    settle(state)  # changes nothing in a state that was stored at a decision
    return state


def check_chains(state: LabState) -> None:
    """Every part is in the chain of its place, once."""
    for place in range(PLACES):
        seen = 0
        part = state.first[place]
        while part >= 0:
            seen += 1
            if state.place[part] != place or seen > state.held[place]:
                raise BadPosition("The stored state has a part in two places.")
            part = state.after[part]
        if seen != state.held[place]:
            raise BadPosition("The stored state has lost a part.")
    if sum(state.held) != state.catalog.parts:
        raise BadPosition("The stored state has lost a part.")
    for seat in range(state.seats):
        slots = [state.slot[part] for part in members(state, MONSTER + seat)]
        single = [slot for slot in slots if slot != SLOT_AUX]
        filled = sum(1 << slot for slot in set(single))
        if len(single) != len(set(single)) or filled != state.filled[seat] or 0 in slots:
            raise BadPosition("The stored state has a monster that cannot be.")
    deck = members(state, DECK)
    if state.bottom != (deck[-1] if deck else -1):
        raise BadPosition("The stored state has a deck without a bottom.")
