"""Reading from SQLite beside the writer: in WAL nobody who reads waits for a lock, or for the disk."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from monstrum.server.sqlite_writer import connect
from monstrum.server.store import StoreError

T = TypeVar("T")


class Reader:
    """One thread with a connection of its own. What was committed before a job begins is seen by it."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._connection.execute("PRAGMA query_only = ON")
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="sqlite-reader")
        self._closed = False

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Everything the job reads is of one moment. Raises StoreError."""
        if self._closed:
            raise StoreError("The store is closed.")
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._read, job)

    def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        db = self._connection
        try:
            db.execute("BEGIN")
            try:
                return job(db)
            finally:
                if db.in_transaction:
                    db.execute("ROLLBACK")  # nothing was changed
        except sqlite3.Error as error:
            raise StoreError(f"This could not be read: {error}") from None

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._thread.shutdown(wait=True)
            self._connection.close()
