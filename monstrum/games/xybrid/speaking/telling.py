"""How the numbers of events are spelled, and how a decision is told that was taken by itself."""

from collections.abc import Callable
from typing import Final

from monstrum.core.contract import Sentence
from monstrum.core.events import Event
from monstrum.games.xybrid.asks import ASKS, SPACE
from monstrum.games.xybrid.content.catalog import SCIENCE_NAMES
from monstrum.games.xybrid.rules import events
from monstrum.games.xybrid.speaking.zone_names import named_place, seat_name
from monstrum.games.xybrid.state import SLOT_NAMES, LabState
from monstrum.kit.story import Sort, Story


def place_of(player: str, where: str) -> Callable[[LabState, int], dict[str, str]]:
    """Whose it was, and which of their zones it was in: a sentence speaks of both."""

    def said(state: LabState, place: int) -> dict[str, str]:
        owner, _, zone = named_place(state, place).rpartition(".")
        return {player: owner, where: zone}

    return said


SEAT: Final = Sort(lambda _, seat: seat_name(seat), "seat")
PART: Final = Sort(lambda state, part: str(state.catalog.ids[part]), "part")
SORTS: Final = {
    "player": SEAT,
    "rival": SEAT,
    "part": PART,
    "other": PART,
    "breakthrough": Sort(lambda state, card: str(state.catalog.breakthrough_ids[card]), "breakthrough"),
    "here": Sort(place_of("player", "here")),
    "there": Sort(place_of("rival", "there")),
    "slot": Sort(lambda _, slot: SLOT_NAMES[slot]),
    "science": Sort(lambda _, science: SCIENCE_NAMES[science]),
    "amount": Sort(lambda _, number: f"{number:+d}", counts=True),
    "number": Sort(lambda _, number: str(number), counts=True),
}


def taken_alone(event: Event, state: LabState) -> Sentence:
    """XY-12.6  A single option was taken without asking; what the log would not explain otherwise is told."""
    params = {"player": seat_name(event.a)}
    code = ASKS.of(event.c).alone
    if not code:
        return Sentence("automatic", params)
    block, thing = SPACE.over(state.catalog).place(event.b)
    name = "rival" if block.name == "player" else "part"
    return Sentence(code, params | {name: str(SORTS[name].said(state, thing))})


STORY: Final = Story(events.LINES, SORTS, taken_alone)
