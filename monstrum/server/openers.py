"""Which address has opened which table since the server started. Addresses are never written down."""

from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final

from monstrum.server.store import Header, Store

MOST_ADDRESSES: Final = 20_000


class Openers:
    """So that one address fills neither the store nor the lobby, whatever names it takes."""

    def __init__(self) -> None:
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
        self._address[table] = address
        if len(self._tables) > MOST_ADDRESSES:
            _, forgotten = self._tables.popitem(last=False)
            for other in forgotten:
                self._address.pop(other, None)

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
