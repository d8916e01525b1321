"""A table and what is stored of it. What is in memory is what is stored, or it is dropped.

Whoever changes it holds the lock of the table; see `room.py`.
"""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import structlog

from monstrum.core.contract import Game
from monstrum.server.code_mark import code_mark
from monstrum.server.loading import load_table
from monstrum.server.nameless import nameless_record
from monstrum.server.outcomes import Diverges, Spoiled
from monstrum.server.packs import kept_pack
from monstrum.server.seats import pinned
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.store import (
    CLOSED,
    FROZEN,
    OPEN,
    OVER,
    PLAYING,
    Change,
    Collision,
    Header,
    Row,
    Standing,
    Store,
    Stored,
    StoreError,
    TokenHash,
)
from monstrum.server.table import Table
from monstrum.server.tongues import put_away, stopped_by_host

log: Final = structlog.get_logger("monstrum.room")


class StoredRoom:
    """One table of this process, as it is stored."""

    def __init__(
        self,
        header: Header,
        game: Game | None,
        tokens: tuple[TokenHash, ...],
        store: Store,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.header = header
        self.game = game
        self.tokens = tokens
        self.table: Table | None = None
        self.ply = 0  # as stored: for everybody who does not hold the lock
        self.awaited: list[int] = []
        self.frozen = ""
        self.spoiled = False
        self.now = now
        self.lock = asyncio.Lock()
        self.on_failure: Callable[[str, BaseException], None] = nothing
        self._store = store
        self._snapshot = 0  # rows in the last one
        self._due: bool | None = None  # as it is stored
        self._stood: Standing | None = None

    @property
    def id(self) -> str:
        return self.header.id

    def load(self, stored: Stored) -> None:
        """The table as it was; frozen if these rules do not lead there any more."""
        nothing = self.header.status == CLOSED and not stored.rows
        if self.header.status == OPEN or self.game is None or nothing:
            return
        try:
            table = load_table(stored, self.game)
        except Diverges as error:
            self.freeze(str(error))
            return
        kept = stored.snapshot
        self._snapshot = kept.rows if kept is not None and kept.code == code_mark(self.game.name) else 0
        self.put(self.header, table)
        table.run_clocks(self.now())

    def freeze(self, reason: str) -> None:
        """It can be looked at, and not go on."""
        self.frozen = reason
        log.error("table frozen", table=self.id, reason=reason)

    def spoil(self, error: BaseException) -> None:
        """What is in memory is not what is stored, or cannot be relied on: it has to be loaded again."""
        if not self.spoiled:
            self.spoiled = True
            self.on_failure(self.id, error)

    # Writing ------------------------------------------------------------------------------------------

    async def append(self, table: Table, rows: tuple[Row, ...], header: Header | None = None) -> bool:
        """Rows of the log, and with them a header that has changed; whether the game is over then."""
        changed = header is not None
        header, snapshot, record = header or self.header, None, ""
        if table.over():
            header = replace(header, status=OVER, ended=time.time())
            record = nameless_record(table.match)
        ended = header.status == OVER
        if table.rows - self._snapshot >= EVERY or ended:
            snapshot = take_snapshot(table)
        after = table.rows - len(rows)
        anew = header if ended or changed else None
        change = Change(self.id, after, rows, anew, snapshot, record=record)
        header = await self._store_change(change, table, header)
        if snapshot is not None:
            self._snapshot = snapshot.rows
        self.put(header, table)
        return ended

    async def _store_change(self, change: Change, table: Table | None, header: Header) -> Header:
        """The header as it is stored then."""
        due = table is not None and header.status == PLAYING and table.due(header)
        standing = self._standing(table)
        await self._store.change(
            replace(
                change,
                due=due if due != self._due else None,
                standing=standing if standing != self._stood else None,
            )
        )
        self._due, self._stood = due, standing
        return header if change.header is None else replace(header, version=header.version + 1)

    async def rest(self) -> None:
        """Nobody is here: the position is stored, so that whoever comes need not wait for the log."""
        async with self.lock:
            table = self.table
            if table is None or self.spoiled or table.frozen or table.rows == self._snapshot:
                return
            snapshot = take_snapshot(table)
            await self._store.change(Change(self.id, snapshot=snapshot))
            self._snapshot = snapshot.rows

    def _standing(self, table: Table | None) -> Standing:
        if table is None:
            return Standing(frozen=self.frozen)
        return Standing(len(table.match.entries), tuple(table.waiting()))

    async def write_standing(self, stored: Standing | None) -> None:
        """After loading, if what is stored beside the log is missing or not true any more."""
        standing = self._standing(self.table)
        if standing != (stored or Standing()):
            with suppress(StoreError):  # a table can be read where nothing can be written
                await self._store.change(Change(self.id, standing=standing))
                self._stood = standing

    async def stored_anew(
        self,
        change: Callable[[Header], Header],
        tokens: tuple[TokenHash, ...],
        revoked: tuple[TokenHash, ...],
    ) -> tuple[Header, Table | None]:
        """Raises Collision if what it was made from is not what is stored any more."""
        header, table, pack = change(self.header), self.table, None
        if self.header.status == OPEN != header.status and self.game is not None:
            header = pinned(header, self.game)
            table, pack = Table(header, self.game), kept_pack(self.game)
        anew = Change(self.id, header=header, tokens=tokens, revoked=revoked, pack=pack)
        try:
            return await self._store_change(anew, table, header), table
        except Collision:
            raise
        except BaseException as error:
            self.spoil(error)
            raise

    async def read_again(self) -> None:
        """Somebody has been renamed, or has gone, in the store. Raises Spoiled if more than that happened."""
        stored = await self._store.header(self.id)
        if stored is None or stored.status not in (self.header.status, CLOSED):
            self.spoil(Collision("The table was changed by another server."))
            raise Spoiled
        self.put(stored, self.table)

    def put(self, header: Header, table: Table | None) -> None:
        """What is stored is what everybody may see now."""
        self.header, self.table = header, table
        if table is not None:
            table.header = header
            if header.status == CLOSED:
                table.frozen = put_away()
            elif header.status == FROZEN:
                table.frozen = stopped_by_host()
            table.match.names = [chair.name for chair in header.chairs]
            self.ply, self.awaited = len(table.match.entries), table.waiting()


def nothing(*_: object) -> None:
    """Nobody wants to know."""
