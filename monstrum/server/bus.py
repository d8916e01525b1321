"""The bus between the workers of a server: Redis carries messages from one to another, and keeps nothing.

Messages of one worker to another come in order and whole, or it is noticed that one was lost: each says how
many came before it on this line. Whoever hears of a gap, or that the line was cut, ends what goes over it;
clients come back then and catch up from what is stored. So a lost message is only late.
"""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from monstrum.core.errors import BadConfig
from monstrum.server.directions import end, until_one_ends
from monstrum.server.tunnels import ALL, Frame

log: Final = structlog.get_logger("monstrum.bus")

HELLO: Final = "hello"
VERSION: Final = 1  # of what is said over the bus: others are not understood, and not heard
PAUSE: Final = 0.2  # seconds between two tries to reach Redis
QUIET: Final = 1.0  # seconds after which it is asked whether it is still there
SILENT: Final = 4.0  # and after which it is not

ENCODE: Final = msgspec.msgpack.Encoder()
DECODE: Final = msgspec.msgpack.Decoder(tuple[int, int, int, list[list[Any]]])


def shown(url: str) -> str:
    """An address without its password."""
    parts = urlsplit(url)
    port = f":{parts.port}" if parts.port else ""
    return f"{parts.scheme}://{parts.hostname or 'localhost'}{port}{parts.path}"


def check(url: str) -> None:
    """Whether there is a Redis, in a sentence if not. Raises BadConfig."""

    async def ping() -> None:
        redis: Redis = Redis.from_url(url, socket_timeout=SILENT, socket_connect_timeout=SILENT)
        try:
            await redis.publish("monstrum", b"")
        finally:
            await redis.aclose()

    try:
        asyncio.run(ping())
    except (RedisError, OSError, ValueError, TimeoutError) as error:
        raise BadConfig(f"{shown(url)}: there is no Redis that can be used: {error}.") from None


class Bus:
    """The line of one worker. `name`: of all who share it."""

    def __init__(self, url: str, name: str, worker: Callable[[], int]) -> None:
        self._url = url
        self._name = f"monstrum:{VERSION}:{name}"
        self._worker = worker
        self.hear: Callable[[int, Frame], None] = nothing  # from whom, and what
        self.lost: Callable[[int], None] = nothing  # what went over the line to this one is lost; ALL: to all
        self.troubles: list[str] = []
        self._waiting: dict[int, list[Frame]] = {}
        self._something = asyncio.Event()
        self._up = asyncio.Event()
        self._life = 0  # of this line: another one each time it is cut
        self._sent: dict[int, int] = {}  # messages, by whom they are for
        self._heard: dict[int, tuple[int, int | None]] = {}  # by sender: its life, its next message to us
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._live(), name="bus")

    async def close(self) -> None:
        if self._task is not None:
            await end(self._task)

    @property
    def up(self) -> bool:
        return self._up.is_set()

    async def ready(self, seconds: float) -> bool:
        """Whether it can be used now, or so many seconds later."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._up.wait()
        return self.up

    def send(self, to: int, *frame: Any) -> None:
        """Soon, with whatever else is for the same worker. Lost where the line is cut."""
        if self.up:
            self._waiting.setdefault(to, []).append(list(frame))
            self._something.set()

    # The line -----------------------------------------------------------------------------------------

    async def _live(self) -> None:
        while True:
            try:
                await self._one_life()
            except (RedisError, OSError, TimeoutError) as error:
                reason = f"{shown(self._url)} cannot be used: {str(error) or type(error).__name__}"
                if not self.troubles:
                    log.error("bus lost", reason=reason)
                self.troubles = [reason]
            finally:
                if self.up:
                    self._up.clear()
                    self._waiting.clear()
                    self.lost(ALL)
            await asyncio.sleep(PAUSE)

    async def _one_life(self) -> None:
        """Until the line is cut."""
        redis: Redis = Redis.from_url(
            self._url,
            socket_timeout=SILENT,
            socket_connect_timeout=SILENT,
            retry=Retry(NoBackoff(), 0),  # a line that was cut is a new one: what it has lost must be noticed
        )
        listening = redis.pubsub()
        try:
            me = self._worker()
            await listening.subscribe(self._channel(me), self._channel(ALL))
            self._life = secrets.randbits(48)
            self._sent.clear()
            self._heard.clear()
            if self.troubles:
                log.info("bus is back")
            self.troubles = []
            self._up.set()
            self.send(ALL, HELLO)  # whoever knew our last life hears that it is over
            await until_one_ends(self._listen(listening, me), self._speak(redis, me))
        finally:
            for end in (listening.aclose, redis.aclose):
                with suppress(RedisError, OSError):
                    await end()

    def _channel(self, worker: int) -> str:
        return f"{self._name}:{worker or 'all'}"

    async def _listen(self, listening: PubSub, me: int) -> None:
        heard = time.monotonic()
        while self._worker() == me:
            found = await listening.get_message(timeout=QUIET)
            quiet = time.monotonic() - heard
            if found is None:
                if quiet > SILENT:
                    raise TimeoutError("it does not answer")
                await listening.ping()
                continue
            heard += quiet
            if found["type"] == "message":
                self._take(found["data"], found["channel"] == self._channel(me).encode())

    def _take(self, data: bytes, to_me: bool) -> None:
        try:
            sender, life, number, frames = DECODE.decode(data)
        except msgspec.MsgspecError as error:
            log.error("message unreadable", reason=str(error))
            return
        if sender == self._worker():
            return
        known, due = self._heard.get(sender, (life, None))
        if known != life or (to_me and due not in (None, number)):
            log.warning("messages lost", sender=sender)
            self.lost(sender)
            due = None
        self._heard[sender] = (life, number + 1 if to_me else due)
        for frame in frames:
            try:
                self.hear(sender, frame)
            except Exception as error:
                log.error("message failed", sender=sender, exc_info=error)

    async def _speak(self, redis: "Redis", me: int) -> None:
        while self._worker() == me:
            await self._something.wait()
            self._something.clear()
            waiting, self._waiting = self._waiting, {}
            for to, frames in waiting.items():
                number = self._sent.get(to, 0)
                self._sent[to] = number + 1
                message = ENCODE.encode((me, self._life, number, frames))
                heard = await redis.publish(self._channel(to), message)
                if not heard and to != ALL:
                    self.lost(to)


def nothing(*_: object) -> None:
    """Nobody listens yet."""
