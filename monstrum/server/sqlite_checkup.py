"""Looking through the whole file: is it sound, and is every row what was stored?"""

import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from monstrum.server.sql_seals import ALL, Db, Sealed
from monstrum.server.sqlite_connection import as_text
from monstrum.server.store import StoreError

SLICE: Final = 200  # rows between two looks at everything else
PAUSE: Final = 0.002  # seconds
MOST: Final = 50


def look_through(path: Path) -> list[str]:
    """Where it is damaged; empty if it is sound. For a thread: it pauses often. Raises StoreError."""
    try:
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            db.text_factory = as_text
            found = [
                f"the file: {text}"
                for (text,) in db.execute(f"PRAGMA integrity_check({MOST})").fetchall()
                if text != "ok"
            ]
            for sealed in ALL:
                found += broken(db, sealed)
            return found
        finally:
            db.close()
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise StoreError(f"The data cannot be looked through now: {error}") from None
        return [f"the file: {error}"]


def broken(db: sqlite3.Connection, sealed: Sealed) -> list[str]:
    """The rows of one table that are not what was stored."""
    found = []
    columns = ", ".join((*sealed.columns, sealed.seal))
    try:
        rows = db.execute(f"SELECT {columns} FROM {sealed.name}")
        while part := rows.fetchmany(SLICE):
            for *values, seal in part:
                if seal != sealed.seal_of(values):
                    found.append(f"{sealed.name} {place(values[: max(1, sealed.keys)])}")
            time.sleep(PAUSE)
    except sqlite3.Error as error:
        found.append(f"{sealed.name}: {error}")
    return found[:MOST]


def place(key: Sequence[object]) -> str:
    """Which row it is, in printable letters."""
    return " ".join(str(value) for value in key if str(value).isascii() and str(value).isprintable())[:80]


def heal(db: Db) -> bool:
    """Indexes are made again from what they speak of. Whether that was possible."""
    try:
        db.execute("REINDEX")
    except sqlite3.Error:
        return False
    return True
