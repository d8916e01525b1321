"""A table with its store, its listeners and its bots around it.

The order is the promise: append, then answer, then tell everybody. All of it under one lock per table, so
that nothing is shown that is not stored. If storing fails, what is in memory is not true any more: it is
dropped.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Final

import structlog

from monstrum.core.contract import SPECTATOR, Game
from monstrum.core.errors import MonstrumError
from monstrum.server.bots import Bots
from monstrum.server.fanout import Fanout
from monstrum.server.protocol import ENCODE, Accepted, Command, Picking, Play, Refused, Said, Update
from monstrum.server.protocol_tables import ChatLine
from monstrum.server.snapshots import EVERY, from_snapshot, take_snapshot
from monstrum.server.store import OPEN, OVER, Change, ChatRow, Header, Row, Store, Stored, TokenHash
from monstrum.server.table import Diverges, Done, Table
from monstrum.server.updates import update_for

log: Final = structlog.get_logger("monstrum.room")

PATIENCE: Final = 2.0  # seconds for what is being stored when the server stops

Reply = Callable[[Accepted | Picking | Refused], None]


class Spoiled(Exception):
    """What this room had in memory is not what is stored: it must be loaded again."""


class Room:
    """One table of this process."""

    def __init__(
        self,
        header: Header,
        game: Game | None,
        tokens: tuple[TokenHash, ...],
        store: Store,
        fanout: Fanout,
        bots: Bots,
    ) -> None:
        self.header = header
        self.game = game
        self.tokens = tokens
        self.table: Table | None = None
        self.frozen = ""
        self.spoiled = False
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self._store = store
        self._fanout = fanout
        self._bots = bots
        self._snapshot = 0  # rows in the last one
        self._told: dict[int, bytes] = {}  # the last update of each reader
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: asyncio.Task[None] | None = None  # the one that asks bots

    @property
    def id(self) -> str:
        return self.header.id

    def channel(self, seat: int) -> str:
        return f"{self.id}/{seat}"

    @property
    def around(self) -> str:
        """Where it is told that somebody came, went, or the game began or ended."""
        return f"{self.id}/around"

    @property
    def talk(self) -> str:
        return f"{self.id}/chat"

    # Loading ------------------------------------------------------------------------------------------

    def load(self, stored: Stored) -> None:
        """The table as it was; frozen if these rules do not lead there any more."""
        if self.header.status == OPEN:
            return
        try:
            self.table = self._loaded(stored)
        except Diverges as error:
            self.frozen = str(error)
            log.error("table frozen", table=self.id, reason=self.frozen)

    def _loaded(self, stored: Stored) -> Table:
        game, header = self.game, stored.header
        if game is None or (game.rules_version, game.pack_hash) != (header.rules_version, header.pack_hash):
            raise Diverges(
                f"This game was begun by version {header.rules_version} of the rules of {header.game} with "
                f"pack {header.pack} ({header.pack_hash[:12]}…), which this server does not have."
            )
        if stored.snapshot is None:
            table = Table(header, game)
        else:
            table = from_snapshot(header, game, stored.snapshot)
            self._snapshot = stored.snapshot.rows
        table.repeat(stored.rows)
        return table

    # Commands -----------------------------------------------------------------------------------------

    async def command(self, command: Command, reply: Reply) -> None:
        """Raises Spoiled. It is finished even if whoever sent it goes away meanwhile."""
        await asyncio.shield(self._spawn(self._command(command, reply)))

    async def _command(self, command: Command, reply: Reply) -> None:
        async with self.lock:
            if self.table is None:
                code = "frozen" if self.frozen else "not_started"
                reply(Refused(command.id, code, self.frozen or "The game has not begun."))
                return
            done = await self._store_done(self.table, command)
            reply(done.answer)
            if done.news:
                await self._tell(self.table, done.low)
        self.wake_bots()

    async def _store_done(self, table: Table, command: Command) -> Done:
        if self.spoiled:
            raise Spoiled
        try:
            done = table.handle(command)
            if done.rows:
                await self._append(table, done.rows)
        except BaseException:
            self.spoiled = True
            raise
        return done

    async def _append(self, table: Table, rows: tuple[Row, ...]) -> None:
        header = snapshot = None
        if table.over():
            header = replace(self.header, status=OVER, ended=time.time())
        if table.rows - self._snapshot >= EVERY or header is not None:
            snapshot = take_snapshot(table)
        change = Change(self.id, table.rows - len(rows), rows, header=header, snapshot=snapshot)
        await self._store.change(change)
        if snapshot is not None:
            self._snapshot = snapshot.rows
        if header is not None:
            self._set(header)
            self._bots.dismiss(self.id)
            await self._fanout.publish(self.around, b"")

    # Readers ------------------------------------------------------------------------------------------

    async def update(self, seat: int, since: int = 0) -> Update | None:
        """For somebody who has just come, or come back. None before the game begins."""
        async with self.lock:
            return update_for(self.table, seat, since) if self.table is not None else None

    async def catch_up(self, seat: int, since: int, deliver: Callable[[Update], None]) -> None:
        """Delivered before anything that happens later."""
        async with self.lock:
            if self.table is not None:
                deliver(update_for(self.table, seat, since))

    async def _tell(self, table: Table, low: int) -> None:
        for seat in range(SPECTATOR, len(self.header.chairs)):
            channel = self.channel(seat)
            if not self._fanout.wanted(channel):
                self._told.pop(seat, None)
                continue
            message = ENCODE.encode(update_for(table, seat, low))
            if self._told.get(seat) != message:  # nobody learns that somebody else has picked half a choice
                self._told[seat] = message
                await self._fanout.publish(channel, message)

    async def say(self, row: ChatRow) -> None:
        stored = await self._store.say(self.id, row)
        line = ChatLine(stored.number, stored.at, stored.seat, stored.name, stored.text)
        await self._fanout.publish(self.talk, ENCODE.encode(Said([line])))

    async def chat(self) -> list[ChatLine]:
        rows = await self._store.chat(self.id)
        return [ChatLine(row.number, row.at, row.seat, row.name, row.text) for row in rows]

    # The chairs around it -----------------------------------------------------------------------------

    async def rearrange(
        self,
        change: Callable[[Header], Header],
        tokens: tuple[TokenHash, ...] = (),
        revoked: tuple[TokenHash, ...] = (),
    ) -> Header:
        """Somebody sits down, leaves, starts: stored, then told."""
        task = self._spawn(self._rearrange(change, tokens, revoked))
        await asyncio.shield(task)
        return self.header

    async def _rearrange(
        self,
        change: Callable[[Header], Header],
        tokens: tuple[TokenHash, ...],
        revoked: tuple[TokenHash, ...],
    ) -> None:
        async with self.lock:
            header = change(self.header)
            await self._store.change(Change(self.id, header=header, tokens=tokens, revoked=revoked))
            self.tokens = tuple(token for token in self.tokens if token not in revoked) + tokens
            began = self.header.status == OPEN != header.status
            self._set(header)
            if began and self.game is not None:
                self.table = Table(header, self.game)
            await self._fanout.publish(self.around, b"")
            if began and self.table is not None:
                await self._tell(self.table, 0)
        self.wake_bots()

    def _set(self, header: Header) -> None:
        self.header = header
        if self.table is not None:
            self.table.header = header
            self.table.match.names = [chair.name for chair in header.chairs]

    def heard(self) -> bool:
        """Whether somebody listens."""
        return self._fanout.wanted(self.around)

    # Bots ---------------------------------------------------------------------------------------------

    def awaits_bot(self) -> bool:
        return self.table is not None and self.table.awaited_bot() is not None

    def wake_bots(self) -> None:
        """See whether a bot is awaited; one task per table asks them."""
        if self._thinking is None and self.awaits_bot():
            self._thinking = self._spawn(self._ask_bots())

    async def _ask_bots(self) -> None:
        try:
            while not self.spoiled:
                async with self.lock:
                    table = self.table
                    seat = table.awaited_bot() if table is not None else None
                if table is None or seat is None:
                    return
                id = f"bot {table.rows}"
                ply, epoch = table.ply(seat), table.epoch(seat)
                action = await self._bots.answer(table, seat)
                async with self.lock:
                    done = await self._store_done(table, Play(id, seat, ply, epoch, action))
                    if done.news:
                        await self._tell(table, done.low)
                if isinstance(done.answer, Refused) and done.answer.code != "stale":
                    log.error("bot refused", table=self.id, seat=seat, code=done.answer.code)
                    return
        except Spoiled:
            return
        finally:
            self._thinking = None

    def _spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, MonstrumError | Spoiled):
            log.error("table failed", table=self.id, exc_info=error)

    async def close(self) -> None:
        """What has begun is finished; bots are not waited for."""
        if self._thinking is not None:
            self._thinking.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
