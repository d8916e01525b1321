"""The keys of a position, each read as what it must be; whatever is wrong becomes one sentence."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monstrum.content.counting import counted
from monstrum.content.facts import REST, listed
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.mutation_wars.catalog import Catalog
from monstrum.games.mutation_wars.creature_text import CreatureText, read_colour, read_creature
from monstrum.games.mutation_wars.notation import DECK_NAMES
from monstrum.games.mutation_wars.state import LEAST_SEATS, MOST_SEATS, PHASE_NAMES
from monstrum.kit.given import Given

PHASES: Final = (*PHASE_NAMES, "over")
KEYS: Final = (
    "game", "players", "target_bodies", "max_turns", "variants", "turn", "phase", "token", "actor", "counter",
    "attacked", "winner", "creatures", "hands", "decks", "discards", "out", "complete_since", "completed_by",
    "finalists", "scores", "battle", "sightings", "stack", "operands", "sealed", "seed", "words", "explicit",
)  # fmt: skip
DECK_KEYS: Final = (*DECK_NAMES, "bodies")
BATTLE_KEYS: Final = ("attacker", "defender", "attacker_card", "defender_card", "protected")
GROUPS: Final = ("creature", "hand")  # of a seat's own table

_SEAT_KEY: Final = re.compile(r"P[0-9]")
_HAND: Final = re.compile(r"hand\s*\{([^}]*)\}")


@dataclass(slots=True)
class SeatText:
    """What is said about a seat; None for what is not mentioned."""

    creature: CreatureText | None = None
    hand: list[str] | None = None


class WarsGiven(Given):
    """A position of Mutation Wars as it was written."""

    game = "mutation_wars"
    keys = KEYS
    cards = '"Eye:R M09" or ["Eye:R", "M09"]'

    def __init__(self, table: Mapping[str, Any], catalog: Catalog, players: int | None) -> None:
        super().__init__(table, 0)
        self.catalog = catalog
        self.seats = self.number("players", players or self.named_seats(), LEAST_SEATS, MOST_SEATS)
        if players is not None and self.seats != players:
            raise BadPosition(f"The position is for {self.seats} players, the configuration for {players}.")
        self.check_keys(*self.seat_names())
        self.phase = str(table.get("phase", "battle"))
        if self.phase not in PHASES:
            hint = did_you_mean(self.phase, PHASES)
            raise BadPosition(f"phase must be one of {', '.join(PHASES)}, not {self.phase!r}{hint}.")

    def named_seats(self) -> int:
        """As many seats as the position speaks of."""
        creatures = self.table.get("creatures")
        number = len(creatures) if isinstance(creatures, list) else 0
        tables = [self.table, *(self.table.get(key) for key in ("creatures", "hands"))]
        named = [key for table in tables if isinstance(table, Mapping) for key in table]
        seats = [int(key[1]) + 1 for key in named if _SEAT_KEY.fullmatch(str(key))]
        return min(MOST_SEATS, max([LEAST_SEATS, number, *seats]))

    def seat_mask(self, key: str) -> int:
        mask = 0
        for name in self.as_list(key, self.table.get(key, [])):
            mask |= 1 << self.as_seat(key, name)
        return mask

    def design(self, name: str, key: str) -> int:
        """A card by its id, capitals or not."""
        for design, id in enumerate(self.catalog.ids):
            if id.casefold() == name.casefold():
                return design
        hint = did_you_mean(name, self.catalog.ids)
        raise BadPosition(f"{key} names {name!r}, which is no card of this pack{hint}.")

    def designs(self, names: list[str], key: str) -> list[int]:
        return [self.design(name, key) for name in names]

    def deck(self, key: str, name: str) -> list[str] | None:
        """The cards of a deck or discard, `…` among them; None if it is not given."""
        table = self.inner(key, DECK_KEYS if key == "decks" else DECK_NAMES)
        if name not in table:
            return None
        found = self.as_list(f"{key}.{name}", table[name])
        if found.count(REST) > (1 if key == "decks" else 0):
            raise BadPosition(f"{key}.{name}: the other cards can lie in one deck, in one place only.")
        return found

    def colours(self, names: list[str]) -> list[int]:
        return [read_colour(name, "decks.bodies") for name in names if name != REST]

    # Seats ----------------------------------------------------------------------------------------

    def seat_text(self, seat: int) -> SeatText:
        """What is said about a seat: in its line, in a table of its own, or in tables by seat."""
        name = f"P{seat}"
        found = SeatText()
        line = self.table.get(name)
        if isinstance(line, Mapping):
            for group, value in line.items():
                if group not in GROUPS:
                    hint = did_you_mean(str(group), GROUPS)
                    raise BadPosition(f"{name} has no {group!r}{hint}; it has {', '.join(GROUPS)}.")
                self.put(found, name, str(group), value)
        elif isinstance(line, str):
            read_line(found, line)
        elif line is not None:
            raise BadPosition(f'{name} must be a text like "R(Eye:R, -, -) hand{{M09}}", not {line!r}.')
        creature = self.of_seat("creatures", seat)
        if creature is not None:
            self.put(found, f"creatures.{name}", "creature", creature)
        hand = self.of_seat("hands", seat)
        if hand is not None:
            self.put(found, f"hands.{name}", "hand", hand)
        return found

    def of_seat(self, key: str, seat: int) -> object:
        """The entry of a list or table by seat; None if there is none."""
        value = self.table.get(key, {})
        if isinstance(value, list):
            if len(value) > self.seats:
                raise BadPosition(f"{key} lists {counted(len(value), 'seat')}, there are {self.seats}.")
            return value[seat] if seat < len(value) else None
        return self.inner(key, self.seat_names()).get(f"P{seat}")

    def put(self, found: SeatText, key: str, group: str, value: object) -> None:
        if group == "creature":
            if not isinstance(value, str):
                raise BadPosition(f'{key} must be a creature like "R(Eye:R, -, -)", not {value!r}.')
            found.creature = read_creature(value)
            return
        if isinstance(value, Mapping):
            cards: list[str] = []
            for kind, inner in value.items():
                if kind not in DECK_NAMES:
                    raise BadPosition(f"{key} has no {kind!r}; it has {', '.join(DECK_NAMES)}.")
                cards += self.as_list(f"{key}.{kind}", inner)
            found.hand = cards
        else:
            found.hand = self.as_list(key, value)


def read_line(found: SeatText, line: str) -> None:
    """`R(Eye:R, -, -) hand{Claw:G M09}`: a creature, a hand, or both."""
    rest = line
    if match := _HAND.search(line):
        found.hand = listed(match[1])
        rest = line[: match.start()] + line[match.end() :]
    if "{" in rest or "}" in rest:
        raise BadPosition(f"Cannot read {line!r}: a seat is a creature and hand{{…}}.")
    if rest.strip():
        found.creature = read_creature(rest.strip())
