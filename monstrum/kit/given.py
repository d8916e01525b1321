"""The keys of a position, each read as what it must be; whatever is wrong becomes one sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from monstrum.content.facts import REST, listed
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import parse_toml
from monstrum.core.chance import Chance, Script, key_words, seed_bytes
from monstrum.core.engine import decision, waiting
from monstrum.core.errors import BadPosition
from monstrum.core.state import State

C = TypeVar("C")

MOST_WORDS = 1 << 40  # that a generator has given out


class Given:
    """A position as it was written. A game adds what its own keys mean."""

    game: ClassVar[str]
    keys: ClassVar[tuple[str, ...]]
    cards: ClassVar[str] = '"A01 A02" or ["A01", "A02"]'  # how lists of cards look

    def __init__(self, table: Mapping[str, Any], seats: int) -> None:
        self.table = table
        self.seats = seats

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def seat_names(self) -> list[str]:
        return [f"P{seat}" for seat in range(self.seats)]

    def check_keys(self, *more: str) -> None:
        """Nothing is said that a position of this game does not have."""
        known = [*more, *self.keys]
        for key in self.table:
            if key not in known:
                hint = did_you_mean(str(key), [*self.keys, *more])
                raise BadPosition(f"A position has no key {key!r}{hint}; it has {', '.join(known)}.")
        if self.table.get("game", self.game) != self.game:
            raise BadPosition(f"This is a position of {self.table['game']!r}, not of {self.game}.")

    # Plain values ---------------------------------------------------------------------------------

    def number(self, key: str, default: int, least: int, most: int) -> int:
        return self.as_number(key, self.table.get(key, default), least, most)

    def as_number(self, key: str, value: object, least: int, most: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise BadPosition(f"{key} must be a number from {least} to {most}, not {value!r}.")
        return value

    def numbers(self, key: str) -> list[int]:
        value = self.table.get(key, [])
        if not isinstance(value, list) or not all(type(item) is int for item in value):
            raise BadPosition(f"{key} must be a list of numbers, not {value!r}.")
        return list(value)

    def flag(self, key: str) -> bool:
        value = self.table.get(key, False)
        if not isinstance(value, bool):
            raise BadPosition(f"{key} must be true or false, not {value!r}.")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.table.get(key, [])
        if not isinstance(value, list):
            raise BadPosition(f"{key} must be a list of texts, not {value!r}.")
        return [str(item) for item in value]

    def inner(self, key: str, known: Sequence[str] | None = None) -> Mapping[str, Any]:
        """A table, maybe with these keys only."""
        value = self.table.get(key, {})
        if not isinstance(value, Mapping):
            raise BadPosition(f"{key} must be a table, not {value!r}.")
        for name in value:
            if known is not None and name not in known:
                hint = did_you_mean(str(name), known)
                raise BadPosition(f"{key} has no {name!r}{hint}; it has {', '.join(known)}.")
        return value

    def as_list(self, key: str, value: object) -> list[str]:
        if not isinstance(value, (str, list)):
            raise BadPosition(f"{key} must be a list, like {self.cards}, not {value!r}.")
        return listed(value)

    # Seats and chance -----------------------------------------------------------------------------

    def seat(self, key: str, default: str = "P0") -> int:
        return self.as_seat(key, self.table.get(key, default))

    def as_seat(self, key: str, value: object) -> int:
        names = self.seat_names()
        if value not in names:
            raise BadPosition(f"{key} must be one of {', '.join(names)}, not {value!r}.")
        return names.index(str(value))

    def chance(self, seed: int | str | bytes) -> Chance:
        """The generator: its seed, and how many words it has given out."""
        said = self.table.get("seed", seed)
        if not isinstance(said, (int, str, bytes)):
            raise BadPosition(f"seed must be a number or a text, not {said!r}.")
        chance = Chance(key_words(seed_bytes(said)), self.flag("explicit"))
        chance.go_to(self.number("words", 0, 0, MOST_WORDS))
        return chance


def script_of(
    chance: Mapping[str, Any],
    title: str,
    catalog: C,
    pick: Callable[[object, C], int],
    order: Callable[[object, C], list[int]],
) -> Script:
    """`[chance]` of a game without dice: picks, and shuffles from the top."""
    if chance.get("dice"):
        raise BadPosition(f"chance.dice: {title} rolls no dice.")
    shuffles, picks = chance.get("shuffle", []), chance.get("pick", [])
    if not isinstance(shuffles, list) or not isinstance(picks, list):
        raise BadPosition("chance.shuffle and chance.pick must be lists.")
    return Script([], [pick(item, catalog) for item in picks], [order(item, catalog) for item in shuffles])


def on_top(item: object) -> list[str]:
    """The cards of a shuffle that are said, from the top."""
    if not isinstance(item, (str, Sequence)):
        raise BadPosition(f"chance.shuffle must list the cards on top, not {item!r}.")
    return [name for name in listed(item) if name != REST]


def asked_facts(state: State) -> dict[str, Any]:
    """What a scenario may ask of every position."""
    return {
        "asked": [f"P{seat}" for seat in waiting(state)],
        "decision": decision(state),
        "over": state.over(),
    }


def read_table(text: str) -> dict[str, Any]:
    """A position in text, as its keys."""
    try:
        return parse_toml(text)
    except ValueError as error:
        raise BadPosition(f"The position is not readable as TOML: {error}.") from None


def find(name: str, names: Sequence[str], prefix: str, kind: str) -> int:
    """The index of a card, capitals or not; or a sentence about what was meant."""
    folded = name.casefold()
    for at, id in enumerate(names):
        if id.casefold() == folded:
            return at
    raise BadPosition(f"{prefix} {name!r}, which is no {kind} of this pack{did_you_mean(name, names)}.")
