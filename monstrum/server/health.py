"""Whether the server is well: the store takes what it is given, the disk has room, every chore is alive."""

import asyncio
import shutil
import time
from pathlib import Path
from typing import Final

from monstrum.server.hall import Hall
from monstrum.server.protocol_tables import Health
from monstrum.server.store import StoreError

OK: Final = "ok"
TROUBLE: Final = "trouble"  # something is wrong, and people can play
ILL: Final = "ill"  # nothing can be stored: nobody can play
LITTLE: Final = 64 << 20  # bytes of free disk under which it is time to do something
FRESH: Final = 5.0  # seconds for which an answer of the store is good: asking is writing


class Doctor:
    """Looks after one server."""

    def __init__(self, hall: Hall, folder: Path | None, version: str) -> None:
        self._hall = hall
        self._folder = folder
        self._version = version
        self._asked = float("-inf")
        self._store = ""
        self._asking = asyncio.Lock()

    async def health(self) -> Health:
        hall = self._hall
        refused = await self._store_trouble()
        troubles = [*refused, *self._disk_trouble(), *hall.troubles()]
        return Health(
            ILL if refused else TROUBLE if troubles else OK,
            self._version,
            len(hall.rooms),
            hall.sockets,
            processes=hall.bots.processes,
            troubles=troubles,
        )

    async def _store_trouble(self) -> list[str]:
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                try:
                    await self._hall.store.check()
                    self._store = ""
                except StoreError as error:
                    self._store = f"The store refuses: {error}"
                self._asked = time.monotonic()
        return [self._store] if self._store else []

    def _disk_trouble(self) -> list[str]:
        if self._folder is None:
            return []
        try:
            free = shutil.disk_usage(self._folder).free
        except OSError as error:
            return [f"The data folder cannot be read: {error.strerror or error}"]
        return [f"The disk is nearly full: {free >> 20} MB are left."] if free < LITTLE else []
