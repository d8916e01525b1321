"""What each request of the OpenAPI document needs, and how it may be answered."""

import re
from collections.abc import Callable
from typing import Any, Final

from monstrum.server.document_schemas import ref
from monstrum.server.protocol import Accepted, Drafted, Picking, Problem, Refused, Seen, Update
from monstrum.server.protocol_games import Faces, RuleBook
from monstrum.server.protocol_tables import Health

JSON: Final = "application/json"

SCHEMES: Final = {
    "bot": {
        "type": "http",
        "scheme": "bearer",
        "description": "A program's token from the host (`monstrum bot token`). It needs no cookie and no "
        "CSRF token, is a guest of its own name, and has limits of its own.",
    },
    "guest": {
        "type": "apiKey",
        "in": "cookie",
        "name": "monstrum_guest",
        "description": "Set by `POST /api/me` with a name: signed, HttpOnly, SameSite=Lax.",
    },
    "token": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Monstrum-Token",
        "description": "A token of one table: of a seat, to sit down, or to watch.",
    },
    "csrf": {
        "type": "apiKey",
        "in": "header",
        "name": "X-CSRF-Token",
        "description": "The value of the cookie `monstrum_csrf`, which every GET sets: wanted where "
        "something is changed, together with that cookie.",
    },
    "csrf_cookie": {
        "type": "apiKey",
        "in": "cookie",
        "name": "monstrum_csrf",
        "description": "Set by every GET that comes without it; its value is repeated in `X-CSRF-Token`.",
    },
}
CSRF: Final[dict[str, list[str]]] = {"csrf": [], "csrf_cookie": []}

TAGS: Final = {
    "server": "Whether it is well, what it offers",
    "guests": "Who I am, and my games",
    "books": "Cards, rules, lessons",
    "tables": "Opening, starting, putting away",
    "seats": "Sitting down, bots, leaving, votes, tokens",
    "playing": "Updates and answers",
    "finished games": "Move by move",
    "companion": "Beside the real table",
}
PLACES: Final = (
    ("playing", r"/api/tables/{table}/(update|commands|record|stream|socket)"),
    ("finished games", r"/api/tables/{table}/(moments.*|stretch|scenario)|/api/records"),
    ("tables", r"/api/tables(/{table}(/start|/close|/rematch)?)?|/api/lobby"),
    ("seats", r"/api/tables/.*"),
    ("guests", r"/api/me(/games)?"),
    ("companion", r"/api/companion/.*"),
    ("books", r"/api/(games/.*|rules/.*|learn/.*)"),
    ("server", r".*"),
)
NAMELESS: Final = ("rename", "step", "exchange", "deployment", "command")
"""What is changed, or worked out, for whom nobody asks a name; the rest of what is sent wants one."""
NAMED: Final = ("mine",)  # what is asked for, and wants one

PROBLEMS: Final = {
    400: "It cannot be read: no JSON, a field too many or of another kind, nested too deep",
    401: "Nobody I know: choose a name first, or this program's token opens nothing",
    403: "Not allowed: a private table, somebody else's seat, another site, or no CSRF token",
    404: "There is no such thing",
    405: "A WebSocket, and no request",
    409: "Stale, or sent twice: nothing was changed",
    413: "Larger than 64 KB",
    415: "Not application/json",
    422: "Readable, and not possible: `code` says why",
    429: "Too much: wait as many seconds as Retry-After says, and ask again",
    503: "Not stored, or not read: send it again after as many seconds as Retry-After says",
}
EXAMPLES: Final[dict[int, dict[str, Any]]] = {
    401: {"type": "problem", "code": "no_guest", "text": "Choose a name first."},
    404: {"type": "problem", "code": "not_found", "text": "There is no such table."},
    409: {
        "type": "refused", "id": "a-7", "code": "stale", "text": "The table has moved on.",
        "ply": 12, "epoch": 0, "rules": [], "params": {},
    },
    429: {"type": "problem", "code": "too_many", "text": "These are too many requests."},
}  # fmt: skip
WAIT: Final = {
    "Retry-After": {"schema": {"type": "string"}, "description": "Seconds to wait", "required": True}
}


def completed(path: str, method: str, operation: dict[str, Any]) -> dict[str, Any]:
    """An operation with its tag, what it needs, and every answer there is."""
    name = operation["operationId"]
    unsafe = method != "get"
    wanted = name in NAMED or (unsafe and name not in NAMELESS)
    answers = {
        status: answer
        for status, answer in operation["responses"].items()
        if status.startswith("2") or status == "101"
    }
    codes = {400, 401, 429}  # a token nobody has is refused wherever it is shown
    if unsafe:
        codes |= {403, 422, 503}
    if "requestBody" in operation:
        codes |= {413, 415}
    if "{table}" in path and "companion" not in path:
        codes |= {403, 404, 422, 503}
    if "{name}" in path:
        codes.add(404)
    answers |= {str(code): problem(code) for code in sorted(codes)}
    done = operation | {
        "tags": [next(tag for tag, place in PLACES if re.fullmatch(place, path))],
        "security": needed(name, path, unsafe, wanted),
        "responses": answers,
    }
    special = SPECIAL.get(name)
    return special(done) if special else done


def needed(name: str, path: str, unsafe: bool, wanted: bool) -> list[dict[str, list[str]]]:
    """Each is a way in; an empty one needs nothing."""
    csrf: dict[str, list[str]] = CSRF if unsafe else {}
    if wanted:
        return [{"bot": []}, {"guest": [], **csrf}]
    if "/tables/{table}" in path:  # a listed table is open to all, a private one to who has a right
        ways: list[dict[str, list[str]]] = [{"bot": []}, {"token": [], **csrf}, {"guest": [], **csrf}]
        return ways if unsafe else [{}, *ways]
    return [{"bot": []}, dict(csrf)] if unsafe else [{}]


def problem(code: int) -> dict[str, Any]:
    told: dict[str, Any] = {"description": PROBLEMS[code], "content": body(ref(Problem))}
    if code in EXAMPLES and EXAMPLES[code]["type"] == "problem":
        told["content"][JSON]["example"] = EXAMPLES[code]
    if code in (429, 503):
        told["headers"] = WAIT
    return told


def body(schema: dict[str, Any]) -> dict[str, Any]:
    return {JSON: {"schema": schema}}


def one_of(*kinds: type) -> dict[str, Any]:
    """Which of them, their `type` says."""
    names = {str(kind.__struct_config__.tag): ref(kind)["$ref"] for kind in kinds}  # type: ignore[attr-defined]
    return {
        "oneOf": [ref(kind) for kind in kinds],
        "discriminator": {"propertyName": "type", "mapping": names},
    }


def changed(operation: dict[str, Any], **answers: dict[str, Any]) -> dict[str, Any]:
    responses = operation["responses"] | {code.removeprefix("_"): answer for code, answer in answers.items()}
    return operation | {"responses": dict(sorted(responses.items()))}


def commanded(operation: dict[str, Any]) -> dict[str, Any]:
    kinds = operation["requestBody"]["content"][JSON]["schema"]
    names = [str(item["$ref"]).rpartition("/")[2] for item in kinds["oneOf"]]
    mapping = {snake(name): f"#/components/schemas/{name}" for name in names}
    kinds["discriminator"] = {"propertyName": "type", "mapping": mapping}
    refused: dict[str, Any] = {"description": PROBLEMS[409], "content": body(ref(Refused))}
    refused["content"][JSON]["example"] = EXAMPLES[409]
    return changed(
        operation,
        _200={
            "description": "It is stored, or answered; nothing else",
            "content": body(one_of(Accepted, Picking, Seen, Drafted)),
        },
        _409=refused,
        _422={"description": PROBLEMS[422], "content": body(one_of(Refused, Problem))},
    )


def snake(name: str) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"_\1", name).lower()


def printed(kind: type) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """What has a tag by which a client asks whether it is still the same."""
    headers = {"ETag": {"schema": {"type": "string"}, "description": "Names this very content"}}

    def change(operation: dict[str, Any]) -> dict[str, Any]:
        whole = {"description": "All of it", "content": body(ref(kind)), "headers": headers}
        return changed(operation, _200=whole, _304={"description": "As it was (If-None-Match)"})

    return change


def streamed(operation: dict[str, Any]) -> dict[str, Any]:
    """Lines have no schema of their own in OpenAPI 3.1."""
    lines = {"application/x-ndjson": {"schema": {"type": "string"}, "x-line": ref(Update)}}
    told = {
        "description": "Lines: each an `Update` as JSON; empty ones keep the line open",
        "content": lines,
    }
    return changed(operation, _200=told)


def written(what: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    """What is answered as a file."""
    text = {"application/toml": {"schema": {"type": "string"}}}
    return lambda operation: changed(operation, _200={"description": what, "content": text})


def healthy(operation: dict[str, Any]) -> dict[str, Any]:
    return changed(operation, _503={"description": "It is ill", "content": body(ref(Health))})


def asked_plainly(operation: dict[str, Any]) -> dict[str, Any]:
    return changed(operation, _405=problem(405))


SPECIAL: Final[dict[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "socket": asked_plainly,
    "command": commanded,
    "faces": printed(Faces),
    "rules": printed(RuleBook),
    "stream": streamed,
    "record": written("A record, as `monstrum replay` reads it"),
    "scenario": written("A scenario, as `monstrum scenario run` reads it"),
    "health": healthy,
}
