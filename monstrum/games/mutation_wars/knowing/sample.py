"""A state a seat cannot tell from the true one. It is made from knowledge alone and cannot see the truth.

All cards the seat does not see, kind by kind, are dealt to the hands of others and the decks: first those the
seat knows to be in some hand, then the rest at random.
"""

from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.quick import Quick
from monstrum.games.mutation_wars.content.catalog import BP, KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.knowing.knowledge import ONLY_KIND, WarsKnowledge
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import card_action
from monstrum.games.mutation_wars.rules.spoils import robbed_seat
from monstrum.games.mutation_wars.state import MARKS, SPOTS, WarsState


def sample(knowledge: WarsKnowledge, rng: Quick) -> WarsState:
    """Equal knowledge and equal rng give bit-equal states."""
    state = knowledge.masked.clone()
    state.chance = Chance([rng.word() for _ in range(8)], state.chance.explicit)
    for kind in range(KINDS):
        deal_unseen(state, knowledge.seat, kind, rng)
    mix_pile(state, rng)
    if state.protected <= ONLY_KIND:
        protect_some(state, ONLY_KIND - state.protected, rng)
    if knowledge.sealed:
        state.load()
    for seat in knowledge.sealed:
        state.buffers[seat] = [card_action(random_card(state, seat, state.b, rng))]
    return state


# Cards --------------------------------------------------------------------------------------------


def unseen(state: WarsState, seat: i64, kind: i64) -> list[int]:
    """How many cards of each design of a kind the seat does not see anywhere."""
    catalog = state.catalog
    first, last = catalog.first[kind], catalog.first[kind + 1]
    left: list[int] = []
    for design in range(first, last):
        own: i64 = state.hand[seat * catalog.designs + design] if seat >= 0 else 0
        left.append(catalog.copies[design] - state.out[design] - own)
    room = catalog.room[kind]
    for at in range(room, room + state.discard_size[kind]):
        left[state.discard[at] - first] -= 1
    if kind == BP:
        for at in range(state.seats * SPOTS):
            if state.edges[at] >= 0:
                left[state.edges[at] // MARKS] -= 1
    return left


def deal_unseen(state: WarsState, seat: i64, kind: i64, rng: Quick) -> None:
    """First what is known to be in some hand, then what a payment in progress needs, then the rest."""
    catalog = state.catalog
    first = catalog.first[kind]
    left = unseen(state, seat, kind)
    room = [0 if other == seat else state.held[other * KINDS + kind] for other in range(state.seats)]
    payer, least, needed = payment(state, seat, kind)
    room.append(needed)
    if needed > 0:
        room[payer] -= needed
    for design, holder in placed_sightings(state, seat, kind, room, payer, least, rng):
        state.hand[holder * catalog.designs + design] += 1
        left[design - first] -= 1
    heap: list[int] = []
    for at in range(len(left)):
        for _ in range(left[at]):
            heap.append(first + at)
    rng.mix(heap)
    for _ in range(room[state.seats]):
        state.hand[payer * catalog.designs + heap.pop(last_from(heap, least))] += 1
    for other in range(state.seats):
        for _ in range(room[other]):
            state.hand[other * catalog.designs + heap.pop()] += 1
    lay_deck(state, kind, heap)


def payment(state: WarsState, seat: i64, kind: i64) -> tuple[i64, i64, i64]:
    """Who is paying or exchanging cards of this kind in ascending order, from which design on, and how many
    are still to come: so many the hand must hold."""
    if state.top > 0:
        state.load()
        goes_on = state.kind == kinds.BUY_PAYMENT_MORE or state.kind == kinds.CLEANUP_MORE
        if goes_on and state.actor != seat and state.catalog.kind_of[state.b] == kind:
            return state.actor, state.b, state.a
    return -1, 0, 0


def last_from(heap: list[int], least: i64) -> int:
    """The last card of a heap whose design is `least` or more."""
    at = len(heap) - 1
    while heap[at] < least:
        at -= 1
    return at


def lay_deck(state: WarsState, kind: i64, order: list[int]) -> None:
    """The rest is the deck; with explicit chance its order means nothing and is the ascending one."""
    assert len(order) == state.deck_size[kind], "what a seat knows is always possible"
    if state.chance.explicit:
        order.sort()
        order.reverse()
    room = state.catalog.room[kind]
    for at in range(len(order)):
        state.deck[room + at] = order[at]


# Cards known to be in some hand -------------------------------------------------------------------


def placed_sightings(
    state: WarsState, seat: i64, kind: i64, room: list[int], payer: i64, least: i64, rng: Quick
) -> list[tuple[int, int]]:
    """Design and holder for every sighting of the seat: each in one of its hands, and no hand too full.

    The last entry of `room` belongs to cards the payer is about to pay: sightings that fit go there first."""
    knower: i64 = seat if seat >= 0 else sightings.PUBLIC
    seen: list[int] = []
    for row in sightings.listed(state):
        if sightings.knower_of(row) == knower and state.catalog.kind_of[sightings.design_of(row)] == kind:
            seen.append(row)
    rng.mix(seen)
    masks: list[int] = []
    for row in seen:
        where = sightings.where_of(row)
        if payer >= 0 and (where >> payer) & 1 and sightings.design_of(row) >= least:
            where |= 1 << state.seats
        masks.append(where)
    holders: list[int] = []
    for at in range(len(masks)):
        holders.append(-1)
        found = place(masks, holders, at, room, [False] * len(room), rng)
        assert found, "what a seat knows is always possible"
    placed: list[tuple[int, int]] = []
    for at in range(len(seen)):
        holder = payer if holders[at] == state.seats else holders[at]
        placed.append((sightings.design_of(seen[at]), holder))
    return placed


def place(
    masks: list[int], holders: list[int], at: int, room: list[int], tried: list[bool], rng: Quick
) -> bool:
    """Find a hand for one sighting: one with room, the more room the likelier, or one whose sightings can
    make room by moving on."""
    where = masks[at]
    last = len(room) - 1
    free: i64 = 0
    if (where >> last) & 1 and room[last] > 0:
        room[last] -= 1
        holders[at] = last
        return True
    for seat in range(last):
        if (where >> seat) & 1:
            free += room[seat]
    if free > 0:
        left = rng.below(free)
        for seat in range(last):
            if (where >> seat) & 1:
                left -= room[seat]
                if left < 0:
                    room[seat] -= 1
                    holders[at] = seat
                    return True
    for seat in range(len(room)):
        if (where >> seat) & 1 and not tried[seat]:
            tried[seat] = True
            for other in range(len(holders)):
                if holders[other] == seat and place(masks, holders, other, room, tried, rng):
                    holders[at] = seat
                    return True
    return False


# The rest -----------------------------------------------------------------------------------------


def mix_pile(state: WarsState, rng: Quick) -> None:
    order = [state.pile[at] for at in range(state.pile_size)]
    if not state.chance.explicit:
        rng.mix(order)
    for at in range(len(order)):
        state.pile[at] = order[at]


def protect_some(state: WarsState, kind: i64, rng: Quick) -> None:
    """One of the loser's cards of the kind everybody saw."""
    state.protected = random_card(state, robbed_seat(state), kind, rng)


def random_card(state: WarsState, seat: i64, kind: i64, rng: Quick) -> i64:
    """Any card of a kind in hand, each as likely as the others."""
    catalog = state.catalog
    left = rng.below(state.held[seat * KINDS + kind])
    for design in range(catalog.first[kind], catalog.first[kind + 1]):
        left -= state.hand[seat * catalog.designs + design]
        if left < 0:
            return design
    raise AssertionError("the hand holds more cards than it says")
