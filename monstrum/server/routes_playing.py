"""HTTP: playing by request. Updates, commands, the stream of updates, the record."""

from typing import Any, Final

from litestar import MediaType, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp

from monstrum.server import seats
from monstrum.server.access import Access
from monstrum.server.exports import export
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.listening import Listener, NotAllowed
from monstrum.server.outcomes import Answer
from monstrum.server.problems import too_many
from monstrum.server.protocol import (
    Accepted,
    Command,
    Consent,
    Draft,
    Drafted,
    Pick,
    Picking,
    Play,
    Refused,
    Seen,
    Sight,
    TakeBack,
    Undo,
    Update,
    Why,
)
from monstrum.server.room import Room
from monstrum.server.store import OVER
from monstrum.server.streams import Stream
from monstrum.server.table_requests import HttpRequest, Token, at_table
from monstrum.server.tongues import said, spoken, why_frozen

BUSY: Final = 10.0  # seconds to wait for who has too many streams


@get("/{table:str}/update", summary="What a seat, or a spectator, may know now")
async def update(
    request: HttpRequest, state: State, table: str, seat: int = -1, since: int = 0, token: Token = ""
) -> Update:
    """A spectator may ask for a seat that lets others look over its shoulder."""
    room, _, allowed = await at_table(request, state, table, token)
    shoulder = seat in allowed.shoulders
    if seat != -1 and seat not in allowed.seats and not shoulder:
        raise PermissionDeniedException(said("not_your_seat"))
    found = await room.update(seat, since, shoulder, spoken())
    if found is None:
        if room.frozen:
            raise seats.NotPossible("frozen", why_frozen(room.frozen))
        raise seats.NotPossible("not_started", said("not_started"))
    return found


@post("/{table:str}/commands", summary="Play by request instead of by socket", status_code=200)
async def command(
    data: Play | Pick | TakeBack | Undo | Consent | Why | Sight | Draft,
    request: HttpRequest,
    state: State,
    table: str,
    token: Token = "",
) -> Response[Accepted | Picking | Seen | Drafted | Refused]:
    room, _, allowed = await at_table(request, state, table, token)
    return await obey(room, allowed, data)


async def obey(
    room: Room, allowed: Access, data: Command
) -> Response[Accepted | Picking | Seen | Drafted | Refused]:
    if data.seat not in allowed.seats:
        raise PermissionDeniedException(said("not_your_seat"))
    answers: list[Answer] = []
    await room.command(data, answers.append)
    answer = answers[0]
    status = 200
    if isinstance(answer, Refused):
        status = 409 if answer.code in ("stale", "duplicate") else 422
    return Response(answer, status_code=status)


@get("/{table:str}/record", summary="The game as text", media_type=MediaType.TEXT)
async def record(
    request: HttpRequest, state: State, table: str, seat: int = -1, token: Token = ""
) -> Response[str]:
    """Whole when it is over; until then as the seat, or a spectator, may know it."""
    hall: Hall = state.hall
    room, _, allowed = await at_table(request, state, table, token)
    if seat != -1 and room.header.status != OVER and seat not in allowed.seats:
        raise PermissionDeniedException(said("not_your_seat"))
    text = await export(room, hall.store, seat)
    return Response(text, media_type="application/toml; charset=utf-8")


@get(
    "/{table:str}/stream",
    summary="The updates of a seat, or of a spectator, one per line",
    responses={200: ResponseSpec(Update, description="Lines of updates; empty ones mean nothing")},
)
async def stream(
    request: HttpRequest, state: State, table: str, seat: int = -1, since: int = 0, token: Token = ""
) -> ASGIApp:
    """It ends with the game, when the server stops, or when the right to hear it is gone."""
    hall: Hall = state.hall
    gate: Gate = state.gate
    room, guest, allowed = await at_table(request, state, table, token)
    listener = Listener(hall, table)
    listener.guest, listener.token, listener.only = guest, token, seat
    listener.language = spoken()
    if seat in allowed.shoulders:
        listener.only, listener.look = -1, seat
    if not gate.enter(request):
        raise too_many(BUSY, said("many_streams"))
    try:
        await listener.listen(room, talk=False)
    except NotAllowed as error:
        gate.leave(request)
        raise PermissionDeniedException(str(error)) from None
    return Stream(hall, gate, request, listener, since)


HANDLERS: Final[list[Any]] = [update, command, record, stream]
