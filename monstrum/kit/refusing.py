"""Why not, as far as all games refuse alike: whose decision it is."""

from dataclasses import dataclass
from typing import Any

from monstrum.core.contract import Refusal
from monstrum.core.engine import asked, sealed, waiting
from monstrum.core.state import CHANCE, State
from monstrum.kit.asks import Asks


@dataclass(frozen=True, slots=True)
class Turns:
    """Who may decide when, and the rules that say so."""

    asks: Asks[Any]
    over: tuple[str, ...]  # when the game ends
    chance: str  # what chance decides
    order: tuple[str, ...] = ()  # that players take turns

    def wrong_decision(self, state: State) -> Refusal:
        """An answer to another question."""
        ask = self.asks.pending(state)
        return Refusal("wrong_decision", (ask.rule,), {"decision": ask.name})

    def not_asked(self, state: State, seat: int) -> Refusal | None:
        """Whose decision it is. Who has committed in secret is public, to what is not."""
        if state.over():
            return Refusal("game_over", self.over)
        if seat != CHANCE and not 0 <= seat < state.seats:
            return Refusal("not_a_seat")
        awaited = waiting(state)
        players = {"players": " ".join(f"P{other}" for other in awaited)}
        rule = self.asks.pending(state).rule
        if sealed(state):
            if seat in awaited:
                return None
            committed = seat >= 0 and asked(state, seat)
            return Refusal("already_committed" if committed else "not_your_turn", (rule,), players)
        if state.actor == seat:
            return None
        if state.actor == CHANCE:
            return Refusal("chance_decides", (self.chance,))
        return Refusal("not_your_turn", (*self.order, rule), players)
