"""Frames of a socket: what may be read at all, and with which codes a line is closed."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from monstrum.server.limits import Rate, Window, too_deep
from monstrum.server.protocol import DECODE, LONGEST_FRAME, Incoming, Problem
from monstrum.server.tongues import said

SENT_WITHIN: Final = 20.0

POLICY: Final = 1008
TOO_BIG: Final = 1009
INTERNAL: Final = 1011
RESTART: Final = 1012
BUSY: Final = 1013

Socket = WebSocket[Any, Any, Any]


LONGEST_REASON: Final = 123  # bytes, as the protocol of sockets has it


def fitting(reason: str) -> str:
    """Why a socket is closed, cut where it is too long to be told."""
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")


class Closing(Exception):
    """The socket has to be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Frames:
    """Reads messages and counts them; `complain` answers those that cannot be read."""

    def __init__(self, socket: Socket, rate: Rate, complain: Callable[[Problem], None]) -> None:
        self._socket = socket
        self._messages = Window(rate)
        self._complain = complain

    async def receive(self) -> Incoming:
        """The next message that can be read; what cannot is answered and counted all the same."""
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="gone")
            if self._messages.wait(""):
                raise Closing(POLICY, said("many_messages"))
            text = event.get("text")
            if not isinstance(text, str):
                self._complain(Problem("unreadable", said("only_text")))
                continue
            data = text.encode("utf-8", "replace")
            if len(data) > LONGEST_FRAME:
                raise Closing(TOO_BIG, said("long_message"))
            if too_deep(data):
                self._complain(Problem("unreadable", said("too_deep")))
                continue
            try:
                message: Incoming = DECODE.decode(data)
                return message
            except (msgspec.MsgspecError, RecursionError) as error:
                self._complain(Problem("unreadable", str(error)[:200]))

    async def send(self, message: bytes) -> None:
        try:
            async with asyncio.timeout(SENT_WITHIN):
                await self._socket.send_text(message.decode())
        except TimeoutError:
            raise Closing(BUSY, said("nobody_reads")) from None
