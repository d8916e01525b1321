"""HTTP: finished games, move by move, for whoever may watch the table."""

import asyncio
from typing import Annotated, Final

import msgspec
from litestar import Response, Router, get
from litestar.datastructures import State
from litestar.params import QueryParameter

from monstrum.server.drawn import Drawn, Key
from monstrum.server.films import Film, Films, find_film
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.packing import AcceptEncoding, as_sent, packed, smaller, unpacks
from monstrum.server.protocol import ENCODE
from monstrum.server.protocol_replay import Moment, Moments
from monstrum.server.room import Room
from monstrum.server.seats import NotPossible, bots_of
from monstrum.server.store import OVER
from monstrum.server.table_requests import HttpRequest, Token, at_table
from monstrum.server.tongues import said, spoken, why_frozen

LONGEST_STRETCH: Final = 32
FARTHEST: Final = 1_000_000
PLAYED_AGAIN: Final = 8  # plies that take about as long to play again as one takes to draw

Number = Annotated[int, QueryParameter(ge=-FARTHEST, le=FARTHEST)]


@get("/{table:str}/moments", summary="A finished game: what was answered at each ply")
async def moments(
    request: HttpRequest, state: State, table: str, token: Token = "", accepted: AcceptEncoding = ""
) -> Response[Moments]:
    room, film = await finished(request, state, table, token)
    result = room.table.match.result() if room.table is not None else film.game.result(film.end)
    found = Moments(
        table=table,
        game=film.game.name,
        title=film.game.title,
        plies=film.plies,
        names=[chair.name for chair in room.header.chairs],
        bots=bots_of(room.header),
        ranks=list(result.ranks),
        winners=result.winners(),
        scores=list(result.scores),
        lines=await film.lines(spoken()),
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
    keys = [(table, seat, number(ply), since, spoken())]
    return packed((await draw(request, state, film, keys))[0], accepted)


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
    drawn: Drawn = state.drawn
    whole = (table, seat, first, last, spoken(), unpacks(accepted))
    body = drawn.get(whole)
    if body is None:
        keys = [(table, seat, ply, ply, spoken()) for ply in range(first, last + 1)]
        found = ENCODE.encode(await draw(request, state, film, keys))
        body = await asyncio.to_thread(smaller, found, unpacks(accepted))
        drawn.keep(whole, body)
    return as_sent(body)


async def draw(request: HttpRequest, state: State, film: Film, keys: list[Key]) -> list[msgspec.Raw]:
    """Each moment that was not drawn before counts: that is what it costs."""
    gate: Gate = state.gate
    drawn: Drawn = state.drawn
    missing = sum(key not in drawn for key in keys)
    if missing:
        gate.count(lambda counted: counted.replay, request, said("much_looking"), missing)
    found = []
    for key in keys:
        moment = drawn.get(key)
        if moment is None:
            table, seat, ply, since, language = key
            moment = ENCODE.encode(film.moment(table, seat, ply, since, language))
            drawn.keep(key, moment)
            await asyncio.sleep(0)  # running games come first
        found.append(msgspec.Raw(moment))
    return found


async def finished(request: HttpRequest, state: State, table: str, token: str) -> tuple[Room, Film]:
    """Raises NotPossible for a game that is not over: its secrets are still secrets."""
    room, _, _ = await at_table(request, state, table, token)
    if room.header.status != OVER:
        if room.frozen:
            raise NotPossible("frozen", why_frozen(room.frozen))
        if room.table is None:
            raise NotPossible("not_started", said("not_started"))
        raise NotPossible("not_over", said("still_played"))
    return room, await film_of(request, state, room)


async def film_of(request: HttpRequest, state: State, room: Room) -> Film:
    """Of a game that is over; playing it again counts. Raises NotPossible."""
    hall: Hall = state.hall
    films: Films = state.films
    if not films.kept(room.id):
        gate: Gate = state.gate
        plies = len(room.table.match.entries) if room.table is not None else 0
        cost = 1 + plies // PLAYED_AGAIN
        gate.count(lambda counted: counted.replay, request, said("much_looking"), cost)
    return await films.film(room.id, lambda: find_film(room, hall.store))


def number(ply: str) -> int:
    """Raises NotPossible for anything but a short number."""
    if not ply.isdecimal() or not ply.isascii() or len(ply) > 7:
        raise NotPossible("ply", said("ply_number"))
    return int(ply)


ROUTES: Final = Router("/tables", route_handlers=[moments, moment, stretch])
