"""HTTP: the seats of a table. Sitting down, tokens, bots, leaving and coming back, votes, onlookers."""

from typing import Any, Final

from litestar import post
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException

from monstrum.server import seats, voting
from monstrum.server.access import access
from monstrum.server.protocol_tables import (
    BotPace,
    Claim,
    Hint,
    OnSeat,
    Renew,
    Renewed,
    SeatBot,
    Seated,
    Shoulder,
    SitDown,
    Stopping,
    TableSummary,
    Vote,
)
from monstrum.server.room import Room
from monstrum.server.store import OPEN, SEAT, Header, TokenHash
from monstrum.server.summaries import summary
from monstrum.server.table_requests import HttpRequest, guest_at
from monstrum.server.tokens import new_token, opened
from monstrum.server.tongues import said


@post("/{table:str}/sit", summary="Sit down", status_code=200)
async def sit(data: SitDown, request: HttpRequest, state: State, table: str) -> Seated:
    room, guest = await guest_at(request, state, table)
    if not access(room, guest, data.token).sit:
        raise PermissionDeniedException(said("no_invitation"))
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
        raise PermissionDeniedException(said("opens_no_seat"))
    room.must_play(found.seat)
    await room.rearrange(lambda header: seats.claim(header, guest, found.seat))
    token = await renew_token(room, SEAT, found.seat)
    return Seated(summary(room, guest), found.seat, token)


@post("/{table:str}/renew", summary="A new token; the old ones open nothing any more", status_code=200)
async def renew(data: Renew, request: HttpRequest, state: State, table: str) -> Renewed:
    room, guest = await guest_at(request, state, table)
    if data.kind == SEAT:
        if data.seat not in seats.seats_of(room.header, guest):
            raise seats.NotPossible("not_yours", said("not_your_seat"))
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


@post("/{table:str}/pace", summary="How fast the bots of the table answer", status_code=200)
async def pace(data: BotPace, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.set_pace(header, guest, data.pace))
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
    room.must_play(data.seat)
    await room.rearrange(lambda header: seats.come_back(header, guest, data.seat))
    return summary(room, guest)


@post("/{table:str}/resign", summary="Give the game up", status_code=200)
async def resign(data: OnSeat, request: HttpRequest, state: State, table: str) -> TableSummary:
    """A bot plays on in this seat; with the last person, or the last but one seat, the game is over."""
    room, guest = await guest_at(request, state, table)
    await room.resign(guest, data.seat)
    return summary(room, guest)


@post("/{table:str}/hint", summary="What a bot would do here", status_code=200)
async def hint(data: OnSeat, request: HttpRequest, state: State, table: str) -> Hint:
    """Where no clock runs. Everybody at the table is told that it was asked for, and the log keeps it."""
    room, guest = await guest_at(request, state, table)
    if data.seat not in seats.seats_of(room.header, guest):
        raise seats.NotPossible("not_yours", said("not_your_seat"))
    return await room.hint(data.seat)


@post("/{table:str}/stop", summary="Put the game away without a result, if all agree", status_code=200)
async def stop(data: Stopping, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    mine = seats.seats_of(room.header, guest)
    if data.seat not in mine:
        raise seats.NotPossible("not_yours", said("not_your_seat"))
    await room.stop(mine, data.agree)
    return summary(room, guest)


@post("/{table:str}/vote", summary="Shall a bot play for somebody who is away?", status_code=200)
async def vote(data: Vote, request: HttpRequest, state: State, table: str) -> TableSummary:
    """The bot plays when all other people at the table want it, until its guest comes back."""
    room, guest = await guest_at(request, state, table)

    def change(header: Header) -> Header:
        absent = room.channels.absent(data.seat)
        return voting.vote(header, guest, data.seat, data.agree, absent, room.fallback())

    await room.rearrange(change)
    return summary(room, guest)


@post("/{table:str}/shoulder", summary="Let spectators see what my seat sees, or not", status_code=200)
async def shoulder(data: Shoulder, request: HttpRequest, state: State, table: str) -> TableSummary:
    room, guest = await guest_at(request, state, table)
    await room.rearrange(lambda header: seats.allow_shoulder(header, guest, data.seat, data.allow))
    return summary(room, guest)


HANDLERS: Final[list[Any]] = [
    sit,
    claim,
    renew,
    put_bot,
    pace,
    leave,
    come_back,
    resign,
    hint,
    stop,
    vote,
    shoulder,
]
