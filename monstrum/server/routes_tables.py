"""HTTP: tables. Opening, sitting down, starting, playing by request, leaving, records."""

from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.params import HeaderParameter

from monstrum.server import seats
from monstrum.server.access import Access, access
from monstrum.server.exports import export
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.problems import too_many
from monstrum.server.protocol import (
    Accepted,
    Command,
    Consent,
    Pick,
    Picking,
    Play,
    Refused,
    TakeBack,
    Undo,
    Update,
    Why,
)
from monstrum.server.protocol_tables import (
    Claim,
    NewTable,
    OnSeat,
    Renew,
    Renewed,
    SeatBot,
    Seated,
    SitDown,
    TableOpened,
    TableSummary,
)
from monstrum.server.room import Room
from monstrum.server.store import OPEN, OVER, PLAYING, SEAT, Guest, Header, TokenHash
from monstrum.server.summaries import summary
from monstrum.server.tokens import new_token, opened

HttpRequest = Request[Any, Any, Any]
Token = Annotated[str, HeaderParameter(name="X-Monstrum-Token", max_length=64, required=False)]

BUSY: Final = 60.0  # seconds to wait for who has too many tables


async def at_table(
    request: HttpRequest, state: State, table: str, token: str = ""
) -> tuple[Room, Guest | None, Access]:
    """The room and what this request may do there. A private table does not even exist for strangers."""
    hall: Hall = state.hall
    gate: Gate = state.gate
    guest = await gate.guest(request)
    room = await hall.room(table)
    allowed = access(room, guest, token)
    if not allowed.watch:
        raise PermissionDeniedException("This table is private.")
    return room, guest, allowed


async def guest_at(request: HttpRequest, state: State, table: str) -> tuple[Room, Guest]:
    hall: Hall = state.hall
    gate: Gate = state.gate
    guest = await gate.must_be_guest(request)
    return await hall.room(table), guest


@post("/", summary="Open a table")
async def open_table(data: NewTable, request: HttpRequest, state: State) -> TableOpened:
    hall: Hall = state.hall
    gate: Gate = state.gate
    guest = await gate.must_be_guest(request)
    gate.count(gate.tables, request, "These are too many new tables.")
    running = [
        h for h in await hall.store.tables_of(guest.id) if h.host == guest.id and h.status in (OPEN, PLAYING)
    ]
    if len(running) >= gate.limits.open_tables:
        raise too_many(BUSY, f"You have {len(running)} tables open; finish one first.")
    opened = await hall.open_table(data, guest)
    return TableOpened(summary(opened.room, guest), opened.invite, opened.watch, opened.seat_tokens)


@get("/{table:str}", summary="A table as the lobby shows it")
async def show_table(request: HttpRequest, state: State, table: str, token: Token = "") -> TableSummary:
    room, guest, _ = await at_table(request, state, table, token)
    return summary(room, guest)


@post("/{table:str}/sit", summary="Sit down", status_code=200)
async def sit(data: SitDown, request: HttpRequest, state: State, table: str) -> Seated:
    room, guest = await guest_at(request, state, table)
    if not access(room, guest, data.token).sit:
        raise PermissionDeniedException("You need an invitation to sit down here.")
    found: list[int] = []

    def change(header: Header) -> Header:
        changed, seat = seats.sit_down(header, guest, data.seat)
        found.append(seat)
        return changed

    # The seat is known only under the table's lock; its token is made right after it.
    await room.rearrange(change)
    token = await renew_token(room, SEAT, found[0])
    return Seated(summary(room, guest), found[0], token)


@post("/{table:str}/claim", summary="Take my seat from another device", status_code=200)
async def claim(data: Claim, request: HttpRequest, state: State, table: str) -> Seated:
    room, guest = await guest_at(request, state, table)
    found = opened(data.token, room.tokens)
    if found is None or found.kind != SEAT:
        raise PermissionDeniedException("This token opens no seat here.")
    await room.rearrange(lambda header: seats.claim(header, guest, found.seat))
    token = await renew_token(room, SEAT, found.seat)
    return Seated(summary(room, guest), found.seat, token)


@post("/{table:str}/renew", summary="A new token; the old ones open nothing any more", status_code=200)
async def renew(data: Renew, request: HttpRequest, state: State, table: str) -> Renewed:
    room, guest = await guest_at(request, state, table)
    if data.kind == SEAT:
        if data.seat not in seats.seats_of(room.header, guest):
            raise seats.NotPossible("not_yours", "This is not your seat.")
        return Renewed(await renew_token(room, SEAT, data.seat))
    seats.must_host(room.header, guest)
    return Renewed(await renew_token(room, data.kind, -1))


async def renew_token(room: Room, kind: str, seat: int) -> str:
    token, kept = new_token(kind, seat)
    revoked = tuple(old for old in room.tokens if (old.kind, old.seat) == (kind, seat))
    await room.rearrange(lambda header: header, (kept,), revoked)
    return token


@post("/{table:str}/bots", summary="A bot for an open seat", status_code=200)
async def put_bot(data: SeatBot, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.put_bot(header, guest, data.seat, data.bot))
    return summary(room, guest)


@post("/{table:str}/start", summary="Begin the game", status_code=200)
async def start(request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.start(header, guest))
    return summary(room, guest)


@post("/{table:str}/leave", summary="Leave a seat", status_code=200)
async def leave(data: OnSeat, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    revoked: tuple[TokenHash, ...] = ()
    if room.header.status == OPEN:
        revoked = tuple(old for old in room.tokens if old.kind == SEAT and old.seat == data.seat)
    await room.rearrange(lambda header: seats.leave(header, guest, data.seat), revoked=revoked)
    return summary(room, guest)


@post("/{table:str}/return", summary="Come back to a seat", status_code=200)
async def come_back(data: OnSeat, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.come_back(header, guest, data.seat))
    return summary(room, guest)


@post("/{table:str}/rematch", summary="Once more with the same people", status_code=200)
async def rematch(request: HttpRequest, state: State, table: str) -> TableSummary:
    hall: Hall = state.hall
    room, guest = await guest_at(request, state, table)
    return summary(await hall.rematch(room, guest), guest)


@get("/{table:str}/update", summary="What a seat, or a spectator, may know now")
async def update(
    request: HttpRequest, state: State, table: str, seat: int = -1, since: int = 0, token: Token = ""
) -> Update:
    room, _, allowed = await at_table(request, state, table, token)
    if seat != -1 and seat not in allowed.seats:
        raise PermissionDeniedException("This is not your seat.")
    found = await room.update(seat, since)
    if found is None:
        raise seats.NotPossible("not_started", room.frozen or "The game has not begun.")
    return found


@post("/{table:str}/commands", summary="Play by request instead of by socket", status_code=200)
async def command(
    data: Play | Pick | TakeBack | Undo | Consent | Why,
    request: HttpRequest,
    state: State,
    table: str,
    token: Token = "",
) -> Response[Accepted | Picking | Refused]:
    room, _, allowed = await at_table(request, state, table, token)
    return await obey(room, allowed, data)


async def obey(room: Room, allowed: Access, data: Command) -> Response[Accepted | Picking | Refused]:
    if data.seat not in allowed.seats:
        raise PermissionDeniedException("This is not your seat.")
    answers: list[Accepted | Picking | Refused] = []
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
        raise PermissionDeniedException("This is not your seat.")
    text = await export(room, hall.store, seat)
    return Response(text, media_type="application/toml; charset=utf-8")


ROUTES: Final = Router(
    "/tables",
    route_handlers=[
        open_table,
        show_table,
        sit,
        claim,
        renew,
        put_bot,
        start,
        leave,
        come_back,
        rematch,
        update,
        command,
        record,
    ],
)
