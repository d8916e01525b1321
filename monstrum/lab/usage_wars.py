"""What is used of a pack of Mutation Wars: parts, Mutate and Battle cards, and every operation some card has.

The accumulator follows creatures and the sizes of hands by events alone; at each decision it compares with
the state, so a change that nobody was told of is found, too.
"""

from collections.abc import Sequence
from typing import Final

from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.games.mutation_wars.content.catalog import BP, BT, KINDS, MU, PARTS
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.effects.operations import OPERATIONS
from monstrum.games.mutation_wars.game import MutationWars, wars_state
from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.speaking.places import spot_text
from monstrum.games.mutation_wars.state import (
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    REVERSED,
    SPOTS,
    UP,
    WarsState,
)
from monstrum.lab.usage import USED, Count, Unsound, Usage

PLAYED: Final = "played"
LEAVES_HAND: Final = {  # kind of the card that leaves the hand of the first seat
    events.ATTACHED: BP,
    events.PAID: BP,
    events.DISCARDED: BP,
    events.PLAYED: MU,
    events.BATTLE_CARD: BT,
}
MOVES_ON: Final = {events.STOLEN: (1, 0), events.HANDED_ON: (0, 1)}  # from which seat to which
LOSES_PART: Final = (events.PART_LOST, events.PART_RETURNED, events.TAIL_LOST)
MARKED: Final = {  # what an event does to the marks of the part on a spot
    events.FLIPPED: FLIPPED,
    events.TURNED_UP: -FLIPPED,
    events.TAIL_REVERSED: REVERSED,
    events.TAIL_RESET: -REVERSED,
}


class WarsUsage(Usage):
    """Counts one pack."""

    def __init__(self, game: MutationWars) -> None:
        super().__init__()
        self.game = game
        self.catalog = game.catalog
        self.edges: list[int] = []  # by seat and spot, as the events have it
        self.held: list[int] = []  # by seat and kind
        self.lifted: dict[int, list[int]] = {}  # per seat: parts in the air while a creature is rebuilt
        self.fallen = False  # bodies fell off: their numbers changed, and the state is asked

    def name(self, id: str) -> str:
        return "" if id in OPERATIONS else self.game.card_name(id)

    def goals(self) -> list[Count]:
        found: list[Count] = []
        for design, id in enumerate(self.catalog.ids):
            if self.catalog.copies[design]:
                found.append((id, "attached" if design < PARTS else PLAYED))
        used = {name for design in range(PARTS, self.catalog.designs) for name in self.operations(design)}
        return found + [(name, USED) for name in sorted(used)]

    def operations(self, design: int) -> list[str]:
        """What a Mutate or Battle card does."""
        code, row = self.catalog.code, self.catalog.entry[design]
        found = []
        while code[row] != opcodes.END:
            found.append(self.catalog.operations[code[row]].name)
            row += opcodes.WIDTH
        return found

    def begin(self, state: State) -> None:
        self.look(wars_state(state))

    def look(self, state: WarsState) -> None:
        self.edges = list(state.edges)
        self.held = list(state.held)
        self.lifted = {}
        self.fallen = False

    def watch(self, events: Sequence[Event], state: State) -> None:
        for event in events:
            self.hear(event)
        wars = wars_state(state)
        if self.fallen:
            self.edges = list(wars.edges)
            self.fallen = False
        for place, (told, there) in enumerate(zip(self.edges, wars.edges, strict=True)):
            if told != there:
                seat, spot = divmod(place, SPOTS)
                where = f"P{seat}.{spot_text(spot)}"
                raise Unsound(f"{where} holds {there}, but the events say {told}")
        if self.held != list(wars.held):
            raise Unsound(f"the hands hold {list(wars.held)} by kind, but the events say {self.held}")

    def hear(self, event: Event) -> None:
        self.hear_cards(event)
        kind, seat = event.kind, event.a
        if kind == events.BODY_JOINED:
            self.join(seat, event.b, event.d)
        elif kind == events.ATTACHED:
            self.put(seat, event.c, event.b * MARKS)
        elif kind == events.PART_DISPLACED:
            self.put(seat, event.d, self.take(seat, event.c))
        elif kind in LOSES_PART:
            self.take(seat, event.b)
        elif kind in MARKED:
            self.edges[seat * SPOTS + event.b] += MARKED[kind]
        elif kind == events.PARTS_SWAPPED:
            self.swap(seat * SPOTS + event.b, event.c * SPOTS + event.d)
        elif kind == events.REARRANGED:
            self.lift(seat)
        elif kind == events.PART_PLACED:
            self.edges[seat * SPOTS + event.d] = self.lifted[seat][event.c]
        elif kind == events.FELL_OFF:
            self.fallen = True

    def hear_cards(self, event: Event) -> None:
        """What goes into hands and out of them, and what was used."""
        kind, seat, design = event.kind, event.a, event.b
        if kind == events.CARD_DRAWN:
            self.held[seat * KINDS + design] += 1
        elif kind in LEAVES_HAND:
            self.held[seat * KINDS + LEAVES_HAND[kind]] -= 1
            self.use(kind, design)
        elif kind == events.GAVE:
            self.held[seat * KINDS + self.catalog.kind_of[design]] -= 1
        elif kind in MOVES_ON:
            seats = (event.a, event.b)
            giver, taker = MOVES_ON[kind]
            self.held[seats[giver] * KINDS + event.c] -= 1
            self.held[seats[taker] * KINDS + event.c] += 1
        elif kind == events.TOOK_DISCARD:
            self.held[seat * KINDS + self.catalog.kind_of[design]] += 1
        elif kind == events.PART_RETURNED:
            self.held[seat * KINDS + BP] += 1

    def use(self, kind: int, design: int) -> None:
        if kind == events.ATTACHED:
            self.counts[self.catalog.ids[design], "attached"] += 1
        elif kind in (events.PLAYED, events.BATTLE_CARD):
            self.counts[self.catalog.ids[design], PLAYED] += 1
            for name in self.operations(design):
                self.counts[name, USED] += 1

    # Creatures, as the events have them -----------------------------------------------------------

    def join(self, seat: int, body: int, spot: int) -> None:
        """The part at the joint moves in an event of its own, so it is kept until then."""
        first = seat * SPOTS + body * EDGES
        self.edges[first : first + EDGES] = [EMPTY] * EDGES
        if body > 0:
            self.lifted.setdefault(seat, [EMPTY] * SPOTS)[spot] = self.edges[seat * SPOTS + spot]
            self.edges[first] = UP
            self.edges[seat * SPOTS + spot] = UP - body

    def put(self, seat: int, spot: int, part: int) -> None:
        self.edges[seat * SPOTS + spot] = part

    def take(self, seat: int, spot: int) -> int:
        """The part there; at a joint the one that was there before."""
        place = seat * SPOTS + spot
        if self.edges[place] < EMPTY:
            return self.lifted[seat][spot]
        part, self.edges[place] = self.edges[place], EMPTY
        return part

    def swap(self, one: int, other: int) -> None:
        self.edges[one], self.edges[other] = self.edges[other], self.edges[one]

    def lift(self, seat: int) -> None:
        """All parts of a creature are in the air before they are placed anew."""
        first = seat * SPOTS
        self.lifted[seat] = self.edges[first : first + SPOTS]
        for place in range(first, first + SPOTS):
            if self.edges[place] >= 0:
                self.edges[place] = EMPTY
