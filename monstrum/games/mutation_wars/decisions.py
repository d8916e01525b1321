"""What is being decided now, read from the stack for those who have to talk about it."""

from dataclasses import dataclass
from typing import Final

from monstrum.games.mutation_wars import kinds
from monstrum.games.mutation_wars.rules.registers import CARD
from monstrum.games.mutation_wars.state import EDGES, EMPTY, NO_CARD, NO_SEAT, SPOTS, WarsState

OVER: Final = -1  # the kind of a decision in a finished game
NO_SPOT: Final = -1

PASSING: Final = (
    kinds.BUILD_ACTION,
    kinds.BUILD_OR_MUTATE_ACTION,
    kinds.MUTATE_ACTION,
    kinds.BATTLE_ACTION,
)
DECLINING: Final = (kinds.EVADE, kinds.REFILL, kinds.RESET_TAIL, kinds.ATTACH_NOW)
BATTLE_CARDS: Final = (kinds.ATTACKER_CARD, kinds.DEFENDER_CARD)
PAYING: Final = (kinds.BUY_PAYMENT, kinds.BUY_PAYMENT_MORE)
EXCHANGING: Final = (kinds.CLEANUP_ACTION, kinds.CLEANUP_MORE)
SWAPPING: Final = (kinds.SWAP_SPOTS, kinds.SWAP_SPOTS_WITH)
REARRANGING: Final = (kinds.REARRANGE, kinds.REARRANGE_MORE)
CHOOSING: Final = (kinds.CHOOSE_PART, kinds.CHOOSE_OWN_PART, kinds.CHOOSE_SWAP)
ATTACHING: Final = (
    kinds.SETUP_ATTACH,
    kinds.BUILD_ACTION,
    kinds.BUILD_OR_MUTATE_ACTION,
    kinds.ATTACH_NOW,
    kinds.REFILL,
)


@dataclass(frozen=True, slots=True)
class Decision:
    """The record on top, with names for its numbers (`kinds.py` has the letters)."""

    kind: int
    name: str
    actor: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0

    @property
    def creature(self) -> int:
        """Whose creature its spots and bodies are on; NO_SEAT if that must be said."""
        if self.kind in (*SWAPPING, *REARRANGING):
            return self.a
        if self.kind in CHOOSING:
            return self.b
        return self.actor if self.actor >= 0 else NO_SEAT


def decision_now(state: WarsState) -> Decision:
    """The pending decision of a settled state."""
    if state.over():
        return Decision(OVER, "", NO_SEAT)
    state.load()
    name = state.table[state.kind].name
    return Decision(state.kind, name, state.actor, state.a, state.b, state.c, state.d)


def card_running(state: WarsState) -> int:
    """The design of the Mutate card that is being resolved, or NO_CARD: the program right under the top."""
    record = state.nearest(kinds.RUN)
    return state.register(record, CARD) if record >= 0 else NO_CARD


def lowest_empty(state: WarsState, seat: int, body: int) -> int:
    """The spot of this body that is filled next, or NO_SPOT."""
    for spot in range(body * EDGES, body * EDGES + EDGES):
        if state.edges[seat * SPOTS + spot] == EMPTY:
            return spot
    return NO_SPOT


def empty_spots(state: WarsState, seat: int, body: int) -> list[int]:
    start = body * EDGES
    return [spot for spot in range(start, start + EDGES) if state.edges[seat * SPOTS + spot] == EMPTY]
