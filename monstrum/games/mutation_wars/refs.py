"""The things on the table an option touches, for a client that highlights them.

`card:M09` (in a hand or a discard), `spot:P1.b0.2`, `body:P1.b0`, `seat:P1`, `deck:mutate`, `colour:R`.
"""

from monstrum.games.mutation_wars import actions, kinds
from monstrum.games.mutation_wars.catalog import BT, COLOUR_LETTERS, MU
from monstrum.games.mutation_wars.decisions import REARRANGING, Decision, decision_now, empty_spots
from monstrum.games.mutation_wars.labels import next_to_place
from monstrum.games.mutation_wars.notation import DECK_NAMES
from monstrum.games.mutation_wars.state import (
    EDGES,
    MOST_BODIES,
    STRICT_LATTICE,
    WarsState,
    content,
    has_variant,
)
from monstrum.games.mutation_wars.words import spot_of

BODIES = "deck:bodies"


def refs(state: WarsState, action: int) -> list[str]:
    """Any action of the space, legal or not."""
    catalog = state.catalog
    now = decision_now(state)
    if action == actions.BUY:
        return [BODIES]
    if action < actions.KIND:
        return []
    if action < actions.SEAT:
        return kind_refs(now, action - actions.KIND)
    if action < actions.COLOUR:
        return [f"seat:P{action - actions.SEAT}"]
    if action < actions.BODY:
        return [f"colour:{COLOUR_LETTERS[action - actions.COLOUR]}", BODIES]
    if action < actions.SPOT:
        return body_refs(state, now, *divmod(action - actions.BODY, MOST_BODIES))
    if action < actions.ATTACH:
        return equal_spots(state, actions.seat_of_spot(action), actions.spot_of(action))
    if action < actions.CARD:
        found = [f"card:{catalog.ids[actions.attached_design(action)]}"]
        return found + attach_refs(state, now, actions.attached_body(action))
    if action < actions.first_split(catalog):
        return [f"card:{catalog.ids[actions.card_of(action)]}"]
    return [f"deck:{DECK_NAMES[MU]}", f"deck:{DECK_NAMES[BT]}"]


def spot_ref(seat: int, spot: int) -> str:
    return f"spot:{spot_of(seat, spot)}"


def equal_spots(state: WarsState, seat: int, spot: int) -> list[str]:
    """MW-2.7  The spot, and those of the same body that hold the same: to touch one is to touch the other."""
    if seat >= state.seats or has_variant(state, STRICT_LATTICE):
        return [spot_ref(seat, spot)]
    held = content(state, seat, spot)
    body = range(spot - spot % EDGES, spot - spot % EDGES + EDGES)
    return [spot_ref(seat, other) for other in body if content(state, seat, other) == held]


def kind_refs(now: Decision, kind: int) -> list[str]:
    """MW-15.6  A card of this kind out of the loser's hand."""
    if now.kind == kinds.PICK_BACK:
        return [f"hand:P{now.a}.{DECK_NAMES[kind]}"]
    return [f"deck:{DECK_NAMES[kind]}"]


def body_refs(state: WarsState, now: Decision, seat: int, body: int) -> list[str]:
    found = [f"body:P{seat}.b{body}"]
    if now.kind in REARRANGING and seat == now.a:
        found.append(spot_ref(seat, next_to_place(state, now)))
    return found


def attach_refs(state: WarsState, now: Decision, body: int) -> list[str]:
    """MW-4.3  The empty spots of the body: whichever is touched, it is the body that counts."""
    if now.actor < 0:
        return []
    if now.kind == kinds.REFILL:
        return [spot_ref(now.actor, now.a)]
    empty = empty_spots(state, now.actor, body)
    return [spot_ref(now.actor, spot) for spot in empty] or [f"body:P{now.actor}.b{body}"]
