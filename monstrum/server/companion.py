"""The relay of the companion: it keeps the entries of a table beside the real one and hands them on.

The phones' own storage is the truth for each phone. The relay only ever adds entries, each once, so that a
phone that was away, or sends something twice, changes nothing for the others.
"""

import asyncio
import hmac
import time
from collections.abc import Callable
from typing import Final

import msgspec

from monstrum.server.protocol import ENCODE
from monstrum.server.protocol_companion import Carried, CompanionEntry, CompanionLog, CompanionNews
from monstrum.server.seats import NotPossible
from monstrum.server.store import KeptEntry, Store
from monstrum.server.tokens import hashed
from monstrum.server.tongues import said

MOST_ENTRIES: Final = 5_000  # of one table: an evening has a few hundred
LONGEST_ENTRY: Final = 4_000  # bytes
LISTENING: Final = 60.0  # seconds after its last question that a phone counts as being here


class Relay:
    """All tables of the companion on this server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._news: dict[str, asyncio.Event] = {}  # per table somebody waits at
        self._heard: dict[str, dict[str, float]] = {}  # per table: when each phone last asked
        self._stopped = False
        self.tell: Callable[[str, str, bool], None] = lambda table, phone, news: (
            None
        )  # other workers listen, too

    async def exchange(self, table: str, news: CompanionNews) -> CompanionLog:
        """What is new goes in, what the phone does not know comes out. Raises NotPossible."""
        await self.open(table, news.key)
        kept = [self._read(table, entry) for entry in news.entries]
        self.tell(table, news.phone, False)
        self.hear(table, news.phone, False)
        if kept:
            added = await self._store.companion_add(table, kept, MOST_ENTRIES, time.time())
            if added < 0:
                raise NotPossible("full", said("companion_full"))
            if added:
                self.tell(table, news.phone, True)
                self.hear(table, news.phone, True)
        number, texts = await self._store.companion_entries(table, news.known)
        if not texts and news.wait and not self._stopped:
            await self._wait(table, news.wait)
            number, texts = await self._store.companion_entries(table, news.known)
        self._listen(table, news.phone)
        return CompanionLog([entry_of(text) for text in texts], number, len(self._heard.get(table, ())))

    def hear(self, table: str, phone: str, news: bool) -> None:
        """A phone asks, here or at another worker, and has perhaps brought something."""
        if self._listen(table, phone) or news:
            self._tell(table)  # who shows the code sees that somebody has come

    async def check(self, table: str, key: str) -> None:
        """Raises NotPossible where the key does not open the table, or there is none."""
        known = await self._store.companion_key(table)
        if known is None or not hmac.compare_digest(known, hashed(key)):
            raise NotPossible("wrong_key", said("companion_key"))

    async def known(self, table: str) -> bool:
        return await self._store.companion_key(table) is not None

    def stop(self) -> None:
        """Whoever waits is answered now."""
        self._stopped = True
        for event in self._news.values():
            event.set()

    async def open(self, table: str, key: str) -> None:
        """The first phone that comes with a table's name brings its key. Raises NotPossible."""
        if not await self.known(table):
            await self._store.companion_open(table, hashed(key), time.time())
        await self.check(table, key)

    def _read(self, table: str, carried: Carried) -> KeptEntry:
        try:
            entry = msgspec.convert(carried, CompanionEntry)
        except msgspec.ValidationError as error:
            raise NotPossible("bad_entry", said("companion_unreadable", reason=str(error))) from None
        if entry.table != table:
            raise NotPossible("other_table", said("companion_other"))
        text = ENCODE.encode(carried)
        if len(text) > LONGEST_ENTRY:
            raise NotPossible("too_large", said("companion_large"))
        return KeptEntry(entry.id, text.decode())

    def _listen(self, table: str, phone: str) -> bool:
        """Whether it is new here."""
        now = time.monotonic()
        heard = self._heard.setdefault(table, {})
        new = phone not in heard
        heard[phone] = now
        for name in [name for name, at in heard.items() if at < now - LISTENING]:
            del heard[name]
        if len(self._heard) > 2_000:  # tables nobody asks for any more
            self._heard = {
                name: all for name, all in self._heard.items() if max(all.values()) > now - LISTENING
            }
        return new

    def _tell(self, table: str) -> None:
        event = self._news.pop(table, None)
        if event is not None:
            event.set()

    async def _wait(self, table: str, seconds: float) -> None:
        event = self._news.setdefault(table, asyncio.Event())
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
        except TimeoutError:
            return


def entry_of(text: str) -> Carried:
    found: Carried = msgspec.json.decode(text)
    return found
