"""A server process: one store, one application, one port, until it is told to stop."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO, cast

import structlog
import uvicorn

from monstrum.core.errors import MonstrumError
from monstrum.server.app import Settings, build_app
from monstrum.server.connections import LOOK, GuardedSocket, Watch, guarded, raise_descriptors
from monstrum.server.folder_lock import folder_lock
from monstrum.server.hall import Hall
from monstrum.server.headers import Headers
from monstrum.server.joining import Join
from monstrum.server.protocol import LONGEST_FRAME
from monstrum.server.store import Store
from monstrum.server.store_sqlite import open_store
from monstrum.server.supervising import supervise

if TYPE_CHECKING:
    from monstrum.server.store_postgres import PostgresStore

GRACE: Final = 5  # seconds for open connections when the server stops
BACKLOG: Final = 256
SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


class CannotListen(MonstrumError):
    """The address is taken, or not ours."""


def serve(
    host: str,
    port: int | Callable[[], int],
    data: Path,
    settings: Settings,
    say: Callable[[str], None],
    database: str = "",
    bus: str = "",
) -> None:
    """Returns when the server was asked to stop. `say` gets the address once it can be used. A port that has
    to be looked for is looked for once the data is ours: a folder, or a `database` in its place, that may be
    shared with others on a `bus`. Raises Occupied."""
    configure_logs()

    def begin(open_data: Callable[[], Store], tell: Callable[[str], None] = lambda _: None) -> None:
        listening = listen(host, port if isinstance(port, int) else port())
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        tell(address)

        def work(first: bool = True) -> None:
            def ready() -> None:
                if first:
                    say(f"Monstrum listens on {address}")

            run(listening, open_data(), settings, ready, bus)

        if settings.workers > 1:
            supervise(settings.workers, work)
        else:
            work()

    if database:
        from monstrum.server.store_postgres import open_postgres  # only who needs it has psycopg

        if bus:
            check_bus(bus)
            asyncio.run(open_postgres(database, bus).close())  # what is wrong with it is told once
        begin(lambda: open_postgres(database, bus))
        return
    with folder_lock(data) as lock:
        begin(lambda: open_store(data), lock.tell)


def check_bus(bus: str) -> None:
    """Raises MonstrumError."""
    from monstrum.server.bus import check

    check(bus)


def run(
    listening: socket.socket, store: Store, settings: Settings, ready: Callable[[], None], bus: str = ""
) -> None:
    async def secrets() -> tuple[str, str]:
        return (await store.secret("csrf")).hex(), (await store.secret("bus")).hex()[:16] if bus else ""

    try:
        secret, name = asyncio.run(secrets())
    except BaseException:
        asyncio.run(store.close())
        raise
    join = Join(cast("PostgresStore", store), bus, name) if bus else None
    app = build_app(store, secret, settings, join)
    watch, connection = guarded(settings.limits, raise_descriptors())
    config = uvicorn.Config(
        app,
        http=connection,
        ws=GuardedSocket,
        ws_max_size=LONGEST_FRAME,
        ws_max_queue=16,
        ws_per_message_deflate=False,  # `GuardedSocket` has its own
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    Server(config, app, watch, ready).run(sockets=[listening])


class Server(uvicorn.Server):
    """One that ends well when it is asked to stop: listeners are told first, and the exit status is 0."""

    def __init__(self, config: uvicorn.Config, app: Headers, watch: Watch, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._app = app
        self._watch = watch
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            hall: Hall = self._app.app.state.hall
            hall.chores.every(LOOK, "end silent connections", self._watch.look)
            self._ready()
            if self.should_exit:  # asked to stop meanwhile: uvicorn would go without closing anything
                await self.shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As in uvicorn, but the signal has done its work then and is not raised once more."""
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        if hasattr(signal, "pthread_sigmask"):
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)  # of a worker that has just begun
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._app.stop()
        await super().shutdown(sockets)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise CannotListen(f"{host}:{port} cannot be used: {error.strerror or error}.") from None
    return listening


class Careful:
    """Standard error of which nobody knows where it leads: a full disk there must stop no table."""

    def write(self, text: str) -> int:
        with suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError, ValueError):
            sys.stderr.flush()


def configure_logs() -> None:
    """One JSON object per line on standard error. Addresses, names, words and tokens are not in them."""
    careful = cast(TextIO, Careful())
    logging.basicConfig(stream=careful, level=logging.WARNING, format="%(message)s")
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # what somebody else sends is no news
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(careful),
    )
