"""What is used of a pack of Hybrid: profiles, levels of the modes, aptitudes, cards and operations.

The accumulator follows Wounds, places and facings by events alone; at each decision it compares with the
state, so a change that nobody was told of is found, too.
"""

from collections.abc import Sequence
from typing import Any, Final

from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.games.hybrid import events, terms
from monstrum.games.hybrid.catalog import APTITUDES, E_OP, E_TRIGGER, EFFECT_WIDTH, MODES, Catalog
from monstrum.games.hybrid.game import Hybrid, skirmish_state
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SkirmishState
from monstrum.games.hybrid.vocabulary import OPERATIONS
from monstrum.lab.usage import USED, Count, Unsound, Usage

ACTIVATED: Final = "activated"
PLAYED: Final = "played"
NAMES: Final = list(OPERATIONS)
STAYING: Final = (terms.TRIGGERS.index(terms.AURA), terms.TRIGGERS.index(terms.CONTINUOUS))
SPECIAL_WIDTH: Final = 3  # owner, first effect, end
CARD_EVENTS: Final = (  # the second number is the card
    events.LAID,
    events.CARD_TURNED_UP,
    events.RESERVE_PLAYED,
    events.AURA_ACTIVE,
    events.MUTATED,
)


class HybridUsage(Usage):
    """Counts one pack."""

    def __init__(self, game: Hybrid) -> None:
        super().__init__()
        self.game = game
        self.catalog = game.catalog
        self.profile: list[int] = []
        self.mode: list[int] = []
        self.wounds: list[int] = []  # by figure, as the events have it

    def config(self, players: int, root: bytes) -> dict[str, Any]:
        """Every mission in turn."""
        missions = self.catalog.mission_ids
        return {"players": players, "mission": missions[root[1] % len(missions)]}

    def name(self, id: str) -> str:
        return self.game.card_name(id) if id in self.catalog.profile_ids + self.catalog.card_ids else ""

    def goals(self) -> list[Count]:
        found: list[Count] = [(id, ACTIVATED) for id in self.catalog.profile_ids]
        found += [(id, PLAYED) for id in self.catalog.card_ids]
        found += [(level, USED) for level in levels(self.catalog)]
        found += [(name, USED) for name in aptitudes(self.catalog)]
        return found + [(name, USED) for name in sorted(operations(self.catalog))]

    def begin(self, state: State) -> None:
        self.look(skirmish_state(state))

        specials = skirmish_state(state).mission.specials
        for at in range(0, len(specials), SPECIAL_WIDTH):
            self.stay(specials[at + 1], specials[at + 2])

    def look(self, state: SkirmishState) -> None:
        self.profile = list(state.profile)
        self.mode = list(state.mode)
        self.wounds = list(state.wounds)

    def watch(self, events: Sequence[Event], state: State) -> None:
        skirmish = skirmish_state(state)
        self.profile = list(skirmish.profile)
        for event in events:
            self.hear(event)
        for figure in range(FIGURES):
            if skirmish.status[figure] == ON_BOARD and self.wounds[figure] != skirmish.wounds[figure]:
                letter = chr(skirmish.letter[figure])
                told = self.wounds[figure]
                raise Unsound(f"{letter} has {skirmish.wounds[figure]} Wounds, but the events say {told}")
        self.wounds = list(skirmish.wounds)

    def hear(self, event: Event) -> None:
        kind, figure = event.kind, event.a
        if kind == events.REVEALED:
            self.activate(figure)
        elif kind == events.MODE_ANNOUNCED:
            self.mode[figure] = event.b
        elif kind == events.LEVEL_ANNOUNCED:
            self.counts[f"{terms.MODES[self.mode[figure]]} {event.b}", USED] += 1
        elif kind == events.WOUNDED:
            self.wounds[figure] += event.b
        elif kind == events.HEALED:
            self.wounds[figure] -= event.b
        elif kind == events.REVIVED or kind == events.JOINED:
            self.wounds[figure] = 0
        elif kind == events.EFFECT_BEGUN or kind == events.LASTS:
            self.counts[NAMES[event.b], USED] += 1
        elif kind in CARD_EVENTS:
            self.play(event.b)

    def play(self, card: int) -> None:
        """A card, and what it does while it stays: that is asked anew each time, and told by no event."""
        self.counts[self.catalog.card_ids[card], PLAYED] += 1
        first, end = self.catalog.first_effect[2 * card], self.catalog.first_effect[2 * card + 1]
        self.stay(first, end)

    def stay(self, first: int, end: int) -> None:
        rows = self.catalog.effects.rows
        for row in range(first, end):
            at = row * EFFECT_WIDTH
            if rows[at + E_TRIGGER] in STAYING:
                self.counts[NAMES[rows[at + E_OP]], USED] += 1

    def activate(self, figure: int) -> None:
        """His profile, and every aptitude he has."""
        profile = self.profile[figure]
        self.counts[self.catalog.profile_ids[profile], ACTIVATED] += 1
        for place, name in enumerate(terms.APTITUDES):
            if self.catalog.aptitude[profile * APTITUDES + place]:
                self.counts[name, USED] += 1


def levels(catalog: Catalog) -> list[str]:
    """`OC 4`: every level some profile masters without cards."""
    highest = [0] * MODES
    for profile in range(catalog.profiles):
        for mode in range(MODES):
            highest[mode] = max(highest[mode], catalog.value[profile * MODES + mode])
    return [
        f"{mode} {level}"
        for at, mode in enumerate(terms.MODES)
        for level in range(1, min(highest[at], terms.LEVELS) + 1)
    ]


def aptitudes(catalog: Catalog) -> list[str]:
    return [
        name
        for place, name in enumerate(terms.APTITUDES)
        if any(catalog.aptitude[profile * APTITUDES + place] for profile in range(catalog.profiles))
    ]


def operations(catalog: Catalog) -> set[str]:
    """Every operation some card, objective or mission of the pack has."""
    rows = catalog.effects.rows
    return {NAMES[rows[at + E_OP]] for at in range(0, len(rows), EFFECT_WIDTH)}
