"""The application: routes, headers, guards, and what lives as long as the server does."""

import os
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from litestar import Litestar, Request, Router
from litestar.config.csrf import CSRFConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

from monstrum.server import (
    pages,
    routes_companion,
    routes_games,
    routes_learn,
    routes_lobby,
    routes_metrics,
    routes_replay,
    routes_scenario,
    routes_tables,
)
from monstrum.server.bot_tokens import BotToken, bot_of
from monstrum.server.bots import BUDGET, Bots
from monstrum.server.companion import Relay
from monstrum.server.document import Document, operation_id
from monstrum.server.door import Door
from monstrum.server.drawn import Drawn
from monstrum.server.editions import Editions
from monstrum.server.fanout import LocalFanout
from monstrum.server.films import Films
from monstrum.server.forwarding import Forward
from monstrum.server.gate import Gate
from monstrum.server.guests import Guests
from monstrum.server.hall import Hall
from monstrum.server.headers import Headers
from monstrum.server.health import Doctor
from monstrum.server.joining import Join
from monstrum.server.ledger import Ledger
from monstrum.server.limits import Limits
from monstrum.server.openers import Openers
from monstrum.server.pace import NORMAL_SECONDS, Pace
from monstrum.server.problems import HANDLERS
from monstrum.server.protocol import LONGEST_FRAME
from monstrum.server.retention import USUAL, Keep
from monstrum.server.socket import table_socket
from monstrum.server.store import DAY, Store
from monstrum.server.sweeping import TIDY

CSRF_COOKIE: Final = "monstrum_csrf"
CSRF_HEADER: Final = "x-csrf-token"
DEFAULT: Final = Limits()
API: Final = (
    routes_lobby.ROUTES,
    routes_games.ROUTES,
    routes_learn.ROUTES,
    routes_tables.ROUTES,
    routes_replay.ROUTES,
    routes_scenario.ROUTES,
    routes_companion.ROUTES,
    routes_metrics.ROUTES,
)


@dataclass(frozen=True, slots=True)
class Settings:
    """What a host may choose."""

    limits: Limits = DEFAULT
    origins: frozenset[str] = frozenset()  # further ones, beside the server's own
    bot_budget: float = BUDGET
    bot_processes: int = 2  # per bot
    hosts: frozenset[str] = frozenset()  # names this server answers to; none: to any
    bot_pace: float = NORMAL_SECONDS  # an answer of a bot at a table of people that chose no other pace
    bots: tuple[BotToken, ...] = ()  # programs with limits of their own
    editions: Editions | None = None  # games with further packs; None: as they are shipped
    https: bool = False  # cookies are sent over https only
    pages: Path = pages.FOLDER  # the built client
    keep: Keep = USUAL  # how long
    workers: int = 1  # processes on this machine that share its processors


def build_app(store: Store, csrf_secret: str, settings: Settings, join: Join | None = None) -> Headers:
    """The store is closed when the application ends. `join`: where there are other workers."""
    ledger = Ledger()

    @asynccontextmanager
    async def living(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(
            store,
            LocalFanout(),
            bots_of(settings),
            waiting=settings.limits.waiting,
            editions=settings.editions,
            leases=join.leases if join else None,
            keep=settings.keep,
        )
        app.state.hall = hall
        app.state.keep = settings.keep
        guests = Guests(store, await store.secret("guests"))
        app.state.gate = Gate(guests, settings.limits, settings.origins, ledger, settings.bots)
        app.state.films = Films()
        app.state.relay = Relay(store)
        app.state.pages = pages.read_pages(settings.pages)
        app.state.https = settings.https
        app.state.openers = Openers()
        app.state.drawn = Drawn()
        app.state.doctor = Doctor(hall, getattr(store, "folder", None), version("monstrum"))
        app.state.cluster = cluster = join(app, ledger, forward, settings.bots) if join else None
        await hall.open()

        async def forget_addresses() -> None:
            ledger.forget()
            app.state.openers.forget(settings.keep.addresses * DAY)

        hall.chores.every(TIDY, "forget addresses", forget_addresses)
        if cluster is not None:
            cluster.open()
        try:
            yield
        finally:
            await hall.close()
            if cluster is not None:
                await cluster.close()

    csrf = CSRFConfig(
        secret=csrf_secret,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_samesite="strict",
        cookie_secure=settings.https,
    )
    lifespan: list[Callable[[Litestar], AbstractAsyncContextManager[None]]] = [living]
    app = Litestar(
        route_handlers=[
            Router("/api", route_handlers=[*API, table_socket]),
            pages.ROUTES,
        ],
        lifespan=lifespan,
        before_request=pass_gate,
        exception_handlers=HANDLERS,
        middleware=[DefineMiddleware(Csrf, config=csrf)],
        openapi_config=OpenAPIConfig(
            title="Monstrum",
            version="1",
            path="/api/schema",
            render_plugins=[Document()],
            operation_id_creator=operation_id,
            use_handler_docstrings=True,
        ),
        request_max_body_size=LONGEST_FRAME,
        logging_config=None,
        debug=False,
    )
    forward = Forward(app.asgi_handler)
    app.asgi_handler = Door(forward, settings.limits, settings.hosts, settings.bots, ledger)
    return Headers(app)


def bots_of(settings: Settings) -> Bots:
    limits = settings.limits
    return Bots(
        settings.bot_budget,
        max(1, settings.bot_processes // settings.workers),
        processors=max(1, (os.cpu_count() or 1) // settings.workers),
        pace=Pace(limits.pace, settings.bot_pace),
        most=limits.guest_processes,
        idle=limits.guest_idle,
    )


class Csrf(CSRFMiddleware):
    """Who comes by a token comes by no cookie, so nobody else can make their browser come for them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (super().__call__ if bot_of(scope) is None else self.app)(scope, receive, send)


async def pass_gate(request: Request[Any, Any, Any]) -> None:
    gate: Gate = request.app.state.gate
    await gate.before_request(request)
