"""A table with its store and its listeners around it: who may do what there, and in which order.

The order is the promise: append, then answer, then tell everybody. All of it under one lock per table, so
that nothing is shown that is not stored. If storing fails, what is in memory is not true any more: it is
dropped.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from monstrum.bots.contained import fallback
from monstrum.core.contract import Game
from monstrum.server.bots import Bots
from monstrum.server.driving import Driver
from monstrum.server.fanout import Fanout
from monstrum.server.hints import in_words
from monstrum.server.outcomes import Answer, Done, Spoiled
from monstrum.server.protocol import Command, Consent, Refused, Undo
from monstrum.server.protocol_tables import Hint
from monstrum.server.seats import NotPossible, asked_to_stop, ends_with, resign
from monstrum.server.store import CLOSED, OPEN, PLAYING, Collision, Guest, Header, Row, Store, TokenHash
from monstrum.server.stored_room import nothing
from monstrum.server.table import Table
from monstrum.server.told_room import ToldRoom
from monstrum.server.tongues import said, why_frozen

PATIENCE: Final = 2.0  # seconds for what is being stored when the server stops

Reply = Callable[[Answer], None]


class Room(ToldRoom):
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
        super().__init__(header, game, tokens, store, fanout, now)
        self.used = now()
        self.again = asyncio.Lock()  # held by whoever opens the table of the rematch
        self.stopping: set[int] = set()  # seats that would put the game away; asked again after a restart
        self.spawn = self.errands.spawn
        self.driver = Driver(self, bots)
        self.on_end: Callable[[Room], None] = nothing
        self.on_answer: Callable[[str, float], None] = nothing
        self._bots = bots

    # Commands -----------------------------------------------------------------------------------------

    async def command(self, command: Command, reply: Reply) -> None:
        """Raises Spoiled. It is finished even if whoever sent it goes away meanwhile."""
        self.channels.seen(command.seat)
        await asyncio.shield(self.spawn(self._command(command, reply)))

    async def _command(self, command: Command, reply: Reply) -> None:
        async with self.lock:
            if self.table is None:
                code = "frozen" if self.frozen else "not_started"
                reply(Refused(command.id, code, why_frozen(self.frozen) or said("not_started")))
                return
            await self.perform(self.table, command, reply=reply)
        self.driver.wake()

    async def perform(
        self, table: Table, command: Command, stood_in: str = "", reply: Reply | None = None
    ) -> Done:
        """Change, store, answer, tell; the caller holds the lock. Raises Spoiled."""
        if self.spoiled:
            raise Spoiled
        began = time.perf_counter()
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
        if done.rows:
            self.on_answer(self.header.game, time.perf_counter() - began)
        return done

    async def _append(self, table: Table, rows: tuple[Row, ...], header: Header | None = None) -> None:
        if await self.append(table, rows, header):
            self._bots.dismiss(self.id)
            self.on_end(self)
            await self._teller.around()

    # Giving up ----------------------------------------------------------------------------------------

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
                raise NotPossible("not_playing", said("no_resigning"))
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

    # Hints --------------------------------------------------------------------------------------------

    async def hint(self, seat: int) -> Hint:
        """What a bot would do; that it was asked is stored before anybody hears it. Raises NotPossible."""
        async with self.lock:
            table = self.table
            if self.spoiled:
                raise Spoiled
            if table is None or table.frozen or seat not in table.waiting():
                raise NotPossible("no_hint", said("no_hint"))
            if table.clocks.on:
                raise NotPossible("no_hint", said("no_hint_on_clock"))
            place = (table.ply(seat), table.epoch(seat))
        found = await self._bots.advise(table, seat)
        async with self.lock:
            if self.spoiled:
                raise Spoiled
            if place != (table.ply(seat), table.epoch(seat)):
                raise NotPossible("stale", said("stale"))
            hint = in_words(table, seat, found)
            try:
                await self._append(table, table.hint(seat))
            except BaseException as error:
                self.spoil(error)
                raise
            await self._teller.tell(table, len(table.match.entries), self.now())
        return hint

    def resigned(self) -> list[int]:
        return self.table.resigned() if self.table is not None else []

    def must_play(self, seat: int) -> None:
        """Raises NotPossible for somebody who has resigned."""
        if seat in self.resigned():
            raise NotPossible("resigned", said("have_resigned"))

    async def stop(self, mine: Iterable[int], agree: bool) -> None:
        """Some of those who play would put the game away; when all do, it is closed, and nobody has won."""
        asked = set(asked_to_stop(self.header, self.resigned()))
        mine = asked & set(mine)
        if self.header.status != PLAYING or not mine:
            raise NotPossible("not_playing", said("only_players"))
        self.stopping = (self.stopping | mine if agree else self.stopping - mine) & asked
        if self.stopping == asked:
            await self.rearrange(lambda header: replace(header, status=CLOSED, ended=time.time()))
        else:
            await self._teller.around()

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
                header, table = await self.stored_anew(change, tokens, revoked)
            except Collision:
                await self.read_again()
                header, table = await self.stored_anew(change, tokens, revoked)
            began = before == OPEN and header.status == PLAYING
            if began and table is not None:
                self._bots.expect(table)
            self.tokens = tuple(token for token in self.tokens if token not in revoked) + tokens
            self.put(header, table)
            if header.status == CLOSED:
                self._bots.dismiss(self.id)
            await self._teller.around()
            if table is not None:
                table.run_clocks(self.now())
                await self._teller.tell(table, 0 if began else len(table.match.entries), self.now())
        self.driver.wake()

    def fallback(self) -> str:
        """The bot that plays for somebody who is away."""
        return fallback(self.game, 0).name if self.game is not None else ""

    def unwatched(self) -> bool:
        """Whether bots play among themselves and nobody sees it."""
        return all(chair.bot() for chair in self.header.chairs) and not self.channels.heard()

    def idle(self) -> bool:
        """Whether nobody would notice if this room were put away."""
        return not (self.errands or self._due or self.stopping or self.channels.heard())

    async def close(self) -> None:
        """What has begun is finished, bots are not waited for, and running clocks are written down."""
        self.driver.close()
        self.forget_absences()
        await self.errands.done(PATIENCE)
        async with self.lock:
            row = None if self.table is None or self.spoiled else self.table.checkpoint(self.now())
            if row is not None and self.table is not None:
                await self._append(self.table, (row,))
