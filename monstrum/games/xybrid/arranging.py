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

import tomllib
from collections.abc import Collection, Mapping
from typing import Any

from monstrum.content.facts import REST, listed
from monstrum.content.suggestions import did_you_mean
from monstrum.core.chance import BLOCK, Chance, Script, chacha_block, key_words, seed_bytes
from monstrum.core.engine import settle
from monstrum.core.errors import BadPosition
from monstrum.core.state import CHANCE, NOBODY, WIDTH
from monstrum.games.xybrid import deck_log, kinds
from monstrum.games.xybrid.actions import NONE, reveal_action
from monstrum.games.xybrid.catalog import ARM, AUX, CORE, SCIENCE_NAMES, Catalog
from monstrum.games.xybrid.notation import ACTORS, MARKS, SeatText, kind_name, read_seat
from monstrum.games.xybrid.rules.zones import free_slot, is_open, link, unlink
from monstrum.games.xybrid.setup import empty_state
from monstrum.games.xybrid.state import (
    BOX,
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
    turn_order,
)

STEPS = ("cores", "mission", "draw", "build", "end", "breakthroughs", "deploy", "infamy", "refresh", "over")
KEYS = (
    "game", "players", "round", "cycle", "first", "turn", "step", "lab", "deck", "core_pile", "out", "shown",
    "removed", *MARKS, "boosts", "added", "spied", "drew", "triggered", "deck_log", "stack", "operands",
    "sealed", "seed", "words", "explicit",
)  # fmt: skip


def parse_position(text: str, catalog: Catalog) -> LabState:
    """The inverse of `print_position`."""
    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadPosition(f"The position is not readable as TOML: {error}.") from None
    return arrange(given, catalog)


def arrange(
    given: Mapping[str, Any],
    catalog: Catalog,
    players: int | None = None,
    seed: int | str | bytes = 0,
    script: Script | None = None,
) -> LabState:
    """The state a position describes, settled."""
    return Arranger(given, catalog, players, seed, script).state


class Arranger:
    """Reads one position, key by key."""

    def __init__(
        self,
        given: Mapping[str, Any],
        catalog: Catalog,
        players: int | None,
        seed: int | str | bytes,
        script: Script | None,
    ) -> None:
        self.given = given
        self.catalog = catalog
        seats = self.number("players", players or 2, 2, 4)
        if players is not None and seats != players:
            raise BadPosition(f"The position is for {seats} players, the configuration for {players}.")
        self.check_keys(seats)
        self.state = empty_state(seats, catalog, self.chance(seed))
        self.state.chance.script = script
        self.left = list(range(catalog.parts))  # parts no key has named yet
        self.seats_lines = [self.seat_line(seat) for seat in range(seats)]
        self.numbers()
        self.zones()
        self.breakthroughs()
        self.modifiers()
        self.secrets()
        self.pending()

    # Reading values -----------------------------------------------------------------------------------

    def check_keys(self, seats: int) -> None:
        names = [f"P{seat}" for seat in range(seats)]
        for key in self.given:
            if key not in KEYS and key not in names:
                hint = did_you_mean(key, [*KEYS, *names])
                raise BadPosition(
                    f"A position has no key {key!r}{hint}; it has {', '.join([*names, *KEYS])}."
                )
        if self.given.get("game", "xybrid") != "xybrid":
            raise BadPosition(f"This is a position of {self.given['game']!r}, not of xybrid.")

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.given.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{key} must be a number from {least} to {most}, not {value!r}.")
        return value

    def flag(self, key: str) -> int:
        value = self.given.get(key, False)
        if not isinstance(value, bool):
            raise BadPosition(f"{key} must be true or false, not {value!r}.")
        return int(value)

    def seat(self, key: str, value: object) -> int:
        names = [f"P{seat}" for seat in range(self.state.seats)]
        if value not in names:
            raise BadPosition(f"{key} must be one of {', '.join(names)}, not {value!r}.")
        return names.index(str(value))

    def names(self, key: str) -> list[str]:
        """A list of cards, as a text or as a list of texts."""
        value = self.given[key]
        if isinstance(value, bool) or not isinstance(value, (str, list)):
            raise BadPosition(f'{key} must list cards, like "A01 A02" or ["A01", "A02"], not {value!r}.')
        return [name.upper() for name in listed(value)]

    def table(self, key: str) -> Mapping[str, Any]:
        value = self.given.get(key, {})
        if not isinstance(value, Mapping):
            raise BadPosition(f"{key} must be a table, not {value!r}.")
        return value

    def part(self, name: str, key: str) -> int:
        return find(name, self.catalog.ids, f"{key} names", "part")

    def breakthrough(self, name: str, key: str) -> int:
        return find(name, self.catalog.breakthrough_ids, f"{key} names", "breakthrough")

    def seat_line(self, seat: int) -> SeatText | None:
        value = self.given.get(f"P{seat}")
        if value is None:
            return None
        if not isinstance(value, str):
            raise BadPosition(
                f'P{seat} must be a text like "C02[H03 A01l] hand{{A18}} inf 3", not {value!r}.'
            )
        return read_seat(value)

    # The parts of a position --------------------------------------------------------------------------

    def chance(self, seed: int | str | bytes) -> Chance:
        given_seed = self.given.get("seed", seed)
        if not isinstance(given_seed, (int, str, bytes)):
            raise BadPosition(f"seed must be a number or a text, not {given_seed!r}.")
        chance = Chance(key_words(seed_bytes(given_seed)), bool(self.flag("explicit")))
        words = self.number("words", 0, 0, 1 << 40)
        if words:
            chance.counter = (words - 1) // BLOCK + 1
            chance.used = words - (chance.counter - 1) * BLOCK
            chance.block = chacha_block(chance.key, chance.counter - 1)
        return chance

    def numbers(self) -> None:
        state = self.state
        self.step = self.given.get("step", "mission")
        if self.step not in STEPS:
            raise BadPosition(f"step must be one of {', '.join(STEPS)}, not {self.step!r}.")
        state.round = self.number("round", 1, 0, ROUNDS)
        state.cycle = self.number("cycle", 1 if self.step != "cores" else 0, 0, 1000)
        state.first_seat = self.seat("first", self.given.get("first", "P0"))
        state.drew = self.flag("drew")
        state.triggered = self.number("triggered", 0, 0, 1000)
        for seat, line in enumerate(self.seats_lines):
            state.infamy[seat] = line.infamy or 0 if line else 0

    def lay(self, part: int, place: int, slot: int, key: str) -> None:
        if part not in self.left:
            raise BadPosition(f"{key} names {self.catalog.ids[part]}, which lies somewhere else already.")
        if self.catalog.type_of[part] == CORE and (place in (LAB, DECK) or HAND <= place < PILE):
            raise BadPosition(
                f"{key} names {self.catalog.ids[part]}: a core is never in deck, lab or hand (XY-13.4)."
            )
        self.left.remove(part)
        link(self.state, part, place, slot)

    def zones(self) -> None:
        for seat, line in enumerate(self.seats_lines):
            if line:
                self.lay_seat(seat, line)
        state = self.state
        for key, place in (("lab", LAB), ("core_pile", CORE_PILE), ("out", OUT)):
            if key in self.given:
                for name in self.names(key):
                    if place == CORE_PILE and self.catalog.type_of[self.part(name, key)] != CORE:
                        raise BadPosition(f"core_pile names {name}, which is no core.")
                    self.lay(self.part(name, key), place, NO_SLOT, key)
        rest = REST in self.names("deck") if "deck" in self.given else True
        for name in self.names("deck") if "deck" in self.given else []:
            if name != REST:
                self.lay(self.part(name, "deck"), DECK, NO_SLOT, "deck")
        self.default_cores()
        others = [part for part in self.left if self.catalog.type_of[part] != CORE]
        if rest:
            mixer = state.chance.clone()  # a generator of its own: the game's is left as it was
            mixer.script = None
            mixer.mix(others)
        for part in others:
            self.lay(part, DECK if rest else OUT, NO_SLOT, "deck")
        if "lab" not in self.given:
            for part in members(state, DECK)[: state.size()]:
                unlink(state, part)
                link(state, part, LAB, NO_SLOT)

    def default_cores(self) -> None:
        """Cores nobody names: one for each seat without a line, the rest in the core pile."""
        for seat, line in enumerate(self.seats_lines):
            if line is None and self.step != "cores":
                free = [p for p in self.left if self.catalog.type_of[p] == CORE] or members(
                    self.state, CORE_PILE
                )
                if not free:
                    raise BadPosition(f"There is no core left for P{seat}: give it a line.")
                if free[0] not in self.left:
                    unlink(self.state, free[0])
                    self.left.append(free[0])
                self.lay(free[0], MONSTER + seat, free_slot(self.state, seat, free[0]), f"P{seat}")
        place = OUT if "core_pile" in self.given else CORE_PILE
        for part in list(self.left):
            if self.catalog.type_of[part] == CORE:
                self.lay(part, place, NO_SLOT, "core_pile")

    def lay_seat(self, seat: int, line: SeatText) -> None:
        key = f"P{seat}"
        catalog, state = self.catalog, self.state
        if line.core not in (None, "-"):
            core = self.part(str(line.core), key)
            if catalog.type_of[core] != CORE:
                raise BadPosition(f"{key} starts with {line.core}, which is no core.")
            self.lay(core, MONSTER + seat, free_slot(state, seat, core), key)
        for name, suffix in line.parts or []:
            part = self.part(name, key)
            kind = catalog.type_of[part]
            if kind == CORE:
                raise BadPosition(f"{key} has a second core, {name}.")
            if (suffix == "+") != (kind == AUX):
                raise BadPosition(f"{key}: auxiliaries, and only they, are written with +; {name} is not.")
            if suffix in ("l", "r") and kind != ARM:
                raise BadPosition(f"{key}: only arms have a side; {name} has none.")
            slot = free_slot(state, seat, part)
            if kind == ARM and suffix:
                slot = LEFT if suffix == "l" else RIGHT
            if kind != AUX and not is_open(state, seat, slot):
                raise BadPosition(f"{key}: there is no open slot for {name}.")
            self.lay(part, MONSTER + seat, slot, key)
        for place, names in ((HAND, line.hand), (PILE, line.pile)):
            for name in names or []:
                self.lay(self.part(name, key), place + seat, NO_SLOT, key)

    def breakthroughs(self) -> None:
        state = self.state
        groups: list[tuple[str, int, Collection[str]]] = [
            (f"P{seat}", seat, line.breakthroughs or []) for seat, line in enumerate(self.seats_lines) if line
        ]
        for key, holder in (("shown", SHOWN), ("removed", GONE)):
            groups.append((key, holder, self.names(key) if key in self.given else []))
        for key, holder, names in groups:
            for name in names:
                breakthrough = self.breakthrough(name, key)
                if state.holder[breakthrough] != BOX:
                    raise BadPosition(f"{key} names {name}, which is somewhere else already.")
                state.holder[breakthrough] = holder

    def modifiers(self) -> None:
        state = self.state
        for key, mark in MARKS.items():
            for name in self.names(key) if key in self.given else []:
                state.marks[self.part(name, key)] |= mark
        for name, value in self.table("boosts").items():
            if not isinstance(value, int) or isinstance(value, bool):
                raise BadPosition(f"boosts.{name} must be a number, not {value!r}.")
            state.boost[self.part(name.upper(), "boosts")] = value
        for name, value in self.table("added").items():
            for science in listed(value) if isinstance(value, (str, list)) else ["?"]:
                if science not in SCIENCE_NAMES:
                    raise BadPosition(
                        f"added.{name} must list sciences ({', '.join(SCIENCE_NAMES)}), not {value!r}."
                    )
                state.added[self.part(name.upper(), "added")] |= 1 << SCIENCE_NAMES.index(science)

    def secrets(self) -> None:
        for name, value in self.table("spied").items():
            for other in listed(value) if isinstance(value, (str, list)) else ["?"]:
                self.state.spied[self.seat("spied", name)] |= 1 << self.seat(f"spied.{name}", other)
        entries = self.given.get("deck_log", [])
        if not isinstance(entries, list):
            raise BadPosition("deck_log must be a list of texts.")
        for entry in entries:
            self.log_entry(str(entry).split())

    def log_entry(self, words: list[str]) -> None:
        log = self.state.deck_log
        parts = [
            self.part(word.upper(), "deck_log")
            for word in words
            if word[:1] in "ACHLXachlx" and word[1:].isdigit()
        ]
        match words:
            case ["start", size, *_] if size.isdigit() and not log:
                log += (int(size), len(parts), *parts)
            case [seat, "saw", *_] if log:
                log += (deck_log.SEEN, self.seat("deck_log", seat), len(parts), *parts)
            case [seat, "buried", index, "of", number] if log and index.isdigit() and number.isdigit():
                log += (deck_log.BURIED, self.seat("deck_log", seat), int(number), int(index))
            case ["drawn", _] if log and parts:
                log += (deck_log.DRAWN, *parts)
            case ["destroyed", _] if log and parts:
                log += (deck_log.DESTROYED, *parts)
            case _:
                raise BadPosition(f"Cannot read the deck_log entry {' '.join(words)!r}.")

    # What is pending ----------------------------------------------------------------------------------

    def pending(self) -> None:
        state = self.state
        if "stack" in self.given:
            self.read_stack()
        else:
            self.push_step()
        operands = self.given.get("operands", [])
        if not isinstance(operands, list) or not all(isinstance(item, int) for item in operands):
            raise BadPosition("operands must be a list of numbers.")
        state.operands = list(operands)
        if "sealed" in self.given:
            state.buffers = [[] for _ in range(state.seats)]
            for name, pick in self.table("sealed").items():
                action = NONE
                if pick != "none":
                    action = reveal_action(self.catalog, self.breakthrough(str(pick).upper(), "sealed"))
                state.buffers[self.seat("sealed", name)].append(action)
        if "stack" not in self.given:
            settle(state)

    def push_step(self) -> None:
        """XY-2 – XY-10  The frames that lie below this moment of a round."""
        state, step = self.state, self.step
        turn = self.seat("turn", self.given.get("turn", f"P{state.first_seat}"))
        if step == "over":
            return
        if step == "cores":
            state.round -= 1
            state.push(kinds.ROUND, NOBODY)
            if "first" not in self.given:
                state.push(kinds.FIRST_PLAYER, CHANCE)
        elif step == "refresh":
            state.push(kinds.REFRESH, NOBODY)
        elif step in ("infamy", "deploy"):
            state.push(kinds.GAIN_INFAMY, NOBODY)
            if step == "deploy":
                state.push(kinds.DEPLOY, NOBODY)
        elif step == "breakthroughs":
            state.push(kinds.DEPLOYMENT, NOBODY)
        else:
            self.push_turns(turn)

    def push_turns(self, turn: int) -> None:
        state = self.state
        state.push(kinds.CYCLE_END, NOBODY)
        at = (turn - state.first_seat) % state.seats
        for later in range(state.seats - 1, at, -1):
            state.push(kinds.TURN, NOBODY, turn_order(state, later))
        if self.step == "mission":
            state.push(kinds.TURN, NOBODY, turn)
        elif self.step in ("draw", "build"):
            state.push(kinds.BUILD, NOBODY, turn)
            if self.step == "draw":
                state.push(kinds.DRAW_STEP, NOBODY, turn)

    def read_stack(self) -> None:
        """`KIND actor arguments`, the next thing first."""
        state = self.state
        names = {kind_name(state, kind): kind for kind in range(kinds.KINDS)}
        records = self.given["stack"]
        if not isinstance(records, list):
            raise BadPosition("stack must be a list of texts.")
        for record in reversed(records):
            kind, actor, *numbers = [*str(record).split(), "", ""][: max(2, len(str(record).split()))]
            if kind not in names:
                raise BadPosition(f"stack: there is no step {kind!r}{did_you_mean(kind, names)}.")
            who = ACTORS[actor] if actor in ACTORS else self.seat("stack", actor)
            try:
                arguments = [int(number) for number in numbers]
            except ValueError:
                raise BadPosition(f"stack: the arguments of {record!r} must be numbers.") from None
            if len(arguments) > WIDTH - 2:
                raise BadPosition(f"stack: {record!r} has too many arguments.")
            state.push(names[kind], who, *arguments)


def find(name: str, names: list[str], prefix: str, kind: str) -> int:
    if name not in names:
        raise BadPosition(f"{prefix} {name!r}, which is no {kind} of this pack{did_you_mean(name, names)}.")
    return names.index(name)
