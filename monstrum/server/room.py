"""A table with its store and its listeners around it.

The order is the promise: append, then answer, then tell everybody. All of it under one lock per table, so
that nothing is shown that is not stored. If storing fails, what is in memory is not true any more: it is
dropped.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog

from monstrum.bots.contained import fallback
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.server.bots import Bots
from monstrum.server.brevity import marked
from monstrum.server.channels import Channels
from monstrum.server.code_mark import code_mark
from monstrum.server.driving import Driver
from monstrum.server.fanout import Fanout
from monstrum.server.loading import load_table
from monstrum.server.nameless import nameless_record
from monstrum.server.outcomes import Answer, Diverges, Done, Spoiled
from monstrum.server.packs import kept_pack
from monstrum.server.protocol import Command, Consent, Refused, Said, Undo, Update
from monstrum.server.protocol_tables import ChatLine
from monstrum.server.seats import NotPossible, asked_to_stop, ends_with, pinned, resign
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.store import (
    CLOSED,
    OPEN,
    OVER,
    PLAYING,
    Change,
    ChatRow,
    Collision,
    Guest,
    Header,
    Row,
    Standing,
    Store,
    Stored,
    StoreError,
    TokenHash,
)
from monstrum.server.table import Table
from monstrum.server.telling import Teller
from monstrum.server.updates import over_the_shoulder, resumed, sentence, update_for
from monstrum.server.voting import ABSENT

log: Final = structlog.get_logger("monstrum.room")

SLICE: Final = 0.005  # seconds of work on the loop between two looks at everything else
LATER: Final = 0.1  # seconds after somebody has been away for long enough, so that they surely have
PATIENCE: Final = 2.0  # seconds for what is being stored when the server stops

Reply = Callable[[Answer], None]


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
        self.used = now()
        self.lock = asyncio.Lock()
        self.again = asyncio.Lock()  # held by whoever opens the table of the rematch
        self.channels = Channels(header.id, fanout, now)
        self.driver = Driver(self, bots)
        self._teller = Teller(self.channels, fanout)
        self._store = store
        self._bots = bots
        self._snapshot = 0  # rows in the last one
        self._due: bool | None = None  # as it is stored
        self._stood: Standing | None = None
        self.stopping: set[int] = set()  # seats that would put the game away; asked again after a restart
        self._absences: list[asyncio.TimerHandle] = []  # when somebody who has gone may be voted on
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_failure: Callable[[str, BaseException], None] = nothing
        self.on_end: Callable[[Room], None] = nothing

    @property
    def id(self) -> str:
        return self.header.id

    # Loading ------------------------------------------------------------------------------------------

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
        table.run_clocks(self.now())
        self._set(self.header, table)

    def freeze(self, reason: str) -> None:
        """It can be looked at, and not go on."""
        self.frozen = reason
        log.error("table frozen", table=self.id, reason=reason)

    def spoil(self, error: BaseException) -> None:
        """What is in memory is not what is stored, or cannot be relied on: it has to be loaded again."""
        if not self.spoiled:
            self.spoiled = True
            self.on_failure(self.id, error)

    async def tell_all(self) -> None:
        """Everybody who listens hears how the table stands: it may be ahead of what was told."""
        async with self.lock:
            await self._teller.around()
            if self.table is not None:
                self._teller.forget()
                await self._teller.tell(self.table, 0, self.now())

    # Commands -----------------------------------------------------------------------------------------

    async def command(self, command: Command, reply: Reply) -> None:
        """Raises Spoiled. It is finished even if whoever sent it goes away meanwhile."""
        self.channels.seen(command.seat)
        await asyncio.shield(self.spawn(self._command(command, reply)))

    async def _command(self, command: Command, reply: Reply) -> None:
        async with self.lock:
            if self.table is None:
                code = "frozen" if self.frozen else "not_started"
                reply(Refused(command.id, code, self.frozen or "The game has not begun."))
                return
            await self.perform(self.table, command, reply=reply)
        self.driver.wake()

    async def perform(
        self, table: Table, command: Command, stood_in: str = "", reply: Reply | None = None
    ) -> Done:
        """Change, store, answer, tell; the caller holds the lock. Raises Spoiled."""
        if self.spoiled:
            raise Spoiled
        try:
            if isinstance(command, Undo | Consent):  # it may have to play the whole game again
                done = await asyncio.to_thread(table.handle, command, self.now(), stood_in)
            else:
                done = table.handle(command, self.now(), stood_in)
            if done.rows:
                await self._append(table, done.rows)
        except BaseException as error:
            self.spoil(error)
            raise
        if reply is not None:
            reply(done.answer)
        if done.news:
            await self._teller.tell(table, done.low, self.now())
        return done

    async def resign(self, guest: Guest, seat: int) -> None:
        """A seat's person gives the game up; the row is stored before anybody hears of it."""
        await asyncio.shield(self.spawn(self._resign(guest, seat)))

    async def _resign(self, guest: Guest, seat: int) -> None:
        async with self.lock:
            table = self.table
            if self.spoiled:
                raise Spoiled
            header = resign(self.header, guest, seat, self.fallback())
            if table is None or table.frozen:
                raise NotPossible("not_playing", "There is no game to resign from here.")
            self.must_play(seat)
            try:
                rows = table.resign(seat, ends_with(header, [*table.resigned(), seat]), self.now())
                await self._append(table, rows, header)
            except BaseException as error:
                self.spoil(error)
                raise
            table.run_clocks(self.now())
            await self._teller.around()
            await self._teller.tell(table, len(table.match.entries), self.now())
        self.driver.wake()

    def resigned(self) -> list[int]:
        return self.table.resigned() if self.table is not None else []

    def must_play(self, seat: int) -> None:
        """Raises NotPossible for somebody who has resigned."""
        if seat in self.resigned():
            raise NotPossible("resigned", "You have resigned from this game.")

    async def stop(self, mine: Iterable[int], agree: bool) -> None:
        """Some of those who play would put the game away; when all do, it is closed, and nobody has won."""
        asked = set(asked_to_stop(self.header, self.resigned()))
        mine = asked & set(mine)
        if self.header.status != PLAYING or not mine:
            raise NotPossible("not_playing", "Only those who play this game decide about that.")
        self.stopping = (self.stopping | mine if agree else self.stopping - mine) & asked
        if self.stopping == asked:
            await self.rearrange(lambda header: replace(header, status=CLOSED, ended=time.time()))
        else:
            await self._teller.around()

    async def _append(self, table: Table, rows: tuple[Row, ...], header: Header | None = None) -> None:
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
        self._set(header, table)
        if ended:
            self._bots.dismiss(self.id)
            self.on_end(self)
            await self._teller.around()

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

    # Readers ------------------------------------------------------------------------------------------

    async def update(self, seat: int, since: int = 0, shoulder: bool = False) -> Update | None:
        """For somebody who has just come, or come back. None before the game begins."""
        if not shoulder:
            self.channels.seen(seat)
        await self._read_aloud()
        async with self.lock:
            return self._update(seat, since, shoulder)

    async def catch_up(
        self,
        seat: int,
        since: int,
        shoulder: bool,
        deliver: Callable[[str, Update], None],
        shown: int | None = None,
        brief: bool = False,
    ) -> None:
        """Delivered before anything that happens later. `brief`: to somebody who is told differences then."""
        await self._read_aloud()
        async with self.lock:
            update = self._update(seat, since, shoulder, shown)
            if update is not None:
                named = self.channels.shoulder if shoulder else self.channels.seat
                channel = named(seat, brief)
                self._teller.note(channel, update)
                deliver(channel, marked(update) if brief else update)

    async def _read_aloud(self) -> None:
        """A long log is put into words in slices: others have their turn meanwhile."""
        began = time.monotonic()
        for told in list(self.table.match.told) if self.table is not None else ():
            if self.table is not None:
                sentence(self.table, told.event)
            if time.monotonic() - began > SLICE:
                await asyncio.sleep(0)
                began = time.monotonic()

    def _update(self, seat: int, since: int, shoulder: bool, shown: int | None = None) -> Update | None:
        if self.table is None:
            return None
        update = update_for(self.table, seat, resumed(self.table, since), self.now(), shown)
        return over_the_shoulder(update) if shoulder else update

    async def say(self, row: ChatRow) -> None:
        stored = await self._store.say(self.id, row)
        line = ChatLine(stored.number, stored.at, stored.seat, stored.name, stored.text)
        await self._teller.said(Said([line]))

    async def chat(self) -> list[ChatLine]:
        rows = await self._store.chat(self.id)
        return [ChatLine(row.number, row.at, row.seat, row.name, row.text) for row in rows]

    async def came_or_went(self, seats: Iterable[int]) -> None:
        """Somebody has begun or ceased to listen for these seats."""
        for seat in seats:
            self.channels.seen(seat)
            if not self.channels.here(seat):  # when it may be voted on is told then, without being asked
                later = asyncio.get_running_loop().call_later(ABSENT + LATER, self._absent)
                self._absences.append(later)
        await self._teller.around()

    def _absent(self) -> None:
        self._absences = [each for each in self._absences if each.when() > asyncio.get_running_loop().time()]
        if not self.spoiled and self.channels.heard():
            self.spawn(self._teller.around())

    # The chairs around it -----------------------------------------------------------------------------

    async def rearrange(
        self,
        change: Callable[[Header], Header],
        tokens: tuple[TokenHash, ...] = (),
        revoked: tuple[TokenHash, ...] = (),
    ) -> Header:
        """Somebody sits down, leaves, starts: stored, then told."""
        await asyncio.shield(self.spawn(self._rearrange(change, tokens, revoked)))
        return self.header

    async def _rearrange(
        self,
        change: Callable[[Header], Header],
        tokens: tuple[TokenHash, ...],
        revoked: tuple[TokenHash, ...],
    ) -> None:
        async with self.lock:
            if self.spoiled:
                raise Spoiled
            before = self.header.status
            try:
                header, table = await self._stored_anew(change, tokens, revoked)
            except Collision:
                await self._read_again()
                header, table = await self._stored_anew(change, tokens, revoked)
            began = before == OPEN and header.status == PLAYING
            if began and table is not None:
                self._bots.expect(table)
            self.tokens = tuple(token for token in self.tokens if token not in revoked) + tokens
            self._set(header, table)
            if header.status == CLOSED:
                self._bots.dismiss(self.id)
            await self._teller.around()
            if table is not None:
                table.run_clocks(self.now())
                await self._teller.tell(table, 0 if began else len(table.match.entries), self.now())
        self.driver.wake()

    async def _stored_anew(
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

    async def _read_again(self) -> None:
        """Somebody has been renamed, or has gone, in the store. Raises Spoiled if more than that happened."""
        stored = await self._store.header(self.id)
        if stored is None or stored.status != self.header.status:
            self.spoil(Collision("The table was changed by another server."))
            raise Spoiled
        self._set(stored, self.table)

    def _set(self, header: Header, table: Table | None) -> None:
        """What is stored is what everybody may see now."""
        self.header, self.table = header, table
        if table is not None:
            table.header = header
            if header.status == CLOSED:
                table.frozen = "This game was put away before it was over. Nobody has won."
            table.match.names = [chair.name for chair in header.chairs]
            self.ply, self.awaited = len(table.match.entries), table.waiting()

    # Tasks --------------------------------------------------------------------------------------------

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
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

    def fallback(self) -> str:
        """The bot that plays for somebody who is away."""
        return fallback(self.game, 0).name if self.game is not None else ""

    def unwatched(self) -> bool:
        """Whether bots play among themselves and nobody sees it."""
        return all(chair.bot() for chair in self.header.chairs) and not self.channels.heard()

    def idle(self) -> bool:
        """Whether nobody would notice if this room were put away."""
        return not self._tasks and not self._due and not self.channels.heard()

    async def close(self) -> None:
        """What has begun is finished, bots are not waited for, and running clocks are written down."""
        self.driver.close()
        for absence in self._absences:
            absence.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)
        async with self.lock:
            row = None if self.table is None or self.spoiled else self.table.checkpoint(self.now())
            if row is not None and self.table is not None:
                await self._append(self.table, (row,))


def nothing(*_: object) -> None:
    """Nobody wants to know."""
