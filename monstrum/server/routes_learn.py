"""HTTP: lessons. Whoever asks brings the answers along; nobody needs a name for it."""

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException
from litestar.params import QueryParameter

from monstrum.core.errors import MonstrumError
from monstrum.server.hall import Hall
from monstrum.server.lessons import list_of, told
from monstrum.server.protocol_learn import LessonAsk, Lessons, LessonTold
from monstrum.server.routes_games import unknown
from monstrum.texts.lesson_file import BadLesson, find_lesson

Language = Annotated[str, QueryParameter(max_length=12)]


@get("/learn/{name:str}", summary="The lessons of a game, and hints for a first one")
async def lessons(state: State, name: str, language: Language = "en") -> Lessons:
    hall: Hall = state.hall
    game = hall.games.get(name)
    if game is None:
        raise unknown(name, list(hall.games))
    return list_of(game, language)


@post("/learn/{name:str}/{lesson:str}", summary="A step of a lesson", status_code=200)
async def step(
    state: State, name: str, lesson: str, data: LessonAsk, language: Language = "en"
) -> LessonTold:
    hall: Hall = state.hall
    if name not in hall.games:
        raise unknown(name, list(hall.games))
    try:
        found = find_lesson(name, lesson)
    except BadLesson as error:
        raise NotFoundException(str(error)) from None
    try:
        return await asyncio.to_thread(told, found, data, language)
    except MonstrumError as error:
        raise ClientException(str(error)) from None


ROUTES: Final = Router("/", route_handlers=[lessons, step])
