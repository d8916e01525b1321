"""One WebSocket at a table: hello, then commands in and updates out, each in its own task.

Everything this client is sent passes one bounded queue in order: an answer comes before the update it caused.
A client that reads too slowly loses the queue and gets one whole update instead.
"""

import asyncio
import time
from contextlib import suppress
from typing import Final

import structlog
from litestar import websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from monstrum.core.errors import MonstrumError
from monstrum.server.access import access
from monstrum.server.directions import until_one_ends
from monstrum.server.fanout import CLOSED, FELL_BEHIND
from monstrum.server.frames import BUSY, INTERNAL, POLICY, RESTART, Closing, Frames, Socket, fitting
from monstrum.server.gate import Gate, address
from monstrum.server.hall import Hall, NoTable
from monstrum.server.listening import OWN, Listener, NotAllowed
from monstrum.server.outcomes import Spoiled
from monstrum.server.protocol import (
    ENCODE,
    LONGEST_CHAT,
    LONGEST_ID,
    VERSION,
    Accepted,
    Around,
    Chat,
    Hello,
    Incoming,
    Look,
    Outgoing,
    Ping,
    Pong,
    Problem,
    Refused,
    Said,
    Speak,
    Whole,
)
from monstrum.server.room import Room
from monstrum.server.store import ChatRow, Guest, StoreError
from monstrum.server.summaries import summary
from monstrum.server.tongues import said, spoken
from monstrum.texts.languages import known
from monstrum.texts.platform import speak

log: Final = structlog.get_logger("monstrum.socket")

HELLO_WITHIN: Final = 10.0
CLOSED_WITHIN: Final = 2.0
LOOK: Final = "look"  # in the queue: this client wants to look elsewhere
WHOLE: Final = "whole"  # in the queue: this client has lost the board


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, state: State, table: str) -> None:
    """Refused before it is accepted if it comes from another site."""
    gate: Gate = state.gate
    hall: Hall = state.hall
    if not gate.same_origin(socket):
        await socket.close(code=POLICY, reason=fitting(said("other_site")))
        return
    if not gate.enter(socket):
        await socket.accept()  # one that was never open is told no reason
        await socket.close(code=BUSY, reason=fitting(said("many_sockets")))
        return
    hall.sockets += 1
    try:
        await socket.accept()
        await Line(socket, hall, gate, table).run()
    finally:
        hall.sockets -= 1
        gate.leave(socket)


class Line:
    """One client at one table."""

    def __init__(self, socket: Socket, hall: Hall, gate: Gate, table: str) -> None:
        self.socket = socket
        self.hall = hall
        self.gate = gate
        self.id = table
        self.guest: Guest | None = None
        self.frames = Frames(socket, gate.limits(socket).messages, self.reply)
        self.listener = Listener(hall, table)
        self.lost: Whole | None = None  # asked for, and not told yet

    async def run(self) -> None:
        try:
            await self.greet()
            await until_one_ends(self.speak(), self.hear())
        except Closing as closing:
            await self.hang_up(closing.code, closing.reason)
        except NotAllowed as error:
            await self.hang_up(POLICY, str(error))
        except NoTable:
            await self.hang_up(POLICY, said("no_table"))
        except (WebSocketDisconnect, OSError):
            pass  # somebody has gone, which needs no reason
        except StoreError as error:
            log.error("store failed", table=self.id, reason=str(error))
            await self.hang_up(BUSY, said("not_read"))
        except Exception as error:
            if self.gone():
                return
            log.error("socket failed", table=self.id, exc_info=error)
            await self.hang_up(INTERNAL, said("went_wrong"))
        finally:
            await self.listener.close()

    def gone(self) -> bool:
        """Whether the other side has hung up: then whatever could not be sent is no fault."""
        return self.socket.connection_state == "disconnect"

    async def hang_up(self, code: int, reason: str) -> None:
        with suppress(Exception):
            async with asyncio.timeout(CLOSED_WITHIN):
                await self.socket.close(code=code, reason=fitting(reason))

    async def greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.frames.receive()
        except TimeoutError:
            raise Closing(POLICY, said("no_hello")) from None
        if not isinstance(hello, Hello):
            raise Closing(POLICY, said("hello_first"))
        if hello.version != VERSION:
            raise Closing(POLICY, said("other_version", number=VERSION))
        if hello.language:
            speak(known(hello.language) or spoken())
        self.guest = await self.gate.guest(self.socket)
        room = await self.hall.room(self.id)
        listener = self.listener
        listener.guest, listener.token, listener.look = self.guest, hello.token, hello.look
        listener.brief, listener.language = hello.brief, spoken()
        await listener.listen(room)
        await self.send(Around(summary(room, self.guest)))
        if lines := await room.chat():
            await self.send(Said(lines))
        await listener.whole(room, hello.since, hello.shown)

    # Out ----------------------------------------------------------------------------------------------

    async def speak(self) -> None:
        inbox = self.listener.inbox
        while True:
            heard = await inbox.next()
            if heard is CLOSED:
                raise Closing(RESTART, said("stops"))
            room = await self.hall.room(self.id)
            if heard is FELL_BEHIND:
                await self.listener.listen(room)
                await self.listener.whole(room)
            elif heard.channel == room.channels.around:
                guest = await self.who()
                changed = await self.listener.listen(room)
                await self.send(Around(summary(room, guest)))
                if changed:
                    await self.listener.whole(room)
            elif heard.channel == LOOK:
                await self.look(room)
            elif heard.channel == WHOLE:
                await self.once_whole(room)
            elif heard.channel == OWN or heard.channel in inbox.channels:
                await self.frames.send(heard.message)

    async def look(self, room: Room) -> None:
        listener = self.listener
        if await listener.listen(room):
            await listener.whole(room)
        elif listener.look != listener.looking:
            await self.send(Problem("forbidden", said("no_shoulder")))

    async def once_whole(self, room: Room) -> None:
        """In the order of the queue, and once however often it was asked for meanwhile."""
        if self.lost is not None:
            lost, self.lost = self.lost, None
            await self.listener.whole(room, lost.since, lost.shown)

    async def who(self) -> Guest | None:
        """The guest as he is called now."""
        self.guest = self.listener.guest = await self.gate.guest(self.socket)
        return self.guest

    def reply(self, message: Outgoing) -> None:
        self.listener.inbox.offer(OWN, ENCODE.encode(message))

    async def send(self, message: Outgoing) -> None:
        await self.frames.send(ENCODE.encode(message))

    # In -----------------------------------------------------------------------------------------------

    async def hear(self) -> None:
        while True:
            message = await self.frames.receive()
            try:
                await self.obey(message)
            except (Spoiled, StoreError) as error:
                if isinstance(error, StoreError):
                    log.error("store failed", table=self.id, reason=str(error))
                self.once_more(message)
            except NotAllowed:
                raise
            except MonstrumError as error:
                self.reply(Problem("refused", str(error)[:300]))

    def once_more(self, message: Incoming) -> None:
        """Nothing was changed, and it is nobody's fault who plays: the command may be sent again."""
        id = getattr(message, "id", "")[:LONGEST_ID]
        text = said("again")
        self.reply(Refused(id, "again", text) if id else Problem("again", text))

    async def obey(self, message: Incoming) -> None:
        match message:
            case Ping():
                self.reply(Pong())
            case Hello():
                self.reply(Problem("unexpected", said("met")))
            case Chat():
                await self.say(message)
            case Look():
                self.listener.look = message.seat
                self.listener.inbox.offer(LOOK, b"")
            case Speak():
                speak(known(message.language) or spoken())
                self.listener.language = spoken()
                self.listener.inbox.offer(LOOK, b"")
            case Whole():
                self.lost = message
                self.listener.inbox.offer(WHOLE, b"")
            case _:
                room = await self.hall.room(self.id)
                if message.seat not in access(room, self.guest, self.listener.token).seats:
                    self.reply(Refused(message.id[:64], "not_your_seat", said("not_your_seat")))
                    return
                await room.command(message, self.reply)

    async def say(self, message: Chat) -> None:
        room = await self.hall.room(self.id)
        guest = await self.who()  # as they are called now
        seats = access(room, guest, self.listener.token).seats
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if guest is None or message.seat not in (*seats, -1):
            self.reply(Refused(message.id[:64], "not_your_seat", said("no_chat_name")))
        elif not 0 < len(text) <= LONGEST_CHAT:
            self.reply(Refused(message.id[:64], "chat_length", said("chat_length", number=LONGEST_CHAT)))
        elif await self.hall.store.muted(guest.id):
            self.reply(Refused(message.id[:64], "muted", said("muted")))
        elif self.gate.counters(self.socket).chat.wait(guest.id or address(self.socket)):
            self.reply(Refused(message.id[:64], "too_many", said("much_chat")))
        else:
            await room.say(ChatRow(time.time(), message.seat, guest.id, guest.name, text))
            self.reply(Accepted(message.id[:64], 0, 0))
