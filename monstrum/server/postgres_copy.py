"""All data from one database to the other: a backup of PostgreSQL is a file of SQLite, and goes into either.

Rows are copied as they are, seals included: what was damaged stays damaged, and is told.
"""

import os
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from monstrum.server.postgres_connection import PostgresConnection
from monstrum.server.sql_threads import Connection
from monstrum.server.sqlite_backup import check_backup, copy_database
from monstrum.server.sqlite_connection import connect
from monstrum.server.sqlite_layout import prepare
from monstrum.server.store import StoreError

TABLES: Final = (
    "secrets", "guests", "packs", "tables", "chairs", "log", "snapshots", "standings", "records", "films",
    "tokens", "chat", "muted", "hidden_names", "companions", "companion_entries", "companion_results",
)  # fmt: skip
"""What others speak of comes before them."""
AT_ONCE: Final = 500  # rows


def dump(url: str, to: Path) -> None:
    """Everything as it stood at one moment, while a server goes on. Raises StoreError, psycopg.Error."""
    if to.exists():
        raise StoreError(f"{to} exists already; choose another name.")
    db = PostgresConnection(url)
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        file = connect(to)
        prepare(file, to)
        db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        file.execute("BEGIN")
        for table in TABLES:
            copy_rows(db.raw.cursor(f"copy_{table}"), file, table, columns_of(file, table))
        file.execute("COMMIT")
        file.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        file.close()
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{to}: the copy failed: {error}") from None
    finally:
        db.close()


def load(path: Path, db: PostgresConnection, where: str) -> int:
    """A backup into an empty database, all of it or nothing; how many tables there are. Raises StoreError."""
    tables = check_backup(path)
    with tempfile.TemporaryDirectory(prefix="monstrum-restore-") as folder:
        file = Path(folder) / path.name  # an older one is brought up to date beside it
        copy_database(path, file)
        source = connect(file)
        try:
            prepare(source, file)
            db.execute("BEGIN")
            db.execute("LOCK TABLE tables, guests IN ACCESS EXCLUSIVE MODE")
            (used,) = db.execute(
                "SELECT EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM guests)"
            ).fetchone() or (True,)
            if used:
                raise StoreError(f"{where} is not empty: nothing is overwritten.")
            db.execute("DELETE FROM secrets")
            for table in TABLES:
                copy_rows(source.cursor(), db, table, columns_of(source, table))
            last = "SELECT coalesce(max(number), 0) + 1 FROM chat"
            db.execute(f"SELECT setval('chat_number_seq', ({last}), false)")
            db.execute("COMMIT")
        except BaseException:
            if not db.lost() and db.in_transaction:
                db.execute("ROLLBACK")
            raise
        finally:
            source.close()
    return tables


def columns_of(file: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in file.execute(f"PRAGMA table_info({table})")]


def copy_rows(source: Any, to: Connection, table: str, columns: list[str]) -> None:
    """`source`: a cursor of either database."""
    put = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    source.execute(f"SELECT {', '.join(columns)} FROM {table}")
    while rows := source.fetchmany(AT_ONCE):
        for row in rows:
            to.execute(put, row)
    source.close()
