"""The OpenAPI document, completed until it is the truth.

Litestar knows paths, parameters and bodies. What it cannot know is added here: errors as they come, the ways
in, examples, and the socket, of which OpenAPI knows nothing: its path says which message goes which way.
"""

from copy import deepcopy
from typing import Any, Final, get_args

from litestar import Request
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.plugins import JsonRenderPlugin

from monstrum.server.document_answers import JSON, SCHEMES, TAGS, completed
from monstrum.server.document_schemas import ref, schemas
from monstrum.server.protocol import Incoming, Outgoing

SOCKET: Final = "/api/tables/{table}/socket"

ABOUT: Final = (
    "Tables for monster-building games. A client computes no rule: it shows what it was sent, offers the "
    "options, and sends one of them back. Every error is a `Problem`; 414 (a long address), 421 (another "
    "host), 431 (large headers) and 500 may answer any request. docs/protocol.md explains it all."
)
DESCRIPTION: Final = (
    "A WebSocket. The first message is `Hello`; after it the client sends `x-client-messages` and is sent "
    "`x-server-messages`, each a text frame with one JSON object whose `type` says which it is. "
    "docs/protocol.md explains them."
)

EXAMPLES: Final[dict[str, dict[str, Any]]] = {
    "rename": {"name": "Ada"},
    "open_table": {"game": "xybrid", "seats": ["me", "greedy"], "start": True},
    "sit": {"seat": 1, "token": ""},
    "put_bot": {"seat": 1, "bot": "greedy"},
    "leave": {"seat": 1},
    "vote": {"seat": 1, "agree": True},
    "pace": {"pace": "at once"},
    "renew": {"kind": "watch"},
    "command": {"type": "play", "id": "a-7", "seat": 0, "ply": 12, "epoch": 0, "action": 25},
}
"""Of what is sent, by operation."""


class Document(JsonRenderPlugin):
    """Made once."""

    def __init__(self) -> None:
        super().__init__()
        self._body = b""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        if not self._body:
            self._body = super().render(request, whole(openapi_schema))
        return self._body


def operation_id(handler: HTTPRouteHandler, method: Any, path: Any) -> str:
    """What the handler is called: no two are called the same."""
    return str(handler.handler_name)


def whole(document: dict[str, Any]) -> dict[str, Any]:
    found = deepcopy(document)
    found["info"] |= {"description": ABOUT, "license": {"name": "MIT", "identifier": "MIT"}}
    found["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    found["components"] = {"schemas": schemas(), "securitySchemes": SCHEMES}
    found["paths"][SOCKET] = socket()
    for path, operations in found["paths"].items():
        for method, operation in operations.items():
            operations[method] = with_example(completed(path, method, operation))
    return found


def with_example(operation: dict[str, Any]) -> dict[str, Any]:
    if operation["operationId"] in EXAMPLES:
        operation["requestBody"]["content"][JSON]["example"] = EXAMPLES[operation["operationId"]]
    return operation


def socket() -> dict[str, Any]:
    return {
        "get": {
            "summary": "The WebSocket of a table",
            "description": DESCRIPTION,
            "operationId": "socket",
            "parameters": [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}],
            "responses": {"101": {"description": "The connection becomes a WebSocket."}},
            "x-client-messages": [ref(kind) for kind in get_args(Incoming)],
            "x-server-messages": [ref(kind) for kind in get_args(Outgoing)],
        }
    }
