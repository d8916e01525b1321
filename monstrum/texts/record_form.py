"""A record as it is written: its keys, its lines, and everything that makes a text unreadable.

`record.py` describes the format, writes it and replays it.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from monstrum.content.tables import parse_toml
from monstrum.core.errors import BadPosition
from monstrum.texts.match import Rekey

FORMAT: Final = 1
RECORD: Final = "record"
SAVE: Final = "save"
MOST_LETTERS: Final = 4_000_000

_LINE: Final = re.compile(r"P(?P<seat>\d)\s+(?P<words>[^#]*?)\s*(?:#(?P<link>[0-9a-f]+))?")
_SEED: Final = re.compile(r"[0-9a-f]{64}")
_CHAIN: Final = re.compile(r"[0-9a-f]{32}")

# What a record may contain: the kind of value, and whether it must be there.
_KEYS: Final[dict[str, tuple[type, bool]]] = {
    "format": (int, True),
    "kind": (str, True),
    "game": (str, True),
    "rules_version": (str, True),
    "pack": (str, True),
    "pack_hash": (str, True),
    "config": (dict, True),
    "seats": (list, True),
    "seed": (str, False),
    "chain": (str, False),
    "rekeys": (list, False),
    "resigned": (list, False),
    "result": (dict, False),
    "actions": (str, True),
}
_NAMES: Final = {int: "a number", str: "a text", dict: "a table", list: "a list"}


class UnreadableRecord(BadPosition):
    """The text is no record, or none that this program can check."""


@dataclass(frozen=True, slots=True)
class RecordLine:
    """One answer as written down."""

    seat: int
    words: str
    link: str = ""

    def __str__(self) -> str:
        return f"P{self.seat} {self.words}" + (f" #{self.link}" if self.link else "")


@dataclass(frozen=True, slots=True)
class Record:
    """A record, read and checked for its form, not yet for its truth."""

    kind: str
    game: str
    rules_version: str
    pack: str
    pack_hash: str
    config: dict[str, Any]
    seats: tuple[str, ...]
    lines: tuple[RecordLine, ...]
    seed: str = ""
    chain: str = ""
    rekeys: tuple[Rekey, ...] = ()
    resigned: tuple[tuple[int, bool], ...] = ()  # seats, and whether the game ended with it
    result: dict[str, Any] = field(default_factory=dict)


def read_record(text: str) -> Record:
    """The record in a text. Raises UnreadableRecord."""
    if len(text) > MOST_LETTERS:
        raise UnreadableRecord("This is far too long to be a record.")
    try:
        table = parse_toml(text)
    except ValueError as error:
        raise UnreadableRecord(f"This is no TOML: {error}.") from error
    _check_keys(table)
    if table["kind"] not in (RECORD, SAVE):
        raise UnreadableRecord(f"`kind` is '{table['kind']}', not '{RECORD}' or '{SAVE}'.")
    seats = table["seats"]
    if not seats or not all(isinstance(name, str) for name in seats):
        raise UnreadableRecord("`seats` must be a list of names.")
    _check_hex(table, "seed", _SEED, "64 hex digits")
    _check_hex(table, "chain", _CHAIN, "32 hex digits")
    return Record(
        kind=table["kind"],
        game=table["game"],
        rules_version=table["rules_version"],
        pack=table["pack"],
        pack_hash=table["pack_hash"],
        config=table["config"],
        seats=tuple(seats),
        lines=tuple(_read_lines(table["actions"], len(seats))),
        seed=table.get("seed", ""),
        chain=table.get("chain", ""),
        rekeys=tuple(_read_rekey(item) for item in table.get("rekeys", [])),
        resigned=tuple(_read_resigned(item, len(seats)) for item in table.get("resigned", [])),
        result=table.get("result", {}),
    )


def _read_resigned(item: object, seats: int) -> tuple[int, bool]:
    match item:
        case [int(seat), int(), bool(ends)] if 0 <= seat < seats:
            return seat, ends
    raise UnreadableRecord("`resigned` must be a list of [seat, answers before it, whether it was the end].")


def _check_keys(table: dict[str, Any]) -> None:
    if "format" in table and table["format"] != FORMAT:
        raise UnreadableRecord(f"This program reads format {FORMAT}, the record has {table['format']!r}.")
    for key in table:
        if key not in _KEYS:
            raise UnreadableRecord(f"A record has no `{key}`; it has {', '.join(_KEYS)}.")
    for key, (kind, needed) in _KEYS.items():
        if key not in table:
            if needed:
                raise UnreadableRecord(f"`{key}` is missing.")
        elif not isinstance(table[key], kind) or isinstance(table[key], bool):
            raise UnreadableRecord(f"`{key}` must be {_NAMES[kind]}.")


def _check_hex(table: dict[str, Any], key: str, form: re.Pattern[str], named: str) -> None:
    if key in table and not form.fullmatch(table[key]):
        raise UnreadableRecord(f"`{key}` must be {named}.")


def _read_rekey(item: object) -> Rekey:
    """`[12, "64 hex digits", [0, 1]]`."""
    match item:
        case [int(ply), str(seed), list(learned)] if _SEED.fullmatch(seed):
            if ply >= 0 and all(type(number) is int for number in learned):
                return Rekey(ply, seed, tuple(learned))
    raise UnreadableRecord("`rekeys` must be a list of [ply, 64 hex digits, list of numbers].")


def _read_lines(actions: str, seats: int) -> list[RecordLine]:
    found: list[RecordLine] = []
    for line in actions.splitlines():
        if not line.strip():
            continue
        number = len(found) + 1
        read = _LINE.fullmatch(line.strip())
        if read is None or not read["words"]:
            raise UnreadableRecord(
                f"Action {number} is unreadable: {line.strip()[:60]!r}; like `P0 draw A13`."
            )
        if int(read["seat"]) >= seats:
            raise UnreadableRecord(f"Action {number}: there is no seat P{read['seat']} among {seats}.")
        found.append(RecordLine(int(read["seat"]), read["words"], read["link"] or ""))
    return found
