"""Threads that own one SQLite connection each: one writes, one reads.

A job is a function of the connection. One that writes has happened when its future is done: after COMMIT,
with the disk synchronised (`synchronous=FULL`). Jobs that wait together are committed together; one that
fails is rolled back alone. Whoever reads sees what is committed and waits for nobody who writes.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from monstrum.server.store import StoreError

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]
TOGETHER: Final = 64  # jobs in one transaction
WAIT = 5000  # milliseconds for another process to finish its transaction


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    connection.text_factory = as_text
    connection.execute(f"PRAGMA busy_timeout = {WAIT}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA cell_size_check = ON")  # a damaged page is refused, not guessed at
    return connection


def as_text(data: bytes) -> str:
    """One damaged letter must not keep all other rows from being read."""
    return data.decode("utf-8", "surrogateescape")


class Worker:
    """A thread. `run` is for the event loop, `close` waits until all jobs are done."""

    name = "sqlite-reader"

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
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
        last = False
        while not last:
            batch: list[Job] = []
            while len(batch) < TOGETHER and not last and (not batch or not self._jobs.empty()):
                job = self._jobs.get()
                if job is None:
                    last = True
                else:
                    batch.append(job)
            self._do([job for job in batch if job[1].set_running_or_notify_cancel()])

    def _do(self, batch: list[Job]) -> None:
        """Every future of the batch is done afterwards, and nothing is raised."""
        for job, future in batch:
            try:
                future.set_result(job(self._connection))
            except BaseException as error:
                self._roll_back()
                future.set_exception(told(error))

    def _roll_back(self) -> None:
        """A connection that cannot even do that is replaced: what it had begun is undone by its end."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except BaseException:
            with suppress(Exception):
                self._connection.close()
            with suppress(Exception):  # if there is none to be had now, the next job asks again
                self._connection = connect(self._path)


class Writer(Worker):
    """The one that changes something."""

    name = "sqlite-writer"

    def _do(self, batch: list[Job]) -> None:
        if not batch:
            return
        done: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for job, future in batch:
                done.append((future, *self._one(job)))
            self._connection.execute("COMMIT")
        except BaseException as error:
            failed = StoreError(f"Nothing could be stored: {error}")
            done = [(future, None, failed) for _, future in batch]
            self._roll_back()
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
            return None, told(error)
        self._connection.execute("RELEASE job")
        return result, None


def told(error: BaseException) -> BaseException:
    return StoreError(f"The data cannot be used: {error}") if isinstance(error, sqlite3.Error) else error
