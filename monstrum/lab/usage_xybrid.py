"""What is used of an XYbrid pack: parts, cores, breakthroughs, and every operation some card has.

The accumulator follows the parts by events alone, because a scoring and the refresh after it can fall into
one answer; at each decision it compares with the state, so a move that nobody was told of is found, too.
"""

from collections.abc import Sequence
from typing import Final

from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.games.xybrid.content import catalog
from monstrum.games.xybrid.content.catalog import CORE
from monstrum.games.xybrid.effects import opcodes
from monstrum.games.xybrid.effects.operations import NAMES, OPERATIONS
from monstrum.games.xybrid.game import XYbrid, lab_state
from monstrum.games.xybrid.rules import events
from monstrum.games.xybrid.state import HAND, LAB, MONSTER, PILE, LabState
from monstrum.lab.usage import USED, Count, Unsound, Usage

AWAY: Final = "away"  # deck, piles, core pile: nobody is told where exactly
IN_LAB: Final = "lab"
IN_HAND: Final = "hand"
ON_MONSTER: Final = "monster"

TELLS: Final = {  # the operations that one event gives away
    events.DESTROYED: "DESTROY",
    events.TAKEN: "TAKE",
    events.SENT_TO_LAB: "TOLAB",
    events.BOOSTED: "BOOST",
    events.SCIENCE_ADDED: "ADDSCI",
    events.SHIELDED: "SHIELD",
    events.JAMMED: "JAM",
    events.COPIED: "COPY",
    events.PEEKED: "PEEK",
    events.SPIED: "SPY",
}
MOVES: Final = {events.DESTROYED: AWAY, events.SENT_TO_LAB: IN_LAB}  # the part is the first number
DEPLOYMENTS: Final = (events.DEPLOYMENT_STARTED, events.GRIDLOCKED, events.CAP_REACHED)


class XYbridUsage(Usage):
    """Counts one pack."""

    def __init__(self, game: XYbrid) -> None:
        super().__init__()
        self.game = game
        self.catalog = game.catalog
        self.where: list[str] = []  # by part
        self.deploying = False
        self.draws = 0  # in this turn
        self.before: Event | None = None

    def name(self, id: str) -> str:
        return "" if id in OPERATIONS else self.game.card_name(id)

    def goals(self) -> list[Count]:
        found: list[Count] = []
        for part, id in enumerate(self.catalog.ids):
            core = self.catalog.type_of[part] == CORE
            found += [(id, what) for what in (("chosen",) if core else ("drawn", "attached", "deployed"))]
            mask = self.catalog.triggers_of[part]
            found += [(id, name) for at, name in enumerate(catalog.TRIGGER_NAMES) if (mask >> at) & 1]
        for id in self.catalog.breakthrough_ids:
            found += [(id, "revealed"), (id, "activated")]
        return found + [(name, USED) for name in self.operations()]

    def operations(self) -> list[str]:
        """Those some card of the pack has."""
        code = self.catalog.code
        codes = {int(code[at]) for at in range(0, len(code), opcodes.WIDTH)}
        for part in range(len(self.catalog.ids)):
            codes.update(self.statics(part))
        return sorted(NAMES[code] for code in codes if code in NAMES)

    def statics(self, part: int) -> list[int]:
        """The STATIC operations of a part."""
        start, end = self.catalog.static_start[part], self.catalog.static_start[part + 1]
        return [int(self.catalog.statics[at]) for at in range(start, end, opcodes.WIDTH)]

    def begin(self, state: State) -> None:
        self.where = places(lab_state(state))
        self.deploying = False
        self.draws = 0
        self.before = None

    def watch(self, events: Sequence[Event], state: State) -> None:
        for event in events:
            self.hear(event)
            self.before = event
        for part, place in enumerate(places(lab_state(state))):
            if place != self.where[part]:
                told = (
                    f"{self.catalog.ids[part]} is in place '{place}', but the events say '{self.where[part]}'"
                )
                raise Unsound(told)

    def hear(self, event: Event) -> None:
        kind, a, b = event.kind, event.a, event.b
        if kind in TELLS:
            self.counts[TELLS[kind], USED] += 1
        if kind in MOVES:
            self.where[a] = MOVES[kind]
        elif kind == events.TURN_STARTED:
            self.draws = 0
        elif kind == events.DRAWN:
            self.hear_draw(b)
        elif kind == events.TAKEN:
            self.where[b] = IN_HAND
        elif kind == events.CORE_TAKEN:
            self.where[b] = ON_MONSTER
            self.count(b, "chosen")
        elif kind == events.ATTACHED:
            if self.deploying or self.where[b] != IN_HAND:  # else it is the BUILD step
                self.counts["ATTACH", USED] += 1
            self.put_on(b)
        elif kind == events.SWAPPED:
            self.hear_swap(a, b)
        elif kind == events.RESTOCKED:
            restocking = self.before is not None and self.before.kind == events.RESTOCKED
            if not restocking and IN_LAB in self.where:  # an empty lab is restocked by itself
                self.counts["STOCK", USED] += 1
            self.where[a] = IN_LAB
        elif kind in DEPLOYMENTS:
            self.deploying = True
            self.count_attached("deployed")
        elif kind == events.MONSTER_SCORED and a == 0:  # all score from the same position
            self.hear_scoring()
        elif kind == events.REFRESHED:
            self.where = [AWAY] * len(self.where)
            self.deploying = False
        else:
            self.hear_card(event)

    def hear_card(self, event: Event) -> None:
        """A card did something, or somebody's infamy changed."""
        if event.kind == events.ACTIVATED:
            self.count(event.b, "DEPLOY")
        elif event.kind == events.MISSION_ACTIVATED:
            self.count(event.b, "MISSION")
        elif event.kind == events.REVEALED:
            self.counts[self.catalog.breakthrough_ids[event.b], "revealed"] += 1
        elif event.kind == events.BREAKTHROUGH_ACTIVATED:
            self.counts[self.catalog.breakthrough_ids[event.b], "activated"] += 1
        elif event.kind == events.LOST:
            self.counts["LOSE", USED] += 1
        elif event.kind == events.GAINED:
            before = self.before
            stolen = before is not None and before.kind == events.LOST and before.a != event.a
            self.counts["STEAL" if stolen else "GAIN", USED] += 1
            self.counts["LOSE", USED] -= int(stolen)

    def hear_draw(self, part: int) -> None:
        """The DRAW step draws one part; whatever else is drawn in a turn is drawn by effects."""
        self.draws += 1
        if self.deploying or self.draws > 1:
            self.counts["DRAW", USED] += 1
        self.where[part] = IN_HAND
        self.count(part, "drawn")
        if (self.catalog.triggers_of[part] >> catalog.DRAW) & 1:
            self.count(part, "DRAW")

    def hear_swap(self, one: int, other: int) -> None:
        if self.deploying or {self.where[one], self.where[other]} != {IN_HAND, ON_MONSTER}:
            self.counts["SWAP", USED] += 1
        self.where[one], self.where[other] = self.where[other], self.where[one]
        if self.where[one] != self.where[other]:
            for part in (one, other):
                if self.where[part] == ON_MONSTER:
                    self.put_on(part)

    def put_on(self, part: int) -> None:
        self.where[part] = ON_MONSTER
        self.count(part, "attached")

    def hear_scoring(self) -> None:
        self.count_attached("STATIC")
        for part, place in enumerate(self.where):
            if place == ON_MONSTER:
                for code in self.statics(part):
                    self.counts[NAMES[code], USED] += 1

    def count_attached(self, what: str) -> None:
        for part, place in enumerate(self.where):
            if place == ON_MONSTER:
                self.count(part, what)

    def count(self, part: int, what: str) -> None:
        self.counts[self.catalog.ids[part], what] += 1


def places(state: LabState) -> list[str]:
    """Where each part is, as far as events tell."""
    return [place_of(place) for place in state.place]


def place_of(place: int) -> str:
    if place == LAB:
        return IN_LAB
    if HAND <= place < PILE:
        return IN_HAND
    return ON_MONSTER if MONSTER <= place < HAND else AWAY
