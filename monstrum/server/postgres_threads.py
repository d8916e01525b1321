"""The threads of PostgreSQL: a writer with a fence, and both with another connection when one is lost.

Every transaction looks first whether its worker is still one (`postgres_workers.py`), and others wait with
deleting it until the transaction is done. So a server that was cut off and comes back after others have taken
its tables stores nothing any more.
"""

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import psycopg

from monstrum.server.postgres_connection import PostgresConnection
from monstrum.server.postgres_workers import Membership
from monstrum.server.sql_threads import Job, Worker, Writer
from monstrum.server.store import StoreError


class Fenced(StoreError):
    """Another server has taken over."""


class PostgresWriter(Writer):
    """The one that may change something."""

    begin = "BEGIN"
    errors = (psycopg.Error,)

    def __init__(self, url: str, member: Membership) -> None:
        """Raises psycopg.Error."""
        self._url = url
        self.member = member
        super().__init__(PostgresConnection(url), lambda: PostgresConnection(url))

    def _do(self, batch: list[Job]) -> None:
        """Whoever holds rows of several tables took them in the order of their names, so nobody waits for
        somebody who waits for them. A job that takes many has a transaction of its own."""
        together = sorted((job for job in batch if not job.alone), key=lambda job: job.key)
        for some in (together, *([job] for job in batch if job.alone)):
            super()._do(some)

    def _begin(self) -> None:
        """A connection that was lost since the last time had begun nothing: another one goes on."""
        try:
            self._connection.execute(self.begin)
        except psycopg.OperationalError:
            self._connection = PostgresConnection(self._url)
            self._connection.execute(self.begin)
        fence = "SELECT 1 FROM workers WHERE id = ? FOR KEY SHARE"
        if self._connection.execute(fence, (self.member.worker,)).fetchone() is None:
            raise Fenced("another server has taken over this database")


class PostgresReader(Worker):
    """Whoever has asked is asked again by nobody: a lost connection is noticed here."""

    errors = (psycopg.Error,)

    def __init__(self, url: str) -> None:
        """Raises psycopg.Error."""
        super().__init__(PostgresConnection(url), lambda: PostgresConnection(url))

    def _do(self, batch: list[Job]) -> None:
        for job in batch:
            self._answer(job.work, job.future)

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
