"""Backup while the server goes on, and the check before a restore."""

import os
import sqlite3
from pathlib import Path

from monstrum.server.sqlite_checkup import look_through
from monstrum.server.store import SCHEMA, StoreError


def copy_database(source: Path, to: Path) -> None:
    """A consistent copy, while others go on writing. Raises StoreError; nothing is overwritten."""
    if to.exists():
        raise StoreError(f"{to} exists already; choose another name.")
    if not source.exists():
        raise StoreError(f"{source}: there is no data.")
    try:
        os.close(os.open(to, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        with sqlite3.connect(source) as old, sqlite3.connect(to) as new:
            old.backup(new)
        old.close()
        new.execute("PRAGMA journal_mode = DELETE")  # one file, complete in itself
        new.close()
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{to}: the copy failed: {error}") from None


def check_backup(path: Path) -> int:
    """How many tables are in it. Raises StoreError for anything that is no sound backup."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such file.")
    try:
        db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            (sound,) = db.execute("PRAGMA integrity_check").fetchone()
            (version,) = db.execute("SELECT version FROM schema_version").fetchone()
            (tables,) = db.execute("SELECT count(*) FROM tables").fetchone()
        finally:
            db.close()
    except sqlite3.Error as error:
        raise StoreError(f"{path} is no backup of this program: {error}.") from None
    if sound != "ok" or not 1 <= version <= SCHEMA:
        raise StoreError(f"{path} cannot be used: version {version}, integrity check: {sound}.")
    return int(tables)


def damaged(path: Path) -> list[str]:
    """Where a backup is not what was stored. One of an older version has nothing to tell that by."""
    db = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    try:
        (version,) = db.execute("SELECT version FROM schema_version").fetchone()
    finally:
        db.close()
    return look_through(path) if version == SCHEMA else []
