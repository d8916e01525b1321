"""The store in PostgreSQL, for a server that others look after, or that is reached from several machines."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import psycopg

from monstrum.server import postgres_copy
from monstrum.server.postgres_connection import PostgresConnection, checked, shown
from monstrum.server.postgres_layout import prepare
from monstrum.server.postgres_threads import PostgresReader, PostgresWriter
from monstrum.server.postgres_workers import Membership, PostgresLeases
from monstrum.server.sql_host import check_version
from monstrum.server.sql_seals import ALL, Damages, Db
from monstrum.server.sql_threads import Writer
from monstrum.server.sqlite_checkup import PAUSE, SLICE, place
from monstrum.server.store import StoreError
from monstrum.server.store_sql import SqlStore

T = TypeVar("T")


def open_postgres(url: str, bus: str = "") -> "PostgresStore":
    """The store at an address, laid out if it is empty; for this process alone, or for all who have a bus in
    common. Raises Occupied, StoreError."""
    return reached(url, lambda: PostgresStore(url, laid_out(url, bus)))


def laid_out(url: str, bus: str = "") -> Membership:
    db = PostgresConnection(url)
    try:
        prepare(db, shown(url))
    finally:
        db.close()
    return Membership(url, bus)


def reached(url: str, work: Callable[[], T]) -> T:
    """Raises StoreError in a sentence, which never has the password in it."""
    checked(url)
    try:
        return work()
    except psycopg.Error as error:
        reason = " ".join(str(error).split()) or type(error).__name__
        raise StoreError(f"{shown(url)}: the data cannot be opened: {reason}") from None


def open_for_host(url: str) -> "HostStore":
    """Beside a server that may be using it. Raises StoreError."""

    def work() -> "HostStore":
        db = PostgresConnection(url)
        found = db.execute("SELECT to_regclass('schema_version')").fetchone()
        if found is None or found[0] is None:
            db.close()
            raise StoreError(f"{shown(url)}: there is no data.")
        check_version(db, shown(url))
        return HostStore(url, HostWriter(db, lambda: PostgresConnection(url)))

    return reached(url, work)


def dump(url: str, to: Path) -> None:
    """A backup of a database into a file. Raises StoreError."""
    reached(url, lambda: postgres_copy.dump(url, to))


def restore(path: Path, url: str) -> int:
    """A backup into an empty database nobody uses; how many tables there are. Raises StoreError."""

    def work() -> int:
        member = laid_out(url)
        try:
            db = PostgresConnection(url)
            try:
                return postgres_copy.load(path, db, shown(url))
            finally:
                db.close()
        finally:
            member.close()

    return reached(url, work)


class HostWriter(Writer):
    """It is no worker: what it does waits for whoever writes the same table, and they for it."""

    begin = "BEGIN"
    errors = (psycopg.Error,)


class HostStore(SqlStore):
    """For the verbs of a host."""

    one_moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

    def __init__(self, url: str, writer: Writer) -> None:
        """Raises psycopg.Error."""
        super().__init__(writer, PostgresReader(url), Damages())
        self._url = url

    async def backup(self, to: Path) -> None:
        await asyncio.to_thread(dump, self._url, to)

    async def check_up(self) -> list[str]:
        """PostgreSQL looks after its own pages and indexes: here every row is looked at."""
        found = await asyncio.to_thread(look_through, self._url)
        for where in found:
            self._damages.note(where)
        return found


class PostgresStore(HostStore):
    """See `Store`."""

    def __init__(self, url: str, member: Membership) -> None:
        """Raises psycopg.Error."""
        try:
            super().__init__(url, PostgresWriter(url, member))
        except BaseException:
            member.close()
            raise
        self.member = member
        self.leases = PostgresLeases(self._writer, self._reader, member)

    def hold(self, db: Db, table: str) -> None:
        if self.member.shares:
            self.leases.check(db, table)
        else:
            db.execute("SELECT 1 FROM tables WHERE id = ? FOR NO KEY UPDATE", (table,))

    def own(self, db: Db, table: str) -> None:
        if self.member.shares:
            self.leases.take(db, table)

    async def due(self) -> list[str]:
        return await (self.leases.orphans() if self.member.shares else super().due())

    async def close(self) -> None:
        await super().close()
        self.member.close()


def look_through(url: str) -> list[str]:
    """Where rows are not what was stored. For a thread: it pauses often. Raises StoreError."""

    def work() -> list[str]:
        db = PostgresConnection(url)
        found = []
        try:
            db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for number, sealed in enumerate(ALL):
                rows = db.raw.cursor(f"look_{number}")
                columns = ", ".join((*sealed.columns, sealed.seal))
                rows.execute(f"SELECT {columns} FROM {sealed.name}".encode())
                while part := rows.fetchmany(SLICE):
                    found += [
                        f"{sealed.name} {place(values[: max(1, sealed.keys)])}"
                        for *values, seal in part
                        if seal != sealed.seal_of(values)
                    ]
                    time.sleep(PAUSE)
                rows.close()
        finally:
            db.close()
        return found

    try:
        return reached(url, work)
    except StoreError as error:
        raise StoreError(f"The data cannot be looked through now: {error}") from None
