"""Which address has opened which table lately. Addresses are never written down."""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from monstrum.server.store import Header, Store

MOST_ADDRESSES: Final = 20_000


class Openers:
    """So that one address fills neither the store nor the lobby, whatever names it takes."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._last: dict[str, float] = {}  # when an address has opened its last one
        self._tables: OrderedDict[str, list[str]] = OrderedDict()
        self._address: dict[str, str] = {}  # of each table
        self.tell: Callable[[str, str], None] = lambda address, table: None  # other workers count, too

    async def unfinished(self, address: str, store: Store) -> int:
        """How many tables of this address are not over."""
        opened = self._tables.get(address)
        if not opened:
            return 0
        left = set(await store.unfinished(opened))
        for table in [table for table in opened if table not in left]:
            opened.remove(table)
            self._address.pop(table, None)
        return len(opened)

    def opened(self, address: str, table: str) -> None:
        self.tell(address, table)
        self.note(address, table)

    def note(self, address: str, table: str) -> None:
        """Here, or at another worker."""
        self._tables.setdefault(address, []).append(table)
        self._tables.move_to_end(address)
        self._last[address] = self._now()
        self._address[table] = address
        if len(self._tables) > MOST_ADDRESSES:
            self._forget(next(iter(self._tables)))

    def forget(self, seconds: float) -> None:
        """Addresses that have opened none for so long."""
        late = self._now() - seconds
        for address in [address for address, last in self._last.items() if last <= late]:
            self._forget(address)

    def _forget(self, address: str) -> None:
        del self._last[address]
        for table in self._tables.pop(address):
            self._address.pop(table, None)

    def fair(self, headers: Iterable[Header], most: int, each: int) -> list[Header]:
        """At most `most` of them in their order, and at most `each` of one address (or of one host, where the
        server has been started since)."""
        found: list[Header] = []
        counts: dict[str, int] = {}
        for header in headers:
            whose = self._address.get(header.id) or header.host
            counts[whose] = counts.get(whose, 0) + 1
            if counts[whose] <= each:
                found.append(header)
            if len(found) == most:
                break
        return found
