"""Work in the background that nobody waits for, and that must not end because something went wrong once.

A chore that fails is written to the log, is a trouble for whoever watches the server until it works again,
and is tried again, more and more seldom.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from monstrum.core.errors import MonstrumError
from monstrum.server.directions import end

log: Final = structlog.get_logger("monstrum.chores")

FIRST: Final = 1.0  # seconds until something that failed is tried again,
LAST: Final = 60.0  # and at most, however often it has failed


class Chores:
    """The tasks of a server, by name."""

    def __init__(self) -> None:
        self.troubles: dict[str, str] = {}  # what does not work now, and why
        self._tasks: set[asyncio.Task[None]] = set()

    def once(self, name: str, work: Callable[[], Awaitable[None]]) -> "asyncio.Task[None]":
        """Until it has worked once."""
        return self._start(name, work, None)

    def every(self, seconds: float, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """At once, and again and again."""
        self._start(name, work, seconds)

    def _start(
        self, name: str, work: Callable[[], Awaitable[None]], every: float | None
    ) -> "asyncio.Task[None]":
        task = asyncio.create_task(self._repeat(name, work, every), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def _repeat(self, name: str, work: Callable[[], Awaitable[None]], every: float | None) -> None:
        failures = 0
        while True:
            try:
                await work()
            except Exception as error:
                self._failed(name, error)
                wait = min(FIRST * 2**failures, LAST)
                failures = min(failures + 1, 10)
            else:
                if self.troubles.pop(name, None) is not None:
                    log.info("chore works again", chore=name)
                if every is None:
                    return
                failures, wait = 0, every
            await asyncio.sleep(wait)

    def _failed(self, name: str, error: Exception) -> None:
        """The same failure is written down once."""
        reason = f"{type(error).__name__}: {error}"
        if self.troubles.get(name) != reason:
            self.troubles[name] = reason
            expected = isinstance(error, MonstrumError)
            log.error("chore failed", chore=name, reason=reason, exc_info=None if expected else error)

    def _ended(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.troubles[task.get_name()] = f"ended: {error!r}"
            log.error("chore ended", chore=task.get_name(), exc_info=error)

    async def close(self) -> None:
        await end(*self._tasks)
