"""What is under way for one table: finished even if whoever asked has gone, and heard of if it fails."""

import asyncio
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from monstrum.core.errors import MonstrumError
from monstrum.server.outcomes import Spoiled

log: Final = structlog.get_logger("monstrum.room")


class Errands:
    """The tasks of a table."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, MonstrumError | Spoiled):
            log.error("table failed", table=self._table, exc_info=error)

    async def done(self, patience: float) -> None:
        """Nobody waits longer than that."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=patience)
