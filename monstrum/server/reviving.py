"""Tables that failed are loaded again and go on by themselves: nobody has to send anything.

What a room has in memory after a failure is not what is stored, so it is thrown away. If the fault stays (the
disk is full), it is tried more and more seldom.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import structlog

from monstrum.core.errors import MonstrumError
from monstrum.server.directions import end
from monstrum.server.leases import Elsewhere
from monstrum.server.store import Collision, StoreError

if TYPE_CHECKING:
    from monstrum.server.room import Room

log: Final = structlog.get_logger("monstrum.reviving")

FIRST: Final = 0.1  # seconds
LAST: Final = 15.0
FORGOTTEN: Final = 120.0  # seconds without a failure after which a table counts as well


@dataclass(slots=True)
class Patient:
    """A table that has failed lately."""

    failures: int
    last: float
    reason: str


class Reviver:
    """Loads failed tables again."""

    def __init__(
        self,
        load: Callable[[str], Awaitable["Room"]],
        let_go: Callable[[str], None],
        now: Callable[[], float],
    ) -> None:
        self._load = load
        self._let_go = let_go
        self._now = now
        self._patients: dict[str, Patient] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def failed(self, id: str, error: BaseException) -> None:
        """Soon the table is loaded again; the same failure is written down once."""
        if self._closed:
            return
        reason = f"{type(error).__name__}: {error}"
        now = self._now()
        self._patients = {key: old for key, old in self._patients.items() if now - old.last < FORGOTTEN}
        patient = self._patients.setdefault(id, Patient(0, now, ""))
        if isinstance(error, Collision):
            log.info("table read again", table=id, reason=reason)  # a guest was renamed or has gone: no fault
        elif patient.reason != reason:
            expected = isinstance(error, MonstrumError)
            log.error("table failed", table=id, reason=reason, exc_info=None if expected else error)
        patient.failures, patient.last, patient.reason = patient.failures + 1, now, reason
        self._begin(id)

    def _begin(self, id: str) -> None:
        if id not in self._tasks:
            self._tasks[id] = asyncio.create_task(self._revive(id), name=f"revive {id}")

    async def _revive(self, id: str) -> None:
        error: Exception | None = None
        patient = self._patients[id]
        failures = patient.failures
        try:
            await asyncio.sleep(min(FIRST * 2 ** min(failures - 1, 20), LAST))
            room = await self._load(id)
            await room.tell_all()
        except Elsewhere:
            self._let_go(id)
        except StoreError as found:
            error = found  # it may work later
        except MonstrumError as found:
            log.error("table not loaded", table=id, reason=str(found))
        except Exception as found:
            error = found
        finally:
            self._tasks.pop(id, None)
        if error is not None:
            self.failed(id, error)
        elif patient.failures > failures:  # it has failed again while everybody was told that it goes on
            self._begin(id)

    def waiting(self) -> int:
        """How many tables are being loaded again."""
        return len(self._tasks)

    async def close(self) -> None:
        self._closed = True
        await end(*self._tasks.values())
