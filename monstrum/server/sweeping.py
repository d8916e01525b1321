"""The chores of a server: what is done now and then. `Chores` tries again what fails, and tells of it."""

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from monstrum.server import seats
from monstrum.server.leases import Elsewhere
from monstrum.server.lookalikes import skeleton
from monstrum.server.outcomes import Spoiled
from monstrum.server.retention import Keep
from monstrum.server.store import FROZEN, Collision, StoreError

if TYPE_CHECKING:
    from monstrum.server.hall import Hall
    from monstrum.server.room import Room

IDLE: Final = 120.0  # seconds until a table nobody uses is put away
SWEEP: Final = 15.0
TIDY: Final = 3600.0
FOLLOW: Final = 1.0
AT_ONCE: Final = 200  # tables closed in one go
FORGOTTEN: Final = 20  # tables deleted in one transaction: others want to write, too


class Sweeping:
    """Of one hall. `waiting`: the seconds a table may wait for its first action."""

    def __init__(self, hall: "Hall", waiting: float, keep: Keep) -> None:
        self._hall = hall
        self._waiting = waiting
        self._keep = keep
        self._hidden: set[str] = set()  # names, as far as they were seen to be

    async def forget(self) -> None:
        """What has been kept long enough. A finished game somebody looks at now can be looked at until they
        go."""
        if not self._hall.leases.first():
            return
        store, keep, now = self._hall.store, self._keep, time.time()
        await store.forget(keep.before(keep.chat, now), keep.before(keep.companions, now))
        old = await store.ended_before(keep.before(keep.games, now))
        for at in range(0, len(old), FORGOTTEN):
            await store.purge(old[at : at + FORGOTTEN])

    async def follow_names(self) -> None:
        """Names that `monstrum admin` has hidden: whoever is at a table is told."""
        hidden = set(await self._hall.store.hidden_names())
        if new := hidden - self._hidden:
            await self._hall.read_names(lambda name: skeleton(name) in new)
            for room in list(self._hall.rooms.values()):
                if room.channels.heard():
                    await room.repeat_chat()
        self._hidden = hidden

    async def follow_host(self) -> None:
        """What `monstrum admin` has frozen, lets go on, or has deleted, in a process of its own."""
        hall, stopped = self._hall, set(await self._hall.store.stopped())
        for id, room in list(hall.rooms.items()):
            if room.spoiled or (room.header.status == FROZEN) == (id in stopped):
                continue
            if await hall.store.header(id) is None:
                hall.let_go(id)
            else:
                room.spoil(Collision("The host of the server has frozen it, or lets it go on."))

    async def close_waiting(self) -> None:
        """Tables that were never begun do not wait for ever. One that fails keeps no other open."""
        if not self._hall.leases.first():
            return  # another worker does it for all
        for id in await self._hall.store.waiting_since(time.time() - self._waiting, AT_ONCE):
            try:
                room = await self._hall.room(id)
                if not room.channels.heard():
                    await room.rearrange(seats.put_away)
            except (seats.NotPossible, Spoiled, Elsewhere):
                continue  # it has just begun, or somebody is there
            except StoreError:
                raise  # it would refuse the others too: all are tried again
            except Exception as error:
                self._hall.not_loaded(id, error)

    async def put_away(self) -> None:
        """A table that is put away comes back in milliseconds: its last position is stored first."""
        for id, room in list(self._hall.rooms.items()):
            if self._unused(room):
                with suppress(StoreError):  # then it comes back from its log
                    await room.rest()
                await self._hall.put_away(id, self._unused)
        self._hall.bots.tidy()

    def _unused(self, room: "Room") -> bool:
        return self._hall.now() - room.used > IDLE and room.idle()
