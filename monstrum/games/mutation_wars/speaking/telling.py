"""How the numbers of events are spelled, and what else their sentences depend on."""

from typing import Final

from monstrum.core.contract import Sentence
from monstrum.core.events import Event
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS, KIND_NAMES
from monstrum.games.mutation_wars.positions.notation import seat_names
from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.speaking.places import ROOT, body_text, spot_text
from monstrum.games.mutation_wars.speaking.refs import body_ref, spot_ref
from monstrum.games.mutation_wars.state import PHASE_NAMES, WarsState
from monstrum.kit.story import Sort, Story

SEAT: Final = Sort(lambda _, seat: f"P{seat}", "seat")
SORTS: Final = {
    "player": SEAT,
    "rival": SEAT,
    "players": Sort(lambda _, mask: " ".join(seat_names(mask))),
    "card": Sort(lambda state, design: str(state.catalog.ids[design]), "card"),
    "spot": Sort(lambda _, at: spot_text(at), lambda _, at, seat: "" if at == ROOT else spot_ref(seat, at)),
    "body": Sort(lambda _, body: body_text(body), lambda _, body, seat: body_ref(seat, body)),
    "colour": Sort(lambda _, colour: COLOUR_LETTERS[colour], "colour"),
    "kind": Sort(lambda _, kind: KIND_NAMES[kind]),
    "deck": Sort(lambda _, kind: [*KIND_NAMES, "bodies"][kind]),
    "phase": Sort(lambda _, phase: PHASE_NAMES[phase]),
    "number": Sort(lambda _, number: str(number), counts=True),
}


def taken_alone(event: Event, state: WarsState) -> Sentence:
    """A single option was taken without asking: the log tells what came of it. Who passes because there is
    nothing else is told why."""
    return Sentence(ASKS.of(event.c).alone or "automatic", {"player": f"P{event.a}"})


WHY_LOST: Final = ("", "_attack", "_defence", "_unlit")  # by the numbers of the rules
STORY: Final = Story(
    events.LINES,
    SORTS,
    taken_alone,
    varied={
        events.PASSED: lambda event: ASKS.of(event.b).passed.removeprefix("passed"),
        events.PART_LOST: lambda event: WHY_LOST[event.d],
        events.BODY_JOINED: lambda event: "_root" if event.d == ROOT else "",
        events.PART_PLACED: lambda event: "automatic" if event.c == event.d else "",  # it stays where it is
        events.BODY_REPLACED: lambda event: "_same" if event.c == event.d else "",
    },
)
