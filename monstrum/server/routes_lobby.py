"""HTTP: what is offered here, who I am, and which tables there are."""

from contextlib import suppress
from math import inf
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import QueryParameter

from monstrum.bots.levels import CHARACTERS, ratings
from monstrum.bots.names import offered_bots
from monstrum.core.contract import Game, Setting, Words
from monstrum.core.errors import MonstrumError
from monstrum.games.library import pack_of
from monstrum.server.bot_tokens import bot_of
from monstrum.server.gate import Gate
from monstrum.server.guests import COOKIE, DAYS
from monstrum.server.hall import Hall
from monstrum.server.health import ILL, Doctor
from monstrum.server.my_games import MOST, my_games
from monstrum.server.openers import Openers
from monstrum.server.protocol import VERSION
from monstrum.server.protocol_tables import (
    Choice,
    GameSummary,
    GuestName,
    Health,
    Keeps,
    Lobby,
    Me,
    MyGames,
    Offer,
    Opponent,
    PackOffer,
    RecordLine,
    TableSummary,
)
from monstrum.server.retention import Keep
from monstrum.server.seats import NotPossible, bots_of
from monstrum.server.store import PLAYING, Guest, Header, Standing
from monstrum.server.summaries import header_summary, summary
from monstrum.server.summaries_elsewhere import elsewhere
from monstrum.server.tongues import language_cookie, said, spoken
from monstrum.texts.languages import known, languages
from monstrum.texts.platform import speak

LISTED: Final = 50
LOOKED_AT: Final = 400  # listed tables from which the lobby chooses those it shows

HttpRequest = Request[Any, Any, Any]


@get("/health", summary="Whether the server is well")
async def health(state: State) -> Response[Health]:
    doctor: Doctor = state.doctor
    found = await doctor.health()
    return Response(found, status_code=503 if found.status == ILL else 200)


@get("/games", summary="What can be played here, and against whom")
async def games(state: State) -> Offer:
    hall: Hall = state.hall
    found = [
        GameSummary(
            name=game.name,
            title=game.title,
            least_seats=game.least_seats,
            most_seats=game.most_seats,
            pack=game.pack_name,
            rules_version=game.rules_version,
            settings=choices(game),
            packs=[PackOffer(pack, pack_of(each).title, choices(each)) for pack, each in packs.items()],
        )
        for game, packs in zip(hall.games.values(), hall.editions.values(), strict=True)
    ]
    opponents = [
        Opponent(kind.name, kind.level, said(f"plays_{kind.name}"), ratings(kind)) for kind in CHARACTERS
    ]
    keep: Keep = state.keep
    keeps = Keeps(days(keep.chat), days(keep.games))
    return Offer(VERSION, found, offered_bots(), said("unofficial"), opponents, keeps)


def days(kept: float) -> float | None:
    return None if kept == inf else kept


def choices(game: Game) -> list[Choice]:
    return [choice(setting) for setting in game.offered(spoken())]


def choice(setting: Setting) -> Choice:
    words = [setting.words.get(each, Words(each)) for each in setting.choices]
    return Choice(
        setting.key,
        list(setting.choices),
        setting.several,
        [each.title for each in words],
        [each.note for each in words],
        setting.title or setting.key,
    )


@get("/me", summary="Who I am")
async def me(request: HttpRequest, state: State) -> Me:
    gate: Gate = state.gate
    guest = await gate.guest(request)
    return Me(guest.name if guest else "", spoken(), languages())


@post("/me", summary="Choose a name, a language, or both", status_code=200)
async def rename(data: GuestName, request: HttpRequest, state: State) -> Response[Me]:
    gate: Gate = state.gate
    cookies = []
    if data.language:
        speak(must_be_known(data.language))
        cookies.append(language_cookie(spoken(), state.https))
    if data.language and not data.name:
        old = await gate.guest(request)
        return Response(Me(old.name if old else "", spoken(), languages()), cookies=cookies)
    if bot_of(request.scope) is not None:
        raise NotPossible("bot_name", said("bot_name"))
    gate.count(lambda counted: counted.names, request, said("many_names"))
    hall: Hall = state.hall
    guest, cookie = await gate.guests.named(await gate.guest(request), data.name)
    await hall.everywhere(guest)
    cookies.append(guest_cookie(request, cookie))
    return Response(Me(guest.name, spoken(), languages()), cookies=cookies)


def must_be_known(language: str) -> str:
    """Raises NotPossible for one that is not spoken here."""
    found = known(language)
    if not found:
        raise NotPossible("language", said("no_language", names=", ".join(languages())))
    return found


@delete("/me", summary="Forget me: my name, and everything I said")
async def forget(request: HttpRequest, state: State) -> None:
    gate: Gate = state.gate
    hall: Hall = state.hall
    guest = await gate.must_be_guest(request)
    await gate.guests.forget(guest)
    await hall.everywhere(guest)


def guest_cookie(request: HttpRequest, value: str) -> Cookie:
    return Cookie(
        COOKIE,
        value=value,
        path="/",
        max_age=DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=request.app.state.https,
    )


@get("/lobby", summary="My tables, and those that are open to all")
async def lobby(request: HttpRequest, state: State) -> Lobby:
    gate: Gate = state.gate
    hall: Hall = state.hall
    guest = await gate.guest(request)
    openers: Openers = state.openers
    own = await hall.store.tables_of(guest.id) if guest else []
    mine = {header.id for header in own}
    others = [header for header in await hall.store.listed(LOOKED_AT) if header.id not in mine]
    listed = openers.fair(others, LISTED, gate.limits(request).lobby_share)
    standings = await hall.store.standings([header.id for header in (*own, *listed)])
    await stand(hall, [header for header in own if header.id not in standings])
    living = await elsewhere(state.cluster, [*own, *listed], guest)
    shown = {
        header.id: living.get(header.id) or show(hall, header, guest, standings.get(header.id))
        for header in (*own, *listed)
    }
    found = [shown[header.id] for header in own]
    found.sort(key=lambda table: (not table.your_turn, table.status == "over", -table.created))
    return Lobby(found, [shown[header.id] for header in listed])


async def stand(hall: Hall, headers: list[Header]) -> None:
    """How a table of an older version stands is not stored yet: it is loaded once, and then it is."""
    for header in headers:
        if header.status == PLAYING and header.id not in hall.rooms:
            with suppress(MonstrumError):
                await hall.room(header.id)


def show(hall: Hall, header: Header, guest: Guest | None, standing: Standing | None) -> TableSummary:
    """From memory where the table is in use, else from what is stored beside its log."""
    room = hall.rooms.get(header.id)
    if room is not None and not room.spoiled:
        return summary(room, guest)
    game = hall.games.get(header.game)
    return header_summary(header, guest, game.title if game else "", standing or Standing())


@get("/me/games", summary="My games and how they ended, the newest first")
async def own_games(
    request: HttpRequest,
    state: State,
    before: Annotated[float, QueryParameter(ge=0)] = 0.0,
    most: Annotated[int, QueryParameter(ge=1, le=MOST)] = MOST,
) -> MyGames:
    """`before`: only those opened before this time, as `created` of the last one tells it."""
    gate: Gate = state.gate
    guest = await gate.guest(request)
    return await my_games(state.hall, guest, before, most) if guest else MyGames([], False)


@get("/records", summary="Finished games at listed tables")
async def records(state: State) -> list[RecordLine]:
    hall: Hall = state.hall
    return [
        RecordLine(
            header.id, header.game, [chair.name for chair in header.chairs], header.ended, bots_of(header)
        )
        for header in await hall.store.finished(LISTED)
    ]


ROUTES: Final = Router("/", route_handlers=[health, games, me, rename, forget, lobby, own_games, records])
