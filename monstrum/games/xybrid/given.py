"""The keys of a position, each read as what it must be; whatever is wrong becomes one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.content.facts import listed
from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.catalog import Catalog
from monstrum.games.xybrid.notation import MARKS, SeatText, read_seat

STEPS: Final = (
    "cores", "mission", "draw", "build", "end", "breakthroughs", "deploy", "infamy", "refresh", "over",
)  # fmt: skip
KEYS: Final = (
    "game", "players", "round", "cycle", "first", "turn", "step", "lab", "deck", "core_pile", "out", "shown",
    "removed", *MARKS, "boosts", "added", "spied", "seen", "drew", "triggered", "deck_log", "stack",
    "operands", "sealed", "seed", "words", "explicit", "monsters", "hands", "piles", "breakthroughs",
    "infamy",
)  # fmt: skip
BY_SEAT: Final = {
    "monsters": "monster", "hands": "hand", "piles": "pile", "breakthroughs": "breakthroughs",
    "infamy": "infamy",
}  # fmt: skip
"""Tables by seat that say the same as the groups of a seat's line."""


class Given:
    """A position as it was written."""

    def __init__(self, table: Mapping[str, Any], catalog: Catalog, players: int | None) -> None:
        self.table = table
        self.catalog = catalog
        self.seats = self.number("players", players or 2, 2, 4)
        if players is not None and self.seats != players:
            raise BadPosition(f"The position is for {self.seats} players, the configuration for {players}.")
        self.check_keys()
        self.step = str(table.get("step", "mission"))
        if self.step not in STEPS:
            raise BadPosition(f"step must be one of {', '.join(STEPS)}, not {self.step!r}.")

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def check_keys(self) -> None:
        names = [f"P{seat}" for seat in range(self.seats)]
        for key in self.table:
            if key not in KEYS and key not in names:
                hint = did_you_mean(key, [*KEYS, *names])
                raise BadPosition(
                    f"A position has no key {key!r}{hint}; it has {', '.join([*names, *KEYS])}."
                )
        if self.table.get("game", "xybrid") != "xybrid":
            raise BadPosition(f"This is a position of {self.table['game']!r}, not of xybrid.")

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self.table.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{key} must be a number from {least} to {most}, not {value!r}.")
        return value

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise BadPosition(f"{key} must be true or false, not {value!r}.")
        return value

    def seat(self, key: str, default: str = "P0") -> int:
        return self.as_seat(key, self.table.get(key, default))

    def as_seat(self, key: str, value: object) -> int:
        names = [f"P{seat}" for seat in range(self.seats)]
        if value not in names:
            raise BadPosition(f"{key} must be one of {', '.join(names)}, not {value!r}.")
        return names.index(str(value))

    def names(self, key: str) -> list[str]:
        """A list of cards, as a text or as a list of texts; empty if the key is not there."""
        return [name.upper() for name in self.as_list(key, self.table.get(key, ""))]

    def as_list(self, key: str, value: object) -> list[str]:
        if not isinstance(value, (str, list)):
            raise BadPosition(f'{key} must be a list, like "A01 A02" or ["A01", "A02"], not {value!r}.')
        return listed(value)

    def texts(self, key: str) -> list[str]:
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise BadPosition(f"{key} must be a list of texts, not {value!r}.")
        return [str(item) for item in value]

    def numbers(self, key: str) -> list[int]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(item, int) for item in value):
            raise BadPosition(f"{key} must be a list of numbers, not {value!r}.")
        return list(value)

    def inner(self, key: str) -> Mapping[str, Any]:
        value = self.table.get(key, {})
        if not isinstance(value, Mapping):
            raise BadPosition(f"{key} must be a table, not {value!r}.")
        return value

    def part(self, name: str, key: str) -> int:
        return find(name.upper(), self.catalog.ids, f"{key} names", "part")

    def parts(self, key: str) -> list[int]:
        return [self.part(name, key) for name in self.names(key)]

    def breakthrough(self, name: str, key: str) -> int:
        return find(name.upper(), self.catalog.breakthrough_ids, f"{key} names", "breakthrough")

    def seat_line(self, seat: int) -> SeatText | None:
        """What is said about a seat: in its line, in a table of its own, or in tables by seat."""
        name = f"P{seat}"
        line = self.table.get(name)
        groups = {group: table[name] for key, group in BY_SEAT.items() if name in (table := self.inner(key))}
        if line is None and not groups:
            return None
        if isinstance(line, Mapping):
            groups = {**line, **groups}
            line = ""
        elif not isinstance(line, str | None):
            raise BadPosition(f'{name} must be a text like "C02[H03 A01l] hand{{A18}} inf 3", not {line!r}.')
        return read_seat(" ".join([line or "", *(self.group(name, *item) for item in groups.items())]))

    def group(self, name: str, group: str, value: object) -> str:
        """One group as it would stand in the seat's line."""
        if group not in BY_SEAT.values():
            hint = did_you_mean(group, list(BY_SEAT.values()))
            raise BadPosition(f"{name} has no {group!r}{hint}; it has {', '.join(BY_SEAT.values())}.")
        if group == "infamy":
            return f"inf {value}"
        text = value if isinstance(value, str) else " ".join(self.as_list(f"{name}.{group}", value))
        return text if group == "monster" else f"{group}{{{text}}}"


def find(name: str, names: Sequence[str], prefix: str, kind: str) -> int:
    """The index of a card, or a sentence about what was meant."""
    if name not in names:
        raise BadPosition(f"{prefix} {name!r}, which is no {kind} of this pack{did_you_mean(name, names)}.")
    return names.index(name)
