"""XY-13.1  Seats, places and needs in the spelling of views, words and refusals: `P1`, `P1.hand`, `arm`."""

from monstrum.games.xybrid.content.catalog import ARM, HEAD, LEGS, TYPE_NAMES
from monstrum.games.xybrid.rules.zones import open_slots
from monstrum.games.xybrid.state import CORE_PILE, DECK, HAND, LAB, MONSTER, OUT, PILE, LabState


def seat_name(seat: int) -> str:
    return f"P{seat}"


def place_name(state: LabState, part: int) -> str:
    """Where a part is. That one is in the deck everybody can tell: all other zones are open."""
    return named_place(state, state.place[part])


def named_place(state: LabState, place: int) -> str:
    for first, name in ((PILE, "pile"), (HAND, "hand"), (MONSTER, "monster")):
        if first <= place < first + state.seats:
            return f"{seat_name(place - first)}.{name}"
    return {LAB: "lab", CORE_PILE: "core_pile", DECK: "deck", OUT: "out"}[place]


def needs(state: LabState, seat: int) -> list[str]:
    """XY-4.2  The types the monster needs."""
    return [TYPE_NAMES[kind] for kind in (HEAD, ARM, LEGS) if open_slots(state, seat, kind)]
