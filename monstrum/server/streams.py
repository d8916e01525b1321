"""Updates of one seat as lines of JSON over HTTP, for programs that want no WebSocket.

Every line is an `update` as on the socket; an empty line keeps the connection open. Commands are sent by
`POST …/commands`.
"""

import asyncio
from typing import ClassVar, Final

import structlog
from litestar.types import Receive, Scope, Send

from monstrum.core.errors import MonstrumError
from monstrum.server.directions import until_one_ends
from monstrum.server.fanout import CLOSED, FELL_BEHIND
from monstrum.server.gate import Connection, Gate
from monstrum.server.hall import Hall
from monstrum.server.listening import OWN, Listener

log: Final = structlog.get_logger("monstrum.stream")

SENT_WITHIN: Final = 20.0
MEDIA_TYPE: Final = "application/x-ndjson"


class Stream:
    """The answer to a request for a stream. It ends with the game, the server, or the right to listen."""

    keep_alive: ClassVar[float] = 10.0  # seconds between two lines, at most

    def __init__(
        self, hall: Hall, gate: Gate, connection: Connection, listener: Listener, since: int
    ) -> None:
        self.hall = hall
        self.gate = gate
        self.connection = connection  # counted by the gate until the stream ends
        self.listener = listener
        self.since = since

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.hall.sockets += 1
        try:
            await until_one_ends(self._speak(send), gone(receive))
        except (MonstrumError, TimeoutError) as error:
            log.info("stream ended", table=self.listener.id, reason=str(error))
        finally:
            await self.listener.close()
            self.hall.sockets -= 1
            self.gate.leave(self.connection)

    async def _speak(self, send: Send) -> None:
        headers = [(b"content-type", MEDIA_TYPE.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        try:
            await self._lines(send)
        finally:
            await write(send, b"", more=False)

    async def _lines(self, send: Send) -> None:
        listener = self.listener
        room = await self.hall.room(listener.id)
        await listener.whole(room, self.since)
        while True:
            try:
                async with asyncio.timeout(self.keep_alive):
                    heard = await listener.inbox.next()
            except TimeoutError:
                await write(send, b"\n")
                continue
            if heard is CLOSED:
                return
            room = await self.hall.room(listener.id)
            if heard is FELL_BEHIND:
                await listener.listen(room, talk=False)
                await listener.whole(room)
            elif heard.channel == room.channels.around:
                if await listener.listen(room, talk=False):
                    await listener.whole(room)
            elif heard.channel == OWN or heard.channel in listener.inbox.channels:
                await write(send, heard.message + b"\n")
                if room.table is not None and room.table.over() and b'"ending":null' not in heard.message:
                    return


async def write(send: Send, body: bytes, more: bool = True) -> None:
    """Raises TimeoutError if nobody reads."""
    async with asyncio.timeout(SENT_WITHIN):
        await send({"type": "http.response.body", "body": body, "more_body": more})


async def gone(receive: Receive) -> None:
    """Returns when the client has hung up."""
    while (await receive())["type"] != "http.disconnect":
        continue
