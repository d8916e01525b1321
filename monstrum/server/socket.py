"""One WebSocket at a table: hello, then commands in and updates out, each in its own task.

Everything this client is sent passes one bounded queue in order: an answer comes before the update it caused.
A client that reads too slowly loses the queue and gets one whole update instead.
"""

import asyncio
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from monstrum.core.errors import MonstrumError
from monstrum.server.access import Access, access
from monstrum.server.fanout import CLOSED, FELL_BEHIND, Subscription
from monstrum.server.gate import Gate, address
from monstrum.server.hall import Hall, NoTable
from monstrum.server.limits import Window, too_deep
from monstrum.server.protocol import (
    DECODE,
    ENCODE,
    LONGEST_CHAT,
    LONGEST_FRAME,
    VERSION,
    Accepted,
    Around,
    Chat,
    Hello,
    Incoming,
    Outgoing,
    Ping,
    Pong,
    Problem,
    Refused,
    Said,
)
from monstrum.server.room import Room, Spoiled
from monstrum.server.store import ChatRow, Guest
from monstrum.server.summaries import summary

log: Final = structlog.get_logger("monstrum.socket")

HELLO_WITHIN: Final = 10.0
SENT_WITHIN: Final = 20.0
CLOSED_WITHIN: Final = 2.0
OWN: Final = "own"  # the channel of answers to this client

POLICY: Final = 1008
TOO_BIG: Final = 1009
RESTART: Final = 1012
BUSY: Final = 1013

Socket = WebSocket[Any, Any, Any]


class Closing(Exception):
    """The socket has to be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


@websocket("/tables/{table:str}/socket")
async def table_socket(socket: Socket, state: State, table: str) -> None:
    """Refused before it is accepted if it comes from another site."""
    gate: Gate = state.gate
    hall: Hall = state.hall
    if not gate.same_origin(socket):
        await socket.close(code=POLICY, reason="This request comes from another site.")
        return
    if not gate.enter(socket):
        await socket.close(code=BUSY, reason="There are too many sockets from this address.")
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
        self.token = ""
        self.ply = 0  # up to which the client has been told
        self.readers: tuple[int, ...] = ()
        self.inbox = Subscription()
        self.messages = Window(gate.limits.messages)

    async def run(self) -> None:
        try:
            await self.greet()
            await self.talk()
        except Closing as closing:
            await self.hang_up(closing.code, closing.reason)
        except NoTable:
            await self.hang_up(POLICY, "There is no such table.")
        except WebSocketDisconnect:
            pass
        except Exception as error:
            log.error("socket failed", table=self.id, exc_info=error)
            await self.hang_up(1011, "Something went wrong here.")
        finally:
            self.hall.fanout.listen(self.inbox, ())

    async def hang_up(self, code: int, reason: str) -> None:
        with suppress(Exception):
            async with asyncio.timeout(CLOSED_WITHIN):
                await self.socket.close(code=code, reason=reason)

    # Hello --------------------------------------------------------------------------------------------

    async def greet(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self.receive()
        except TimeoutError:
            raise Closing(POLICY, "Nobody said hello.") from None
        if not isinstance(hello, Hello):
            raise Closing(POLICY, "The first message is hello.")
        if hello.version != VERSION:
            raise Closing(POLICY, f"This server speaks version {VERSION}.")
        self.guest = await self.gate.guest(self.socket)
        self.token = hello.token
        self.ply = max(0, hello.since)
        room = await self.hall.room(self.id)
        self.listen(room)
        await self.send(Around(summary(room, self.guest)))
        if lines := await room.chat():
            await self.send(Said(lines))
        await self.whole(room)

    def listen(self, room: Room) -> Access:
        """Exactly the channels this client may hear now."""
        allowed = access(room, self.guest, self.token)
        self.readers = allowed.readers()
        if not self.readers:
            raise Closing(POLICY, "This table is private.")
        channels = [room.around, room.talk, *(room.channel(seat) for seat in self.readers)]
        self.hall.fanout.listen(self.inbox, channels)
        return allowed

    async def whole(self, room: Room) -> None:
        """Everything since the last ply this client has seen, through the queue: in order with the news."""
        for seat in self.readers:
            await room.catch_up(seat, self.ply, self.reply)

    # Out ----------------------------------------------------------------------------------------------

    async def talk(self) -> None:
        """Until one of the two directions ends."""
        tasks = [asyncio.create_task(self.speak()), asyncio.create_task(self.hear())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()

    async def speak(self) -> None:
        while True:
            heard = await self.inbox.next()
            if heard is CLOSED:
                raise Closing(RESTART, "The server stops; come back in a moment.")
            room = await self.hall.room(self.id)
            if heard is FELL_BEHIND:
                self.ply = 0
                self.listen(room)
                await self.whole(room)
            elif heard.channel == room.around:
                before = self.readers
                self.listen(room)
                await self.send(Around(summary(room, self.guest)))
                if self.readers != before:
                    self.ply = 0
                    await self.whole(room)
            elif heard.channel == OWN or heard.channel in self.inbox.channels:
                await self.send_bytes(heard.message)

    def reply(self, message: Outgoing) -> None:
        self.inbox.offer(OWN, ENCODE.encode(message))

    async def send(self, message: Outgoing) -> None:
        await self.send_bytes(ENCODE.encode(message))

    async def send_bytes(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await self.socket.send_text(message.decode())
        except TimeoutError:
            raise Closing(BUSY, "Nobody reads.") from None

    # In -----------------------------------------------------------------------------------------------

    async def hear(self) -> None:
        while True:
            message = await self.receive()
            try:
                await self.obey(message)
            except Spoiled:
                self.reply(Problem("again", "The table had to be loaded again; send this once more."))
            except MonstrumError as error:
                self.reply(Problem("refused", str(error)[:300]))

    async def receive(self) -> Incoming:
        """The next message that can be read; what cannot is answered and counted all the same."""
        while True:
            event = await self.socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            if self.messages.wait(""):
                raise Closing(POLICY, "These are too many messages.")
            text = event.get("text")
            if not isinstance(text, str):
                self.reply(Problem("unreadable", "Messages are text."))
                continue
            data = text.encode("utf-8", "replace")
            if len(data) > LONGEST_FRAME:
                raise Closing(TOO_BIG, "This message is too long.")
            if too_deep(data):
                self.reply(Problem("unreadable", "This is nested too deeply."))
                continue
            try:
                message: Incoming = DECODE.decode(data)
                return message
            except (msgspec.MsgspecError, RecursionError) as error:
                self.reply(Problem("unreadable", str(error)[:200]))

    async def obey(self, message: Incoming) -> None:
        match message:
            case Ping():
                self.reply(Pong())
            case Hello():
                self.reply(Problem("unexpected", "We have met."))
            case Chat():
                await self.say(message)
            case _:
                room = await self.hall.room(self.id)
                if message.seat not in access(room, self.guest, self.token).seats:
                    self.reply(Refused(message.id[:64], "not_your_seat", "This is not your seat."))
                    return
                await room.command(message, self.reply)

    async def say(self, message: Chat) -> None:
        room = await self.hall.room(self.id)
        seats = access(room, self.guest, self.token).seats
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in message.text).split())
        if self.guest is None or message.seat not in (*seats, -1):
            self.reply(Refused(message.id[:64], "not_your_seat", "Choose a name to chat."))
        elif not 0 < len(text) <= LONGEST_CHAT:
            self.reply(Refused(message.id[:64], "chat_length", f"Say 1 to {LONGEST_CHAT} letters."))
        elif self.gate.chat.wait(self.guest.id or address(self.socket)):
            self.reply(Refused(message.id[:64], "too_many", "You say too much at once."))
        else:
            await room.say(ChatRow(time.time(), message.seat, self.guest.id, self.guest.name, text))
            self.reply(Accepted(message.id[:64], 0, 0))
