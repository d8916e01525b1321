"""One thread that owns one SQLite connection. Jobs that wait together are committed together.

A job is a function of the connection. It has happened when its future is done: after COMMIT, with the disk
synchronised (`synchronous=FULL`). One that fails is rolled back alone.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, TypeVar

from monstrum.server.store import StoreError

T = TypeVar("T")
TOGETHER: Final = 64  # jobs in one transaction
WAIT: Final = 5000  # milliseconds for another process to finish its transaction


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.execute(f"PRAGMA busy_timeout = {WAIT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


class Writer:
    """The thread. `run` is for the event loop, `close` waits until all jobs are done."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._jobs: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], Future[Any]] | None]
        self._jobs = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name="sqlite-writer", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("The store is closed.")
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._connection.close()

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < TOGETHER and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    last = True
                    break
                batch.append(more)
            self._commit([job for job in batch if job[1].set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, batch: list[tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]]) -> None:
        done: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                done.append((future, *self._one(job)))
            self._connection.execute("COMMIT")
        except BaseException as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            failed = StoreError(f"Nothing could be stored: {error}")
            done = [(future, None, failed) for _, future in batch]
        for future, result, trouble in done:
            if trouble is None:
                future.set_result(result)
            else:
                future.set_exception(trouble)

    def _one(self, job: Callable[[sqlite3.Connection], Any]) -> tuple[Any, BaseException | None]:
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            self._connection.execute("RELEASE job")
            if isinstance(error, sqlite3.Error):
                error = StoreError(f"This could not be stored: {error}")
            return None, error
        self._connection.execute("RELEASE job")
        return result, None
