"""The door: what is refused before anybody looks at it, and what it costs to be refused."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.types import Receive, Scope, Send

from monstrum.server.addresses import counted
from monstrum.server.door import Door, host_of, own_cookies
from monstrum.server.limits import Limits, Rate
from tests.server.running import run
from tests.server.test_socket import closed_with
from tests.server.wire import Person, Server, fetch, server


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2", True),
        ("x" * 9999, "nonsense", True),
    ],
)
def test_addresses_of_one_subscriber_count_together(one: str, other: str, same: bool) -> None:
    assert (counted(one) == counted(other)) == same
    assert len(counted(one)) < 40


def knock(door: Door, path: str = "/api/games", client: str = "10.0.0.1", **headers: str) -> int:
    """The status of a request; 299 if it was let through."""
    statuses: list[int] = []
    scope = {
        "type": "http",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": (client, 1),
    }

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    run(door(scope, None, send))  # type: ignore[arg-type]
    return statuses[0]


async def inside(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 299, "headers": []})


def test_the_door_counts_per_address_and_forms_are_checked() -> None:
    door = Door(inside, Limits(requests=Rate(3, 60), files=Rate(2, 60)))
    assert [knock(door) for _ in range(4)] == [299, 299, 299, 429]
    assert [knock(door, "/assets/x.js") for _ in range(3)] == [299, 299, 429]
    assert knock(door, client="10.0.0.2") == 299
    assert [knock(door, client=f"2001:db8::{n}") for n in range(4)] == [299, 299, 299, 429]


def test_what_has_no_reasonable_form_never_comes_in() -> None:
    door = Door(inside, Limits())
    assert knock(door, "/api/tables/a%20b/update") == 404
    assert knock(door, f"/api/tables/{'x' * 300}/update") == 404
    assert knock(door, f"/api/tables/{'x' * 16}/update") == 299
    assert knock(door, "/api/tables/") == 299
    assert knock(door, "/api/" + "x" * 5000) == 414
    assert knock(door, cookie="x" * 20_000) == 431


def test_only_names_that_were_allowed_are_answered() -> None:
    door = Door(inside, Limits(), ["Play.example", "::1"])
    assert knock(door, host="play.example:8000") == 299
    assert knock(door, host="PLAY.EXAMPLE") == 299
    assert knock(door, host="[::1]:8000") == 299
    assert [knock(door, host=host) for host in ("evil.example", "[", "", "play.example.evil")] == [421] * 4
    assert knock(door) == 421
    assert host_of([(b"host", b"a"), (b"host", b"b")]) == ""


def test_cookies_of_others_are_left_outside() -> None:
    name, value = own_cookies(b"cookie", b"a=1; monstrum_guest=me; monstrum_csrf=" + b"x" * 999 + b"; b")
    assert (name, value) == (b"cookie", b"monstrum_guest=me")
    assert own_cookies(b"cookie", b"monstrum_csrf=ab%ff; monstrum_guest=\xff")[1] == b""


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with server(tmp_path_factory.mktemp("named") / "data", hosts="127.0.0.1", sockets=2) as started:
        yield started


def test_a_host_that_was_not_allowed_is_refused_over_the_wire(named: Server) -> None:
    answer = fetch(f"{named.url}/api/games", headers={"Host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "host")
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize(
    "host", ["127.0.0.1:EL33641", "127.0.0.1:-1", "127.0.0.1:99999999", "[::1]:x", "[::1"]
)
def test_a_host_that_is_none_is_the_senders_fault(running: Server, host: str) -> None:
    """Wrong in two ways at once: whoever tells of the one puts the address together, and meets the other."""
    person = Person(running, "Ada")
    table = person.open_table("greedy", "greedy")["table"]["id"]
    answer = person.http.get(f"/api/tables/{table}/stream?since=../..", headers={"Host": host})
    assert answer.status_code == 400
    assert "Host" in answer.json()["text"]


def test_odd_origins_and_bodies_are_the_senders_fault(running: Server) -> None:
    ada = Person(running, "Ada")
    for origin in ("http://[", "http://[::1", "null", "", "http://127.0.0.1:1"):
        answer = ada.http.post("/api/me", json={"name": "Eve"}, headers=ada.csrf() | {"Origin": origin})
        assert answer.status_code == 403, (origin, answer.text)
    for body in (b'{"name": "\xff\xfe"}', b"\xff", b'{"name": "\xed\xa0\x80"}'):
        headers = ada.csrf() | {"Content-Type": "application/json"}
        answer = ada.http.post("/api/me", content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        assert "UTF-8" in answer.json()["text"]


def test_too_many_sockets_are_closed_with_1013(named: Server) -> None:
    ada = Person(named, "Ada")
    table = ada.open_table("me", "me", start=True)["table"]["id"]
    kept = [ada.line(table) for _ in range(2)]
    for line in kept:
        line.until("update")
    assert closed_with(ada.line(table, hello=False)) == 1013


def test_too_many_requests_close_a_new_socket_with_1013(tmp_path: Path) -> None:
    with server(tmp_path / "data", requests="8/60") as strict:
        ada = Person(strict, "Ada")
        table = ada.open_table("me", "me", start=True)["table"]["id"]
        while ada.http.get("/api/games").status_code == 200:
            continue
        assert closed_with(ada.line(table, hello=False)) == 1013
