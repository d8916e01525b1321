"""The keys of a position, each read as what it must be; whatever is wrong becomes one sentence."""

from collections.abc import Mapping
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.xybrid.content.catalog import Catalog
from monstrum.games.xybrid.positions.notation import MARKS, SeatText, read_seat
from monstrum.games.xybrid.state import LEAST_SEATS, MOST_SEATS
from monstrum.kit.given import Given, find

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


class LabGiven(Given):
    """A position of XYbrid as it was written."""

    game = "xybrid"
    keys = KEYS

    def __init__(self, table: Mapping[str, Any], catalog: Catalog, players: int | None) -> None:
        super().__init__(table, 0)
        self.catalog = catalog
        self.seats = self.number("players", players or LEAST_SEATS, LEAST_SEATS, MOST_SEATS)
        if players is not None and self.seats != players:
            raise BadPosition(f"The position is for {self.seats} players, the configuration for {players}.")
        self.check_keys(*self.seat_names())
        self.step = str(table.get("step", "mission"))
        if self.step not in STEPS:
            raise BadPosition(f"step must be one of {', '.join(STEPS)}, not {self.step!r}.")

    def names(self, key: str) -> list[str]:
        """A list of cards, as a text or as a list of texts; empty if the key is not there."""
        return [name.upper() for name in self.as_list(key, self.table.get(key, ""))]

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
