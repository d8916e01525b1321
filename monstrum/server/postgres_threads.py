"""The threads of PostgreSQL: a writer with a fence, and both with another connection when one is lost.

One server at a time writes. It holds a lock that goes with its connection, and a generation: whoever takes
the lock takes the next one, and every transaction looks first whether its own is still the last. So a server
that was cut off and comes back after another one has begun stores nothing any more.
"""

import os
import socket
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final

import psycopg

from monstrum.server.folder_lock import Occupied
from monstrum.server.postgres_connection import PostgresConnection, shown
from monstrum.server.sql_threads import Job, Worker, Writer
from monstrum.server.store import StoreError

WRITERS: Final = 0x6D6F6E74  # the lock of whoever writes
TRIES: Final = 20
PAUSE: Final = 0.1  # seconds between two of them


class Fenced(StoreError):
    """Another server has taken over."""


class PostgresWriter(Writer):
    """The one that may change something."""

    begin = "BEGIN"
    errors = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        """Raises Occupied, and psycopg.Error."""
        self._url = url
        self.generation = 0
        super().__init__(self._take(), self._take)

    def _take(self) -> PostgresConnection:
        """A connection that holds the lock; the first one takes the next generation."""
        db = PostgresConnection(self._url)
        try:
            if not self._locked(db):
                (holder,) = db.execute("SELECT holder FROM lease").fetchone() or ("",)
                raise Occupied(f"{shown(self._url)} is used by another server: {holder}.")
            if not self.generation:
                taken = "UPDATE lease SET generation = generation + 1, holder = ? RETURNING generation"
                holder = f"process {os.getpid()} on {socket.gethostname()}"
                (self.generation,) = db.execute(taken, (holder,)).fetchone() or (0,)
        except BaseException:
            db.close()
            raise
        return db

    def _locked(self, db: PostgresConnection) -> bool:
        """Somebody who was killed holds the lock until the database has noticed."""
        for _ in range(TRIES):
            query = "SELECT pg_try_advisory_lock(?, hashtext(current_schema()))"
            (ours,) = db.execute(query, (WRITERS,)).fetchone() or (False,)
            if ours:
                return True
            time.sleep(PAUSE)
        return False

    def _begin(self) -> None:
        """A connection that was lost since the last time had begun nothing: another one goes on."""
        try:
            self._connection.execute(self.begin)
        except psycopg.OperationalError:
            self._connection = self._take()
            self._connection.execute(self.begin)
        (generation,) = self._connection.execute("SELECT generation FROM lease FOR SHARE").fetchone()
        if generation != self.generation:
            raise Fenced("another server has taken over this database")


class PostgresReader(Worker):
    """Whoever has asked is asked again by nobody: a lost connection is noticed here."""

    errors = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        """Raises psycopg.Error."""
        super().__init__(PostgresConnection(url), lambda: PostgresConnection(url))

    def _do(self, batch: list[Job]) -> None:
        for job, future in batch:
            self._answer(job, future)

    def _answer(self, job: Callable[[Any], Any], future: "Future[Any]") -> None:
        for last in (False, True):
            try:
                future.set_result(job(self._connection))
                return
            except BaseException as error:
                lost = isinstance(error, psycopg.OperationalError)
                self._roll_back()
                if last or not lost:
                    future.set_exception(self._told(error))
                    return
