"""A stored state back from its bytes, trusting nothing in them."""

from monstrum.core.codec import Numbers, decode_numbers, load_chance, load_pending
from monstrum.core.errors import BadPosition
from monstrum.core.state import SEALED, WIDTH
from monstrum.games.xybrid import kinds
from monstrum.games.xybrid.catalog import Catalog
from monstrum.games.xybrid.setup import empty_state
from monstrum.games.xybrid.state import DECK, GONE, MOST_SEATS, PLACES, LabState, members


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
    state.infamy = row(numbers, seats)
    state.filled = row(numbers, seats)
    state.spied = row(numbers, seats)
    state.first = row(numbers, PLACES, -1, catalog.parts)
    state.held = row(numbers, PLACES)
    state.place = row(numbers, catalog.parts, 0, PLACES)
    state.slot = row(numbers, catalog.parts)
    state.after = row(numbers, catalog.parts, -1, catalog.parts)
    state.boost = row(numbers, catalog.parts)
    state.added = row(numbers, catalog.parts)
    state.marks = row(numbers, catalog.parts)
    state.holder = row(numbers, catalog.breakthroughs, 0, GONE + 1)
    state.deck_log = numbers.many()
    load_pending(state, numbers)
    numbers.finish()
    check_chains(state)
    check_stack(state)
    return state


def row(numbers: Numbers, length: int, least: int | None = None, below: int = 0) -> list[int]:
    items = numbers.many()
    if len(items) != length:
        raise BadPosition("The stored state belongs to another pack or game.")
    if least is not None and not all(least <= item < below for item in items):
        raise BadPosition("The stored state names a card that does not exist.")
    return items


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
    deck = members(state, DECK)
    if state.bottom != (deck[-1] if deck else -1):
        raise BadPosition("The stored state has a deck without a bottom.")


def check_stack(state: LabState) -> None:
    stack = state.stack
    if len(stack) % WIDTH:
        raise BadPosition("The stored state has half a pending step.")
    for at in range(0, len(stack), WIDTH):
        if not 0 <= stack[at] < kinds.KINDS or not SEALED <= stack[at + 1] < state.seats:
            raise BadPosition("The stored state waits for something that does not exist.")
