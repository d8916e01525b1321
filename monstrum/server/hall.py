"""All tables of this process: opened, loaded when somebody comes, put away when nobody is left."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final
from weakref import WeakValueDictionary

import structlog

from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.server import seats, tokens
from monstrum.server.bots import Bots
from monstrum.server.chores import Chores
from monstrum.server.editions import Editions, load_editions
from monstrum.server.fanout import Fanout
from monstrum.server.keeping import Keeper
from monstrum.server.leases import Alone, Elsewhere, Leases
from monstrum.server.metrics import Metrics
from monstrum.server.outcomes import Diverges, Spoiled
from monstrum.server.packs import Packs
from monstrum.server.protocol_tables import ClockRule, NewTable
from monstrum.server.retention import USUAL, Keep
from monstrum.server.reviving import Reviver
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
    StoreError,
    TokenHash,
)
from monstrum.server.stored_room import nothing
from monstrum.server.sweeping import FOLLOW, SWEEP, TIDY, Sweeping
from monstrum.server.tongues import said

log: Final = structlog.get_logger("monstrum.hall")

WAITING: Final = 24 * 3600.0  # seconds a table may wait for its first action
DAILY: Final = 24 * 3600.0
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
        editions: Editions | None = None,
        leases: Leases | None = None,
        keep: Keep = USUAL,
    ) -> None:
        self.store = store
        self.fanout = fanout
        self.bots = bots
        self.now = now
        self.leases = leases or Alone()
        self.editions = editions or load_editions()
        self.games: dict[str, Game] = self.editions.usual()
        self.rooms: dict[str, Room] = {}
        self.sockets = 0
        self.watched: list[Callable[[], list[str]]] = []  # what else may be in trouble
        self.sweeping = Sweeping(self, waiting, keep)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # while somebody waits
        self._unloaded: dict[str, str] = {}  # tables that could not be loaded, and why
        self.packs = Packs(self.editions, store)
        self.chores = Chores()
        self.metrics = Metrics()
        self.reviver = Reviver(self.room, self.let_go, now)
        self.on_guest: Callable[[str], None] = nothing  # somebody has another name, or is gone
        self.keeper = Keeper(store, self.read, self.chores)

    async def open(self) -> None:
        self.chores.once("keep packs", self.packs.keep_all)
        self.chores.once("wake tables", self.wake)
        self.chores.every(SWEEP, "put tables away", self.sweeping.put_away)
        self.chores.every(FOLLOW, "see what the host has frozen", self.sweeping.follow_host)
        self.chores.every(TIDY, "close waiting tables", self.sweeping.close_waiting)
        self.chores.every(FOLLOW, "see which names the host has hidden", self.sweeping.follow_names)
        self.chores.every(TIDY, "forget what is old", self.sweeping.forget)
        self.chores.every(DAILY, "look through the data", self._check_up)
        self.chores.once("keep finished games", self.keep_finished)

    async def wake(self) -> None:
        """Tables go on where a bot was awaited or a clock ran when the server stopped. Nobody waits for
        that, and all other tables are loaded when somebody comes. One that fails keeps no other asleep."""
        due = await self.store.due()
        for id in due:
            try:
                await self.room(id)
            except Elsewhere:
                continue  # another worker was faster
            except StoreError as error:
                self.reviver.failed(id, error)
            except Exception as error:
                self.not_loaded(id, error)
        if due or isinstance(self.leases, Alone):
            log.info("awake", tables=len(due))

    async def keep_finished(self) -> None:
        """One worker does it for all."""
        if self.leases.first():
            await self.keeper.keep_all()

    def not_loaded(self, id: str, error: Exception) -> None:
        """A table that nobody asked for now; the same failure is written down once."""
        if self._unloaded.get(id) != str(error):
            self._unloaded[id] = str(error)
            expected = isinstance(error, MonstrumError)
            log.error("table not loaded", table=id, reason=str(error), exc_info=None if expected else error)

    async def _check_up(self) -> None:
        """What is damaged is told in the log, by the store. Tables it had hidden wake up."""
        if self.leases.first() and await self.store.check_up():
            await self.wake()

    def troubles(self) -> list[str]:
        """What does not work now, for whoever watches the server."""
        found = [f"{name}: {reason}" for name, reason in self.chores.troubles.items()]
        if tables := self.reviver.waiting():
            found.append(f"{tables} tables have failed and are loaded again")
        if places := len(self.store.damage()):
            found.append(f"the data is damaged in {places} places; the log names them")
        return found + [trouble for each in self.watched for trouble in each()]

    def stop(self) -> None:
        """Everybody who listens is told that it is over; what follows is `close`."""
        self.fanout.close()

    async def close(self) -> None:
        """Whatever cannot be ended well, the store is closed."""
        await self.chores.close()
        await self.reviver.close()
        self.fanout.close()
        try:
            closing = [room.close() for room in self.rooms.values()]
            for error in await asyncio.gather(*closing, return_exceptions=True):
                if isinstance(error, BaseException):
                    log.error("table not closed", reason=str(error))
            self.bots.close()
            self.packs.close()
        finally:
            await self.store.close()

    async def room(self, id: str) -> Room:
        """Raises NoTable, and Elsewhere for one that lives in another worker."""
        room = self.rooms.get(id)
        if room is None or room.spoiled:
            if not tokens.ID.fullmatch(id):
                raise NoTable(said("no_table"))
            async with self._loading.setdefault(id, asyncio.Lock()):
                room = self.rooms.get(id)
                if room is None or room.spoiled:
                    await self.leases.claim(id)
                    room = await self._load(id)
        room.used = self.now()
        return room

    async def put_away(self, id: str, unused: Callable[[Room], bool]) -> None:
        """If it is still unused, it lives nowhere then: whoever comes next has it."""
        async with self._loading.setdefault(id, asyncio.Lock()):
            room = self.rooms.get(id)
            if room is not None and unused(room):
                room.forget_absences()
                del self.rooms[id]
                self.bots.dismiss(id)
                await self.leases.release(id)

    def let_go(self, id: str) -> None:
        """The table lives in another worker by now: whoever listens here comes back, and is led there."""
        room = self.rooms.pop(id, None)
        if room is not None:
            room.spoiled = True
            room.driver.close()
            room.forget_absences()
            self.bots.dismiss(id)
            self.fanout.hang_up(room.channels.around)

    async def _load(self, id: str) -> Room:
        room = self.rooms[id] = await self.read(id)
        with suppress(StoreError):  # a table can be looked at where nothing can be written
            await room.write_standing((await self.store.standings([id])).get(id))
        room.driver.wake()
        return room

    async def read(self, id: str) -> Room:
        """A room that nobody else sees. Raises NoTable."""
        stored = await self.store.load(id)
        if stored is None:
            raise NoTable(said("no_table"))
        header = stored.header
        try:
            game, why = await self.packs.game(header), ""
        except Diverges as error:
            game, why = None, str(error)
        room = self._new_room(header, game, await self.store.tokens(id))
        if why:
            room.freeze(why)
        await asyncio.to_thread(room.load, stored)
        return room

    def _new_room(self, header: Header, game: Game | None, hashes: tuple[TokenHash, ...]) -> Room:
        room = Room(header, game, hashes, self.store, self.fanout, self.bots, self.now)
        room.on_failure, room.on_end = self._failed, self._ended
        room.on_answer = self.metrics.answered
        return room

    def _failed(self, id: str, error: BaseException) -> None:
        self.metrics.failed()
        self.reviver.failed(id, error)

    def _ended(self, room: Room) -> None:
        self.metrics.ended(room.header.game)
        self.keeper.ended(room)

    # New tables ---------------------------------------------------------------------------------------

    async def open_table(self, wanted: NewTable, guest: Guest) -> "Opened":
        packs = self.editions.get(wanted.game)
        if packs is None:
            raise seats.NotPossible("game", said("no_game", name=wanted.game[:40]))
        game = packs.get(wanted.pack) if wanted.pack else self.games[wanted.game]
        if game is None:
            there = ", ".join(packs)
            raise seats.NotPossible("pack", said("no_pack", name=wanted.pack[:40], names=there))
        chairs = seats.chairs_for(wanted.seats, game, guest)
        config = game.checked_config({"players": len(chairs)} | wanted.config)
        if config.get("players", len(chairs)) != len(chairs):
            raise seats.NotPossible("seats", said("seats_disagree"))
        clock = wanted.clock or NO_CLOCK
        opened = await self._create(game, config, chairs, guest, wanted.listed, clock, wanted.pace)
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
        pace: str,
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
            pace=pace,
        )
        invite, invite_hash = tokens.new_token(INVITE)
        watch, watch_hash = tokens.new_token(WATCH)
        own = {seat: tokens.new_token(SEAT, seat) for seat in seats.seats_of(header, host)}
        hashes = (invite_hash, watch_hash, *(kept for _, kept in own.values()))
        await self.store.create(header, hashes)
        await self.leases.claim(header.id)
        room = self._new_room(header, game, hashes)
        self.rooms[header.id] = room
        log.info("table opened", table=header.id, game=header.game, seats=len(chairs))
        return Opened(room, invite, watch, {str(seat): token for seat, (token, _) in own.items()})

    async def rematch(self, room: Room, guest: Guest) -> Room:
        """The same table once more; whoever asks second comes to the one that is there."""
        game = self.editions.today(room.header.game, room.header.pack)
        if game is None:
            raise seats.NotPossible("game", said("no_game_now", name=room.header.game))
        async with room.again:
            return await self._rematch(room, guest, game)

    async def _rematch(self, room: Room, guest: Guest, game: Game) -> Room:
        chairs = seats.rematch(room.header, guest)
        if not room.header.next:
            old = room.header
            clock = ClockRule(old.bank, old.increment)
            opened = await self._create(game, old.config, chairs, guest, old.listed, clock, old.pace)
            again = opened.room

            def link(header: Header) -> Header:
                return header if header.next else replace(header, next=again.id)

            await room.rearrange(link)
            others = {chair.guest for chair in chairs if chair.kind == GUEST} - {guest.id}
            if room.header.next == again.id and not others and all(chair.kind != OPEN for chair in chairs):
                await again.rearrange(lambda header: seats.start(header, guest))
        return await self.room(room.header.next)

    async def everywhere(self, guest: Guest) -> None:
        """The store has renamed the guest, or let them go: tables in use where they sit read it again."""
        self.on_guest(guest.id)
        await self.read_again(guest)

    async def read_again(self, guest: Guest) -> None:
        await self._read_where(lambda header: header.host == guest.id or bool(seats.seats_of(header, guest)))

    async def read_names(self, changed: Callable[[str], bool]) -> None:
        """The store has other names in the place of these."""
        await self._read_where(lambda header: any(changed(chair.name) for chair in header.chairs))

    async def _read_where(self, concerns: Callable[[Header], bool]) -> None:
        for room in list(self.rooms.values()):
            if concerns(room.header):
                with suppress(Spoiled, StoreError):  # then the whole table is loaded again
                    await room.rearrange(lambda header: header)


class Opened:
    """A new table and the tokens that are shown once."""

    def __init__(self, room: Room, invite: str, watch: str, seat_tokens: dict[str, str]) -> None:
        self.room = room
        self.invite = invite
        self.watch = watch
        self.seat_tokens = seat_tokens
