"""Whatever the server's own document allows, and more, is answered without an internal error."""

import json
import random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.core.result import Ok

from tests.server.wire import EASY, Person, Server, fetch

EXAMPLES = 6


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

        send()
    assert tried > 50


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
