"""A state from a position in text: everything can be set, what is left out gets defaults.

| Left out | Default |
|---|---|
| `players` | 2 |
| `round`, `cycle`, `first` | 1, 1, P0 |
| a seat's line | a core nobody names, lowest id first; empty hand and pile, no breakthroughs, 0 infamy |
| `core_pile` | the cores nobody has |
| `deck` | all other parts, shuffled by the seed; `…` at its end puts them there, below the parts listed |
| `lab` | from the top of the deck, as many as the lab size |
| `turn`, `step`, `stack` | the first player at the start of a turn |
"""

from collections.abc import Mapping
from typing import Any

from monstrum.content.facts import REST
from monstrum.core.chance import Script
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.content.catalog import ARM, AUX, CORE, SCIENCE_NAMES, Catalog
from monstrum.games.xybrid.positions.first import empty_state
from monstrum.games.xybrid.positions.given import LabGiven
from monstrum.games.xybrid.positions.notation import MARKS, SeatText
from monstrum.games.xybrid.positions.pending import read_deck_log, read_pending
from monstrum.games.xybrid.positions.playable import check_playable
from monstrum.games.xybrid.rules.zones import free_slot, is_open, link, unlink
from monstrum.games.xybrid.state import (
    BOX,
    CARD,
    CARDS,
    CORE_PILE,
    DECK,
    GONE,
    HAND,
    LAB,
    LEFT,
    MONSTER,
    NO_SLOT,
    OUT,
    PILE,
    RIGHT,
    ROUNDS,
    SHOWN,
    LabState,
    members,
)


def arrange(
    table: Mapping[str, Any],
    catalog: Catalog,
    players: int | None = None,
    seed: int | str | bytes = 0,
    script: Script | None = None,
) -> LabState:
    """The state a position describes, settled."""
    given = LabGiven(table, catalog, players)
    state = empty_state(given.seats, catalog, given.chance(seed))
    state.chance.script = script
    lines = [given.seat_line(seat) for seat in range(given.seats)]
    read_numbers(state, given, lines)
    Layout(state, given, lines).lay_all()
    lay_breakthroughs(state, given, lines)
    put_modifiers(state, given)
    read_deck_log(state, given)
    read_pending(state, given)
    check_playable(state)
    settle(state)
    return state


def read_numbers(state: LabState, given: LabGiven, lines: list[SeatText | None]) -> None:
    state.round = given.number("round", 1, 0, ROUNDS)
    state.cycle = given.number("cycle", 1 if given.step != "cores" else 0, 0, 1000)
    state.first_seat = given.seat("first")
    state.drew = int(given.flag("drew"))
    state.triggered = given.number("triggered", 0, 0, 1000)
    for seat, line in enumerate(lines):
        if line and line.infamy is not None:
            state.own_infamy()[seat] = line.infamy
    for name, value in given.inner("spied").items():
        for other in given.as_list(f"spied.{name}", value):
            state.own_spied()[given.as_seat("spied", name)] |= 1 << given.as_seat(f"spied.{name}", other)
    for name in given.names("seen"):
        breakthrough = given.breakthrough(name, "seen")
        for seat in range(state.seats if breakthrough < CARDS else 0):
            state.own_spied()[seat] |= 1 << CARD + breakthrough


class Layout:
    """Lays every part somewhere, once."""

    def __init__(self, state: LabState, given: LabGiven, lines: list[SeatText | None]) -> None:
        self.state = state
        self.given = given
        self.lines = lines
        self.kinds = state.catalog.type_of
        self.left = list(range(state.catalog.parts))  # parts no key has named yet

    def lay_all(self) -> None:
        for seat, line in enumerate(self.lines):
            if line:
                self.lay_monster(seat, line)
                self.lay_named(line.hand or [], HAND + seat, f"P{seat}")
                self.lay_named(line.pile or [], PILE + seat, f"P{seat}")
        self.lay_named(self.given.names("lab"), LAB, "lab")
        self.lay_named(self.given.names("out"), OUT, "out")
        self.lay_named(self.given.names("core_pile"), CORE_PILE, "core_pile")
        deck = self.given.names("deck") if "deck" in self.given else [REST]
        if deck.count(REST) > 1:
            raise BadPosition("deck has more than one …: the other parts can lie in one place only.")
        break_at = deck.index(REST) if REST in deck else len(deck)
        self.lay_named(deck[:break_at], DECK, "deck")
        self.lay_cores()
        bottom = [self.given.part(name, "deck") for name in deck[break_at + 1 :]]
        self.lay_rest(DECK if REST in deck else OUT, bottom)
        self.lay_named(deck[break_at + 1 :], DECK, "deck")
        self.fill_lab()

    def lay(self, part: int, place: int, slot: int, key: str) -> None:
        if part not in self.left:
            name = self.state.catalog.ids[part]
            raise BadPosition(f"{key} names {name}, which lies somewhere else already.")
        self.left.remove(part)
        link(self.state, part, place, slot)

    def lay_named(self, names: list[str], place: int, key: str) -> None:
        for name in names:
            part = self.given.part(name, key)
            core = self.kinds[part] == CORE
            if core and (place in (LAB, DECK) or HAND <= place < PILE):
                raise BadPosition(f"{key} names {name}: a core is never in deck, lab or hand (XY-13.4).")
            if not core and place == CORE_PILE:
                raise BadPosition(f"core_pile names {name}, which is no core.")
            self.lay(part, place, NO_SLOT, key)

    def lay_monster(self, seat: int, line: SeatText) -> None:
        key = f"P{seat}"
        if line.core not in (None, "-"):
            core = self.given.part(str(line.core), key)
            if self.kinds[core] != CORE:
                raise BadPosition(f"{key} starts with {line.core}, which is no core.")
            self.lay(core, MONSTER + seat, free_slot(self.state, seat, core), key)
        for name, suffix in line.parts or []:
            part = self.given.part(name, key)
            self.lay(part, MONSTER + seat, self.slot(seat, part, suffix, f"{key}: {name}"), key)

    def slot(self, seat: int, part: int, suffix: str, what: str) -> int:
        """The slot a part is written in: `l` and `r` for arms, `+` for auxiliaries."""
        kind = self.kinds[part]
        if kind == CORE:
            raise BadPosition(f"{what} is a core; a monster has one, before the bracket.")
        if (suffix == "+") != (kind == AUX):
            raise BadPosition(f"{what} is written wrong: auxiliaries, and only they, have a +.")
        if suffix in ("l", "r") and kind != ARM:
            raise BadPosition(f"{what} has no side; only arms have one.")
        slot = free_slot(self.state, seat, part)
        if kind == ARM and suffix:
            slot = LEFT if suffix == "l" else RIGHT
        if kind != AUX and not is_open(self.state, seat, slot):
            raise BadPosition(f"{what} has no open slot.")
        return slot

    def lay_cores(self) -> None:
        """Cores nobody names: one for each seat without a line, the rest in the core pile."""
        for seat, line in enumerate(self.lines):
            if line is None and self.given.step != "cores":
                core = self.free_core(seat)
                self.lay(core, MONSTER + seat, free_slot(self.state, seat, core), f"P{seat}")
        place = OUT if "core_pile" in self.given else CORE_PILE
        for part in list(self.left):
            if self.kinds[part] == CORE:
                self.lay(part, place, NO_SLOT, "core_pile")

    def free_core(self, seat: int) -> int:
        unnamed = [part for part in self.left if self.kinds[part] == CORE]
        if unnamed:
            return unnamed[0]
        pile = members(self.state, CORE_PILE)
        if not pile:
            raise BadPosition(f"There is no core left for P{seat}: give it a line.")
        unlink(self.state, pile[0])
        self.left.append(pile[0])
        return pile[0]

    def lay_rest(self, place: int, but: list[int]) -> None:
        """All other parts into the deck, shuffled; or out of play, where the deck is given exactly."""
        rest = [part for part in self.left if part not in but]
        mixer = self.state.chance.clone()  # a generator of its own: the game's is left as it was
        mixer.mix(rest)
        for part in rest:
            self.lay(part, place, NO_SLOT, "deck")

    def fill_lab(self) -> None:
        """XY-1.3  A lab that is not given comes from the top of the deck."""
        state = self.state
        if "lab" not in self.given:
            for part in members(state, DECK)[: state.size()]:
                unlink(state, part)
                link(state, part, LAB, NO_SLOT)


def lay_breakthroughs(state: LabState, given: LabGiven, lines: list[SeatText | None]) -> None:
    groups = [(f"P{seat}", seat, line.breakthroughs or []) for seat, line in enumerate(lines) if line]
    groups += [("shown", SHOWN, given.names("shown")), ("removed", GONE, given.names("removed"))]
    for key, holder, names in groups:
        for name in names:
            breakthrough = given.breakthrough(name, key)
            if state.holder[breakthrough] != BOX:
                raise BadPosition(f"{key} names {name}, which is somewhere else already.")
            state.own_holder()[breakthrough] = holder


def put_modifiers(state: LabState, given: LabGiven) -> None:
    for key, mark in MARKS.items():
        for part in given.parts(key):
            state.own_marks()[part] |= mark
    for name, value in given.inner("boosts").items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadPosition(f"boosts.{name} must be a number, not {value!r}.")
        state.own_boost()[given.part(name, "boosts")] = value
    for name, value in given.inner("added").items():
        for science in given.as_list(f"added.{name}", value):
            if science not in SCIENCE_NAMES:
                raise BadPosition(
                    f"added.{name} lists sciences ({', '.join(SCIENCE_NAMES)}), not {science!r}."
                )
            state.own_added()[given.part(name, "added")] |= 1 << SCIENCE_NAMES.index(science)
