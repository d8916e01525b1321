"""The OpenAPI document, completed: OpenAPI speaks of requests only, so the socket's messages are added here.

Every message becomes a schema, made by msgspec from the same structs that read and write it, and the path of
the socket says which of them go which way.
"""

from copy import deepcopy
from typing import Any, Final, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from monstrum.server.protocol import Incoming, Outgoing

SOCKET: Final = "/api/tables/{table}/socket"
REF: Final = "#/components/schemas/{name}"

DESCRIPTION: Final = (
    "A WebSocket. The first message is `Hello`; after it the client sends `x-client-messages` and is sent "
    "`x-server-messages`, each a text frame with one JSON object whose `type` says which it is. "
    "docs/protocol.md explains them."
)


class Document(JsonRenderPlugin):
    """The document of litestar with the socket in it, made once."""

    def __init__(self) -> None:
        super().__init__()
        self._body = b""

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        if not self._body:
            self._body = super().render(request, with_socket(openapi_schema))
        return self._body


def with_socket(document: dict[str, Any]) -> dict[str, Any]:
    whole = deepcopy(document)
    whole.setdefault("components", {}).setdefault("schemas", {}).update(messages())
    whole["paths"][SOCKET] = {
        "get": {
            "summary": "The WebSocket of a table",
            "description": DESCRIPTION,
            "operationId": "TablesTableSocket",
            "parameters": [{"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}],
            "responses": {"101": {"description": "The connection becomes a WebSocket."}},
            "x-client-messages": references(Incoming),
            "x-server-messages": references(Outgoing),
        }
    }
    return whole


def messages() -> dict[str, Any]:
    """The schemas of all messages and of what they are made of, by name."""
    kinds = (*get_args(Incoming), *get_args(Outgoing))
    _, components = msgspec.json.schema_components(kinds, ref_template=REF)
    return dict(components)


def references(kinds: Any) -> list[dict[str, str]]:
    return [{"$ref": REF.format(name=kind.__name__)} for kind in get_args(kinds)]
