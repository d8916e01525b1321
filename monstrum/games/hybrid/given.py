"""The keys of a position, each read as what it must be; whatever is wrong becomes one sentence."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadPosition
from monstrum.games.hybrid import terms
from monstrum.games.hybrid.catalog import Catalog
from monstrum.games.hybrid.reading import read_square
from monstrum.kit.given import Given

STEPS: Final = ("setup", "round", "order", "start", "sequence", "mode", "action", "end", "over")
SEATS: Final = 2
KEYS: Final = (
    "game", "mission", "limit", "map", "legend", "figures", "round", "winner", "active", "acted", "step",
    "turn", "first_contact", "first_blood", "last_counter", "events_left", "traps_left", "counters",
    "objectives", "carried", "handed", "done", "score", "revealed", "leaders", "flags", "templates",
    "outcome", "lasting", "standing", "extras", "initiative", "action", "hands", "deck", "discard", "under",
    "bids", "aside", "locks", "shown", "played", "staying", "stack", "operands", "sealed", "seed", "words",
    "explicit",
)  # fmt: skip


class SkirmishGiven(Given):
    """A position of Hybrid as it was written."""

    game = "hybrid"
    keys = KEYS

    def __init__(self, table: Mapping[str, Any], catalog: Catalog) -> None:
        super().__init__(table, SEATS)
        self.catalog = catalog
        self.check_keys()

    def numbers(self, key: str) -> list[int]:
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise BadPosition(f"{key} must be a list of numbers, not {value!r}.")
        return [self.as_number(key, item, -(1 << 62), 1 << 62) for item in value]

    def truth(self, key: str, default: bool = False) -> bool:
        return self.as_truth(key, self.table.get(key, default))

    def as_truth(self, key: str, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadPosition(f"{key} must be true or false, not {value!r}.")
        return value

    def text(self, key: str, default: str = "") -> str:
        value = self.table.get(key, default)
        if not isinstance(value, str):
            raise BadPosition(f"{key} must be a text, not {value!r}.")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts, or one text with a line for each."""
        value = self.table.get(key, [])
        if isinstance(value, str):
            return [line for line in value.splitlines() if line.strip()]
        if not isinstance(value, Sequence) or not all(isinstance(item, str) for item in value):
            raise BadPosition(f"{key} must be a list of texts, not {value!r}.")
        return list(value)

    def one_of(self, key: str, value: object, allowed: Sequence[str]) -> int:
        """The place of a word in its list."""
        if not isinstance(value, str) or value not in allowed:
            hint = did_you_mean(str(value), allowed)
            raise BadPosition(f"{key} must be one of {', '.join(allowed)}, not {value!r}{hint}.")
        return list(allowed).index(value)

    def side(self, key: str, value: object) -> int:
        return self.one_of(key, value, terms.SIDES)

    def sides(self, key: str) -> Mapping[int, Any]:
        """A table by side."""
        return {self.side(key, name): value for name, value in self.inner(key).items()}

    def square(self, key: str, value: object) -> int:
        found = read_square(value) if isinstance(value, str) else None
        if found is None:
            raise BadPosition(f'{key} must be a square like "3,4" (column, row), not {value!r}.')
        return found

    def profile(self, key: str, value: object) -> int:
        """The profiles of one letter are those of the worked examples."""
        if isinstance(value, str) and len(value) == 1 and value not in self.catalog.profile_ids:
            known = f"names like {self.catalog.profile_ids[0]!r}"
            raise BadPosition(
                f"{key}: this pack has no profile {value!r}; its profiles have {known}. "
                "T, H, X and P are those of the pack 'examples'."
            )
        return self.one_of(key, value, self.catalog.profile_ids)
