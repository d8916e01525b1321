"""The data of a server, for the verbs of its host: beside a server that may be using it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from monstrum.cli.extras import needing
from monstrum.cli.serve import address_of, folder_of

if TYPE_CHECKING:
    from monstrum.server.store_postgres import HostStore
    from monstrum.server.store_sqlite import SqliteStore

    Kept = SqliteStore | HostStore

T = TypeVar("T")


def with_store(data: Path | None, database: str, work: Callable[["Kept"], Awaitable[T]]) -> T:
    with needing("The data of a server", "web"):
        from monstrum.server import store_sqlite

    async def story() -> T:
        if address := address_of(database):
            with needing("A database of PostgreSQL", "postgres"):
                from monstrum.server import store_postgres
            store: Kept = store_postgres.open_for_host(address)
        else:
            store = store_sqlite.open_for_host(folder_of(data))
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(story())
