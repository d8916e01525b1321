"""Requests that are nearly right: what the document of the interface describes, with something wrong."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from monstrum.server.document import SOCKET

Schema = dict[str, Any]

STRANGE: list[object] = [
    None, -1, 0, 1, 2**31, 2**53 + 1, 2**70, -(2**63), 1.5, -0.0, 1e308, "", "x" * 999, "\x00", "\u202e", [],
    {}, True, False, [[]], {"a": {"b": []}}, "P0", "nan", "1e400", "\ud800",
]  # fmt: skip
KNOWN = [
    "me", "open", "greedy", "random", "xybrid", "hybrid", "mutation_wars", "Ada", "invite", "watch", "seat",
    "slow", "at once", "core", "head", "arm.left", "arm.right", "legs", "aux", "C02", "H03", "A01", "L02",
    "X01",
]  # fmt: skip
MONSTER = [("C02", "core"), ("H03", "head"), ("A01", "arm.left"), ("A10", "arm.right"), ("L02", "legs")]
FITTING: dict[str, list[object]] = {
    "game": ["xybrid", "hybrid", "mutation_wars"],
    "seats": [["me", "open"], ["random", "greedy"], ["me", "me", "random"], ["me", "greedy"]],
    "config": [{}, {"players": 2}, {"players": 3}],
    "monster": [[{"id": id, "slot": slot} for id, slot in MONSTER[:most]] for most in range(6)],
    "hand": [[], ["A18"], ["X01", "X01"]],
    "infamy": [[0, 0], [3, 9999], [1, 2, 3]],
    "seat": [0, 1, -1],
    "ply": [0, 0, 1, 2],
    "epoch": [0],
    "id": ["a", "b", "c"],
    "facing": ["", "N", "E", "n"],
}
"""What nobody would guess from the kinds of the fields alone."""
ENDINGS = ("/close", "/resign", "/stop", "/leave")  # seldom, or soon nobody would play any more
QUERIES = ["nan", "inf", "-inf", "1e400", "0", "1", "-1", "32", "9" * 30, "true", "", "%00", "x", "1.5"]


class Nearly:
    """Everything the document describes. `table` names one of the tables there are, `said` has what they
    ask, by the fields of messages it fits."""

    def __init__(
        self, document: Schema, rng: random.Random, table: Callable[[], str], said: dict[str, list[object]]
    ) -> None:
        self.schemas: dict[str, Schema] = document["components"]["schemas"]
        self.messages = document["paths"][SOCKET]["get"]["x-client-messages"]
        self.rng = rng
        self.table = table
        self.fitting = FITTING | said
        self.operations = [
            (method.upper(), path, operation)
            for path, methods in document["paths"].items()
            for method, operation in methods.items()
            if not path.endswith("/socket") and (method, path) != ("delete", "/api/me")
        ]
        self.strange = 0.1  # how often something is

    def request(self) -> tuple[str, str, object | None]:
        """The method, the path with its query, and the body, if it has one."""
        method, path, operation = self.rng.choice(self.operations)
        while path.endswith(ENDINGS) and self.rng.random() < 0.98:
            method, path, operation = self.rng.choice(self.operations)
        self.strange = self.rng.choice((0.0, 0.05, 0.3))
        query = []
        for parameter in operation.get("parameters", ()):
            name, schema = parameter["name"], parameter.get("schema", {})
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", quote(self.named(name, schema), safe=""))
            elif parameter["in"] == "query" and self.rng.random() < 0.5:
                odd = self.rng.random() < max(self.strange, 0.2)
                value = self.rng.choice(QUERIES) if odd else self.value(schema)
                query.append(f"{name}={quote(str(value).lower(), safe='', errors='replace')}")
        content = operation.get("requestBody", {}).get("content", {})
        body = self.value(content["application/json"]["schema"]) if "application/json" in content else None
        return method, path + ("?" + "&".join(query) if query else ""), body

    def message(self) -> object:
        """One for a socket."""
        self.strange = self.rng.choice((0.0, 0.0, 0.05, 0.3))
        return self.value(self.rng.choice(self.messages))

    def named(self, name: str, schema: Schema) -> str:
        if self.rng.random() < self.strange:
            return str(self.rng.choice(STRANGE)).encode("utf-8", "replace").decode()[:300]
        if name == "table":
            return self.table()
        return self.rng.choice([*KNOWN[4:7], str(self.rng.randrange(60))])

    def value(self, schema: Schema, depth: int = 0) -> object:
        """One that fits, or nearly."""
        rng = self.rng
        if rng.random() < self.strange:
            return rng.choice(STRANGE)
        while "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        for key in ("oneOf", "anyOf", "allOf"):
            if key in schema:
                return self.value(rng.choice(schema[key]), depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type", "object")
        kind = rng.choice(kind) if isinstance(kind, list) else kind
        if kind == "object":
            return self.fields(schema, depth)
        if kind == "array":
            least, most = schema.get("minItems", 0), min(schema.get("maxItems", 4), 5)
            count = rng.randint(least, max(least, most))
            return [self.value(schema.get("items", {}), depth + 1) for _ in range(count)] if depth < 6 else []
        if kind == "string":
            length = schema.get("minLength", 0)
            return "k" * length if length > 1 else rng.choice(KNOWN)
        if kind in ("integer", "number"):
            low = int(schema.get("minimum", -2))
            found = rng.choice((low, low + 1, rng.randint(low, low + 9), int(schema.get("maximum", 40))))
            return found if kind == "integer" else float(found)
        return rng.random() < 0.5 if kind == "boolean" else None

    def fields(self, schema: Schema, depth: int) -> object:
        rng = self.rng
        found = {
            name: self.field(name, of, depth + 1)
            for name, of in schema.get("properties", {}).items()
            if rng.random() < 0.6 or (name in schema.get("required", ()) and rng.random() >= self.strange)
        }
        if not schema.get("properties"):
            found = {rng.choice(KNOWN): rng.choice(STRANGE) for _ in range(rng.randrange(3))}
        return found

    def field(self, name: str, schema: Schema, depth: int) -> object:
        known = self.fitting.get(name)
        deep = name == "seats" and "$ref" in schema.get("items", {})  # others mean benches by it
        if known is None or deep or self.rng.random() < max(self.strange, 0.1):
            return self.value(schema, depth)
        return self.rng.choice(known)
