"""What is being decided now, read from the stack for those who have to talk about it."""

from dataclasses import dataclass
from typing import Final

from monstrum.games.mutation_wars.rules import kinds
from monstrum.games.mutation_wars.rules.rearrangements import ordered_spots
from monstrum.games.mutation_wars.state import EDGES, EMPTY, NO_CARD, NO_SEAT, SPOTS, WarsState
from monstrum.kit.asks import Ask, Asked, record_of

NO_SPOT: Final = -1
PLACING: Final = "rearrange"  # the decision that gives every part of a creature a body


@dataclass(frozen=True, slots=True)
class Decision(Asked):
    """The record on top, with names for its numbers (`asks.py`)."""

    @property
    def creature(self) -> int:
        """Whose creature its spots and bodies are on; NO_SEAT if that must be said."""
        return self.register("whose", self.actor if self.actor >= 0 else NO_SEAT)


def decision(state: WarsState, ask: Ask) -> Decision:
    """The pending decision of a settled state."""
    return Decision(ask, *record_of(state, ask))


def card_running(state: WarsState) -> int:
    """The design of the Mutate card that is being resolved, or NO_CARD: the program right under the top."""
    program = state.nearest(kinds.RUN)
    return state.register(program, kinds.RUN_CARD) if program >= 0 else NO_CARD


def next_to_place(state: WarsState, now: Decision) -> int:
    """The spot of the part whose body is asked for in a rearrangement."""
    return ordered_spots(state, now.creature)[now.register("placed")]


def lowest_empty(state: WarsState, seat: int, body: int) -> int:
    """The spot of this body that is filled next, or NO_SPOT."""
    for spot in range(body * EDGES, body * EDGES + EDGES):
        if state.edges[seat * SPOTS + spot] == EMPTY:
            return spot
    return NO_SPOT


def empty_spots(state: WarsState, seat: int, body: int) -> list[int]:
    start = body * EDGES
    return [spot for spot in range(start, start + EDGES) if state.edges[seat * SPOTS + spot] == EMPTY]
