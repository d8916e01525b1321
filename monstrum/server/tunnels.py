"""Requests and sockets that one worker takes and another one answers: the events of ASGI, carried by the bus.

The *front* is where the client is connected, the *back* where its table lives. The back runs the application
with what the client sends, and the front hands on what it answers, so that a table and its listeners are in
one process however their clients came. Neither sends more than the other has taken: `WINDOW` events are under
way at most, and a client that reads slowly is noticed at the back as if it were there.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar.types import ASGIApp

from monstrum.server.bot_tokens import SCOPE, BotToken, bot_of
from monstrum.server.directions import end
from monstrum.server.frames import RESTART, fitting
from monstrum.server.tongues import asked_for, said
from monstrum.texts.platform import speak

if TYPE_CHECKING:  # who serves alone needs no Redis
    from monstrum.server.bus import Bus

log: Final = structlog.get_logger("monstrum.tunnels")

Frame = list[Any]
ALL: Final = 0  # to everybody else, or of everybody
WINDOW: Final = 8
OPEN, IN, OUT, TOOK_IN, TOOK_OUT, END, CUT = "open", "in", "out", "took in", "took out", "end", "cut"
FRAMES: Final = frozenset((OPEN, IN, OUT, TOOK_IN, TOOK_OUT, END, CUT))

DONE: Final = "done"  # how a tunnel ended: answered,
ELSEWHERE: Final = "elsewhere"  # the table does not live there, and nothing was done,
LOST: Final = "lost"  # or nobody knows

CARRIED: Final = (
    "type", "http_version", "method", "scheme", "path", "raw_path", "query_string", "root_path", "headers",
    "client", "server", "subprotocols",
)  # fmt: skip
DISCONNECT: Final = {"http": "http.disconnect", "websocket": "websocket.disconnect"}


class Credit:
    """How many events may still be sent."""

    def __init__(self) -> None:
        self._left = asyncio.Semaphore(WINDOW)

    async def spend(self) -> None:
        await self._left.acquire()

    def more(self, number: int) -> None:
        for _ in range(number):
            self._left.release()


class Front:
    """One client of ours whose table lives elsewhere."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        self._receive = receive
        self._send = send
        self.started = False  # something was answered
        self.peer = 0
        self.credit = Credit()
        self.inbox: asyncio.Queue[Frame] = asyncio.Queue()
        self._told: list[
            Any
        ] = []  # what the client has sent: said again to another worker if this one has gone

    async def carry(self, bus: "Bus", peer: int, stream: int) -> str:
        """How it ended."""
        self.peer, self.credit, self.inbox = peer, Credit(), asyncio.Queue()
        bus.send(peer, OPEN, stream, packed(self.scope))
        pump = asyncio.create_task(self._pump(bus, stream))
        try:
            while True:
                kind, _, *given = await self.inbox.get()
                if kind == TOOK_IN:
                    self.credit.more(given[0])
                elif kind == END:
                    return str(given[0])
                elif kind == OUT:
                    self.started = True
                    self._told.clear()
                    await self._send(given[0])
                    bus.send(peer, TOOK_OUT, stream, 1)
        except BaseException:
            bus.send(peer, CUT, stream)
            raise
        finally:
            await end(pump)

    async def _pump(self, bus: "Bus", stream: int) -> None:
        """What the client sends, from its beginning."""
        for event in list(self._told):
            await self.credit.spend()
            bus.send(self.peer, IN, stream, event)
        while True:
            event = await self._receive()
            if not self.started:
                self._told.append(event)
            await self.credit.spend()
            bus.send(self.peer, IN, stream, event)
            if event["type"] in DISCONNECT.values():
                return

    def replayed(self) -> Any:
        """What the client sends, from its beginning, for somebody else."""
        told = list(self._told)

        async def receive() -> Any:
            return told.pop(0) if told else await self._receive()

        return receive

    async def hang_up(self) -> None:
        """The worker behind it has gone in the middle of an answer: who listens is told to come back."""
        last: dict[str, Any] = {"type": "http.response.body", "body": b"", "more_body": False}
        if self.scope["type"] == "websocket":
            last = {"type": "websocket.close", "code": RESTART, "reason": fitting(said("stops"))}
        with suppress(Exception):  # it may have been said, or the client may have gone
            await self._send(last)


class Back:
    """One client of another worker, at a table of ours."""

    def __init__(self, bus: "Bus", peer: int, stream: int, scope: Any) -> None:
        self._bus = bus
        self.peer = peer
        self.stream = stream
        self.scope = scope
        self.credit = Credit()
        self._events: asyncio.Queue[Any] = asyncio.Queue()
        self._gone = False

    def hear(self, event: Any) -> None:
        self._events.put_nowait(event)

    def cut(self) -> None:
        """The client, or the way to it, is gone."""
        self._gone = True
        self.credit.more(WINDOW)
        event: dict[str, Any] = {"type": DISCONNECT[self.scope["type"]]}
        if self.scope["type"] == "websocket":
            event |= {"code": 1006, "reason": ""}
        self._events.put_nowait(event)

    async def receive(self) -> Any:
        event = await self._events.get()
        if self._gone and event["type"] in DISCONNECT.values():
            self._events.put_nowait(event)  # whoever asks again hears it again
        else:
            self._bus.send(self.peer, TOOK_IN, self.stream, 1)
        return event

    async def send(self, event: Any) -> None:
        await self.credit.spend()
        if self._gone:
            raise ConnectionError("nobody is there any more")
        self._bus.send(self.peer, OUT, self.stream, event)

    async def run(self, app: ASGIApp) -> None:
        try:
            speak(asked_for(self.scope))
            await app(self.scope, self.receive, self.send)
        except ConnectionError:
            return
        except Exception as error:
            log.error("request failed", path=self.scope["path"], exc_info=error)
        finally:
            self._bus.send(self.peer, END, self.stream, DONE)


class Tunnels:
    """All of one worker. `lives_here`: whether the table of a path does."""

    def __init__(
        self, bus: "Bus", app: ASGIApp, lives_here: Callable[[str], bool], bots: tuple[BotToken, ...] = ()
    ) -> None:
        self._bus = bus
        self._app = app
        self._lives_here = lives_here
        self._bots = {bot.name: bot for bot in bots}
        self._fronts: dict[int, Front] = {}
        self._backs: dict[tuple[int, int], Back] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._number = 0
        self._stopped = False
        self._strangers: set[int] = set()  # workers of our clients that the last look did not find

    async def carry(self, peer: int, front: Front) -> str:
        """Until it has ended: how. ELSEWHERE and LOST may be tried again."""
        self._number += 1
        stream = self._number
        self._fronts[stream] = front
        try:
            return await front.carry(self._bus, peer, stream)
        finally:
            del self._fronts[stream]

    def hear(self, sender: int, frame: Frame) -> None:
        kind, stream, *given = frame
        if kind == OPEN:
            self._open(sender, stream, given[0])
        elif kind in (OUT, TOOK_IN, END):
            front = self._fronts.get(stream)
            if front is not None and front.peer == sender:
                front.inbox.put_nowait(frame)
            elif kind != END:
                self._bus.send(sender, CUT, stream)
        else:
            back = self._backs.get((sender, stream))
            if back is None:
                if kind == IN:
                    self._bus.send(sender, END, stream, LOST)
            elif kind == IN:
                back.hear(given[0])
            elif kind == TOOK_OUT:
                back.credit.more(given[0])
            elif kind == CUT:
                back.cut()

    def _open(self, sender: int, stream: int, scope: dict[str, Any]) -> None:
        if self._stopped or not self._lives_here(scope["path"]):
            self._bus.send(sender, END, stream, ELSEWHERE)
            return
        back = Back(self._bus, sender, stream, unpacked(scope, self._bots))
        self._backs[sender, stream] = back
        task = asyncio.create_task(back.run(self._app))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: self._backs.pop((sender, stream), None))

    def lost(self, peer: int) -> None:
        """Of this worker, or (ALL) of any, nothing will come any more."""
        for stream, front in self._fronts.items():
            if peer in (ALL, front.peer):
                front.inbox.put_nowait([END, stream, LOST])
        for back in list(self._backs.values()):
            if peer in (ALL, back.peer):
                back.cut()

    def look(self, peers: frozenset[int]) -> None:
        """Clients of ours whose worker was not among these for two looks: it came and went unseen."""
        strangers = {front.peer for front in self._fronts.values()} - peers
        for peer in strangers & self._strangers:
            self.lost(peer)
        self._strangers = strangers

    def stop(self) -> None:
        """This worker is about to end: clients of ours come back to another one."""
        self._stopped = True
        for stream, front in self._fronts.items():
            front.inbox.put_nowait([END, stream, LOST])


def packed(scope: Any) -> dict[str, Any]:
    """A scope as it is carried: with what the door has found out, and nothing of this process."""
    found = {name: scope[name] for name in CARRIED if name in scope}
    bot = bot_of(scope)
    return found | ({"bot": bot.name} if bot is not None else {})


def unpacked(scope: dict[str, Any], bots: dict[str, BotToken]) -> Any:
    scope["headers"] = [tuple(pair) for pair in scope["headers"]]
    scope["client"] = tuple(scope["client"]) if scope.get("client") else None
    scope["server"] = tuple(scope["server"]) if scope.get("server") else None
    scope["asgi"] = {"version": "3.0", "spec_version": "2.3"}
    scope["extensions"] = {}
    scope["state"] = {}
    scope[SCOPE] = bots.get(scope.pop("bot", ""))
    return scope
