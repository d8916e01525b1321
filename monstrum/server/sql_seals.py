"""Rows with a checksum: what was not stored like that is noticed, whatever happened to the file.

Every row carries a `seal` over its other values. SQLite itself checks the shape of its pages, never what
stands in them, and PostgreSQL neither unless its host wants it: a flipped bit in a name, an action or a seed
would be read as if somebody had written it. The seals are the same in both, so rows move from one to the
other as they are.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final, Literal, Protocol

import structlog

log: Final = structlog.get_logger("monstrum.store")

SIZE: Final = 8
MOST_NOTES: Final = 100


class Db(Protocol):
    """A connection as jobs see it: SQL that SQLite and PostgreSQL read alike, with `?` for what is given."""

    def execute(self, query: str, given: Any = (), /) -> Any: ...


@dataclass(frozen=True, slots=True)
class Sealed:
    """A table of the file: its columns, the first `keys` of them being its key. `seal` covers them all."""

    name: str
    columns: tuple[str, ...]
    keys: int = 1
    seal: str = "seal"

    def put(self, db: Db, values: Sequence[Any], if_there: Literal["", "replace", "keep"] = "") -> None:
        """`if_there`: what becomes of a row with this key; without it that is an error."""
        marks = ", ".join("?" * (len(values) + 1))
        columns = (*self.columns, self.seal)
        query = f"INSERT INTO {self.name} ({', '.join(columns)}) VALUES ({marks})"
        key = ", ".join(self.columns[: self.keys])
        if if_there == "replace":
            new = ", ".join(f"{column} = excluded.{column}" for column in columns[self.keys :])
            query = f"{query} ON CONFLICT ({key}) DO UPDATE SET {new}"
        elif if_there == "keep":
            query = f"{query} ON CONFLICT ({key}) DO NOTHING"
        db.execute(query, (*values, self.seal_of(values)))

    def update(self, db: Db, values: Sequence[Any]) -> None:
        changed = ", ".join(f"{column} = ?" for column in (*self.columns[self.keys :], self.seal))
        key = " AND ".join(f"{column} = ?" for column in self.columns[: self.keys])
        query = f"UPDATE {self.name} SET {changed} WHERE {key}"
        db.execute(query, (*values[self.keys :], self.seal_of(values), *values[: self.keys]))

    def read(self, db: Db, rest: str, given: Sequence[Any] = ()) -> Iterator["Found"]:
        """The rows of `SELECT … {rest}`, and whether they are as they were stored."""
        query = f"SELECT {', '.join(self.columns)}, {self.seal} FROM {self.name} {rest}"
        for *values, seal in db.execute(query, tuple(given)).fetchall():
            yield Found(tuple(values), seal == self.seal_of(values))

    def rewrite(self, db: Db, rest: str, given: Sequence[Any], new: Mapping[str, Any]) -> int:
        """Other values in some columns of some rows; damaged rows are left as they are, to be noticed."""
        count = 0
        for found in list(self.read(db, rest, given)):
            if found.sound:
                kept = dict(zip(self.columns, found.values, strict=True)) | dict(new)
                self.update(db, tuple(kept.values()))
                count += 1
        return count

    def seal_of(self, values: Sequence[Any]) -> bytes:
        text = "\x1f".join([self.name, *map(canonical, values)])
        return blake2b(text.encode(), digest_size=SIZE).digest()


@dataclass(frozen=True, slots=True)
class Found:
    """A row of the file; if it is not sound, its values can be anything at all."""

    values: tuple[Any, ...]
    sound: bool


def canonical(value: Any) -> str:
    """A value in the spelling it has after it was stored: truths are numbers, 5.0 may come back as 5."""
    if isinstance(value, bool | int):
        return repr(int(value))
    if isinstance(value, float) and value.is_integer():
        return repr(int(value))
    return repr(value)


class Damages:
    """What was found damaged: written to the log once each, and kept for whoever watches the server."""

    def __init__(self) -> None:
        self._notes: dict[str, None] = {}

    def note(self, where: str) -> None:
        if where not in self._notes and len(self._notes) < MOST_NOTES:
            self._notes[where] = None
            log.error("data damaged", where=where)

    def healed(self, where: str) -> None:
        log.warning("data healed", where=where)

    def all(self) -> list[str]:
        return list(self._notes)


SECRETS: Final = Sealed("secrets", ("name", "value"))
GUESTS: Final = Sealed("guests", ("id", "name", "seen"))
TABLES: Final = Sealed(
    "tables",
    ("id", "game", "rules_version", "pack", "pack_hash", "config", "seed", "created", "host", "listed",
     "status", "ended", "next", "bank", "increment", "seats", "version", "pace"),
)  # fmt: skip
PULSES: Final = Sealed("tables", ("id", "rows", "due"), seal="pulse")
CHAIRS: Final = Sealed(
    "chairs",
    ("table_id", "seat", "kind", "guest", "name", "away", "stand_in", "votes", "shoulder"),
    keys=2,
)
LOG: Final = Sealed(
    "log",
    ("table_id", "number", "kind", "seat", "ply", "client", "action", "words", "public", "link", "rekey",
     "numbers", "stood_in", "clocks"),
    keys=2,
)  # fmt: skip
SNAPSHOTS: Final = Sealed("snapshots", ("table_id", "rows", "data", "code"))
PACKS: Final = Sealed("packs", ("hash", "game", "data"))
STANDINGS: Final = Sealed("standings", ("table_id", "ply", "awaited", "frozen"))
RECORDS: Final = Sealed("records", ("table_id", "text"))
FILMS: Final = Sealed("films", ("table_id", "data"))
TOKENS: Final = Sealed("tokens", ("hash", "table_id", "kind", "seat"))
MUTED: Final = Sealed("muted", ("guest", "since"))
HIDDEN_NAMES: Final = Sealed("hidden_names", ("skeleton", "name", "since"))
CHAT: Final = Sealed("chat", ("table_id", "at", "seat", "guest", "name", "text"), keys=0)
COMPANIONS: Final = Sealed("companions", ("id", "key", "touched"))
COMPANION_ENTRIES: Final = Sealed("companion_entries", ("companion", "number", "id", "text"), keys=2)
COMPANION_RESULTS: Final = Sealed(
    "companion_results", ("guest", "companion", "game", "ended", "result"), keys=2
)

ALL: Final = (
    SECRETS, GUESTS, TABLES, PULSES, CHAIRS, LOG, SNAPSHOTS, STANDINGS, PACKS, RECORDS, FILMS, TOKENS,
    CHAT, MUTED, HIDDEN_NAMES, COMPANIONS, COMPANION_ENTRIES, COMPANION_RESULTS,
)  # fmt: skip
