"""In which language somebody is answered: the one they chose, which their browser keeps, or what it asks
for."""

import re
from typing import Final

from litestar.datastructures import Cookie
from litestar.types import Scope

from monstrum.kit.speaker import ENGLISH
from monstrum.texts.languages import LONGEST, known, wanted
from monstrum.texts.platform import platform, said, spoken

COOKIE: Final = "monstrum_language"
DAYS: Final = 365
_CHOSEN: Final = re.compile(rb"(?:^|;\s*)" + COOKIE.encode() + rb"=([A-Za-z-]{2,20})(?:;|$)")
PUT_AWAY: Final = "put_away"
STOPPED: Final = "stopped_by_host"


def asked_for(scope: Scope) -> str:
    """The language of a request."""
    accepted = b""
    for name, value in scope["headers"]:
        if name == b"cookie":
            chosen = _CHOSEN.search(value)
            if chosen and (language := known(chosen[1].decode("ascii"))):
                return language
        elif name == b"accept-language":
            accepted = value[:LONGEST]
    return wanted(accepted.decode("latin-1")) if accepted else ENGLISH


def language_cookie(language: str, https: bool) -> Cookie:
    """Read by the page, too: it says everything else in the same language."""
    return Cookie(COOKIE, value=language, path="/", max_age=DAYS * 24 * 3600, samesite="lax", secure=https)


def put_away() -> str:
    """Why a game does not go on that was closed before its end: as it is kept."""
    return platform().say("answers", PUT_AWAY)


def stopped_by_host() -> str:
    """Why a game does not go on that the host of the server has frozen: as it is kept."""
    return platform().say("answers", STOPPED)


def why_frozen(reason: str, language: str = "") -> str:
    """A reason that was kept, told in a language; those of the store and the rules are for its host, and
    stay as they are."""
    language = language or spoken()
    if not reason or language == ENGLISH:
        return reason
    for kept in (PUT_AWAY, STOPPED):
        if reason == platform().say("answers", kept):
            return platform().say("answers", kept, language)
    return platform().say("answers", "frozen_because", language, reason=reason)


__all__ = [
    "COOKIE",
    "asked_for",
    "language_cookie",
    "put_away",
    "said",
    "spoken",
    "stopped_by_host",
    "why_frozen",
]
