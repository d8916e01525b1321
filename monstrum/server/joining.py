"""A worker that joins others: everything that several of them need is put together here, and only here."""

from typing import TYPE_CHECKING, Any

from litestar import Litestar

from monstrum.server.bot_tokens import BotToken
from monstrum.server.leases import Leases
from monstrum.server.ledger import Ledger
from monstrum.server.routes_metrics import FIGURES, figures
from monstrum.server.summaries_elsewhere import TABLES, here

if TYPE_CHECKING:  # who serves alone has neither psycopg nor redis
    from monstrum.server.cluster import Cluster
    from monstrum.server.forwarding import Forward
    from monstrum.server.store_postgres import PostgresStore


class Join:
    """The way of one worker to the others. `name`: of all who share the bus."""

    def __init__(self, store: "PostgresStore", bus: str, name: str) -> None:
        self.leases: Leases = store.leases
        self._store = store
        self._bus = bus
        self._name = name

    def __call__(
        self, app: Litestar, ledger: Ledger, forward: "Forward", bots: tuple[BotToken, ...]
    ) -> "Cluster":
        from monstrum.server.bus import Bus
        from monstrum.server.cluster import Cluster
        from monstrum.server.forwarding import table_of
        from monstrum.server.tunnels import Tunnels

        member, state = self._store.member, app.state
        bus = Bus(self._bus, self._name, lambda: member.worker)

        async def inside(scope: Any, receive: Any, send: Any) -> None:
            scope["app"] = scope["litestar_app"] = app
            await forward.app(scope, receive, send)

        tunnels = Tunnels(bus, inside, lambda path: self.leases.holds(table_of(path)), bots)
        forward.bus, forward.leases, forward.tunnels = bus, self.leases, tunnels
        cluster = Cluster(member, bus, tunnels, state.hall)
        cluster.answers[TABLES] = lambda about: here(state.hall, about)
        cluster.answers[FIGURES] = lambda _: figures(state.hall)
        state.hall.watched.append(lambda: bus.troubles)
        cluster.share(ledger, state.gate, state.openers, state.relay)
        return cluster
