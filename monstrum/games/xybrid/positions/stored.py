"""A stored state back from its bytes, trusting nothing in them."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.codec import Numbers, decode_numbers, load_chance, load_pending
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.content.catalog import SCIENCES, Catalog
from monstrum.games.xybrid.positions.first import empty_state
from monstrum.games.xybrid.positions.playable import check_playable
from monstrum.games.xybrid.state import (
    CARD,
    CARDS,
    DECK,
    EVERY_SEAT,
    FIXED,
    GONE,
    MONSTER,
    MOST_SEATS,
    PLACES,
    ROUNDS,
    SLOT_AUX,
    SLOT_CORE,
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
    state.round = numbers.one()
    state.cycle = numbers.one()
    state.first_seat = numbers.one()
    state.drew = numbers.one()
    state.triggered = numbers.one()
    state.bottom = numbers.one()
    read_row(state.infamy, numbers, 0, 1 << 40)
    read_row(state.filled, numbers)
    read_row(state.spied, numbers, 0, 1 << CARD + min(CARDS, catalog.breakthroughs))
    read_row(state.first, numbers, -1, catalog.parts)
    read_row(state.held, numbers)
    read_row(state.place, numbers, 0, PLACES)
    read_row(state.slot, numbers, 0, SLOT_CORE + 1)
    read_row(state.after, numbers, -1, catalog.parts)
    read_row(state.boost, numbers)
    read_row(state.added, numbers, 0, 1 << SCIENCES)
    read_row(state.marks, numbers, 0, 2 * FIXED)
    read_row(state.holder, numbers, 0, GONE + 1)
    state.deck_log = numbers.many()
    load_pending(state, numbers)
    numbers.finish()
    if (
        not 0 <= state.round <= ROUNDS
        or not 0 <= state.first_seat < seats
        or len(state.buffers) not in (0, seats)
        or any(
            mask & EVERY_SEAT >= 1 << seats or mask >> CARD != state.spied[0] >> CARD for mask in state.spied
        )
    ):
        raise BadPosition("The stored state stands where no game stands.")
    check_chains(state)
    for seat in range(seats):
        for part in members(state, MONSTER + seat):
            state.auras += catalog.aura[part]
            state.shielders += catalog.shielder[part]
    check_playable(state)
    settle(state)  # changes nothing in a state that was stored at a decision
    return state


def read_row(row: vec[i64], numbers: Numbers, least: int | None = None, below: int = 0) -> None:
    """Fill a row of the state; its length is what the pack and the seats make it."""
    items = numbers.many()
    if len(items) != len(row):
        raise BadPosition("The stored state belongs to another pack or game.")
    if least is not None and not all(least <= item < below for item in items):
        raise BadPosition("The stored state names a card that does not exist.")
    for at, item in enumerate(items):
        row[at] = item


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
