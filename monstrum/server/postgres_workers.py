"""The processes at one database: who lives, who does not any more, and whose tables are whose.

A worker is a row. Every transaction that writes begins by looking for its own row and holds it until its end;
a row that is deleted takes the worker's tables with it. So whoever deletes the row of a worker waits for what
that one has begun, and from then on it stores nothing: there is no moment at which two could write a table.

A thread gives a sign of life a few times a second, by a connection that holds a lock. A process that ends
loses its connection and with it the lock at once, however it ends; one that hangs keeps it, and is given more
time. A connection can be lost while its process lives, by a restart of the database for instance: so a lock
that is free means something only when no sign of life has come for a while either.
"""

import os
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import psycopg
import structlog

from monstrum.server.folder_lock import Occupied
from monstrum.server.leases import Elsewhere
from monstrum.server.postgres_connection import PostgresConnection, shown
from monstrum.server.sql_seals import Db
from monstrum.server.sql_threads import Worker, Writer

log: Final = structlog.get_logger("monstrum.workers")

BEAT: Final = 0.25  # seconds between two signs of life
SILENT: Final = 0.6  # seconds without one, and without its lock, after which a worker is gone
HUNG: Final = 10.0  # seconds without one after which it is gone whatever it holds
TRIES: Final = 20  # to begin, while somebody who was killed is still there,
PAUSE: Final = 0.1  # and the seconds between them
KEY: Final = "hashtextextended(current_schema() || '/' || ?::text, 0)"  # of a worker's lock
QUIET: Final = "extract(epoch FROM clock_timestamp() - greatest(beat, pg_postmaster_start_time()))"


class Membership:
    """This process among the workers of a database, and the thread that keeps it there."""

    def __init__(self, url: str, bus: str = "") -> None:
        """`bus`: what those have in common who share the work; empty: alone. Raises Occupied, and
        psycopg.Error."""
        self._url = url
        self._bus = bus
        self.peers: frozenset[int] = frozenset()  # the others
        self.on_change: Callable[[], None] = lambda: None  # called by the thread, also when we are new
        self.alive: Callable[[], bool] = lambda: True  # whether there is any life to give a sign of
        self._ended = threading.Event()
        self._db = PostgresConnection(url)
        try:
            self.worker = self._begin(self._db)
        except BaseException:
            self._db.close()
            raise
        self._thread = threading.Thread(target=self._live, name="store-pulse", daemon=True)
        self._thread.start()

    @property
    def shares(self) -> bool:
        return bool(self._bus)

    def _begin(self, db: PostgresConnection) -> int:
        db.execute("SET lock_timeout = '2s'")
        holder = ("",)
        for tries_left in reversed(range(TRIES)):
            db.execute("BEGIN")
            try:
                db.execute("LOCK TABLE workers IN SHARE ROW EXCLUSIVE MODE")
                bury(db, 0, SILENT if self.shares else 0.0)  # alone, a free lock is enough
                strangers = "SELECT holder FROM workers WHERE bus <> ? OR bus = '' LIMIT 1"
                found = db.execute(strangers, (self._bus,)).fetchone()
                if found is None:
                    name = f"process {os.getpid()} on {socket.gethostname()}"
                    begun = "INSERT INTO workers (holder, bus) VALUES (?, ?) RETURNING id"
                    (worker,) = db.execute(begun, (name, self._bus)).fetchone() or (0,)
                    db.execute(f"SELECT pg_advisory_lock({KEY})", (worker,))
                    db.execute("COMMIT")
                    return int(worker)
                holder = found
            finally:
                if not db.lost() and db.in_transaction:
                    db.execute("ROLLBACK")
            if tries_left:
                time.sleep(PAUSE)
        raise Occupied(f"{shown(self._url)} is used by another server: {holder[0]}.")

    def _live(self) -> None:
        while not self._ended.wait(BEAT):
            try:
                if self._db.lost():
                    self._db = self._again()
                if self.alive():
                    self._beat()
            except psycopg.Error as error:
                log.warning("no sign of life", reason=" ".join(str(error).split()))
                with suppress(psycopg.Error):
                    self._db.close()
            except Occupied as error:
                log.error("cannot begin again", reason=str(error))

    def _again(self) -> PostgresConnection:
        """Another connection with our lock. Raises psycopg.Error while somebody looks whether it is free."""
        db = PostgresConnection(self._url)
        db.execute("SET lock_timeout = '2s'")
        (ours,) = db.execute(f"SELECT pg_try_advisory_lock({KEY})", (self.worker,)).fetchone() or (False,)
        if not ours:
            db.close()
            raise psycopg.OperationalError("the lock is held")
        return db

    def _beat(self) -> None:
        db, before = self._db, (self.worker, self.peers)
        db.execute("SET synchronous_commit = off")  # nothing is lost with a sign of life
        beaten = db.execute("UPDATE workers SET beat = clock_timestamp() WHERE id = ?", (self.worker,))
        if not beaten.rowcount:  # somebody took us for gone
            if not self.shares:
                return  # and has taken everything over
            log.warning("worker begins again", worker=self.worker)
            self.worker = self._begin(db)
        for worker in bury(db, self.worker, SILENT):
            log.warning("worker gone", worker=worker)
        there = {id for (id,) in db.execute("SELECT id FROM workers").fetchall()}
        self.peers = frozenset(there - {self.worker})
        if (self.worker, self.peers) != before:
            self.on_change()

    def close(self) -> None:
        """Its tables are free at once."""
        self._ended.set()
        self._thread.join()
        with suppress(psycopg.Error):
            if self._db.lost():
                self._db = PostgresConnection(self._url)
            self._db.execute("DELETE FROM workers WHERE id = ?", (self.worker,))
        self._db.close()


def bury(db: PostgresConnection, own: int, silent: float) -> list[int]:
    """Workers of which nothing was heard for so long, and that are gone now."""
    gone = []
    found = db.execute(f"SELECT id, {QUIET} FROM workers WHERE id <> ?", (own,)).fetchall()
    for worker, quiet in found:
        if quiet < silent:
            continue
        (free,) = db.execute(f"SELECT pg_try_advisory_lock({KEY})", (worker,)).fetchone() or (False,)
        if free:
            db.execute(f"SELECT pg_advisory_unlock({KEY})", (worker,))
        if free or quiet > HUNG:
            db.execute("DELETE FROM workers WHERE id = ?", (worker,))
            gone.append(int(worker))
    return gone


class PostgresLeases:
    """See `Leases`: rows that name a worker."""

    def __init__(self, writer: Writer, reader: Worker, member: Membership) -> None:
        self._writer = writer
        self._reader = reader
        self._member = member
        self._held: set[str] = set()
        self._as = member.worker  # for whom they were claimed

    @property
    def worker(self) -> int:
        return self._member.worker

    def take(self, db: Db, table: str) -> int:
        """For a job that writes: whose it is then; 0 for a table that is not there."""
        claim = "INSERT INTO leases SELECT id, ? FROM tables WHERE id = ? ON CONFLICT DO NOTHING"
        db.execute(claim, (self._member.worker, table))
        (worker,) = db.execute("SELECT worker FROM leases WHERE table_id = ?", (table,)).fetchone() or (0,)
        return int(worker)

    def check(self, db: Db, table: str) -> None:
        """For a job that changes a table: it is ours, and nobody else changes it until the job is done.
        Raises Elsewhere."""
        query = (
            "SELECT 1 FROM tables JOIN leases ON table_id = id WHERE id = ? AND worker = ? "
            "FOR NO KEY UPDATE OF tables FOR KEY SHARE OF leases"
        )
        if db.execute(query, (table, self._member.worker)).fetchone() is None:
            raise Elsewhere(0)

    async def claim(self, table: str) -> None:
        if self.holds(table):
            return
        worker, ours = await self._writer.run(lambda db: (self.take(db, table), self._member.worker))
        if worker == ours:
            self.taken(table, ours)
        elif worker:
            raise Elsewhere(worker)

    def taken(self, table: str, worker: int) -> None:
        """Stored for this worker: for us, unless we have begun again meanwhile."""
        self.holds(table)
        if worker == self._as:
            self._held.add(table)

    def holds(self, table: str) -> bool:
        if self._as != self._member.worker:  # nothing of what we had is ours any more
            self._as = self._member.worker
            self._held.clear()
        return table in self._held

    async def release(self, table: str) -> None:
        self._held.discard(table)
        query = "DELETE FROM leases WHERE table_id = ? AND worker = ?"
        await self._writer.run(lambda db: db.execute(query, (table, self._member.worker)).rowcount)

    async def holders(self, tables: list[str]) -> dict[str, int]:
        def job(db: Db) -> dict[str, int]:
            marks = ", ".join("?" * len(tables))
            query = f"SELECT table_id, worker FROM leases WHERE table_id IN ({marks}) AND worker <> ?"
            return dict(db.execute(query, (*tables, self._member.worker)).fetchall())

        return await self._reader.run(job) if tables else {}

    async def orphans(self) -> list[str]:
        """Tables that go on by themselves, and live nowhere."""
        query = "SELECT id FROM tables WHERE due <> 0 AND NOT EXISTS (SELECT FROM leases WHERE table_id = id)"
        return await self._reader.run(lambda db: [id for (id,) in db.execute(query).fetchall()])

    def first(self) -> bool:
        return all(peer > self._member.worker for peer in self._member.peers)
