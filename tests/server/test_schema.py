"""Whatever the server's own document allows, and more, is answered without an internal error, and as the
document says."""

import json
import random
import re
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.wire import EASY, PATIENCE, Json, Person, Server, fetch

EXAMPLES = 6
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


@pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")  # schemathesis' own
def test_no_request_of_the_document_fails_inside(running: Server) -> None:
    person = Person(running, "Fuzz")
    table = person.open_table("me", "random", start=True)["table"]["id"]
    document = fetch(f"{running.url}/api/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def send(case: schemathesis.Case[Any]) -> None:
            nonlocal tried
            if case.method.upper() == "DELETE":
                return
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            body = json.dumps(case.body, default=str) if isinstance(case.body, dict | list) else ""
            with person.http.stream(
                case.method,
                case.formatted_path,
                params={key: str(value) for key, value in (case.query or {}).items()},
                content=body.encode(),
                headers=person.csrf() | {"Content-Type": "application/json"},
            ) as answer:
                tried += 1
                endless = case.path.endswith("/stream") and answer.status_code == 200
                text = "" if endless else answer.read().decode()
            assert answer.status_code < 500, text
            assert "Traceback" not in text
            told_the_truth(document, case.method, case.path, answer, text)

        send()
    assert tried > 50


def told_the_truth(document: Json, method: str, path: str, answer: httpx.Response, text: str) -> None:
    """The status is one of those the document has for this request, and the body is what it says."""
    answers = document["paths"][path][method.lower()]["responses"]
    status = str(answer.status_code)
    assert status in answers, f"{method} {path} answers {status}, which is not in the document: {text}"
    kind = answer.headers.get("content-type", "").partition(";")[0]
    content = answers[status].get("content", {})
    assert kind in content or not text, f"{method} {path} answers {status} with {kind}, not {list(content)}"
    if kind == "application/json" and text:
        schema = {**content[kind]["schema"], "components": document["components"]}
        jsonschema_rs.validate(schema, json.loads(text))


NOTHING = {"content-type": "application/json"}


def test_the_ways_in_are_those_of_the_document(running: Server) -> None:
    """Without a name what wants one answers 401; without a CSRF token what changes something answers 403."""
    document = httpx.get(f"{running.url}/api/schema/openapi.json", timeout=PATIENCE).json()
    table = Person(running, "Host").open_table("me", "open", listed=True)["table"]["id"]
    stranger = Person(running)
    looked = 0
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            if path.endswith("/socket") or path.endswith("/stream"):
                continue
            ways = operation["security"]
            where = path.format(table=table, name="xybrid", lesson="first-steps", ply=0)
            body = b"" if method == "get" else b"{}"
            bare = httpx.request(method, running.url + where, content=body, headers=NOTHING, timeout=PATIENCE)
            csrf = any("csrf" in way for way in ways)
            assert (bare.status_code == 403 and "CSRF" in bare.text) == csrf, (path, bare.text)
            named = stranger.http.request(method, where, content=body, headers=stranger.csrf() | NOTHING)
            wanted = {} not in ways and all("guest" in way or "bot" in way for way in ways)
            if named.status_code != 400:  # a body that cannot be read is refused before anybody is asked for
                assert (named.status_code == 401) == wanted, (path, named.text)
                looked += 1
            unknown = {"Authorization": "Bearer nobody", **NOTHING}
            refused = httpx.request(method, running.url + where, content=body, headers=unknown)
            assert (refused.status_code, refused.json()["code"]) == (401, "no_bot"), path
    assert looked > 20


def test_every_address_of_the_protocol_is_in_the_document(running: Server) -> None:
    document = fetch(f"{running.url}/api/schema/openapi.json").json()
    there = {
        (method.upper(), re.sub(r"\{\w+\}", "*", path))
        for path, methods in document["paths"].items()
        for method in methods
    }
    told = re.findall(r"`(GET|POST) (/api/[^\s`?#]*)", PROTOCOL.read_text())
    assert len(told) > 20
    missing = {(method, re.sub(r"/(?:[A-Z]{2,}|\{\w+\})", "/*", path)) for method, path in told} - there
    assert not missing


def test_the_examples_of_the_document_are_possible(running: Server) -> None:
    document = httpx.get(f"{running.url}/api/schema/openapi.json", timeout=PATIENCE).json()
    found = 0
    for operations in document["paths"].values():
        for operation in operations.values():
            contents = [operation.get("requestBody", {}).get("content", {})]
            contents += [answer.get("content", {}) for answer in operation["responses"].values()]
            for content in contents:
                for kind in content.values():
                    if "example" in kind:
                        found += 1
                        schema = {**kind["schema"], "components": document["components"]}
                        jsonschema_rs.validate(schema, kind["example"])
    assert found > 20


@given(st.binary(max_size=300))
@settings(max_examples=60, deadline=None, database=None, derandomize=True)
def test_any_bytes_are_answered(running: Server, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = httpx.post(f"{running.url}/api/me", content=body, headers=headers, **EASY)
    assert answer.status_code in (400, 403)


def test_random_changes_of_good_frames_never_break_a_socket(running: Server) -> None:
    person = Person(running, "Fuzz")
    table = person.open_table("me", "me", start=True)["table"]["id"]
    line = person.line(table)
    line.until("update")
    line.until("update")
    rng = random.Random(4)
    good = [
        {"type": "play", "id": "a", "seat": 0, "ply": 0, "epoch": 0, "action": 45},
        {"type": "undo", "id": "b", "seat": 1, "ply": 0, "epoch": 0, "turn": True},
        {"type": "why", "id": "c", "seat": 0, "words": "draw A13"},
        {"type": "consent", "id": "d", "seat": 0, "agree": True},
        {"type": "take_back", "id": "e", "seat": 0, "ply": 0, "epoch": 0},
        {"type": "chat", "id": "f", "seat": 0, "text": "hm"},
    ]
    strange: list[object] = [
        None,
        -1,
        0,
        2**70,
        1.5,
        "",
        "x" * 999,
        "\ud800",
        [],
        {},
        True,
        "P0",
        "swap A01 A01",
    ]
    for _ in range(300):
        message = dict(rng.choice(good))
        for key in rng.sample(sorted(message), rng.randrange(0, 3)):
            message[key] = rng.choice(strange)
        line.send(**message)
    line.send(type="ping")
    line.until("pong")
