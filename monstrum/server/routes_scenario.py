"""HTTP: a position as a scenario file, to report a bug, pose a puzzle or try another answer."""

from typing import Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import PermissionDeniedException

from monstrum.server.films import Film
from monstrum.server.room import Room
from monstrum.server.routes_replay import Number, film_of
from monstrum.server.seats import NotPossible
from monstrum.server.store import OVER
from monstrum.server.table_requests import HttpRequest, Token, at_table
from monstrum.server.tongues import said, why_frozen
from monstrum.texts.posing import WHOLE, posed

NOW: Final = -1


@get("/{table:str}/scenario", summary="A position as a scenario file", media_type=MediaType.TEXT)
async def scenario(
    request: HttpRequest, state: State, table: str, seat: Number = WHOLE, ply: Number = NOW, token: Token = ""
) -> Response[str]:
    """Of a finished game any ply, whole or as a seat knew it; until then as your own seat knows it now."""
    room, _, allowed = await at_table(request, state, table, token)
    if room.header.status == OVER:
        text = of_film(await film_of(request, state, room), seat, ply)
    elif seat not in allowed.seats:
        raise PermissionDeniedException(said("not_your_seat"))
    else:
        text = await of_room(room, seat, ply)
    return Response(text, media_type="application/toml; charset=utf-8")


def of_film(film: Film, seat: int, ply: int) -> str:
    """Raises NotPossible."""
    at = film.plies if ply == NOW else ply
    then = film.at(at, seat)
    answer = film.entries[at] if at < film.plies else None
    return posed(film.game, then, at, seat, answer and (answer[0], answer[2]), film.game.pack_name)


async def of_room(room: Room, seat: int, ply: int) -> str:
    """The position of now; earlier ones are looked at when the game is over. Raises NotPossible."""
    async with room.lock:
        if room.frozen:
            raise NotPossible("frozen", why_frozen(room.frozen))
        if room.table is None:
            raise NotPossible("not_started", said("not_started"))
        match = room.table.match
        if ply not in (NOW, len(match.entries)):
            raise NotPossible("not_over", said("still_played"))
        return posed(match.game, match.state, len(match.entries), seat, pack=match.game.pack_name)


ROUTES: Final = Router("/tables", route_handlers=[scenario])
