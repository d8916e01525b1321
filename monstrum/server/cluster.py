"""One worker among several: what it tells the others, and what it hears of them.

A table, its listeners, votes and clocks are in one process as ever; requests for it are led there
(`forwarding.py`). Told to all are only things no table knows: how often an address has come, how many
sockets it has, which tables it has opened, that a guest has another name, that a phone beside a real table
has brought something.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import structlog

from monstrum.server.bus import Bus
from monstrum.server.companion import Relay
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.ledger import Ledger
from monstrum.server.openers import Openers
from monstrum.server.postgres_workers import Membership
from monstrum.server.store import Guest
from monstrum.server.tunnels import ALL, FRAMES, Frame, Tunnels

log: Final = structlog.get_logger("monstrum.cluster")

TELL: Final = 0.25  # seconds between two times that others are told what was counted
REPEAT: Final = (
    20  # so many times later they are told how many sockets there are, whether that has changed or not
)
LOOK: Final = 2.0  # seconds between two looks for tables that live nowhere
STALLED: Final = 8.0  # seconds without a turn of our loop after which we are no worker any more
ANSWERED: Final = 1.0  # seconds for an answer of another worker

COUNTS, SOCKETS, OPENED, GUEST, PHONE = "counts", "sockets", "opened", "guest", "phone"
ASK, ANSWER = "ask", "answer"

Answerer = Callable[[Any], Awaitable[Any]]


class Cluster:
    """This worker and the others."""

    def __init__(self, member: Membership, bus: Bus, tunnels: Tunnels, hall: Hall) -> None:
        self.member = member
        self.bus = bus
        self.hall = hall
        self.answers: dict[str, Answerer] = {}  # what others may ask
        self._tunnels = tunnels
        self._hearing: dict[str, Callable[..., None]] = {}
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._number = 0
        self._worker = member.worker
        self._peers: frozenset[int] = frozenset()
        self._turn = time.monotonic()
        self._changed = asyncio.Event()
        self._forget: list[Callable[[int], None]] = [tunnels.lost]
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.bus.hear, self.bus.lost = self._hear, self._tunnels.lost
        self.member.alive = lambda: time.monotonic() - self._turn < STALLED
        self.member.on_change = lambda: self._soon(loop)
        self._look_around()
        self.bus.open()
        self.hall.chores.every(TELL, "stay alive", self._stay_alive)
        self.hall.chores.every(0.0, "take tables that live nowhere", self._take_over)

    def stop(self) -> None:
        """We are about to end: clients of ours come back to another worker."""
        self._tunnels.stop()

    async def close(self) -> None:
        self.member.on_change = lambda: None
        await self.bus.close()

    def share(self, ledger: Ledger, gate: Gate, openers: Openers, relay: Relay) -> None:
        """What all of them know together."""
        ledger.told = True
        told: dict[str, int] = {}
        times = 0

        async def tell() -> None:
            nonlocal told, times
            times += 1
            if news := ledger.news():
                self.bus.send(ALL, COUNTS, news)
            if told != gate.sockets or times % REPEAT == 0:
                told = dict(gate.sockets)
                self.bus.send(ALL, SOCKETS, self.member.worker, told)

        self.hall.chores.every(TELL, "tell other workers", tell)
        openers.tell = lambda address, table: self.bus.send(ALL, OPENED, address, table)
        relay.tell = lambda table, phone, news: self.bus.send(ALL, PHONE, table, phone, news)
        self.hall.on_guest = lambda guest: self.bus.send(ALL, GUEST, guest)
        self._hearing = {
            COUNTS: ledger.hear,
            SOCKETS: gate.elsewhere.__setitem__,
            OPENED: openers.note,
            PHONE: relay.hear,
            GUEST: self._guest_changed,
            ASK: self._be_asked,
            ANSWER: self._be_answered,
        }
        self._forget.append(lambda peer: forget_sockets(gate, peer))

    # Who is there -------------------------------------------------------------------------------------

    def _soon(self, loop: asyncio.AbstractEventLoop) -> None:
        """Called by another thread."""
        loop.call_soon_threadsafe(self._look_around)

    def _look_around(self) -> None:
        peers = self.member.peers
        for peer in self._peers - peers:
            for forget in self._forget:
                forget(peer)
        self._peers = peers
        if self._worker != self.member.worker:  # taken for gone: what we had is others' now
            self._worker = self.member.worker
            for table in list(self.hall.rooms):
                self.hall.let_go(table)
        self._changed.set()

    async def _stay_alive(self) -> None:
        self._turn = time.monotonic()

    async def _take_over(self) -> None:
        """At once when another worker has come or gone."""
        gone = self._changed.is_set()
        self._changed.clear()
        self._tunnels.look(self.member.peers)
        await self.hall.wake()
        if gone:
            await self.hall.keep_finished()
        with suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._changed.wait()

    # What is heard ------------------------------------------------------------------------------------

    def _hear(self, sender: int, frame: Frame) -> None:
        kind, *given = frame
        if kind in FRAMES:
            self._tunnels.hear(sender, frame)
        elif kind in (ASK, ANSWER):
            self._hearing[kind](sender, *given)
        elif kind in self._hearing:
            self._hearing[kind](*given)

    def _guest_changed(self, guest: str) -> None:
        self._spawn(self.hall.read_again(Guest(guest, "", 0.0)))

    async def ask(self, peer: int, what: str, about: Any) -> Any:
        """What another worker answers; None if it does not."""
        self._number += 1
        number, future = self._number, asyncio.get_running_loop().create_future()
        self._asked[number] = future
        self.bus.send(peer, ASK, number, what, about)
        try:
            async with asyncio.timeout(ANSWERED if self.bus.up else 0):
                return await future
        except TimeoutError:
            return None
        finally:
            del self._asked[number]

    async def ask_all(self, what: str, about: Any = None) -> list[Any]:
        found = await asyncio.gather(*(self.ask(peer, what, about) for peer in self.member.peers))
        return [answer for answer in found if answer is not None]

    def _be_asked(self, sender: int, number: int, what: str, about: Any) -> None:
        async def answer() -> None:
            found = await self.answers[what](about) if what in self.answers else None
            self.bus.send(sender, ANSWER, number, found)

        self._spawn(answer())

    def _be_answered(self, sender: int, number: int, found: Any) -> None:
        future = self._asked.get(number)
        if future is not None and not future.done():
            future.set_result(found)

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("answer failed", exc_info=error)


def forget_sockets(gate: Gate, peer: int) -> None:
    gate.elsewhere.pop(peer, None)
