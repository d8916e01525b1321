"""What the host of a server does with tables from outside (`monstrum admin`), while the server runs or not.

Whoever plays meanwhile collides with it and stores nothing (`sql_rows.append`); a server that has the table
in memory looks every second (`sweeping.py`).
"""

from collections.abc import Sequence

from monstrum.server.sql_rows import headers, hold_all, touch
from monstrum.server.sql_seals import PULSES, Damages, Db
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.store import CLOSED, FROZEN, OVER, PLAYING, SCHEMA, Header, StoreError


class SqlHost:
    """One part of `SqlStore`."""

    _writer: Writer
    _reader: Worker
    _damages: Damages

    async def stopped(self) -> list[str]:
        query = "SELECT id FROM tables WHERE status = ?"
        return await self._reader.run(lambda db: [id for (id,) in db.execute(query, (FROZEN,)).fetchall()])

    async def overview(self, status: str, most: int) -> list[tuple[Header, int]]:
        """The newest tables, of one status or (empty) all, each with the number of its rows."""

        def job(db: Db) -> list[tuple[Header, int]]:
            where = "WHERE ? IN (status, '') ORDER BY created DESC, id LIMIT ?"
            found = headers(db, where, (status, most), self._damages)
            counted = "SELECT rows FROM tables WHERE id = ?"
            return [(header, db.execute(counted, (header.id,)).fetchone()[0]) for header in found]

        return await self._reader.run(job)

    async def freeze(self, table: str, thaw: bool = False) -> None:
        """Nobody plays on; or (`thaw`) they do. Raises StoreError."""
        before, after = (FROZEN, PLAYING) if thaw else (PLAYING, FROZEN)

        def job(db: Db) -> None:
            hold_all(db, [table])
            if (status := status_of(db, table)) != before:
                raise StoreError(f"Table {table} is {status}, not {before}: nothing was changed.")
            touch(db, [table], status=after)
            PULSES.rewrite(db, "WHERE id = ?", (table,), {"due": int(thaw)})

        await self._writer.run(job, f"table {table}")

    async def purge(self, tables: Sequence[str]) -> None:
        """All of them, or none. Raises StoreError."""

        def job(db: Db) -> None:
            hold_all(db, tables)
            for table in tables:
                if status_of(db, table) == PLAYING:
                    raise StoreError(f"Table {table} is being played: freeze it first. Nothing was deleted.")
                db.execute("DELETE FROM tables WHERE id = ?", (table,))

        await self._writer.run(job, alone=True)

    async def ended_before(self, moment: float) -> list[str]:
        """Games that were over, or tables that were put away unfinished, before then."""
        query = (
            "SELECT id FROM tables WHERE (status = ? AND ended < ?) OR (status = ? AND created < ?) "
            "ORDER BY created"
        )
        given = (OVER, moment, CLOSED, moment)
        return await self._reader.run(lambda db: [id for (id,) in db.execute(query, given).fetchall()])


def status_of(db: Db, table: str) -> str:
    found = db.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise StoreError(f"There is no table {table}: `monstrum admin tables` lists them.")
    return str(found[0])


def check_version(db: Db, where: str) -> None:
    """Raises StoreError for data of another version."""
    (version,) = db.execute("SELECT version FROM schema_version").fetchone()
    if version != SCHEMA:
        raise StoreError(f"{where} is of version {version}, not {SCHEMA}: start this version's server once.")
