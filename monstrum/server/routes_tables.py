"""HTTP: tables. Opening, looking at, starting, once more. Seats and playing have files of their own."""

from typing import Final

from litestar import Router, get, post
from litestar.datastructures import State

from monstrum.server import routes_playing, routes_seats, seats
from monstrum.server.gate import Gate, address
from monstrum.server.hall import Hall
from monstrum.server.leases import Elsewhere
from monstrum.server.openers import Openers
from monstrum.server.problems import too_many
from monstrum.server.protocol_tables import NewTable, TableOpened, TableSummary
from monstrum.server.summaries import header_summary, summary
from monstrum.server.table_requests import HttpRequest, Token, at_table, guest_at
from monstrum.server.tongues import said

BUSY: Final = 60.0  # seconds to wait for who has too many tables


@post("/", summary="Open a table")
async def open_table(data: NewTable, request: HttpRequest, state: State) -> TableOpened:
    hall: Hall = state.hall
    gate: Gate = state.gate
    guest = await gate.must_be_guest(request)
    gate.count(lambda counted: counted.tables, request, said("many_tables"))
    running = [h for h in await hall.store.tables_of(guest.id) if seats.counts_for(h, guest)]
    if len(running) >= gate.limits(request).open_tables:
        raise too_many(
            BUSY,
            said("most_games", number=len(running)),
            "open_tables",
        )
    openers: Openers = state.openers
    if await openers.unfinished(address(request), hall.store) >= gate.limits(request).address_tables:
        raise too_many(BUSY, said("many_open_tables"))
    opened = await hall.open_table(data, guest)
    openers.opened(address(request), opened.room.id)
    return TableOpened(summary(opened.room, guest), opened.invite, opened.watch, opened.seat_tokens)


@get("/{table:str}", summary="A table as the lobby shows it")
async def show_table(request: HttpRequest, state: State, table: str, token: Token = "") -> TableSummary:
    room, guest, _ = await at_table(request, state, table, token)
    return summary(room, guest)


@post("/{table:str}/start", summary="Begin the game", status_code=200)
async def start(request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.start(header, guest))
    return summary(room, guest)


@post("/{table:str}/close", summary="Put a table away where nobody else plays", status_code=200)
async def close(request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.close(header, guest))
    return summary(room, guest)


@post("/{table:str}/rematch", summary="Once more with the same people", status_code=200)
async def rematch(request: HttpRequest, state: State, table: str) -> TableSummary:
    hall: Hall = state.hall
    room, guest = await guest_at(request, state, table)
    try:
        return summary(await hall.rematch(room, guest), guest)
    except Elsewhere:  # the next table was opened long ago, and lives in another worker
        header = await hall.store.header(room.header.next)
        if header is None:
            raise
        return header_summary(header, guest, room.game.title if room.game else "")


ROUTES: Final = Router(
    "/tables",
    route_handlers=[
        open_table,
        show_table,
        start,
        close,
        rematch,
        *routes_seats.HANDLERS,
        *routes_playing.HANDLERS,
    ],
)
