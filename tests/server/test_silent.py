"""Connections that say nothing keep nobody out."""

import json
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.server.wire import EASY, PATIENCE, Person, Server, fetch, server

HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Half: "
ELSEWHERE = "10.1.2.3"
BODY = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{"
KINDS = {"nothing": b"", "half a header": HALF, "half a body": BODY}


@contextmanager
def silence(port: int, count: int, said: bytes) -> Iterator[list[socket.socket]]:
    """So many connections that have said so much and stay."""
    lines: list[socket.socket] = []
    try:
        for _ in range(count):
            line = socket.create_connection(("127.0.0.1", port), PATIENCE)
            lines.append(line)
            with suppress(OSError):
                line.sendall(said)
        yield lines
    finally:
        for line in lines:
            line.close()


def from_elsewhere(running: Server) -> Person:
    """Somebody whose address is not that of all the others."""
    person = Person(running)
    person.http.headers["X-Forwarded-For"] = ELSEWHERE
    person.http.get("/api/me")
    assert person.post("/api/me", name="Ada").status_code == 200
    return person


def ended(line: socket.socket, within: float = PATIENCE) -> bool:
    line.settimeout(within)
    try:
        while line.recv(4096):
            continue
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


@pytest.mark.parametrize("kind", KINDS)
def test_many_silent_connections_keep_nobody_out(tmp_path: Path, kind: str) -> None:
    with server(tmp_path / "data", limits="usual", descriptors=200) as small:
        with silence(small.port, 260, KINDS[kind]) as lines:
            ada = from_elsewhere(small)
            table = ada.open_table("me", "me", start=True)["table"]["id"]
            line = ada.line(table, x_forwarded_for=ELSEWHERE)
            line.until("update")
            assert ended(lines[0])  # the oldest made room
        assert "Traceback" not in (tmp_path / "data.log").read_text()


def test_as_many_descriptors_are_asked_for_as_there_are(tmp_path: Path) -> None:
    few = 100
    with server(tmp_path / "data", descriptors=few, hard="more") as small:
        soft, hard = resource.prlimit(small.process.pid, resource.RLIMIT_NOFILE)
        assert hard > few
        assert soft == min(hard, 65536)


def test_a_request_that_does_not_come_ends_its_connection(tmp_path: Path) -> None:
    with server(tmp_path / "data", silence=1.5) as quick:
        for said in KINDS.values():
            with silence(quick.port, 1, said) as lines:
                assert ended(lines[0])
        ada = Person(quick, "Ada")
        table = ada.open_table("me", "me", start=True)["table"]["id"]
        line = ada.line(table)
        line.until("update")
        line.until("update")
        time.sleep(4)  # a socket that is open may be silent
        line.send(type="ping")
        line.until("pong")
        with httpx.stream(
            "GET", f"{quick.url}/api/tables/{table}/stream?seat=0", cookies=ada.http.cookies, **EASY
        ) as stream:
            lines_of = stream.iter_lines()
            assert next(lines_of)
            time.sleep(4)  # so may one to whom something is being told
            update = line.updates[line.updates[0]["waiting"][0]]
            line.play(update["seat"])
            assert any(json.loads(told)["ply"] > 0 for told in lines_of if told)


def test_a_look_at_silent_connections_that_fails_is_told_and_not_the_last(tmp_path: Path) -> None:
    with server(tmp_path / "data", silence=1.5, stumbles=2) as quick:
        health = f"{quick.url}/api/health"
        with silence(quick.port, 1, HALF) as lines:
            while "end silent connections" not in fetch(health).text:
                time.sleep(0.05)
            assert ended(lines[0])
        assert fetch(health).json()["status"] == "ok"


def test_headers_without_end_are_refused(running: Server) -> None:
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as line:
        line.settimeout(PATIENCE)
        line.sendall(HALF)
        with suppress(OSError):
            for _ in range(40):
                line.sendall(b"x" * 4096)
        answer = b""
        with suppress(OSError):
            answer = line.recv(4096)
        assert not answer or answer.startswith((b"HTTP/1.1 431", b"HTTP/1.1 400"))
        assert ended(line)


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_eleven_hundred_silent_connections_with_a_thousand_descriptors(tmp_path: Path, kind: str) -> None:
    with (
        server(tmp_path / "data", limits="usual", descriptors=1024) as small,
        silence(small.port, 1100, KINDS[kind]),
    ):
        for _ in range(5):
            person = from_elsewhere(small)
            assert person.http.get("/api/health").status_code == 200
            time.sleep(2)


def descriptors(running: Server) -> int:
    return len(list(Path(f"/proc/{running.process.pid}/fd").iterdir()))


def test_answers_nobody_reads_are_not_kept_for_ever(tmp_path: Path) -> None:
    with server(tmp_path / "data", silence=1.5, unread=1.0) as quick:
        before = descriptors(quick)
        ask = b"GET /api/rules/hybrid HTTP/1.1\r\nHost: x\r\n\r\n"
        with silence(quick.port, 20, ask * 20):
            deadline = time.monotonic() + PATIENCE
            while descriptors(quick) > before + 2 and time.monotonic() < deadline:
                time.sleep(0.2)
            assert descriptors(quick) <= before + 2
