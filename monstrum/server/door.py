"""The door: what is refused before anybody looks at what it wants.

It stands in front of routing, so that a refusal costs next to nothing, and in front of every cache that keeps
what a request says, so that nobody can fill them with long and odd things.
"""

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from monstrum.server.addresses import address
from monstrum.server.bot_tokens import SCOPE, BotToken, BotTokens, bot_of
from monstrum.server.frames import BUSY, POLICY, fitting
from monstrum.server.ledger import Ledger
from monstrum.server.limits import Limits
from monstrum.server.problems import retry_after
from monstrum.server.protocol import ENCODE, Problem
from monstrum.server.tokens import ID
from monstrum.server.tongues import asked_for, said
from monstrum.texts.platform import speak

API: Final = "/api/"
TABLES: Final = re.compile(r"/api/tables/(?P<id>[^/]*)(?:/.*)?", re.DOTALL)
COOKIE: Final = re.compile(r"(monstrum_guest|monstrum_csrf|monstrum_language)=[A-Za-z0-9_.-]+")
SECRETS: Final = (b"x-csrf-token", b"x-monstrum-token")
LONGEST_COOKIE: Final = 200  # with its name
JSON: Final = b"application/json"
SAFE: Final = ("GET", "HEAD", "OPTIONS")


SLOW: Final = 0.1  # seconds until somebody who asks too often is told so
MOST_SLOWED: Final = 64  # such answers that wait, per address


class Refusal(Exception):
    """Why somebody does not come in; `seconds`: after how long it is worth another try."""

    def __init__(self, status: int, code: str, sentence: str, seconds: float = 0.0) -> None:
        self.status = status
        self.code = code
        self.seconds = seconds
        super().__init__(sentence)


class Door:
    """Wraps an application. Counts, and lets through what has a reasonable form."""

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        hosts: Iterable[str] = (),
        bots: Iterable[BotToken] = (),
        ledger: Ledger | None = None,
    ) -> None:
        self.app = app
        ledger = ledger or Ledger()
        self._limits = limits
        self._hosts = frozenset(host.casefold() for host in hosts)
        self._requests = ledger.window("requests", limits.requests)
        self._files = ledger.window("files", limits.files)
        self._bots = BotTokens(bots)
        self._bot_requests = {
            bot.guest: ledger.window(f"requests {bot.guest}", bot.limits.requests) for bot in self._bots.all
        }
        self._slowed: dict[str, int] = {}  # refusals that wait, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        speak(asked_for(scope))
        try:
            self._check(scope)
        except Refusal as refusal:
            if refusal.seconds:
                await self._slow_down(address(scope))
            if scope["type"] == ScopeType.WEBSOCKET:
                await refuse_socket(refusal, receive, send)
            else:
                await refuse_request(refusal, send)
            return
        if bot_of(scope) is not None:  # it is who its token says, and nobody else besides
            scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"cookie"]
        scope["headers"] = [own_cookies(name, value) for name, value in scope["headers"]]
        await self.app(scope, receive, send)

    async def _slow_down(self, whose: str) -> None:
        """Who asks too often waits for the refusal, too: a connection that floods carries little then."""
        if self._slowed.get(whose, 0) >= MOST_SLOWED:
            return
        self._slowed[whose] = self._slowed.get(whose, 0) + 1
        try:
            await asyncio.sleep(SLOW)
        finally:
            self._slowed[whose] -= 1
            if not self._slowed[whose]:
                del self._slowed[whose]

    def _check(self, scope: Scope) -> None:
        """Raises Refusal."""
        path, target = scope["path"], scope.get("raw_path") or scope["path"].encode()
        api = path.startswith(API)
        bot, stranger = self._bots.bearer(scope["headers"])
        scope[SCOPE] = bot  # type: ignore[typeddict-unknown-key]
        requests = self._bot_requests[bot.guest] if bot else self._requests
        wait = (requests if api else self._files).wait(address(scope))
        if wait:
            raise Refusal(429, "too_many", said("too_many_requests"), wait)
        if stranger:
            raise Refusal(401, "no_bot", said("unknown_bot_token"))
        if len(target) + len(scope["query_string"]) > self._limits.longest_target:
            raise Refusal(414, "too_long", said("long_address"))
        if sum(len(name) + len(value) for name, value in scope["headers"]) > self._limits.longest_headers:
            raise Refusal(431, "too_large", said("many_headers"))
        if self._hosts and host_of(scope["headers"]) not in self._hosts:
            raise Refusal(421, "host", said("other_host"))
        if any(name == b"host" and not names_a_port(value) for name, value in scope["headers"]):
            raise Refusal(400, "bad_request", said("bad_host"))
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            kinds = [value for name, value in scope["headers"] if name == b"content-type"]
            if any(not value.lower().startswith(JSON) for value in kinds):
                raise Refusal(415, "unsupported_media_type", said("json_only"))
        if any(name in SECRETS and not value.isascii() for name, value in scope["headers"]):
            raise Refusal(400, "bad_request", said("bad_token"))
        named = TABLES.fullmatch(path)
        if named and named["id"] and not ID.fullmatch(named["id"]):
            raise Refusal(404, "not_found", said("no_table"))


async def refuse_request(refusal: Refusal, send: Send) -> None:
    body = ENCODE.encode(Problem(refusal.code, str(refusal)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.seconds:
        headers.append((b"retry-after", retry_after(refusal.seconds).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(refusal: Refusal, receive: Receive, send: Send) -> None:
    await turn_away(receive, send, BUSY if refusal.status in (429, 503) else POLICY, str(refusal))


async def turn_away(receive: Receive, send: Send, code: int, reason: str) -> None:
    """Accepted first: a browser is told nothing of a socket that never opened but that it failed."""
    if (await receive())["type"] != "websocket.connect":
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": code, "reason": fitting(reason)})


def own_cookies(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    """Cookies of others on the same host are none of ours, and would stay in caches."""
    if name != b"cookie":
        return name, value
    pairs = [pair.strip() for pair in value.decode("latin-1").split(";")]
    kept = [pair for pair in pairs if len(pair) <= LONGEST_COOKIE and COOKIE.fullmatch(pair)]
    return name, "; ".join(kept).encode("latin-1")


def host_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The name in the header `Host`, without a port; empty if it is missing, or said twice."""
    found = [value for name, value in headers if name == b"host"]
    return netloc(f"//{found[0].decode('latin-1')}", lambda parts: parts.hostname) if len(found) == 1 else ""


def names_a_port(host: bytes) -> bool:
    """Or nothing after the name; whoever puts an address together from it fails on everything else."""
    try:
        urlsplit(f"//{host.decode('latin-1')}").port  # noqa: B018 -- reading it is the check
    except ValueError:
        return False
    return True


def netloc(address: str, part: Callable[[Any], str | None]) -> str:
    """A part of an address; empty where it is none (`http://[`)."""
    try:
        return (part(urlsplit(address)) or "").casefold()
    except ValueError:
        return ""
