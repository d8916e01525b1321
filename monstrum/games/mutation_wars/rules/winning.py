"""MW-13  Winning: a complete creature that survives to the end of the turn."""

from mypy_extensions import i64

from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.rules.geometry import every_outer_matched, has_empty_spot
from monstrum.games.mutation_wars.state import NO_SEAT, WarsState, turn_order


def complete(state: WarsState, seat: i64) -> bool:
    """MW-13.2  The exact number of bodies, no empty spot, a matched part on every outer body."""
    return (
        state.bodies[seat] == state.target
        and not has_empty_spot(state, seat)
        and every_outer_matched(state, seat)
    )


def count_action(state: WarsState, actor: i64) -> None:
    """MW-2.4, MW-13.4  After an atomic action: the counter rises, creatures become complete or broken.

    In a final battle the candidates stay what they were at the win check (MW-15.2)."""
    state.counter += 1
    if state.finalists:
        return
    for seat in range(state.seats):
        whole = complete(state, seat)
        if whole and state.since[seat] == 0:
            state.own_since()[seat] = state.counter
            state.own_by()[seat] = actor
            state.emit(events.COMPLETED, seat, state.counter)
        elif not whole and state.since[seat] > 0:
            state.own_since()[seat] = 0
            state.own_by()[seat] = 0
            state.emit(events.BROKEN, seat)


def complete_seats(state: WarsState) -> i64:
    """The mask of seats whose creature is complete."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.since[seat] > 0:
            found |= 1 << seat
    return found


def first_complete(state: WarsState, among: i64) -> i64:
    """MW-13.3, MW-13.5  Who was complete first; of several by one action who acted, else turn order."""
    best: i64 = NO_SEAT
    for turn in range(state.seats):
        seat = turn_order(state, turn)
        if (among >> seat) & 1 == 0:
            continue
        if best == NO_SEAT or earlier(state, seat, best):
            best = seat
    return best


def earlier(state: WarsState, seat: i64, other: i64) -> bool:
    """Whether a seat comes before one that precedes it in turn order."""
    if state.since[seat] != state.since[other]:
        return state.since[seat] < state.since[other]
    return state.by[seat] == seat


def finish(state: WarsState, winner: i64) -> None:
    """MW-13.6  Exactly one winner, or none after the last turn (MW-2.8). Nothing is pending any more."""
    state.winner = winner
    state.top = 0
    if winner == NO_SEAT:
        state.emit(events.DRAWN_GAME)
    else:
        state.emit(events.WON, winner)


def ranks(state: WarsState) -> list[int]:
    """Competition ranks: the winner first, the others level; all level while, or when, there is none."""
    return [1 if state.winner in (NO_SEAT, seat) else 2 for seat in range(state.seats)]


def returns(state: WarsState) -> list[float]:
    """Zero-sum: the winner gets one from every other."""
    if state.winner == NO_SEAT:
        return [0.0] * state.seats
    others = float(state.seats - 1)
    return [others if seat == state.winner else -1.0 for seat in range(state.seats)]
