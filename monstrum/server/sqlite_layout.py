"""The layout of the file: made new, or brought step by step to what this version reads."""

import sqlite3
from pathlib import Path
from typing import Final

from monstrum.server.store import SCHEMA, StoreError

SQL: Final = Path(__file__).with_name("schema.sql")

STEPS: Final[dict[int, tuple[str, ...]]] = {
    1: (
        "ALTER TABLE tables ADD COLUMN bank INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN increment INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN due INTEGER NOT NULL DEFAULT 0",
        "UPDATE tables SET due = 1 WHERE status = 'playing'",  # whether a bot was awaited is not known
        "CREATE INDEX tables_due ON tables (id) WHERE due",
        "ALTER TABLE chairs ADD COLUMN stand_in TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE chairs ADD COLUMN votes TEXT NOT NULL DEFAULT '[]'",
        "ALTER TABLE chairs ADD COLUMN shoulder INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE log RENAME COLUMN learned TO numbers",
        "ALTER TABLE log ADD COLUMN stood_in TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE log ADD COLUMN clocks TEXT NOT NULL DEFAULT '[]'",
        "UPDATE schema_version SET version = 2",
    ),
}
"""By version: what leads to the next one."""


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Lay out an empty file, or bring an old one up to date. Raises StoreError for one from the future."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        known = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'schema_version'").fetchone()
        if known is None:
            for statement in SQL.read_text("utf-8").split(";\n"):
                if statement.strip():
                    connection.execute(statement)
        while (version := version_of(connection)) in STEPS:
            for statement in STEPS[version]:
                connection.execute(statement)
        connection.execute("COMMIT")
    except sqlite3.Error:
        connection.execute("ROLLBACK")
        connection.close()
        raise
    if version != SCHEMA:
        connection.close()
        raise StoreError(f"{path} is of version {version}; this program reads version {SCHEMA}.")


def version_of(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("SELECT version FROM schema_version").fetchone()
    return int(version)
