"""The games of one guest, with how they ended: from headers and kept records, no table is loaded."""

import re
import tomllib
from math import inf
from typing import Final

from monstrum.server.hall import Hall
from monstrum.server.protocol_tables import GameLine, MyGames
from monstrum.server.seats import bots_of, seats_of
from monstrum.server.store import OVER, Damaged, Guest, Header

MOST: Final = 100

_ENDING: Final = re.compile(r"(?m)^(?:result|resigned) = .*$")


async def my_games(hall: Hall, guest: Guest, before: float = 0.0, most: int = MOST) -> MyGames:
    """The newest first; `before`: only those opened before then."""
    most = min(most, MOST)
    found = await hall.store.games_of(guest.id, before or inf, most + 1)
    return MyGames([await line(hall, header, guest) for header in found[:most]], len(found) > most)


async def line(hall: Hall, header: Header, guest: Guest) -> GameLine:
    game = hall.games.get(header.game)
    ranks, scores, resigned = await ending(hall, header)
    return GameLine(
        table=header.id,
        game=header.game,
        title=game.title if game else header.game,
        status=header.status,
        created=header.created,
        ended=header.ended,
        names=[chair.name for chair in header.chairs],
        bots=bots_of(header),
        yours=seats_of(header, guest),
        ranks=ranks,
        winners=[] if len(set(ranks)) == 1 else [seat for seat, rank in enumerate(ranks) if rank == 1],
        scores=scores,
        resigned=resigned,
    )


async def ending(hall: Hall, header: Header) -> tuple[list[int], list[int], list[int]]:
    """Ranks, scores and who resigned, as the record of a finished game has them; else nothing."""
    if header.status != OVER:
        return [], [], []
    try:
        lines = _ENDING.findall(await hall.store.record(header.id))
        found = tomllib.loads("\n".join(lines))
    except (Damaged, tomllib.TOMLDecodeError):
        return [], [], []
    result = found.get("result", {})
    resigned = [seat for seat, *_ in found.get("resigned", [])]
    return result.get("ranks", []), result.get("scores", []), resigned
