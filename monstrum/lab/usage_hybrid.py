"""What is used of a pack of Hybrid: profiles, levels of the modes, aptitudes, cards and operations.

The accumulator follows Wounds, places and facings by events alone; at each decision it compares with the
state, so a change that nobody was told of is found, too.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.core.contract import Game
from monstrum.core.engine import decision, sealed
from monstrum.core.events import Event
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import (
    APTITUDES,
    DC,
    E_OP,
    E_TRIGGER,
    EFFECT_WIDTH,
    MODES,
    OC,
    Catalog,
)
from monstrum.games.hybrid.effects.opcodes import ATTACK
from monstrum.games.hybrid.effects.operations import OPERATIONS
from monstrum.games.hybrid.game import Hybrid, skirmish_state
from monstrum.games.hybrid.rules import actions, events
from monstrum.games.hybrid.rules.figures import engaged
from monstrum.games.hybrid.rules.rolls import DIE_AT, PERFECT
from monstrum.games.hybrid.rules.success import MODIFIER_NAMES
from monstrum.games.hybrid.state import FIGURES, ON_BOARD, SkirmishState
from monstrum.games.hybrid.thinking.outlooks import likings
from monstrum.lab.melee import melee
from monstrum.lab.one_game import bot_seed
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

BY_EVENT: Final = {  # aptitudes whose use is told
    events.COMBINED: "combined_attack",
    events.PIERCING: "armour_piercing_shot",
    events.SACRIFICED: "sacrifice",
    events.INFILTRATES: "infiltration",
    events.AURA_ACTIVE: "aura",
    events.MUTATED: "mutation",
    events.PUSHED: "brutish_strength",
}
BY_MODIFIER: Final = (  # in a Success Level
    "conviction", "frenzy", "prestige", "felon", "dorsal_protection", "velocity",
)  # fmt: skip
ALWAYS: Final = ("puny", "titan", "eye_of_the_lynx")  # whenever such a warrior is activated
EVEN_HANDED: Final = ("FORCE", "DEPLOY", "MODE", "LEVEL", "BID")
"""Decisions in which nothing is an answer like any other; elsewhere doing nothing teaches nothing."""
HASTE: Final = 8  # of so many games two begin at their beginning, one of them with a will


class HybridUsage(Usage):
    """Counts one pack."""

    def __init__(self, game: Hybrid) -> None:
        super().__init__()
        self.game = game
        self.catalog = game.catalog
        self.profile: list[int] = []
        self.mode: list[int] = []
        self.wounds: list[int] = []  # by figure, as the events have it
        self.returned: set[int] = set()
        self.eager = False

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

    def start(self, game: Game, config: Mapping[str, Any], root: bytes) -> State:
        """Warriors who wander about hardly ever meet, and a deck has many cards: most games begin where they
        have met, with cards in hand."""
        self.eager = root[2] % 2 == 1
        if root[2] % HASTE < 2:
            return game.start(config, root)
        mission = self.catalog.missions[self.catalog.mission_ids.index(config["mission"])]
        return game.arrange(melee(self.catalog, mission, Quick(bot_seed(root, 1))), config, root)

    def choose(self, state: State, seat: int, options: Sequence[int], rng: Quick) -> int:
        """At random; cards are laid for their effect and else kept, and who is eager goes where he can do
        something."""
        name = decision(state)
        active = [option for option in options if option not in (actions.NONE, actions.NO)]
        if active and len(active) < len(options) and name not in EVEN_HANDED and rng.below(4):
            options = active
            effects = [option for option in options if is_laid(option) and (option - actions.LAY) & 2]
            if is_laid(options[-1]) and not effects and rng.below(4):
                return actions.NONE
            answers = [option for option in effects if self.fights(option)]
            return one_of(answers or effects or guarded(skirmish_state(state), options) or options, rng)
        if name == "MODE" and (mode := self.mode_wanted(skirmish_state(state), rng)) in options:
            return mode
        if name == "MOVE" and actions.STOP in options and rng.below(4) == 0:
            return actions.STOP
        if name == "BID" and rng.below(4):
            return actions.NONE
        if self.eager and not sealed(state) and rng.below(4):
            liked = likings(skirmish_state(state).clone(), seat, list(options))
            best = max(liked)
            return one_of([option for at, option in enumerate(options) if liked[at] == best], rng)
        return one_of(options, rng)

    def fights(self, option: int) -> bool:
        """Whether the card laid makes an attack: hardly anybody gets as far as a parry with it."""
        card = (option - actions.LAY) // 4
        rows = self.catalog.effects.rows
        first, end = self.catalog.first_effect[2 * card], self.catalog.first_effect[2 * card + 1]
        return any(rows[row * EFFECT_WIDTH + E_OP] == ATTACK for row in range(first, end))

    def mode_wanted(self, state: SkirmishState, rng: Quick) -> int:
        """Those who touch an enemy strike or parry, more often than chance would have it."""
        state.load()
        if state.status[state.a] != ON_BOARD or not engaged(state, state.a) or rng.below(4) == 0:
            return actions.NONE
        return actions.MODE + (OC if rng.below(2) else DC)

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
        self.returned.clear()
        for event in events:
            self.hear(event)
        for figure in self.returned:  # with as many Wounds as the card says
            self.wounds[figure] = skirmish.wounds[figure]
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
        elif kind == events.SL_LINE:
            if event.c and MODIFIER_NAMES[event.b] in BY_MODIFIER:
                self.counts[MODIFIER_NAMES[event.b], USED] += 1
        elif kind == events.ROLLED:
            if event.c > 1 and event.d % DIE_AT == PERFECT and self.has(figure, "duellist"):
                self.counts["duellist", USED] += 1
        elif kind == events.LEVEL_ANNOUNCED:
            self.counts[f"{terms.MODES[self.mode[figure]]} {event.b}", USED] += 1
        elif kind == events.WOUNDED:
            self.wounds[figure] += event.b
        elif kind == events.HEALED:
            self.wounds[figure] -= event.b
        elif kind == events.JOINED:
            self.wounds[figure] = 0
        elif kind == events.REVIVED:
            self.returned.add(figure)
        elif kind == events.EFFECT_BEGUN or kind == events.LASTS:
            self.counts[NAMES[event.b], USED] += 1
        if kind in CARD_EVENTS:
            self.play(event.b)
        if kind in BY_EVENT:
            self.counts[BY_EVENT[kind], USED] += 1

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
        """His profile, and the aptitudes that go without saying."""
        self.counts[self.catalog.profile_ids[self.profile[figure]], ACTIVATED] += 1
        for name in ALWAYS:
            if self.has(figure, name):
                self.counts[name, USED] += 1

    def has(self, figure: int, name: str) -> bool:
        """By his Profile card."""
        at = self.profile[figure] * APTITUDES + terms.APTITUDES.index(name)
        return self.catalog.aptitude[at] > 0


def is_laid(option: int) -> bool:
    """Whether this lays an Action card."""
    return actions.LAY <= option < actions.SQUARE


def guarded(state: SkirmishState, options: Sequence[int]) -> list[int]:
    """Of several enemies those who parry: a blow that lands teaches less."""
    figures = [option for option in options if actions.FIGURE <= option < actions.FIGURE + FIGURES]
    return [option for option in figures if state.parry_level[option - actions.FIGURE]]


def one_of(options: Sequence[int], rng: Quick) -> int:
    return options[rng.below(len(options))]


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
