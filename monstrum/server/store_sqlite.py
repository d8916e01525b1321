"""The store in one file of SQLite."""

import asyncio
import os
import shutil
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from monstrum.server.sql_host import check_version
from monstrum.server.sql_seals import Damages
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.sqlite_backup import copy_database
from monstrum.server.sqlite_checkup import heal, look_through
from monstrum.server.sqlite_connection import connect
from monstrum.server.sqlite_layout import prepare
from monstrum.server.sqlite_wal import lost_pages
from monstrum.server.store import StoreError
from monstrum.server.store_sql import SqlStore

FILE: Final = "monstrum.sqlite3"


def open_store(folder: Path) -> "SqliteStore":
    """The store in a folder, made if it is not there. Raises StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds seeds: nobody else's to read
        damages = Damages()
        look_at_wal(path, damages)
        connection = connect(path)
        prepare(connection, path)
        return SqliteStore(path, connection, connect(path), damages)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{folder}: the data cannot be opened: {error}") from None


def open_for_host(folder: Path) -> "SqliteStore":
    """Beside a server that may be using it. Raises StoreError."""
    path = folder / FILE
    if not path.exists():
        raise StoreError(f"{path}: there is no data.")
    try:
        db = connect(path)
        check_version(db, str(path))
        return SqliteStore(path, db, connect(path), Damages())
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{folder}: the data cannot be opened: {error}") from None


def look_at_wal(path: Path, damages: Damages) -> None:
    """What SQLite is about to forget is told, and kept for whoever can still read something in it."""
    wal = path.with_name(f"{path.name}-wal")
    if pages := lost_pages(wal):
        kept = wal.with_name(f"{wal.name}.damaged-{int(time.time())}")
        with suppress(OSError):
            shutil.copy2(wal, kept)
        damages.note(f"{wal.name}: {pages} pages of the last changes cannot be read; a copy is {kept.name}")


class SqliteStore(SqlStore):
    """See `Store`."""

    def __init__(
        self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection, damages: Damages
    ) -> None:
        def again() -> sqlite3.Connection:
            return connect(path)

        super().__init__(Writer(writing, again), Worker(reading, again), damages)
        self.folder = path.parent
        self._path = path

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(copy_database, self._path, to)

    async def check_up(self) -> list[str]:
        found = await asyncio.to_thread(look_through, self._path)
        healed: bool = bool(found) and await self._writer.run(heal)
        if healed:
            left = await asyncio.to_thread(look_through, self._path)
            for where in found:
                if where not in left:
                    self._damages.healed(where)
        else:
            left = found
        for where in left:
            self._damages.note(where)
        return found
