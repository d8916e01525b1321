"""Why a card cannot be attached there, and why no body can be bought."""

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars import kinds
from monstrum.games.mutation_wars.catalog import BP
from monstrum.games.mutation_wars.decisions import ATTACHING, Decision
from monstrum.games.mutation_wars.rules.building import price
from monstrum.games.mutation_wars.rules.decks import copies_in_hand, hand_of
from monstrum.games.mutation_wars.rules.geometry import empty_spot
from monstrum.games.mutation_wars.state import EDGES, WarsState
from monstrum.games.mutation_wars.words import body_of, spot_of


def attach_refused(state: WarsState, now: Decision, design: int, body: int) -> Refusal | None:
    if now.kind not in ATTACHING:
        return None
    card = {"card": state.catalog.ids[design]}
    if not copies_in_hand(state, now.actor, design):
        return Refusal("not_in_hand", ("MW-6.2",), card)
    if now.kind == kinds.REFILL:
        if now.a // EDGES != body:
            return Refusal("other_spot", ("MW-7.4",), {"spot": spot_of(now.actor, now.a)})
        return Refusal("just_returned", ("MW-7.4",), card)
    if body >= state.bodies[now.actor]:
        return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(now.actor, body)})
    return Refusal("body_full", ("MW-6.2", "MW-4.2"), {"body": body_of(now.actor, body)})


def buy_refused(state: WarsState, now: Decision) -> Refusal | None:
    """MW-6.3  (a) to (d), in this order."""
    if now.kind not in (kinds.BUILD_ACTION, kinds.BUILD_OR_MUTATE_ACTION):
        return None
    seat = now.actor
    for body in range(state.bodies[seat]):
        if empty_spot(state, seat, body) >= 0:
            spot = spot_of(seat, empty_spot(state, seat, body))
            return Refusal("empty_spot", ("MW-6.3", "MW-6.4"), {"spot": spot})
    if state.bodies[seat] >= state.target:
        return Refusal("bodies_enough", ("MW-6.3", "MW-4.7"), {"number": str(state.target)})
    if state.pile_size == 0:
        return Refusal("no_bodies_left", ("MW-6.3", "MW-14.4"))
    cost, held = price(state, seat), hand_of(state, seat, BP)
    if held < cost:
        return Refusal("cannot_pay", ("MW-6.3", "MW-6.5"), {"price": str(cost), "number": str(held)})
    return Refusal("no_room", ("MW-15.5",))
