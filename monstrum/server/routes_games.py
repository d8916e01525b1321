"""HTTP: the cards and the rules of the games. They change with the server's version and packs only."""

from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, Final

from litestar import Request, Response, Router, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import HeaderParameter, QueryParameter

from monstrum.content.suggestions import closest
from monstrum.core.contract import Game
from monstrum.server.hall import Hall
from monstrum.server.packing import AcceptEncoding, as_sent, smaller, unpacks
from monstrum.server.protocol import ENCODE
from monstrum.server.protocol_games import Faces, RuleBook, RuleChapter, RuleText
from monstrum.server.store import Damaged
from monstrum.server.tongues import said, spoken
from monstrum.texts.rulebook import brief_of, chapters_of
from monstrum.texts.showcases import find_checkout, rules_shown, scenario_files

HttpRequest = Request[Any, Any, Any]
IfNoneMatch = Annotated[str, HeaderParameter(name="If-None-Match", required=False)]


@get("/games/{name:str}/faces", summary="Every card of a game as it is printed")
async def faces(
    state: State,
    name: str,
    pack: Annotated[str, QueryParameter(max_length=64)] = "",
    known: IfNoneMatch = "",
    accepted: AcceptEncoding = "",
) -> Response[Faces | None]:
    """`pack`: the hash of the pack a table began with. Where it is not kept: the cards of today."""
    hall: Hall = state.hall
    game = hall.games.get(name)
    if pack and (game is None or pack != game.pack_hash):
        with suppress(Damaged):
            game = await hall.packs.old(name, pack) or game
    if game is None:
        raise unknown(name, list(hall.games))
    return answer(printed_faces(game, unpacks(accepted), spoken()), known)


@get("/rules/{name:str}", summary="The rules of a game, chapter by chapter")
async def rules(
    state: State, name: str, known: IfNoneMatch = "", accepted: AcceptEncoding = ""
) -> Response[RuleBook | None]:
    hall: Hall = state.hall
    game = hall.games.get(name)
    if game is None:
        raise unknown(name, list(hall.games))
    return answer(printed_rules(game.name, game.title, unpacks(accepted), spoken()), known)


def unknown(name: str, games: list[str]) -> NotFoundException:
    meant = closest(name[:40], games)
    if meant:
        return NotFoundException(said("unknown_game_guess", name=name[:40], guess=meant))
    return NotFoundException(said("no_game", name=name[:40]))


class Printed:
    """What is the same for everybody until the server or its packs change: made once, as it is sent."""

    def __init__(self, content: Any, unpacked: bool) -> None:
        body = ENCODE.encode(content)
        self.tag = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        self.body = smaller(body, unpacked)


def answer(printed: Printed, known: str) -> Response[Any]:
    """With a tag by which a client asks whether it is still the same."""
    headers = {"ETag": printed.tag, "Cache-Control": "no-cache"}
    if printed.tag in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(None, status_code=304, headers=headers)
    return as_sent(printed.body, headers)


@cache
def printed_faces(game: Game, unpacked: bool, language: str) -> Printed:
    faces, terms = game.faces(language), game.terms(language)
    return Printed(Faces(game.name, game.pack_name, game.pack_hash, faces, terms), unpacked)


@cache
def printed_rules(name: str, title: str, unpacked: bool, language: str) -> Printed:
    return Printed(rule_book(name, title, language), unpacked)


def rule_book(name: str, title: str, language: str) -> RuleBook:
    """The rules are English; what they are about is told in more languages."""
    shown = shown_rules()
    return RuleBook(
        name,
        title,
        [
            RuleChapter(
                chapter.id,
                chapter.title,
                [RuleText(r.id, r.text, list(r.tags), shown.get(r.id, [])) for r in chapter.rules],
            )
            for chapter in chapters_of(name, language)
        ],
        brief_of(name, language),
    )


@cache
def shown_rules() -> dict[str, list[str]]:
    """By rule, the names of the scenarios that show it; none where the server runs without its checkout."""
    checkout = find_checkout(Path(__file__).resolve())
    shown: dict[str, list[str]] = {}
    for file in scenario_files(checkout) if checkout else ():
        for rule in rules_shown(file):
            shown.setdefault(rule, []).append(file.stem)
    return shown


ROUTES: Final = Router("/", route_handlers=[faces, rules])
