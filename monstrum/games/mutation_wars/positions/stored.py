"""A stored state back from its bytes, trusting nothing in them."""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.codec import Numbers, decode_numbers, load_chance, load_pending
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, KINDS, PARTS, Catalog
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.positions.first import empty_state
from monstrum.games.mutation_wars.positions.playable import check_playable
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    FINAL_BATTLE,
    LEAST_SEATS,
    MARKS,
    MOST_BODIES,
    MOST_SEATS,
    NO_SEAT,
    REVERSED,
    SPOTS,
    UP,
    VARIANT_NAMES,
    WarsState,
)

HIGHEST = 1 << 40
OTHER_PACK = "The stored state belongs to another pack or game."


def load_state(data: bytes, catalog: Catalog) -> WarsState:
    """The inverse of `codec.encode`."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    seats = numbers.one()
    if not LEAST_SEATS <= seats <= MOST_SEATS:
        raise BadPosition(f"The stored state is for {seats} players.")
    state = empty_state(seats, catalog, chance)
    read_scalars(state, numbers)
    read_row(state.bodies, numbers, 1 if state.turn else 0, MOST_BODIES + 1)
    read_row(state.colours, numbers, 0, COLOURS)
    read_row(state.edges, numbers, ABSENT, PARTS * MARKS)
    read_row(state.since, numbers, 0, HIGHEST)
    read_row(state.by, numbers, 0, seats)
    read_row(state.scores, numbers, 0, HIGHEST)
    read_row(state.hand, numbers, 0, 1 << 10)
    for kind in range(KINDS):
        state.deck_size[kind] = read_pile(state.deck, catalog, kind, numbers)
    for kind in range(KINDS):
        state.discard_size[kind] = read_pile(state.discard, catalog, kind, numbers)
    pile = numbers.many()
    if len(pile) > catalog.bodies or not all(0 <= colour < COLOURS for colour in pile):
        raise BadPosition(OTHER_PACK)
    for at, colour in enumerate(pile):
        state.pile[at] = colour
    state.pile_size = len(pile)
    read_row(state.out, numbers, 0, 1 << 10)
    read_sightings(state, numbers)
    load_pending(state, numbers)
    numbers.finish()
    count_hands(state)
    check_creatures(state)
    check_cards(state)
    check_playable(state)
    settle(state)  # changes nothing in a state that was stored at a decision
    return state


def read_scalars(state: WarsState, numbers: Numbers) -> None:
    seats = state.seats
    state.target = within(numbers, 2, MOST_BODIES + 1)
    state.last_turn = within(numbers, 1, HIGHEST)
    state.variants = within(numbers, 0, 1 << len(VARIANT_NAMES))
    state.turn = within(numbers, 0, HIGHEST)
    state.phase = within(numbers, 0, FINAL_BATTLE + 1)
    state.token = within(numbers, 0, seats)
    state.counter = within(numbers, 0, HIGHEST)
    state.attacked = within(numbers, 0, 1 << seats)
    state.winner = within(numbers, NO_SEAT, seats)
    state.attacker = within(numbers, NO_SEAT, seats)
    state.defender = within(numbers, NO_SEAT, seats)
    state.attacker_card = numbers.one()
    state.defender_card = numbers.one()
    state.protected = numbers.one()
    state.finalists = within(numbers, 0, 1 << seats)


def within(numbers: Numbers, least: int, below: int) -> int:
    number = numbers.one()
    if not least <= number < below:
        raise BadPosition("The stored state stands where no game stands.")
    return number


def read_row(row: vec[i64], numbers: Numbers, least: int, below: int) -> None:
    """Fill a row of the state; its length is what the pack and the seats make it."""
    items = numbers.many()
    if len(items) != len(row):
        raise BadPosition(OTHER_PACK)
    if not all(least <= item < below for item in items):
        raise BadPosition("The stored state names something that does not exist.")
    for at, item in enumerate(items):
        row[at] = item


def read_pile(row: vec[i64], catalog: Catalog, kind: int, numbers: Numbers) -> int:
    """One deck or discard into its part of the row; how many cards it has."""
    items = numbers.many()
    first, last = catalog.first[kind], catalog.first[kind + 1]
    if len(items) > catalog.number[kind] or not all(first <= item < last for item in items):
        raise BadPosition(OTHER_PACK)
    for at, item in enumerate(items):
        row[catalog.room[kind] + at] = item
    return len(items)


def read_sightings(state: WarsState, numbers: Numbers) -> None:
    """Place and word: masks of seats, five bits each."""
    designs = state.catalog.designs
    for _ in range(within(numbers, 0, (state.seats + 1) * designs + 1)):
        at = within(numbers, 0, (state.seats + 1) * designs)
        word = within(numbers, 1, 1 << sightings.BITS * sightings.MOST)
        knower = at // designs if at // designs < state.seats else sightings.PUBLIC
        while word:
            sightings.note(state, knower, at % designs, word % sightings.MASKS)
            word >>= sightings.BITS


def count_hands(state: WarsState) -> None:
    designs = state.catalog.designs
    for at, number in enumerate(state.hand):
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
            sorted(joints) == list(range(1, bodies)) and set(outside) <= {ABSENT} and bodies <= state.target
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
