"""Why a card cannot be attached there, and why no body can be bought."""

from monstrum.core.contract import Refusal
from monstrum.games.mutation_wars.content.catalog import BP
from monstrum.games.mutation_wars.rules.building import price
from monstrum.games.mutation_wars.rules.decks import copies_in_hand, hand_of
from monstrum.games.mutation_wars.rules.geometry import empty_spot
from monstrum.games.mutation_wars.speaking.decisions import NO_SPOT, Decision
from monstrum.games.mutation_wars.speaking.places import body_of, spot_of
from monstrum.games.mutation_wars.state import EDGES, MOST_BODIES, WarsState


def attach_refused(state: WarsState, now: Decision, place: int) -> Refusal:
    design, body = divmod(place, MOST_BODIES)
    card = {"card": state.catalog.ids[design]}
    if not copies_in_hand(state, now.actor, design):
        return Refusal("not_in_hand", ("MW-6.2",), card)
    freed = now.register("freed", NO_SPOT)
    if freed != NO_SPOT:
        if freed // EDGES != body:
            return Refusal("other_spot", ("MW-7.4",), {"spot": spot_of(now.actor, freed)})
        return Refusal("just_returned", ("MW-7.4",), card)
    if body >= state.bodies[now.actor]:
        return Refusal("no_such_body", ("MW-4.1",), {"body": body_of(now.actor, body)})
    return Refusal("body_full", ("MW-6.2", "MW-4.2"), {"body": body_of(now.actor, body)})


def buy_refused(state: WarsState, now: Decision, _: int) -> Refusal:
    """MW-6.3  (a) to (d), in this order."""
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
