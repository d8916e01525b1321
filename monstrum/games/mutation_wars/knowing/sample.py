"""A state a seat cannot tell from the true one. It is made from knowledge alone and cannot see the truth.

All cards the seat does not see, kind by kind, are dealt to the hands of others and the decks: first those the
seat knows to be in some hand, then the rest at random.
"""

from librt.vecs import vec
from mypy_extensions import i64

from monstrum.core.chance import Chance
from monstrum.core.heap import Heap, put_in_order, reverse
from monstrum.core.quick import Quick
from monstrum.games.mutation_wars.content.catalog import BP, KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.knowing.knowledge import ONLY_KIND, WarsKnowledge, know
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.actions import card_action
from monstrum.games.mutation_wars.rules.spoils import robbed_seat
from monstrum.games.mutation_wars.state import BYTE, MARKS, SPOTS, WarsState


def sample(knowledge: WarsKnowledge, rng: Quick) -> WarsState:
    """Equal knowledge and equal rng give bit-equal states."""
    return filled(knowledge, knowledge.masked.clone(), rng)


def guess(state: WarsState, seat: i64, rng: Quick) -> WarsState:
    """The same for who wants a single one: what the seat knows is spent for it."""
    knowledge = know(state, seat)
    return filled(knowledge, knowledge.masked, rng)


def filled(knowledge: WarsKnowledge, state: WarsState, rng: Quick) -> WarsState:
    """The masked state, with everything in it that was erased."""
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


def unseen(state: WarsState, seat: i64, kind: i64) -> vec[i64]:
    """How many cards of each design of a kind the seat does not see anywhere."""
    catalog = state.catalog
    first, last = catalog.first[kind], catalog.first[kind + 1]
    left: vec[i64] = vec[i64]([0] * (last - first))
    copies, out, hand, discard = catalog.copies, state.out, state.hand, state.discard
    own = seat * catalog.designs
    for design in range(first, last):
        number = copies[design] - out[design]
        if seat >= 0:
            number -= hand[own + design]
        left[design - first] = number
    room = catalog.room[kind]
    for at in range(room, room + state.discard_size[kind]):
        left[discard[at] - first] -= 1
    if kind == BP:
        edges = state.edges
        for at in range(state.seats * SPOTS):
            if edges[at] >= 0:
                left[edges[at] // MARKS] -= 1
    return left


def deal_unseen(state: WarsState, seat: i64, kind: i64, rng: Quick) -> None:
    """First what is known to be in some hand, then what a payment in progress needs, then the rest."""
    catalog = state.catalog
    first, designs = catalog.first[kind], catalog.designs
    left = unseen(state, seat, kind)
    room = [0] * (state.seats + 1)
    for other in range(state.seats):
        if other != seat:
            room[other] = state.held[other * KINDS + kind]
    payer, least, needed = payment(state, seat, kind)
    room[state.seats] = needed
    if needed > 0:
        room[payer] -= needed
    if state.sighted:
        for design, holder in placed_sightings(state, seat, kind, room, payer, least, rng):
            deal(state, holder * designs + design)
            left[design - first] -= 1
    heap = Heap(catalog.number[kind])
    items = heap.items
    number: i64 = 0
    for at in range(len(left)):
        for _time in range(left[at]):
            items[number] = first + at
            number += 1
    heap.number = number
    rng.mix_row(heap.items, 0, heap.number)
    for _time in range(room[state.seats]):
        deal(state, payer * designs + heap.take_at(last_from(heap, least)))
    for other in range(state.seats):
        for _time in range(room[other]):
            deal(state, other * designs + heap.take())
    lay_deck(state, kind, heap)


def deal(state: WarsState, at: i64) -> None:
    """A card that is counted already goes to its hand."""
    state.own_hands()
    state.hand[at] += 1
    state.in_hand[at] = (state.in_hand[at] + 1) & BYTE


def payment(state: WarsState, seat: i64, kind: i64) -> tuple[i64, i64, i64]:
    """Who is paying or exchanging cards of this kind in ascending order, from which design on, and how many
    are still to come: so many the hand must hold."""
    if state.top > 0:
        state.load()
        goes_on = kinds.goes_on_giving(state.kind)
        if goes_on and state.actor != seat and state.catalog.kind_of[state.b] == kind:
            return state.actor, state.b, state.a
    return -1, 0, 0


def last_from(heap: Heap, least: i64) -> i64:
    """Where the last card of a heap lies whose design is `least` or more."""
    at = heap.number - 1
    while heap.items[at] < least:
        at -= 1
    return at


def lay_deck(state: WarsState, kind: i64, order: Heap) -> None:
    """The rest is the deck; with explicit chance its order means nothing and is the ascending one."""
    assert order.number == state.deck_size[kind], "what a seat knows is always possible"
    deck, room, items = state.own_deck(), state.catalog.room[kind], order.items
    for at in range(order.number):
        deck[room + at] = items[at]
    if state.chance.explicit:
        put_in_order(deck, room, order.number)
        reverse(deck, room, order.number)


# Cards known to be in some hand -------------------------------------------------------------------


def placed_sightings(
    state: WarsState, seat: i64, kind: i64, room: list[int], payer: i64, least: i64, rng: Quick
) -> list[tuple[int, int]]:
    """Design and holder for every sighting of the seat: each in one of its hands, and no hand too full.

    The last entry of `room` belongs to cards the payer is about to pay: sightings that fit go there first."""
    seen = sightings.known_to(state, seat if seat >= 0 else sightings.PUBLIC, kind)
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
        if holders[at] == state.seats:
            holders[at] = payer
        placed.append((sightings.design_of(seen[at]), holders[at]))
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
    if not state.chance.explicit:
        rng.mix_row(state.own_pile(), 0, state.pile_size)


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
