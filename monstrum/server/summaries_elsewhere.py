"""Tables that live in other workers, as the lobby shows them: only those know who is there."""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from monstrum.server.hall import Hall
from monstrum.server.protocol_tables import TableSummary
from monstrum.server.store import Guest, Header
from monstrum.server.summaries import summary

if TYPE_CHECKING:
    from monstrum.server.cluster import Cluster

TABLES: Final = "tables"  # what others are asked


async def elsewhere(
    cluster: "Cluster | None", headers: Iterable[Header], guest: Guest | None
) -> dict[str, TableSummary]:
    """Whoever does not answer is left out: then it is shown as it is stored."""
    if cluster is None:
        return {}
    ids = [header.id for header in headers if header.id not in cluster.hall.rooms]
    by_worker: dict[int, list[str]] = {}
    for table, worker in (await cluster.hall.leases.holders(ids)).items():
        by_worker.setdefault(worker, []).append(table)
    whom = guest.id if guest else ""
    asked = [cluster.ask(worker, TABLES, [whom, tables]) for worker, tables in by_worker.items()]
    found = [table for tables in await asyncio.gather(*asked) for table in tables or ()]
    return {table.id: table for table in msgspec.convert(found, list[TableSummary])}


async def here(hall: Hall, about: tuple[str, list[str]]) -> list[Any]:
    """Those of the named ones that are in use here, for a guest, or for nobody in particular."""
    whom, tables = about
    guest = Guest(whom, "", 0.0) if whom else None
    rooms = [hall.rooms[table] for table in tables if table in hall.rooms]
    return [msgspec.to_builtins(summary(room, guest)) for room in rooms if not room.spoiled]
