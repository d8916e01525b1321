"""The store in one file of SQLite."""

import asyncio
import os
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from monstrum.server.sqlite_backup import copy_database
from monstrum.server.sqlite_farewell import farewell
from monstrum.server.sqlite_layout import prepare
from monstrum.server.sqlite_reader import Reader
from monstrum.server.sqlite_rows import append, headers, insert_header, put_tokens, read_rows, update_header
from monstrum.server.sqlite_standing import LAYOUT, put_standing, read_standings, unfinished, waiting_since
from monstrum.server.sqlite_writer import Writer, connect
from monstrum.server.store import (
    CLOSED,
    DAY,
    GUEST,
    KEPT_DAYS,
    MOST_CHAT,
    OPEN,
    OVER,
    PLAYING,
    Change,
    ChatRow,
    Guest,
    Header,
    Row,
    Snapshot,
    Standing,
    Stored,
    StoreError,
    TokenHash,
)

FILE: Final = "monstrum.sqlite3"


def open_store(folder: Path) -> "SqliteStore":
    """The store in a folder, made if it is not there. Raises StoreError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / FILE
        if not path.exists():
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds seeds: nobody else's to read
        connection = connect(path)
        prepare(connection, path)
        connection.execute(LAYOUT)
    except (OSError, sqlite3.Error) as error:
        raise StoreError(f"{folder}: the data cannot be opened: {error}") from None
    return SqliteStore(connection, path)


class SqliteStore:
    """See `Store`. One thread writes; another one reads, and never waits for it."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self.folder = path.parent
        self._connection = connection
        self._writer = Writer(connection)
        self._reader = Reader(path)

    async def close(self) -> None:
        self._reader.close()
        self._writer.close()

    async def backup(self, to: Path) -> None:
        def job(db: sqlite3.Connection) -> Path:
            return Path(str(db.execute("PRAGMA database_list").fetchone()[2]))

        await asyncio.to_thread(copy_database, await self._writer.run(job), to)

    async def check(self) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO secrets VALUES ('health', ?)", (secrets.token_bytes(32),))

        await self._writer.run(job)

    async def secret(self, name: str) -> bytes:
        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, secrets.token_bytes(32)))
            return bytes(db.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0])

        return await self._writer.run(job)

    # Tables -----------------------------------------------------------------------------------------

    async def create(self, header: Header, tokens: tuple[TokenHash, ...]) -> None:
        def job(db: sqlite3.Connection) -> None:
            insert_header(db, header)
            put_tokens(db, header.id, tokens)

        await self._writer.run(job)

    async def change(self, change: Change) -> None:
        def job(db: sqlite3.Connection) -> None:
            if change.rows:
                append(db, change)
            if change.header is not None:
                update_header(db, change.header)
            if change.snapshot is not None:
                values = (change.table, change.snapshot.rows, change.snapshot.data)
                db.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", values)
            if change.standing is not None:
                put_standing(db, change.table, change.standing)
            if change.due is not None:
                db.execute("UPDATE tables SET due = ? WHERE id = ?", (change.due, change.table))
            for token in change.revoked:
                db.execute("DELETE FROM tokens WHERE hash = ?", (token.hash,))
            put_tokens(db, change.table, change.tokens)

        await self._writer.run(job)

    async def load(self, table: str) -> Stored | None:
        def job(db: sqlite3.Connection) -> Stored | None:
            found = headers(db, "WHERE id = ?", (table,))
            if not found:
                return None
            kept = db.execute("SELECT rows, data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
            snapshot = Snapshot(*kept) if kept else None
            return Stored(found[0], snapshot, read_rows(db, table, snapshot.rows if snapshot else 0))

        return await self._reader.run(job)

    async def rows(self, table: str) -> tuple[Row, ...]:
        return await self._reader.run(lambda db: read_rows(db, table, 0))

    async def tokens(self, table: str) -> tuple[TokenHash, ...]:
        def job(db: sqlite3.Connection) -> tuple[TokenHash, ...]:
            found = db.execute("SELECT hash, kind, seat FROM tokens WHERE table_id = ?", (table,))
            return tuple(TokenHash(bytes(hash), kind, seat) for hash, kind, seat in found)

        return await self._reader.run(job)

    async def listed(self, most: int) -> list[Header]:
        where = "WHERE listed AND status IN (?, ?) ORDER BY created DESC LIMIT ?"
        return await self._reader.run(lambda db: headers(db, where, (OPEN, PLAYING, most)))

    async def finished(self, most: int) -> list[Header]:
        where = "WHERE listed AND status = ? ORDER BY ended DESC LIMIT ?"
        return await self._reader.run(lambda db: headers(db, where, (OVER, most)))

    async def tables_of(self, guest: str) -> list[Header]:
        where = (
            "WHERE status != ? AND (host = ? OR id IN "
            "(SELECT table_id FROM chairs WHERE guest = ? AND kind = ?)) ORDER BY created DESC LIMIT 100"
        )
        return await self._reader.run(lambda db: headers(db, where, (CLOSED, guest, guest, GUEST)))

    async def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        return await self._reader.run(lambda db: read_standings(db, tables))

    async def waiting_since(self, before: float, most: int) -> list[str]:
        return await self._reader.run(lambda db: waiting_since(db, before, most))

    async def unfinished(self, tables: Sequence[str]) -> list[str]:
        return await self._reader.run(lambda db: unfinished(db, tables))

    async def due(self) -> list[str]:
        def job(db: sqlite3.Connection) -> list[str]:
            return [id for (id,) in db.execute("SELECT id FROM tables WHERE due")]

        return await self._reader.run(job)

    # Guests and chat --------------------------------------------------------------------------------

    async def put_guest(self, guest: Guest) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", (guest.id, guest.name, guest.seen))
            db.execute("UPDATE chairs SET name = ? WHERE guest = ?", (guest.name, guest.id))

        await self._writer.run(job)

    async def guest(self, id: str) -> Guest | None:
        def job(db: sqlite3.Connection) -> Guest | None:
            found = db.execute("SELECT id, name, seen FROM guests WHERE id = ?", (id,)).fetchone()
            return Guest(*found) if found else None

        return await self._reader.run(job)

    async def delete_guest(self, id: str) -> None:
        await self._writer.run(lambda db: farewell(db, id))

    async def say(self, table: str, row: ChatRow) -> ChatRow:
        def job(db: sqlite3.Connection) -> ChatRow:
            values = (table, row.at, row.seat, row.guest, row.name, row.text)
            number = db.execute(
                "INSERT INTO chat (table_id, at, seat, guest, name, text) VALUES (?, ?, ?, ?, ?, ?)", values
            ).lastrowid
            db.execute(
                "DELETE FROM chat WHERE table_id = ? AND number NOT IN "
                "(SELECT number FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?)",
                (table, table, MOST_CHAT),
            )
            return ChatRow(row.at, row.seat, row.guest, row.name, row.text, number or 0)

        return await self._writer.run(job)

    async def chat(self, table: str) -> list[ChatRow]:
        def job(db: sqlite3.Connection) -> list[ChatRow]:
            columns = "at, seat, guest, name, text, number"
            found = db.execute(f"SELECT {columns} FROM chat WHERE table_id = ? ORDER BY number", (table,))
            return [ChatRow(*row) for row in found]

        return await self._reader.run(job)

    async def tidy(self, now: float) -> None:
        def job(db: sqlite3.Connection) -> None:
            db.execute("DELETE FROM chat WHERE at < ?", (now - KEPT_DAYS * DAY,))

        await self._writer.run(job)
