"""Which worker answers: this one, where the table lives here or nowhere; else the one where it does."""

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

from litestar.types import ASGIApp, Receive, Scope, Send

from monstrum.server.door import SAFE, TABLES, Refusal, refuse_request, refuse_socket
from monstrum.server.leases import Elsewhere, Leases
from monstrum.server.problems import AGAIN
from monstrum.server.store import StoreError
from monstrum.server.tongues import said
from monstrum.server.tunnels import DONE, ELSEWHERE, Front, Tunnels

if TYPE_CHECKING:
    from monstrum.server.bus import Bus

PATIENT: Final = 10.0  # seconds for a request to find the worker of its table
MOST_PATIENT: Final = 60.0  # and for a socket, whose client would only come back later
PAUSE: Final = 0.1  # seconds between two looks


class Forward:
    """Wraps an application, behind the door."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.bus: Bus | None = None  # where there are several workers
        self.leases: Leases | None = None
        self.tunnels: Tunnels | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope["path"])
        if self.tunnels is None or not table:
            await self.app(scope, receive, send)
            return
        front = Front(scope, receive, send)
        try:
            here = await self._find(table, front, self.tunnels)
        except Refusal as refusal:
            await refuse(refusal, front, receive, send)
        else:
            if here:
                await self.app(scope, front.replayed(), send)

    async def _find(self, table: str, front: Front, tunnels: Tunnels) -> bool:
        """Whether it has to be answered here; if not, it was. Raises Refusal."""
        assert self.bus is not None
        assert self.leases is not None
        request = front.scope["type"] == "http"
        until = time.monotonic() + (PATIENT if request else MOST_PATIENT)
        while True:
            try:
                await self.leases.claim(table)
                return True
            except Elsewhere as found:
                peer = found.worker
            except StoreError:
                if request or time.monotonic() > until:
                    raise Refusal(503, "store", said("not_stored"), 1) from None
                await asyncio.sleep(PAUSE)
                continue
            ended = ELSEWHERE
            if await self.bus.ready(max(0.0, until - time.monotonic())):
                ended = await tunnels.carry(peer, front)
            if ended == DONE:
                return False
            if front.started:
                await front.hang_up()
                return False
            unknown = ended != ELSEWHERE and request and front.scope["method"] not in SAFE
            if unknown or time.monotonic() > until:
                raise Refusal(503, AGAIN, said(AGAIN), 1)
            await asyncio.sleep(PAUSE)


def table_of(path: str) -> str:
    named = TABLES.fullmatch(path)
    return named["id"] if named else ""


async def refuse(refusal: Refusal, front: Front, receive: Any, send: Any) -> None:
    if front.scope["type"] == "websocket":
        await refuse_socket(refusal, front.replayed(), send)
    else:
        await refuse_request(refusal, send)
