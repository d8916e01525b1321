"""The chores of a server. One that fails is told in the log and in health, and tried again."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import structlog

from monstrum.server import seats
from monstrum.server.outcomes import Spoiled

if TYPE_CHECKING:
    from monstrum.server.hall import Hall

log: Final = structlog.get_logger("monstrum.sweeping")

IDLE: Final = 600.0  # seconds until a table nobody uses is put away
SWEEP: Final = 60.0
TIDY: Final = 3600.0
AT_ONCE: Final = 200  # tables closed in one go


class Sweeping:
    """What is done now and then; `troubles` says what could not be done the last time, by chore."""

    def __init__(self, hall: "Hall", waiting: float) -> None:
        self._hall = hall
        self._waiting = waiting
        self._tidied: float | None = None
        self.troubles: dict[str, str] = {}

    async def run(self) -> None:
        while True:
            await self.sweep()
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        now = self._hall.now()
        if self._tidied is None or now - self._tidied > TIDY:
            if await self._attempt("chat", self._forget_chat):
                self._tidied = now
            await self._attempt("waiting tables", self._close_waiting)
        await self._attempt("idle tables", self._put_away)

    async def _attempt(self, chore: str, work: Callable[[], Awaitable[None]]) -> bool:
        try:
            await work()
        except Exception as error:
            if chore not in self.troubles:
                log.error("chore failed", chore=chore, exc_info=error)
            self.troubles[chore] = f"{type(error).__name__}: {error}"[:200]
            return False
        if self.troubles.pop(chore, None) is not None:
            log.info("chore done again", chore=chore)
        return True

    async def _forget_chat(self) -> None:
        await self._hall.store.tidy(time.time())

    async def _close_waiting(self) -> None:
        """Tables that were never begun do not wait for ever."""
        for id in await self._hall.store.waiting_since(time.time() - self._waiting, AT_ONCE):
            room = await self._hall.room(id)
            if not room.channels.heard():
                try:
                    await room.rearrange(seats.put_away)
                except (seats.NotPossible, Spoiled):
                    continue  # it has just begun

    async def _put_away(self) -> None:
        now = self._hall.now()
        for id, room in list(self._hall.rooms.items()):
            if now - room.used > IDLE and room.idle():
                del self._hall.rooms[id]
                self._hall.bots.dismiss(id)
        self._hall.bots.tidy()
