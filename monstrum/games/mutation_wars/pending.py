"""What is going on in a position: the phase of a turn or the whole stack, and what seats know of hands."""

from monstrum.core.errors import BadPosition
from monstrum.core.state import NOBODY
from monstrum.games.mutation_wars import kinds, sightings
from monstrum.games.mutation_wars.actions import card_action
from monstrum.games.mutation_wars.given import WarsGiven
from monstrum.games.mutation_wars.notation import EVERYBODY, KIND_NAMES
from monstrum.games.mutation_wars.rules.winning import complete_seats
from monstrum.games.mutation_wars.state import (
    BATTLE,
    BUILD,
    CLEANUP,
    FINAL_BATTLE,
    MUTATE,
    PHASE_NAMES,
    WarsState,
)
from monstrum.kit.stack_text import read_stack

ACTING = (BUILD, MUTATE, BATTLE, CLEANUP, FINAL_BATTLE)  # phases in which every player gets an action
LONGEST_NUMBER = 18  # digits


def read_pending(state: WarsState, given: WarsGiven) -> None:
    if "stack" in given:
        names = {name: number for number, name in KIND_NAMES.items()}
        read_stack(state, given.texts("stack"), names, lambda actor: given.as_seat("stack", actor))
    else:
        push_phase(state, given)
    state.put_found(given.numbers("operands"))
    if "sealed" in given:
        state.buffers = [[] for _ in range(state.seats)]
        for name, card in given.inner("sealed", given.seat_names()).items():
            action = card_action(given.design(str(card), f"sealed.{name}"))
            state.buffers[given.as_seat("sealed", name)].append(action)


def push_phase(state: WarsState, given: WarsGiven) -> None:
    """MW-2.1  The frames that lie below this moment of a turn; `actor` is next."""
    actor = given.seat("actor", f"P{state.token}")
    acted = (actor - state.token) % state.seats
    if given.phase == "setup":
        state.push(kinds.FIRST_TURN, NOBODY)
        state.push(kinds.SETUP_PARTS, NOBODY, acted)
    elif given.phase == "deal":
        state.push(kinds.PHASE, NOBODY, BUILD)
        state.push(kinds.DEAL, NOBODY)
    elif given.phase == "end":
        state.push(kinds.END_OF_TURN, NOBODY)
    elif given.phase != "over":
        phase = PHASE_NAMES.index(given.phase)
        assert phase in ACTING
        if phase == FINAL_BATTLE and not state.finalists:
            state.finalists = complete_seats(state)
        state.push(kinds.PHASE, NOBODY, phase, acted)


def read_sightings(state: WarsState, given: WarsGiven) -> None:
    """`P0 Eye:R P1 P2`, `all M01 P0`."""
    for entry in given.texts("sightings"):
        match entry.split():
            case [knower, card, *holders] if holders:
                pass
            case _:
                raise BadPosition(f"sightings: {entry!r} is not a knower, a card and its possible holders.")
        who = sightings.PUBLIC if knower == EVERYBODY else given.as_seat("sightings", knower)
        mask = 0
        for holder in holders:
            mask |= 1 << given.as_seat("sightings", holder)
        sightings.note(state, who, given.design(card, "sightings"), mask)
