"""The things on the table an option touches, for a client that highlights them.

`card:M09` (in a hand or a discard), `spot:P1.b0.2`, `body:P1.b0`, `seat:P1`, `deck:mutate`, `colour:R`.
"""

from monstrum.games.mutation_wars.content.catalog import BT, COLOUR_LETTERS, DECK_NAMES, MU
from monstrum.games.mutation_wars.speaking.decisions import NO_SPOT, Decision, empty_spots, next_to_place
from monstrum.games.mutation_wars.speaking.places import spot_of
from monstrum.games.mutation_wars.state import (
    EDGES,
    MOST_BODIES,
    SPOTS,
    STRICT_LATTICE,
    WarsState,
    content,
    has_variant,
)

BODIES = "deck:bodies"


def spot_ref(seat: int, spot: int) -> str:
    return f"spot:{spot_of(seat, spot)}"


def body_ref(seat: int, body: int) -> str:
    return f"body:P{seat}.b{body}"


def body_pile(state: WarsState, now: Decision, _: int) -> list[str]:
    return [BODIES]


def colour_refs(state: WarsState, now: Decision, colour: int) -> list[str]:
    return [f"colour:{COLOUR_LETTERS[colour]}", BODIES]


def deck_refs(state: WarsState, now: Decision, kind: int) -> list[str]:
    return [f"deck:{DECK_NAMES[kind]}"]


def spoils_decks(state: WarsState, now: Decision) -> list[str]:
    return [f"deck:{DECK_NAMES[MU]}", f"deck:{DECK_NAMES[BT]}"]


def spoils_refs(state: WarsState, now: Decision, _: int) -> list[str]:
    return spoils_decks(state, now)


def hand_refs(state: WarsState, now: Decision, kind: int) -> list[str]:
    """MW-15.6  A card of this kind out of the loser's hand."""
    return [f"hand:P{now.register('loser')}.{DECK_NAMES[kind]}"]


def body_refs(state: WarsState, now: Decision, place: int) -> list[str]:
    return [body_ref(*divmod(place, MOST_BODIES))]


def body_and_part(state: WarsState, now: Decision, place: int) -> list[str]:
    """REARRANGE: the body, and the part it is asked for."""
    found = body_refs(state, now, place)
    return [*found, *part_to_place(state, now)] if place // MOST_BODIES == now.creature else found


def part_to_place(state: WarsState, now: Decision) -> list[str]:
    """REARRANGE: the part a body is asked for."""
    return [spot_ref(now.creature, next_to_place(state, now))]


def equal_spots(state: WarsState, now: Decision, place: int) -> list[str]:
    """MW-2.7  The spot, and those of the same body that hold the same: to touch one is to touch the other."""
    seat, spot = divmod(place, SPOTS)
    if seat >= state.seats or has_variant(state, STRICT_LATTICE):
        return [spot_ref(seat, spot)]
    held = content(state, seat, spot)
    body = range(spot - spot % EDGES, spot - spot % EDGES + EDGES)
    return [spot_ref(seat, other) for other in body if content(state, seat, other) == held]


def attach_refs(state: WarsState, now: Decision, place: int) -> list[str]:
    """MW-4.3  The card and the empty spots of the body: whichever is touched, it is the body that counts."""
    design, body = divmod(place, MOST_BODIES)
    card = f"card:{state.catalog.ids[design]}"
    if now.actor < 0:
        return [card]
    freed = now.register("freed", NO_SPOT)
    empty = empty_spots(state, now.actor, body) if freed == NO_SPOT else [freed]
    return [card, *([spot_ref(now.actor, spot) for spot in empty] or [body_ref(now.actor, body)])]
