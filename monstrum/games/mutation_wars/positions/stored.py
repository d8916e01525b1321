"""A stored state back from its bytes, trusting nothing in them."""

from mypy_extensions import u8

from monstrum.core.codec import Numbers, decode_numbers, load_chance
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, KINDS, Catalog
from monstrum.games.mutation_wars.positions.first import empty_state
from monstrum.games.mutation_wars.positions.playable import check_playable
from monstrum.games.mutation_wars.state import (
    ABSENT,
    BYTE,
    EDGES,
    LEAST_SEATS,
    MARKS,
    MOST_SEATS,
    REVERSED,
    SPOTS,
    UP,
    WarsState,
)


def load_state(data: bytes, catalog: Catalog) -> WarsState:
    """The inverse of `codec.encode`."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    seats = numbers.one()
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadPosition(f"The stored state is for {seats} players.")
    state = empty_state(seats, catalog, chance)
    state.restore(numbers)
    count_hands(state)
    check_creatures(state)
    check_cards(state)
    check_playable(state)
    settle(state)  # changes nothing in a state that was stored at a decision
    return state


def count_hands(state: WarsState) -> None:
    state.own_hands()
    designs = state.catalog.designs
    for at, number in enumerate(state.hand):
        state.in_hand[at] = u8(number & BYTE)
        kind = state.catalog.kind_of[at % designs]
        state.held[at // designs * KINDS + kind] += number


def hand_counts(state: WarsState, seat: int, kind: int) -> list[int]:
    """How many cards of each design of a kind somebody holds."""
    first = seat * state.catalog.designs
    return [state.hand[first + design] for design in range(*state.catalog.first[kind : kind + 2])]


def check_creatures(state: WarsState) -> None:
    """MW-4.1  Every body but the root hangs on one edge of an earlier body."""
    for seat in range(state.seats):
        bodies = state.bodies[seat]
        edges = [state.edges[seat * SPOTS + spot] for spot in range(SPOTS)]
        inside, outside = edges[: bodies * EDGES], edges[bodies * EDGES :]
        joints = [UP - edge for edge in inside if edge < UP]
        sound = (
            sorted(joints) == list(range(1, bodies))
            and set(outside) <= {ABSENT}
            and (0 if state.turn == 0 else 1) <= bodies <= state.target
        )
        for spot, edge in enumerate(inside):
            child = UP - edge
            sound = sound and (edge == UP) == (spot % EDGES == 0 and spot > 0)
            sound = sound and (edge >= UP or child > spot // EDGES)
            sound = sound and (edge < 0 or not edge & REVERSED or edge // (MARKS * COLOURS) == FAKE_TAIL)
        if not sound:
            raise BadPosition("The stored state has a creature that cannot be.")


def check_cards(state: WarsState) -> None:
    """MW-14.7  Nothing is lost and nothing is made."""
    catalog = state.catalog
    found = list(state.out)
    for at, number in enumerate(state.hand):
        found[at % catalog.designs] += number
    for kind in range(KINDS):
        room = catalog.room[kind]
        for at in range(state.deck_size[kind]):
            found[state.deck[room + at]] += 1
        for at in range(state.discard_size[kind]):
            found[state.discard[room + at]] += 1
    for part in state.edges:
        if part >= 0:
            found[part // MARKS] += 1
    if found != list(catalog.copies):
        raise BadPosition("The stored state has lost a card, or has one too many.")
