"""The store in a database that speaks SQL: the same for SQLite and PostgreSQL."""

import secrets
from collections.abc import Sequence
from typing import Any

from monstrum.server.sql_companion import SqlCompanion
from monstrum.server.sql_host import SqlHost
from monstrum.server.sql_manners import SqlManners
from monstrum.server.sql_people import SqlPeople
from monstrum.server.sql_rows import (
    append,
    headers,
    insert_header,
    put_pulse,
    put_tokens,
    read_rows,
    read_tokens,
    update_header,
)
from monstrum.server.sql_seals import FILMS, PACKS, PULSES, RECORDS, SECRETS, SNAPSHOTS, Damages, Db, Sealed
from monstrum.server.sql_standing import put_standing, read_standings, unfinished, waiting_since
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.store import (
    CLOSED,
    GUEST,
    OPEN,
    OVER,
    PLAYING,
    Change,
    Damaged,
    Header,
    KeptPack,
    Row,
    Snapshot,
    Standing,
    Stored,
    TokenHash,
)


class SqlStore(SqlPeople, SqlManners, SqlCompanion, SqlHost):
    """See `Store`. One thread writes, one reads."""

    one_moment = "BEGIN"  # a transaction that reads all as it stood when it began

    def __init__(self, writer: Writer, reader: Worker, damages: Damages) -> None:
        self._writer = writer
        self._reader = reader
        self._damages = damages

    def hold(self, db: Db, table: str) -> None:
        """Until the transaction ends nobody else writes this table. Raises Elsewhere where it is not ours."""

    def own(self, db: Db, table: str) -> None:
        """A new table is ours."""

    async def close(self) -> None:
        self._reader.close()
        self._writer.close()

    def damage(self) -> list[str]:
        return self._damages.all()

    async def check(self) -> None:
        def job(db: Db) -> None:
            SECRETS.put(db, ("health", secrets.token_bytes(32)), if_there="replace")

        await self._writer.run(job, "health")

    async def secret(self, name: str) -> bytes:
        def job(db: Db) -> bytes:
            both = [next(SECRETS.read(db, "WHERE name = ?", (key,)), None) for key in (name, f"{name}~")]
            values = [bytes(found.values[1]) for found in both if found is not None and found.sound]
            if not values and any(both):
                raise Damaged(f"The secret '{name}' is damaged, and so is its copy: restore a backup.")
            if not values:  # another worker that starts with us may have thought of one, too
                SECRETS.put(db, (name, secrets.token_bytes(32)), if_there="keep")
                (fresh,) = SECRETS.read(db, "WHERE name = ?", (name,))
                values = [bytes(fresh.values[1])]
                SECRETS.put(db, (f"{name}~", values[0]), if_there="keep")
                return values[0]
            value = values[0]
            if len(values) < len(both):
                if both[0] is None or any(found is not None and not found.sound for found in both):
                    self._damages.healed(f"secrets {name}")
                for key in (name, f"{name}~"):
                    SECRETS.put(db, (key, value), if_there="replace")
            return value

        return await self._writer.run(job, f"secret {name}")

    # Tables -----------------------------------------------------------------------------------------

    async def create(self, header: Header, tokens: tuple[TokenHash, ...]) -> None:
        def job(db: Db) -> None:
            insert_header(db, header)
            self.own(db, header.id)
            put_tokens(db, header.id, tokens)

        await self._writer.run(job)

    async def change(self, change: Change) -> None:
        def job(db: Db) -> None:
            self.hold(db, change.table)
            if change.rows:
                append(db, change)
            if change.rows or change.due is not None:
                put_pulse(db, change)
            if change.header is not None:
                update_header(db, change.header)
            if change.snapshot is not None:
                kept = change.snapshot
                SNAPSHOTS.put(db, (change.table, kept.rows, kept.data, kept.code), if_there="replace")
            if change.pack is not None:
                put_pack(db, change.pack)
            if change.record:
                RECORDS.put(db, (change.table, change.record), if_there="replace")
            if change.standing is not None:
                put_standing(db, change.table, change.standing)
            for token in change.revoked:
                db.execute("DELETE FROM tokens WHERE hash = ?", (token.hash,))
            put_tokens(db, change.table, change.tokens)

        await self._writer.run(job, f"table {change.table}")

    async def load(self, table: str) -> Stored | None:
        def job(db: Db) -> Stored | None:
            db.execute(self.one_moment)
            try:
                header = self._header(db, table)
                if header is None:
                    return None
                return Stored(header, self._snapshot(db, table), read_rows(db, table, self._damages))
            finally:
                db.execute("ROLLBACK")

        return await self._reader.run(job)

    def _header(self, db: Db, table: str) -> Header | None:
        found = headers(db, "WHERE id = ?", (table,), self._damages)
        if not found and db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
            raise Damaged(
                "What is stored of this table is damaged; the host of the server can restore a backup."
            )
        return found[0] if found else None

    def _snapshot(self, db: Db, table: str) -> Snapshot | None:
        kept = next(SNAPSHOTS.read(db, "WHERE table_id = ?", (table,)), None)
        if kept is not None and not kept.sound:
            self._damages.note(f"snapshots {table}: its log is played from the beginning")
            return None
        return Snapshot(*kept.values[1:]) if kept is not None else None

    async def header(self, table: str) -> Header | None:
        return await self._reader.run(lambda db: self._header(db, table))

    async def rows(self, table: str) -> tuple[Row, ...]:
        return await self._reader.run(lambda db: read_rows(db, table, self._damages))

    async def tokens(self, table: str) -> tuple[TokenHash, ...]:
        return await self._reader.run(lambda db: read_tokens(db, table, self._damages))

    async def listed(self, most: int) -> list[Header]:
        where = "WHERE listed <> 0 AND status IN (?, ?) ORDER BY created DESC LIMIT ?"
        return await self._headers(where, OPEN, PLAYING, most)

    async def finished(self, most: int) -> list[Header]:
        return await self._headers("WHERE listed <> 0 AND status = ? ORDER BY ended DESC LIMIT ?", OVER, most)

    async def tables_of(self, guest: str) -> list[Header]:
        where = (
            "WHERE status != ? AND (host = ? OR id IN "
            "(SELECT table_id FROM chairs WHERE guest = ? AND kind = ?)) ORDER BY created DESC LIMIT 100"
        )
        return await self._headers(where, CLOSED, guest, guest, GUEST)

    async def games_of(self, guest: str, before: float, most: int) -> list[Header]:
        where = (
            "WHERE created < ? AND id IN (SELECT table_id FROM chairs WHERE guest = ? AND kind = ?) "
            "ORDER BY created DESC LIMIT ?"
        )
        return await self._headers(where, before, guest, GUEST, most)

    async def _headers(self, where: str, *given: object) -> list[Header]:
        return await self._reader.run(lambda db: headers(db, where, given, self._damages))

    async def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        return await self._reader.run(lambda db: read_standings(db, tables))

    async def waiting_since(self, before: float, most: int) -> list[str]:
        return await self._reader.run(lambda db: waiting_since(db, before, most))

    async def unfinished(self, tables: Sequence[str]) -> list[str]:
        return await self._reader.run(lambda db: unfinished(db, tables))

    async def due(self) -> list[str]:
        """Also those of which this cannot be known any more."""

        def job(db: Db) -> list[str]:
            found = PULSES.read(db, "WHERE due <> 0 OR status = ?", (PLAYING,))
            return [row.values[0] for row in found if row.values[2] or not row.sound]

        return await self._reader.run(job)

    # What stays ---------------------------------------------------------------------------------------

    async def keep_pack(self, pack: KeptPack) -> None:
        await self._writer.run(lambda db: put_pack(db, pack))

    async def pack(self, hash: str) -> KeptPack | None:
        def job(db: Db) -> KeptPack | None:
            found = next(PACKS.read(db, "WHERE hash = ?", (hash,)), None)
            if found is not None and not found.sound:
                self._damages.note(f"packs {hash}")
                raise Damaged("What is stored of the cards of this game is damaged.")
            return KeptPack(*found.values) if found is not None else None

        return await self._reader.run(job)

    async def record(self, table: str) -> str:
        return await self._kept(RECORDS, table) or ""

    async def film(self, table: str) -> bytes:
        return await self._kept(FILMS, table) or b""

    async def _kept(self, sealed: Sealed, table: str) -> Any:
        def job(db: Db) -> Any:
            found = next(sealed.read(db, "WHERE table_id = ?", (table,)), None)
            if found is not None and not found.sound:
                self._damages.note(f"{sealed.name} {table}")
                raise Damaged("What is stored of this game is damaged.")
            return found.values[1] if found is not None else None

        return await self._reader.run(job)

    async def keep(self, table: str, record: str, film: bytes) -> None:
        def job(db: Db) -> None:
            RECORDS.put(db, (table, record), if_there="replace")
            FILMS.put(db, (table, film), if_there="replace")

        await self._writer.run(job)

    async def unkept(self, most: int) -> list[str]:
        where = (
            "status = ? AND NOT (EXISTS (SELECT 1 FROM records WHERE table_id = id) "
            "AND EXISTS (SELECT 1 FROM films WHERE table_id = id)) ORDER BY ended DESC LIMIT ?"
        )

        def job(db: Db) -> list[str]:
            return [id for (id,) in db.execute(f"SELECT id FROM tables WHERE {where}", (OVER, most))]

        return await self._reader.run(job)


def put_pack(db: Db, pack: KeptPack) -> None:
    """Once; one that is damaged is replaced by what it was."""
    found = next(PACKS.read(db, "WHERE hash = ?", (pack.hash,)), None)
    if found is None or not found.sound:
        PACKS.put(db, (pack.hash, pack.game, pack.data), if_there="replace")
