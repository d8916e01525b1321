"""The headers every answer carries, errors included."""

from typing import Final

from litestar import Litestar
from litestar.types import Message, Receive, Scope, Send

CSP: Final = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS: Final = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Headers:
    """Wraps an application from outside, so that nothing it answers can lack them."""

    def __init__(self, app: Litestar) -> None:
        self.app = app

    def stop(self) -> None:
        """The server is about to stop: whoever listens is told so."""
        hall = self.app.state.get("hall")
        if hall is not None:
            hall.stop()
        cluster = self.app.state.get("cluster")
        if cluster is not None:
            cluster.stop()
        relay = self.app.state.get("relay")
        if relay is not None:
            relay.stop()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *ENCODED]
            await send(message)

        await self.app(scope, receive, with_headers)


ENCODED: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
