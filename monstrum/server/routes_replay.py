"""HTTP: finished games, move by move, for whoever may watch the table."""

import asyncio
from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from monstrum.server.films import Film, Films, find_film
from monstrum.server.hall import Hall
from monstrum.server.packing import AcceptEncoding, packed
from monstrum.server.protocol_replay import Moment, Moments
from monstrum.server.room import Room
from monstrum.server.seats import NotPossible
from monstrum.server.store import OVER
from monstrum.server.table_requests import HttpRequest, Token, at_table

LONGEST_STRETCH: Final = 32
FARTHEST: Final = 1_000_000

Number = Annotated[int, QueryParameter(ge=-FARTHEST, le=FARTHEST)]


@get("/{table:str}/moments", summary="A finished game: what was answered at each ply")
async def moments(
    request: HttpRequest, state: State, table: str, token: Token = "", accepted: AcceptEncoding = ""
) -> Response[Moments]:
    room, film = await finished(request, state, table, token)
    result = film.game.result(film.end)
    found = Moments(
        table=table,
        game=film.game.name,
        title=film.game.title,
        plies=film.plies,
        names=[chair.name for chair in room.header.chairs],
        ranks=list(result.ranks),
        winners=result.winners(),
        scores=list(result.scores),
        lines=film.lines,
        pack_hash=film.game.pack_hash,
    )
    return packed(found, accepted)


@get("/{table:str}/moments/{ply:str}", summary="A finished game at one ply, through the eyes of any seat")
async def moment(
    request: HttpRequest,
    state: State,
    table: str,
    ply: str,
    seat: Number = -1,
    since: Number = 0,
    token: Token = "",
    accepted: AcceptEncoding = "",
) -> Response[Moment]:
    """`events` are those from ply `since` on, up to this one."""
    _, film = await finished(request, state, table, token)
    return packed(film.moment(table, seat, number(ply), since), accepted)


@get("/{table:str}/stretch", summary="Several plies at once, each with the events of its own ply")
async def stretch(
    request: HttpRequest,
    state: State,
    table: str,
    first: Number = 0,
    count: Annotated[int, QueryParameter(ge=1, le=LONGEST_STRETCH)] = 16,
    seat: Number = -1,
    token: Token = "",
    accepted: AcceptEncoding = "",
) -> Response[list[Moment]]:
    _, film = await finished(request, state, table, token)
    last = min(first + count - 1, max(film.plies, first))
    found: list[Moment] = []
    for ply in range(first, last + 1):
        found.append(film.moment(table, seat, ply, ply))
        await asyncio.sleep(0)  # running games come first
    return packed(found, accepted)


async def finished(request: HttpRequest, state: State, table: str, token: str) -> tuple[Room, Film]:
    """Raises NotPossible for a game that is not over: its secrets are still secrets."""
    films: Films = state.films
    room, _, _ = await at_table(request, state, table, token)
    if room.header.status != OVER:
        if room.frozen:
            raise NotPossible("frozen", room.frozen)
        if room.table is None:
            raise NotPossible("not_started", "The game has not begun.")
        raise NotPossible("not_over", "The game is still being played; it can be looked at when it is over.")
    hall: Hall = state.hall
    return room, await films.film(table, lambda: find_film(room, hall.store))


def number(ply: str) -> int:
    """Raises NotPossible for anything but a short number."""
    if not ply.isdecimal() or not ply.isascii() or len(ply) > 7:
        raise NotPossible("ply", "A ply is a number: 0, 1, 2 …")
    return int(ply)


ROUTES: Final = Router("/tables", route_handlers=[moments, moment, stretch])
