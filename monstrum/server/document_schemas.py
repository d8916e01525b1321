"""The schemas of the OpenAPI document: every message, from the same structs that read and write it.

What a client sends may leave out fields that have a default; what it is sent has all of them, and the
document says so.
"""

from typing import Any, Final, get_args

import msgspec

from monstrum.core import board
from monstrum.server import (
    protocol,
    protocol_companion,
    protocol_games,
    protocol_learn,
    protocol_replay,
    protocol_tables,
)

REF: Final = "#/components/schemas/{name}"
MODULES: Final = (
    board,
    protocol,
    protocol_companion,
    protocol_games,
    protocol_learn,
    protocol_replay,
    protocol_tables,
)
FROM_CLIENTS: Final = (
    *get_args(protocol.Incoming),
    *(
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, msgspec.Struct)
        and found.__struct_config__.forbid_unknown_fields
        and found is not protocol.Message
        and not issubclass(found, get_args(protocol.Outgoing))
    ),
)
"""Whoever sends something that is not there is told so: that is how such a struct is known."""


def ref(kind: type) -> dict[str, str]:
    return {"$ref": REF.format(name=kind.__name__)}


def schemas() -> dict[str, Any]:
    """All messages and what they are made of, by name."""
    kinds = [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found is not protocol.Message
    ]
    _, found = msgspec.json.schema_components(kinds, ref_template=REF)
    sent = {name for kind in FROM_CLIENTS for name in reached(kind.__name__, found)}
    return {name: tidied(schema if name in sent else whole(schema)) for name, schema in sorted(found.items())}


def reached(name: str, schemas: dict[str, Any]) -> set[str]:
    """A schema and those it is made of."""
    found = {name}
    waiting: list[Any] = [schemas[name]]
    while waiting:
        here = waiting.pop()
        if isinstance(here, dict):
            inner = str(here.get("$ref", "")).rpartition("/")[2]
            if inner and inner not in found:
                found.add(inner)
                waiting.append(schemas[inner])
            waiting += here.values()
        elif isinstance(here, list):
            waiting += here
    return found


def whole(schema: dict[str, Any]) -> dict[str, Any]:
    """Of what is sent by the server: every field is there."""
    if "properties" not in schema:
        return schema
    properties = {
        name: {key: value for key, value in field.items() if key != "default"}
        for name, field in schema["properties"].items()
    }
    return schema | {"properties": properties, "required": list(properties)}


def tidied(schema: Any) -> Any:
    """As generators of clients read it: a single value is a constant, and of a tuple they want to know what
    its items may be."""
    if isinstance(schema, list):
        return [tidied(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: tidied(value) for key, value in schema.items()}
    if isinstance(found.get("enum"), list) and all(isinstance(value, str) for value in found["enum"]):
        found["type"] = "string"
        if len(found["enum"]) == 1:
            (found["const"],) = found.pop("enum")
    if found.get("type") == "array":
        found.setdefault("items", {})
    if "prefixItems" in found:
        kinds = [
            kind for at, kind in enumerate(found["prefixItems"]) if kind not in found["prefixItems"][:at]
        ]
        found["items"] = kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
        del found["prefixItems"]
    return found
