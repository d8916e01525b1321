"""Spots, bodies and cards in words: `b0.1`, `P1.b0`, `Eye:R b0.1`.

A spot on another creature than the one in question is `P1.b0.1`. So is one for which an equal spot of the
same body stands (MW-2.7): said without the seat, it means the other.
"""

from typing import Final

from monstrum.games.mutation_wars.content.catalog import KIND_NAMES
from monstrum.games.mutation_wars.rules.geometry import stands_for
from monstrum.games.mutation_wars.speaking.decisions import (
    NO_SPOT,
    PLACING,
    Decision,
    empty_spots,
    lowest_empty,
)
from monstrum.games.mutation_wars.state import (
    EDGES,
    MARKS,
    MOST_BODIES,
    SPOTS,
    STRICT_LATTICE,
    WarsState,
    has_variant,
)

ROOT: Final = -1  # where the first body joins: at nothing


def body_text(body: int) -> str:
    return f"b{body}"


def spot_text(spot: int) -> str:
    """A spot as in the rules: body and edge."""
    return f"b{spot // EDGES}.{spot % EDGES}"


def body_of(seat: int, body: int) -> str:
    """With whose it is: for sentences whose reader may be anybody."""
    return f"P{seat}.{body_text(body)}"


def spot_of(seat: int, spot: int) -> str:
    return f"P{seat}.{spot_text(spot)}"


def body_named(state: WarsState, now: Decision, place: int) -> str:
    """`P1.b0`; `b0` alone on the creature that is rearranged."""
    seat, body = divmod(place, MOST_BODIES)
    return body_text(body) if now.name == PLACING and seat == now.creature else body_of(seat, body)


def spot_named(state: WarsState, now: Decision, place: int) -> str:
    seat, spot = divmod(place, SPOTS)
    plain = seat == now.creature and stands_for(state, seat, spot)
    return spot_text(spot) if plain else spot_of(seat, spot)


def card_at_place(state: WarsState, now: Decision, place: int) -> str:
    design, body = divmod(place, MOST_BODIES)
    return f"{state.catalog.ids[design]} {attach_place(state, now, body)}"


def attached_card(state: WarsState, now: Decision, place: int) -> str:
    return state.catalog.ids[place // MOST_BODIES]


def kind_of_card(state: WarsState, now: Decision, design: int) -> str:
    """Section 6: of a protected card others learn the kind, of a card handed on only that it moved."""
    return KIND_NAMES[state.catalog.kind_of[design]]


def split_named(state: WarsState, now: Decision, mutate: int) -> str:
    """MW-11.6  Mutate cards, then Battle cards."""
    left = now.register("cards", 0) - mutate
    return f"{mutate} {left}" if "split" in now.ask.answers and left >= 0 else str(mutate)


def attach_place(state: WarsState, now: Decision, body: int) -> str:
    """MW-4.3  The spot that would be filled; the body alone where there is none, or it is asked later."""
    freed = now.register("freed", NO_SPOT)
    if freed != NO_SPOT and freed // EDGES == body:
        return spot_text(freed)
    if now.actor < 0:
        return body_text(body)
    if has_variant(state, STRICT_LATTICE) and len(empty_spots(state, now.actor, body)) > 1:
        return body_text(body)
    spot = lowest_empty(state, now.actor, body)
    return body_text(body) if spot == NO_SPOT else spot_text(spot)


def part_at(state: WarsState, seat: int, spot: int) -> str:
    """The id of the part on a spot; nothing if there is none."""
    if seat >= state.seats:
        return ""
    held = state.edges[seat * SPOTS + spot]
    return state.catalog.ids[held // MARKS] if held >= 0 else ""
