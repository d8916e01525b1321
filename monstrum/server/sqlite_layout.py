"""The layout of the file: made new, or brought step by step to what this version reads."""

import sqlite3
from pathlib import Path
from typing import Final

from monstrum.server.sql_seals import (
    CHAIRS,
    CHAT,
    GUESTS,
    LOG,
    PULSES,
    SECRETS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    Sealed,
)
from monstrum.server.store import SCHEMA, StoreError

SQL: Final = Path(__file__).with_name("schema.sql")

UNSEALED: Final = 2  # the last version without seals

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
    2: (
        *(
            f"ALTER TABLE {name} ADD COLUMN seal BLOB NOT NULL DEFAULT x''"
            for name in ("secrets", "guests", "chairs", "log", "tokens", "chat")
        ),
        "ALTER TABLE tables ADD COLUMN seats INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'normal'",
        "ALTER TABLE tables ADD COLUMN seal BLOB NOT NULL DEFAULT x''",
        "ALTER TABLE tables ADD COLUMN rows INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE tables ADD COLUMN pulse BLOB NOT NULL DEFAULT x''",
        "UPDATE tables SET seats = (SELECT count(*) FROM chairs WHERE table_id = id)",
        "UPDATE tables SET rows = (SELECT count(*) FROM log WHERE table_id = id)",
        "ALTER TABLE snapshots ADD COLUMN code TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE snapshots ADD COLUMN seal BLOB NOT NULL DEFAULT x''",
        "CREATE TABLE packs "
        "(hash TEXT PRIMARY KEY, game TEXT NOT NULL, data BLOB NOT NULL, seal BLOB NOT NULL)",
        *(
            f"CREATE TABLE {name} (table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, "
            f"{content} NOT NULL, seal BLOB NOT NULL)"
            for name, content in (
                ("records", "text TEXT"),
                ("films", "data BLOB"),
                ("standings", "ply INTEGER NOT NULL, awaited TEXT NOT NULL, frozen TEXT"),
            )
        ),
        "CREATE TABLE companions (id TEXT PRIMARY KEY, key BLOB NOT NULL, touched REAL NOT NULL, "
        "seal BLOB NOT NULL)",
        "CREATE TABLE companion_entries (companion TEXT NOT NULL REFERENCES companions (id) ON "
        "DELETE CASCADE, number INTEGER NOT NULL, id TEXT NOT NULL, text TEXT NOT NULL, seal BLOB "
        "NOT NULL, PRIMARY KEY (companion, number)) WITHOUT ROWID",
        "CREATE UNIQUE INDEX companion_entries_by_id ON companion_entries (companion, id)",
        "CREATE TABLE companion_results (guest TEXT NOT NULL, companion TEXT NOT NULL, game TEXT "
        "NOT NULL, ended REAL NOT NULL, result TEXT NOT NULL, seal BLOB NOT NULL, PRIMARY KEY "
        "(guest, companion)) WITHOUT ROWID",
        "UPDATE schema_version SET version = 3",
    ),
    3: ("UPDATE schema_version SET version = 4",),  # new in PostgreSQL only: its workers
    4: (
        "CREATE TABLE muted (guest TEXT PRIMARY KEY, since REAL NOT NULL, seal BLOB NOT NULL)",
        "CREATE TABLE hidden_names "
        "(skeleton TEXT PRIMARY KEY, name TEXT NOT NULL, since REAL NOT NULL, seal BLOB NOT NULL)",
        "UPDATE schema_version SET version = 5",
    ),
}
"""By version: what leads to the next one."""

NEVER_SEALED: Final = (SECRETS, GUESTS, TABLES, PULSES, CHAIRS, LOG, SNAPSHOTS, TOKENS, CHAT)
"""What version 2 kept without seals."""


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
            if version == UNSEALED:
                for sealed in NEVER_SEALED:
                    seal_all(connection, sealed)
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


def seal_all(connection: sqlite3.Connection, sealed: Sealed) -> None:
    """What was stored before there were seals is believed once more."""
    keys = sealed.columns[: sealed.keys] or ("rowid",)
    query = f"SELECT {', '.join((*keys, *sealed.columns))} FROM {sealed.name}"
    put = f"UPDATE {sealed.name} SET {sealed.seal} = ? WHERE {' AND '.join(f'{key} = ?' for key in keys)}"
    for found in connection.execute(query).fetchall():
        connection.execute(put, (sealed.seal_of(found[len(keys) :]), *found[: len(keys)]))
