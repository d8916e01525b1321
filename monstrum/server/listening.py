"""Who listens at a table: which channels somebody may hear now, and catching up. For sockets and streams."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from monstrum.core.errors import MonstrumError
from monstrum.kit.speaker import ENGLISH
from monstrum.server.access import access
from monstrum.server.fanout import Subscription
from monstrum.server.hall import Hall
from monstrum.server.protocol import ENCODE, SPECTATOR, Update
from monstrum.server.room import Room
from monstrum.server.store import Guest
from monstrum.server.tongues import said

OWN: Final = "own"  # the channel of answers to this client
NOTHING: Final[Mapping[int, int]] = MappingProxyType({})


class NotAllowed(MonstrumError):
    """This client may not hear this table, or not any more."""


class Listener:
    """One client's ears. What he may hear is looked up again whenever something changes around the table."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.id = table
        self.guest: Guest | None = None
        self.token = ""
        self.only: int | None = None  # a stream hears one seat, a socket all that are its own
        self.look = SPECTATOR  # over whose shoulder a spectator wants to look
        self.looking = SPECTATOR  # and does
        self.brief = False  # it is told differences
        self.language = ENGLISH
        self.speaking = ENGLISH  # the one it was told in
        self.readers: tuple[int, ...] = ()
        self.inbox = Subscription()

    async def listen(self, room: Room, talk: bool = True) -> bool:
        """Exactly the channels this client may hear now; whether those of the game are others than before.
        Raises NotAllowed."""
        before = (self.readers, self.looking, self.speaking)
        self.speaking = self.language
        room.channels.languages.setdefault(self.language)
        allowed = access(room, self.guest, self.token)
        readers = allowed.readers()
        self.looking = self.look if self.look in allowed.shoulders else SPECTATOR
        if self.only is not None:
            readers = tuple(seat for seat in readers if seat == self.only)
        if self.only == SPECTATOR != self.look and self.looking == SPECTATOR:
            raise NotAllowed(said("no_shoulder"))
        if not readers:
            raise NotAllowed(said("private") if self.only is None else said("not_your_seat"))
        channels = [room.channels.around]
        if talk:
            channels.append(room.channels.chat)
        if self.looking != SPECTATOR:
            channels.append(room.channels.shoulder(self.looking, self.brief, self.language))
        else:
            channels += [room.channels.seat(seat, self.brief, self.language) for seat in readers]
        came = [seat for seat in readers if seat >= 0 and not room.channels.here(seat)]
        if came:
            await room.came_or_went(came)  # told before we listen ourselves: it is no news to us
        self.readers = readers
        if self.only is None:
            onlooker = (self.guest.name if self.guest else "") if readers == (SPECTATOR,) else None
            if room.channels.watch(self.inbox, onlooker):
                await room.came_or_went(())
        self.hall.fanout.listen(self.inbox, channels)
        return (self.readers, self.looking, self.speaking) != before

    async def whole(self, room: Room, since: int = 0, shown: Mapping[int, int] = NOTHING) -> None:
        """Everything since the last ply this client has seen, through the queue: in order with the news.
        What was told since he listens is in it. `shown`: by seat, how many events were shown step by step."""

        def deliver(channel: str, update: Update) -> None:
            self.inbox.forget(channel)
            self.inbox.offer(OWN, ENCODE.encode(update))

        if self.looking != SPECTATOR:
            shown_there = shown.get(self.looking)
            await room.catch_up(self.looking, since, True, deliver, shown_there, self.brief, self.language)
            return
        for seat in self.readers:
            await room.catch_up(seat, since, False, deliver, shown.get(seat), self.brief, self.language)

    async def close(self) -> None:
        self.hall.fanout.listen(self.inbox, ())
        room = self.hall.rooms.get(self.id)
        went = [s for s in self.readers if s >= 0 and room is not None and not room.channels.here(s)]
        if room is not None and (room.channels.watch(self.inbox, None) or went):
            await room.came_or_went(went)
