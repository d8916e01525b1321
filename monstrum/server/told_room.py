"""A table and who listens to it: updates for whoever comes, news for all, chat, and who is there."""

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import Final

from monstrum.core.contract import Game
from monstrum.kit.speaker import ENGLISH
from monstrum.server.brevity import marked
from monstrum.server.channels import Channels
from monstrum.server.errands import Errands
from monstrum.server.fanout import Fanout
from monstrum.server.protocol import Said, Update
from monstrum.server.protocol_tables import ChatLine
from monstrum.server.store import ChatRow, Header, Store, TokenHash
from monstrum.server.stored_room import StoredRoom
from monstrum.server.telling import Teller
from monstrum.server.updates import Picture, hear, over_the_shoulder, picture_for, resumed
from monstrum.server.voting import ABSENT

SLICE: Final = 100  # events put into words between two looks at everything else
LATER: Final = 0.1  # seconds after somebody has been away for long enough, so that they surely have


class ToldRoom(StoredRoom):
    """A stored table, and its listeners."""

    def __init__(
        self,
        header: Header,
        game: Game | None,
        tokens: tuple[TokenHash, ...],
        store: Store,
        fanout: Fanout,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(header, game, tokens, store, now)
        self.channels = Channels(header.id, fanout, now)
        self.errands = Errands(header.id)
        self._teller = Teller(self.channels, fanout)
        self._absences: list[asyncio.TimerHandle] = []  # when somebody who has gone may be voted on

    async def tell_all(self) -> None:
        """Everybody who listens hears how the table stands: it may be ahead of what was told."""
        async with self.lock:
            await self._teller.around()
            if self.table is not None:
                self._teller.forget()
                await self._teller.tell(self.table, 0, self.now())

    async def update(
        self, seat: int, since: int = 0, shoulder: bool = False, language: str = ENGLISH
    ) -> Update | None:
        """For somebody who has just come, or come back. None before the game begins."""
        if not shoulder:
            self.channels.seen(seat)
        await self._read_aloud(seat, language)
        async with self.lock:
            picture = self._picture(seat, since, shoulder, None, language)
            return picture.update if picture is not None else None

    async def catch_up(
        self,
        seat: int,
        since: int,
        shoulder: bool,
        deliver: Callable[[str, Update], None],
        shown: int | None = None,
        brief: bool = False,
        language: str = ENGLISH,
    ) -> None:
        """Delivered before anything that happens later. `brief`: to somebody who is told differences then."""
        await self._read_aloud(seat, language)
        async with self.lock:
            picture = self._picture(seat, since, shoulder, shown, language)
            if picture is not None:
                named = self.channels.shoulder if shoulder else self.channels.seat
                channel = named(seat, brief, language)
                self._teller.note(channel, picture)
                deliver(channel, marked(picture) if brief else picture.update)

    async def _read_aloud(self, seat: int, language: str) -> None:
        """A long log is put into words in slices: others have their turn meanwhile."""
        until = SLICE
        while self.table is not None and until < len(self.table.match.told):
            hear(self.table, seat, language, until)
            until += SLICE
            await asyncio.sleep(0)

    def _picture(
        self, seat: int, since: int, shoulder: bool, shown: int | None, language: str
    ) -> Picture | None:
        if self.table is None:
            return None
        picture = picture_for(self.table, seat, resumed(self.table, since), self.now(), shown, language)
        return over_the_shoulder(picture) if shoulder else picture

    async def say(self, row: ChatRow) -> None:
        stored = await self._store.say(self.id, row)
        line = ChatLine(stored.number, stored.at, stored.seat, stored.name, stored.text)
        await self._teller.said(Said([line]))

    async def repeat_chat(self) -> None:
        """Names in it have changed."""
        if lines := await self.chat():
            await self._teller.said(Said(lines))

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
            self.errands.spawn(self._teller.around())

    def forget_absences(self) -> None:
        """Nobody is told any more when somebody has been away for long."""
        for absence in self._absences:
            absence.cancel()
