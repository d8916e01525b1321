"""Threads that own one connection to the database each: one writes, one reads.

A job is a function of the connection. One that writes has happened when its future is done: after COMMIT,
with the disk synchronised. Jobs that wait together are committed together; one that fails is rolled back
alone. Whoever reads sees what is committed and waits for nobody who writes.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from monstrum.server.sql_seals import Db
from monstrum.server.store import StoreError

T = TypeVar("T")
TOGETHER: Final = 64  # jobs in one transaction


class Job(NamedTuple):
    """Something to be done. `key`: what it locks, where several processes write; `alone`: in a transaction of
    its own."""

    work: Callable[[Db], Any]
    future: "Future[Any]"
    key: str = ""
    alone: bool = False


class Connection(Db, Protocol):
    """What a thread needs of a connection beside the work of its jobs."""

    @property
    def in_transaction(self) -> bool: ...

    def close(self) -> None: ...


class Worker:
    """A thread. `run` is for the event loop, `close` waits until all jobs are done."""

    name = "store-reader"
    errors: tuple[type[Exception], ...] = (sqlite3.Error,)  # of the database: the others are ours

    def __init__(self, connection: Connection, connect: Callable[[], Connection]) -> None:
        """`connect`: another connection, where this one is of no use any more."""
        self._connection = connection
        self._connect = connect
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._work, name=self.name, daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Db], T], key: str = "", alone: bool = False) -> T:
        """See `Job`."""
        if self._closed:
            raise StoreError("The store is closed.")
        future: Future[T] = Future()
        self._jobs.put(Job(job, future, key, alone))
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
            self._do([job for job in batch if job.future.set_running_or_notify_cancel()])

    def _do(self, batch: list[Job]) -> None:
        """Every future of the batch is done afterwards, and nothing is raised."""
        for job in batch:
            try:
                job.future.set_result(job.work(self._connection))
            except BaseException as error:
                self._roll_back()
                job.future.set_exception(self._told(error))

    def _told(self, error: BaseException) -> BaseException:
        ours = not isinstance(error, self.errors)
        return error if ours else StoreError(f"The data cannot be used: {error}")

    def _roll_back(self) -> None:
        """A connection that cannot even do that is replaced: what it had begun is undone by its end."""
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except BaseException:
            with suppress(Exception):
                self._connection.close()
            with suppress(Exception):  # if there is none to be had now, the next job asks again
                self._connection = self._connect()


class Writer(Worker):
    """The one that changes something."""

    name = "store-writer"
    begin = "BEGIN IMMEDIATE"

    def _do(self, batch: list[Job]) -> None:
        if not batch:
            return
        done: list[tuple[Future[Any], Any, BaseException | None]] = []
        try:
            self._begin()
            for job in batch:
                done.append((job.future, *self._one(job.work)))
            self._connection.execute("COMMIT")
        except BaseException as error:
            failed = StoreError(f"Nothing could be stored: {error}")
            done = [(job.future, None, failed) for job in batch]
            self._roll_back()
        for future, result, trouble in done:
            if trouble is None:
                future.set_result(result)
            else:
                future.set_exception(trouble)

    def _begin(self) -> None:
        self._connection.execute(self.begin)

    def _one(self, job: Callable[[Db], Any]) -> tuple[Any, BaseException | None]:
        self._connection.execute("SAVEPOINT job")
        try:
            result = job(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO job")
            self._connection.execute("RELEASE job")
            return None, self._told(error)
        self._connection.execute("RELEASE job")
        return result, None
