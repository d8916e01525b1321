"""Who hears what: a table and its listeners are in one process, however their clients came (`tunnels.py`).

A channel is a name. A subscription hears several channels through one bounded queue. Whoever reads too slowly
loses the queue, not the table: the next thing it hears is that it has fallen behind.
"""

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol

LONGEST_QUEUE: Final = 32


class Heard:
    """A message and the channel it came through; `FELL_BEHIND` says that some were lost."""

    __slots__ = ("channel", "message")

    def __init__(self, channel: str, message: bytes) -> None:
        self.channel = channel
        self.message = message


FELL_BEHIND: Final = Heard("", b"")
CLOSED: Final = Heard("", b"")


class Subscription:
    """One listener."""

    def __init__(self, most: int = LONGEST_QUEUE) -> None:
        self.channels: set[str] = set()
        self._most = most
        self._waiting: list[Heard] = []  # few: a listener that is up to date has none
        self._awaited: asyncio.Future[None] | None = None

    def offer(self, channel: str, message: bytes) -> None:
        """Never waits."""
        if self._waiting and self._waiting[0] is FELL_BEHIND:
            return
        if len(self._waiting) >= self._most:
            self._waiting.clear()
            self._waiting.append(FELL_BEHIND)
        else:
            self._waiting.append(Heard(channel, message))
        self._wake()

    def waiting(self) -> int:
        """How many messages nobody has read yet."""
        return len(self._waiting)

    def forget(self, channel: str) -> None:
        """What waits here from this channel is said by something newer."""
        self._waiting = [heard for heard in self._waiting if heard.channel != channel]

    def close(self) -> None:
        self._waiting = [CLOSED]
        self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def next(self) -> Heard:
        """For one reader at a time."""
        while not self._waiting:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        return CLOSED if self._waiting[0] is CLOSED else self._waiting.pop(0)


class Fanout(Protocol):
    """What a table needs of a bus."""

    def listen(self, subscription: Subscription, channels: Iterable[str]) -> None:
        """From now on exactly these channels; none: no more."""

    def wanted(self, channel: str) -> bool:
        """Whether somebody may be listening."""

    async def publish(self, channel: str, message: bytes) -> None: ...

    def hang_up(self, channel: str) -> None:
        """Whoever listens there hears that it is over."""

    def close(self) -> None:
        """Every subscription hears that it is over."""


class LocalFanout:
    """Everybody is in this process."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Subscription]] = {}

    def listen(self, subscription: Subscription, channels: Iterable[str]) -> None:
        wanted = set(channels)
        for channel in subscription.channels - wanted:
            self._listeners[channel].discard(subscription)
            if not self._listeners[channel]:
                del self._listeners[channel]
        for channel in wanted - subscription.channels:
            self._listeners.setdefault(channel, set()).add(subscription)
        subscription.channels = wanted

    def wanted(self, channel: str) -> bool:
        return channel in self._listeners

    async def publish(self, channel: str, message: bytes) -> None:
        for subscription in self._listeners.get(channel, ()):
            subscription.offer(channel, message)

    def hang_up(self, channel: str) -> None:
        for subscription in self._listeners.get(channel, ()):
            subscription.close()

    def close(self) -> None:
        for channel in self._listeners:
            self.hang_up(channel)
