"""Requests about one table: which one, who asks, and what he may do there."""

from typing import Annotated, Any

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException
from litestar.params import HeaderParameter

from monstrum.server.access import Access, access
from monstrum.server.gate import Gate
from monstrum.server.hall import Hall
from monstrum.server.room import Room
from monstrum.server.store import Guest
from monstrum.server.tongues import said

HttpRequest = Request[Any, Any, Any]
Token = Annotated[str, HeaderParameter(name="X-Monstrum-Token", max_length=64, required=False)]


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
        raise PermissionDeniedException(said("private"))
    return room, guest, allowed


async def guest_at(request: HttpRequest, state: State, table: str) -> tuple[Room, Guest]:
    hall: Hall = state.hall
    gate: Gate = state.gate
    guest = await gate.must_be_guest(request)
    return await hall.room(table), guest
