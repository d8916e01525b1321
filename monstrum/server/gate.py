"""What every request passes: where it comes from, how often, how large and deep it is."""

from collections.abc import Callable, Iterable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, NotAuthorizedException, PermissionDeniedException

from monstrum.server import addresses
from monstrum.server.bot_tokens import BotToken, bot_of
from monstrum.server.door import netloc
from monstrum.server.guests import COOKIE, Guests
from monstrum.server.ledger import Ledger
from monstrum.server.limits import Limits, Window, is_text, too_deep
from monstrum.server.problems import too_many
from monstrum.server.store import Guest
from monstrum.server.tongues import said

SAFE = ("GET", "HEAD", "OPTIONS")

Connection = ASGIConnection[Any, Any, Any, Any]


class Counters:
    """How often everybody has come for what, by the same limits."""

    def __init__(self, limits: Limits, ledger: Ledger, whose: str = "") -> None:
        self.tables = ledger.window(f"tables {whose}", limits.tables)
        self.names = ledger.window(f"names {whose}", limits.names)
        self.chat = ledger.window(f"chat {whose}", limits.chat)
        self.replay = ledger.window(f"replay {whose}", limits.replay)
        self.companions = ledger.window(f"companions {whose}", limits.companions)
        self.deployments = ledger.window(f"deployments {whose}", limits.deployments)


class Gate:
    """The limits of one server, and who stands before it."""

    def __init__(
        self,
        guests: Guests,
        limits: Limits,
        origins: frozenset[str],
        ledger: Ledger | None = None,
        bots: Iterable[BotToken] = (),
    ) -> None:
        self.guests = guests
        self._limits = limits
        ledger = ledger or Ledger()
        self._counters = {bot.guest: Counters(bot.limits, ledger, bot.guest) for bot in bots}
        self._counters[""] = Counters(limits, ledger)  # of all others together
        self._origins = origins
        self.sockets: dict[str, int] = {}  # by address
        self.elsewhere: dict[int, dict[str, int]] = {}  # and those of other workers

    async def before_request(self, request: "Request[Any, Any, Any]") -> None:
        """For every HTTP request that has passed the door."""
        if request.method not in SAFE:
            if not self.same_origin(request):
                raise PermissionDeniedException(said("other_site"))
            body = await request.body()
            if not is_text(body):
                raise ClientException(said("not_utf8"))
            if too_deep(body):
                raise ClientException(said("too_deep"))

    def limits(self, connection: Connection) -> Limits:
        """Those that hold for whoever asks."""
        bot = bot_of(connection.scope)
        return bot.limits if bot else self._limits

    def counters(self, connection: Connection) -> Counters:
        bot = bot_of(connection.scope)
        return self._counters[bot.guest if bot else ""]

    def count(
        self, what: Callable[[Counters], Window], connection: Connection, sentence: str, cost: int = 1
    ) -> None:
        """Raises TooManyRequestsException."""
        wait = what(self.counters(connection)).wait(address(connection), cost)
        if wait:
            raise too_many(wait, sentence)

    def same_origin(self, connection: Connection) -> bool:
        """Browsers say where a request comes from; programs say nothing."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True
        own = connection.headers.get("host", "").casefold()
        return origin in self._origins or (own != "" and netloc(origin, lambda parts: parts.netloc) == own)

    async def guest(self, connection: Connection) -> Guest | None:
        bot = bot_of(connection.scope)
        if bot is not None:
            return await self.guests.program(bot.guest, bot.name)
        return await self.guests.known(connection.cookies.get(COOKIE))

    async def must_be_guest(self, connection: Connection) -> Guest:
        guest = await self.guest(connection)
        if guest is None:
            raise NotAuthorizedException(said("no_name"))
        return guest

    def enter(self, connection: Connection) -> bool:
        """Whether this address may have one more socket; `leave` gives it back."""
        key = address(connection)
        others = sum(each.get(key, 0) for each in self.elsewhere.values())
        if self.sockets.get(key, 0) + others >= self.limits(connection).sockets:
            return False
        self.sockets[key] = self.sockets.get(key, 0) + 1
        return True

    def leave(self, connection: Connection) -> None:
        key = address(connection)
        self.sockets[key] -= 1
        if not self.sockets[key]:
            del self.sockets[key]


def address(connection: Connection) -> str:
    """Used for counting only, kept in memory only."""
    return addresses.address(connection.scope)
