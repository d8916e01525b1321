"""Connections: nobody keeps others out by holding many of them open and saying nothing.

A connection is *silent* while it has asked for nothing that is being answered: its request has not come
whole, or the answer is sent. Silent ones cost a descriptor each, so they end after a while, and of one
address only so many are kept: the oldest makes room for the newest. Whoever asks for something stays.
"""

import asyncio
import time
from collections import OrderedDict
from typing import Any, ClassVar, Final

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from monstrum.server.addresses import counted
from monstrum.server.deflating import DeflateLongFactory
from monstrum.server.limits import Limits, is_text

log: Final = structlog.get_logger("monstrum.connections")

LOOK: Final = 1.0  # seconds between two looks at who has been silent for too long
RESERVE: Final = 96  # descriptors for the store, bots and everything else
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class Watch:
    """All connections of a server that are silent, by address."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self.most = most  # connections in all
        self._silent: dict[str, OrderedDict[Guarded, float]] = {}

    def silent(self, connection: "Guarded") -> None:
        """From now on."""
        mine = self._silent.setdefault(connection.address, OrderedDict())
        mine[connection] = time.monotonic()
        mine.move_to_end(connection)
        if len(mine) > self.limits.silent:
            self._end_oldest(mine)

    def speaks(self, connection: "Guarded") -> None:
        mine = self._silent.get(connection.address)
        if mine is not None:
            mine.pop(connection, None)
            if not mine:
                del self._silent[connection.address]

    def make_room(self, connections: int) -> bool:
        """Whether there is room for one more; the address with the most silent ones gives one up."""
        if connections <= self.most:
            return True
        if not self._silent:
            return False
        self._end_oldest(max(self._silent.values(), key=len))
        return True

    def _end_oldest(self, mine: "OrderedDict[Guarded, float]") -> None:
        oldest = next(iter(mine))
        self.speaks(oldest)
        oldest.transport.abort()

    async def look(self) -> None:
        """End those that have been silent for too long: a chore of the server."""
        now, limits = time.monotonic(), self.limits
        late = [
            connection
            for mine in self._silent.values()
            for connection, since in mine.items()
            if now - since
            > (limits.unread if connection.transport.get_write_buffer_size() else limits.silence)
        ]
        for connection in late:
            self.speaks(connection)
            connection.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """What cannot be read ends the connection and nothing else."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.conn.available_extensions = [DeflateLongFactory()]

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except Exception as error:
            log.info("socket unreadable", reason=type(error).__name__)
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if not self.close_sent:
                self.conn.send_close(1007)
                self.handle_parser_exception()
            return
        super().send_receive_event_to_app()


class Guarded(HttpToolsProtocol):
    """A connection that is watched. `watch` is set by `guarded`."""

    watch: ClassVar[Watch]

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self._lost = False
        self._head = 0  # bytes of a request whose headers have not come whole; -1: they have

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.address = counted(self.client[0]) if self.client else ""
        if not self.watch.make_room(len(self.connections)):
            transport.abort()
            return
        self.watch.silent(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self.watch.speaks(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._head >= 0:
            self._head += len(data)
        try:
            super().data_received(data)
        except Exception as error:
            log.info("request unreadable", reason=type(error).__name__)
            self.transport.abort()
            return
        if self._head > self.watch.limits.longest_headers and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = max(self._head, 0)

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._head = -1
        self._renew()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._head = 0
        self._renew()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._renew()

    def handle_websocket_upgrade(self) -> None:
        self.watch.speaks(self)
        super().handle_websocket_upgrade()

    def _renew(self) -> None:
        """Silent again from now on, or not at all: it depends on what is being answered."""
        cycle = self.cycle
        answering = bool(cycle) and not cycle.response_complete and not cycle.more_body
        if answering or self._lost:
            self.watch.speaks(self)
        else:
            self.watch.silent(self)


def guarded(limits: Limits, descriptors: int) -> tuple[Watch, type[Guarded]]:
    """The protocol of one server, and what watches over it."""
    watch = Watch(limits, max(descriptors - RESERVE, descriptors // 2))
    return watch, type("Connection", (Guarded,), {"watch": watch})


def raise_descriptors(most: int = 65536) -> int:
    """As many descriptors as this process may have at all; how many those are."""
    try:
        import resource
    except ImportError:
        return 512
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if soft != resource.RLIM_INFINITY and wanted > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (ValueError, OSError):
            return soft
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
