"""Why not: what keeps a seat from an action, as specific as a player would want it.

Only what the seat may know is used: its own hand, and what lies open. Nothing here looks at the hands of
others, at decks or at what others have committed.
"""

from dataclasses import replace
from typing import Final

from monstrum.core.contract import Refusal
from monstrum.core.engine import sealed
from monstrum.core.state import CHANCE
from monstrum.games.mutation_wars.asks import ASKS, BY_CHANCE, EFFECT
from monstrum.games.mutation_wars.speaking.places import spot_of
from monstrum.games.mutation_wars.state import SPOTS, WarsState
from monstrum.kit.refusing import Turns
from monstrum.kit.wording import Wording

TURNS: Final = Turns(ASKS, ("MW-13.3", "MW-2.8"), BY_CHANCE, ("MW-2.2",))


def mixed_exchange(state: WarsState, path: list[int], wording: Wording) -> Refusal | None:
    """MW-12.1  Three Mutate cards or three Battle cards, never of both."""
    places = [wording.layout.place(action) for action in path]
    cards = [design for block, design in places if block.name == "card"]
    if len(cards) < 2 or ASKS.pending(state).words.get("card") != "exchange":
        return None
    for card in cards[1:]:
        if state.catalog.kind_of[card] != state.catalog.kind_of[cards[0]]:
            named = {"card": state.catalog.ids[card], "last": state.catalog.ids[cards[0]]}
            return Refusal("mixed_exchange", ("MW-12.1",), named)
    return None


def too_many(state: WarsState, path: list[int], allowed: int, wording: Wording) -> Refusal:
    """A card and a spot that is no empty one, where the body alone would do; or simply too much."""
    first, (second, place) = wording.layout.place(path[0])[0], wording.layout.place(path[1])
    if allowed == 1 and first.name == "attach" and second.name == "spot" and not sealed(state):
        return Refusal("spot_filled", ("MW-6.2", "MW-4.2"), {"spot": spot_of(*divmod(place, SPOTS))})
    return Refusal("too_many", ("MW-2.3",), {"number": str(allowed), "said": str(len(path))})


def refused(state: WarsState, seat: int, action: int, wording: Wording) -> Refusal:
    """Why this one action, which is not legal, is not."""
    now = replace(ASKS.now(state), actor=seat)  # in a sealed block everybody is asked for themselves
    if seat == CHANCE:
        return Refusal("not_an_outcome", (BY_CHANCE,))
    block, thing = wording.layout.place(action)
    if block.name == "none":
        return Refusal("must_choose", (now.ask.rule, EFFECT), {"decision": now.name})
    why = (now.ask.refusal(block.name) or block.refused) if block.name in now.ask.answers else None
    return (why(state, now, thing) if why else None) or TURNS.wrong_decision(state)
