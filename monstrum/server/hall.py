"""All tables of this process: opened, loaded when somebody comes, put away when nobody is left."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog

from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.games.library import game_names, load_game
from monstrum.server import seats, tokens
from monstrum.server.bots import Bots
from monstrum.server.fanout import Fanout
from monstrum.server.outcomes import Spoiled
from monstrum.server.protocol_tables import ClockRule, NewTable
from monstrum.server.room import Room
from monstrum.server.store import (
    GUEST,
    INVITE,
    OPEN,
    SEAT,
    WATCH,
    Chair,
    Guest,
    Header,
    Store,
    TokenHash,
)
from monstrum.server.sweeping import Sweeping

log: Final = structlog.get_logger("monstrum.hall")

WAITING: Final = 24 * 3600.0  # seconds a table may wait for its first action
NO_CLOCK: Final = ClockRule(0)


class NoTable(MonstrumError):
    """There is no table of that name."""


class Hall:
    """The games, the rooms, and what they share."""

    def __init__(
        self,
        store: Store,
        fanout: Fanout,
        bots: Bots,
        now: Callable[[], float] = time.monotonic,
        waiting: float = WAITING,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.bots = bots
        self.now = now
        self.games: dict[str, Game] = {name: load_game(name) for name in game_names()}
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self.sweeping = Sweeping(self, waiting)
        self._loading: dict[str, asyncio.Lock] = {}
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self._chores = [asyncio.create_task(self._wake()), asyncio.create_task(self.sweeping.run())]

    async def _wake(self) -> None:
        """Tables go on where a bot was awaited or a clock ran when the server stopped. Nobody waits for
        that, and all other tables are loaded when somebody comes."""
        due = await self.store.due()
        for id in due:
            try:
                await self.room(id)
            except MonstrumError as error:
                log.error("table not loaded", table=id, reason=str(error))
        log.info("awake", tables=len(due))

    def troubles(self) -> list[str]:
        """What does not go as it should, a sentence each."""
        dead = [
            chore for chore in self._chores if chore.done() and not chore.cancelled() and chore.exception()
        ]
        return [
            *(f"A task of the server has ended: {chore.exception()!r}"[:200] for chore in dead),
            *(f"A chore fails ({chore}): {why}" for chore, why in self.sweeping.troubles.items()),
        ]

    def stop(self) -> None:
        """Everybody who listens is told that it is over; what follows is `close`."""
        self.fanout.close()

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        self.fanout.close()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        self.bots.close()
        await self.store.close()

    async def room(self, id: str) -> Room:
        """Raises NoTable."""
        room = self.rooms.get(id)
        if room is None or room.spoiled:
            if not tokens.ID.fullmatch(id):
                raise NoTable("There is no such table.")
            lock = self._loading.setdefault(id, asyncio.Lock())
            try:
                async with lock:
                    room = self.rooms.get(id)
                    if room is None or room.spoiled:
                        room = await self._load(id)
            finally:
                if not lock.locked():
                    self._loading.pop(id, None)
        room.used = self.now()
        return room

    async def _load(self, id: str) -> Room:
        stored = await self.store.load(id)
        if stored is None:
            raise NoTable("There is no such table.")
        header = stored.header
        room = self._new_room(header, await self.store.tokens(id))
        await asyncio.to_thread(room.load, stored)
        await room.write_standing((await self.store.standings([id])).get(id))
        self.rooms[id] = room
        room.driver.wake()
        return room

    def _new_room(self, header: Header, hashes: tuple[TokenHash, ...]) -> Room:
        return Room(header, self.games.get(header.game), hashes, self.store, self.fanout, self.bots, self.now)

    # New tables ---------------------------------------------------------------------------------------

    async def open_table(self, wanted: NewTable, guest: Guest) -> "Opened":
        game = self.games.get(wanted.game)
        if game is None:
            raise seats.NotPossible("game", f"There is no game '{wanted.game[:40]}' here.")
        chairs = seats.chairs_for(wanted.seats, game, guest)
        config = game.checked_config({"players": len(chairs)} | wanted.config)
        if config.get("players", len(chairs)) != len(chairs):
            raise seats.NotPossible("seats", "The number of seats and the configuration do not agree.")
        clock = wanted.clock or NO_CLOCK
        opened = await self._create(game, config, chairs, guest, wanted.listed, clock)
        if wanted.start:
            await opened.room.rearrange(lambda header: seats.start(header, guest))
        return opened

    async def _create(
        self,
        game: Game,
        config: dict[str, Any],
        chairs: tuple[Chair, ...],
        host: Guest,
        listed: bool,
        clock: ClockRule,
    ) -> "Opened":
        header = Header(
            id=tokens.new_id(),
            game=game.name,
            rules_version=game.rules_version,
            pack=game.pack_name,
            pack_hash=game.pack_hash,
            config=config,
            seed=tokens.new_seed(),
            created=time.time(),
            host=host.id,
            listed=listed,
            chairs=chairs,
            bank=clock.bank,
            increment=clock.increment,
        )
        invite, invite_hash = tokens.new_token(INVITE)
        watch, watch_hash = tokens.new_token(WATCH)
        own = {seat: tokens.new_token(SEAT, seat) for seat in seats.seats_of(header, host)}
        hashes = (invite_hash, watch_hash, *(kept for _, kept in own.values()))
        await self.store.create(header, hashes)
        room = self._new_room(header, hashes)
        self.rooms[header.id] = room
        log.info("table opened", table=header.id, game=header.game, seats=len(chairs))
        return Opened(room, invite, watch, {str(seat): token for seat, (token, _) in own.items()})

    async def rematch(self, room: Room, guest: Guest) -> Room:
        """The same table once more; whoever asks second comes to the one that is there."""
        game = room.game
        if game is None:
            raise seats.NotPossible("frozen", room.frozen)
        async with room.again:
            return await self._rematch(room, guest, game)

    async def _rematch(self, room: Room, guest: Guest, game: Game) -> Room:
        chairs = seats.rematch(room.header, guest)
        if not room.header.next:
            old = room.header
            clock = ClockRule(old.bank, old.increment)
            opened = await self._create(game, old.config, chairs, guest, old.listed, clock)
            again = opened.room

            def link(header: Header) -> Header:
                return header if header.next else replace(header, next=again.id)

            await room.rearrange(link)
            others = {chair.guest for chair in chairs if chair.kind == GUEST} - {guest.id}
            if room.header.next == again.id and not others and all(chair.kind != OPEN for chair in chairs):
                await again.rearrange(lambda header: seats.start(header, guest))
        return await self.room(room.header.next)

    async def everywhere(self, guest: Guest, change: Callable[[Header, Guest], Header]) -> None:
        """The guest has changed: so do the tables in use where he sits. The others read it from the store."""
        for room in list(self.rooms.values()):
            if room.header.host == guest.id or seats.seats_of(room.header, guest):
                with suppress(Spoiled):  # then it is loaded again, and reads it from the store too
                    await room.rearrange(lambda header: change(header, guest))


class Opened:
    """A new table and the tokens that are shown once."""

    def __init__(self, room: Room, invite: str, watch: str, seat_tokens: dict[str, str]) -> None:
        self.room = room
        self.invite = invite
        self.watch = watch
        self.seat_tokens = seat_tokens
