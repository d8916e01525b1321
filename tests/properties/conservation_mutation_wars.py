"""MW-14.7  Nothing is lost and nothing is made: 52, 48 and 50 cards and 16 bodies, each in one place."""

from monstrum.core.engine import OVER, actor, legal_actions, waiting
from monstrum.core.state import WIDTH, State
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, KINDS
from monstrum.games.mutation_wars.knowing import sightings
from monstrum.games.mutation_wars.positions.playable import check_playable
from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.winning import complete
from monstrum.games.mutation_wars.state import (
    ABSENT,
    EDGES,
    EMPTY,
    MARKS,
    MOST_BODIES,
    REVERSED,
    SPOTS,
    UP,
    WarsState,
)


def check_conservation(state: State) -> None:
    assert isinstance(state, WarsState)
    check_cards(state)
    check_bodies(state)
    for seat in range(state.seats):
        check_creature(state, seat)
    check_pending(state)
    check_playable(state)  # also: everything anybody has seen is true


def check_cards(state: WarsState) -> None:
    catalog = state.catalog
    assert list(catalog.number) == [52, 48, 50]
    found = [0] * catalog.designs
    for at, number in enumerate(state.hand):
        assert number >= 0
        found[at % catalog.designs] += number
    for kind in range(KINDS):
        room = catalog.room[kind]
        for at in range(state.deck_size[kind]):
            found[state.deck[room + at]] += 1
        for at in range(state.discard_size[kind]):
            found[state.discard[room + at]] += 1
        for seat in range(state.seats):
            first = seat * catalog.designs
            held = sum(state.hand[first + d] for d in range(catalog.first[kind], catalog.first[kind + 1]))
            assert held == state.held[seat * KINDS + kind]
    for part in state.edges:
        if part >= 0:
            found[part // MARKS] += 1
    assert found == list(catalog.copies)
    check_counted(state)


def check_counted(state: WarsState) -> None:
    """What is kept beside hands, discards and sightings so that nobody has to count."""
    catalog = state.catalog
    assert list(state.in_hand) == list(state.hand)
    lying = [0] * catalog.designs
    for kind in range(KINDS):
        room = catalog.room[kind]
        for at in range(state.discard_size[kind]):
            lying[state.discard[room + at]] += 1
    assert list(state.discarded) == lying
    known = [sightings.knower_of(sighting) for sighting in sightings.listed(state)]
    for knower in range(state.seats + 1):
        number = known.count(knower if knower < state.seats else sightings.PUBLIC)
        assert number == sightings.number_of(state, knower)


def check_bodies(state: WarsState) -> None:
    """A bought body that is revealed but not yet placed counts for its buyer."""
    found = [0] * COLOURS
    for at in range(state.pile_size):
        found[state.pile[at]] += 1
    for seat in range(state.seats):
        for body in range(state.bodies[seat]):
            found[state.colours[seat * MOST_BODIES + body]] += 1
    records = state.records()
    for at in range(0, len(records), WIDTH):
        if records[at] in (kinds.BUY_SPOT, kinds.BUY_EDGE):
            found[records[at + 2]] += 1
    assert found == [4, 4, 4, 4]


def check_creature(state: WarsState, seat: int) -> None:
    """MW-4.1, MW-4.2, MW-4.7  A tree of at most so many bodies, with two spots more than bodies."""
    bodies = state.bodies[seat]
    edges = [state.edges[seat * SPOTS + spot] for spot in range(SPOTS)]
    assert 1 <= bodies <= state.target
    assert set(edges[bodies * EDGES :]) <= {ABSENT}
    assert sum(edge >= EMPTY for edge in edges) == bodies + 2
    assert sorted(UP - edge for edge in edges[: bodies * EDGES] if edge < UP) == list(range(1, bodies))
    assert all(edges[body * EDGES] == UP for body in range(1, bodies))
    for part in edges:
        assert part < 0 or not part & REVERSED or part // (MARKS * COLOURS) == FAKE_TAIL


def check_pending(state: WarsState) -> None:
    """Somebody owes a decision, or all is over and nothing is left half done."""
    if state.over():
        assert actor(state) == OVER
        assert not state.found()
        assert not state.buffers
        assert state.winner < 0 or complete(state, state.winner) or state.finalists
        assert state.winner >= 0 or state.turn == state.last_turn
    else:
        for seat in waiting(state):
            assert legal_actions(state, seat)
        in_battle = state.attacker >= 0
        assert in_battle == (kinds.ATOMIC in state.records()[::WIDTH] and state.phase in (4, 7))
