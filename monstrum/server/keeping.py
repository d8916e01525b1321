"""What stays of finished games: the record is stored with the last answer, the film soon after it.

Positions are stored because rules change: a game that comes out differently by new rules is still shown as it
was. One after the other, and only while the server has nothing better to do. What a store refuses to take is
offered to it again, as every chore is.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from monstrum.core.errors import MonstrumError
from monstrum.server.chores import Chores
from monstrum.server.nameless import nameless_record
from monstrum.server.reels import pack, shoot
from monstrum.server.room import Room
from monstrum.server.store import Store, StoreError

log: Final = structlog.get_logger("monstrum.keeping")

TOGETHER: Final = 1000
PAUSE: Final = 0.02  # seconds between two games


class Keeper:
    """Films games that have ended, now or long ago."""

    def __init__(self, store: Store, read: Callable[[str], Awaitable[Room]], chores: Chores) -> None:
        self._store = store
        self._read = read
        self._chores = chores
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Semaphore(1)

    def ended(self, room: Room) -> None:
        task = self._chores.once(f"keep game {room.id}", lambda: self._keep(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def keep_all(self) -> None:
        """Those that ended when the server was killed, or under a version that kept nothing of them."""
        for table in await self._store.unkept(TOGETHER):
            try:
                room = await self._read(table)
            except StoreError:
                raise
            except Exception as error:
                log.warning("game not kept", table=table, reason=str(error))
            else:
                await self._keep(room)
            await asyncio.sleep(PAUSE)

    async def _keep(self, room: Room) -> None:
        """One game that cannot be filmed keeps no other from it. Raises StoreError."""
        try:
            async with self._one:
                if room.table is None or not room.table.over():
                    return
                match = room.table.match
                reel = await shoot(match, room.table.notices.all)
                data = await asyncio.to_thread(pack, reel)
                await self._store.keep(room.id, nameless_record(match), data)
        except StoreError:
            raise
        except Exception as error:
            expected = isinstance(error, MonstrumError)
            log.warning(
                "game not kept", table=room.id, reason=str(error), exc_info=None if expected else error
            )

    async def done(self) -> None:
        """Whatever has ended until now is filmed."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
