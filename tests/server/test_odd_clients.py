"""Odd clients are answered by a sentence, never by a fault of ours, and leave nothing behind."""

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.odd_clients import OddClient, exchange, target_of
from tests.server.wire import Person, Server, fetch, server

MB = 1 << 20
THREADS = 4


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Server]:
    with server(tmp_path / "data") as started:
        yield started


def campaign(running: Server, requests: int, seconds: float, seed: int) -> list[OddClient]:
    """So many odd requests, or for so long."""
    target = target_of(running)
    clients = [OddClient(target, seed * 100 + number) for number in range(THREADS)]
    until = time.monotonic() + seconds

    def run(client: OddClient) -> None:
        for _ in range(requests // THREADS):
            if time.monotonic() > until:
                return
            client.once()

    with ThreadPoolExecutor(THREADS) as threads:
        list(threads.map(run, clients))  # one that fails is no client that was answered
    return clients


def check(running: Server, log: Path, clients: list[OddClient]) -> None:
    bad = [bad for client in clients for bad in client.bad]
    assert not bad, bad[:3]
    text = log.read_text()
    assert "Traceback" not in text, text[text.index("Traceback") - 500 :][:3000]
    assert "failed" not in text, text[:3000]
    assert Person(running).http.get("/api/health").json()["status"] == "ok"
    cookies = {"Cookie": clients[0].target.cookies}
    assert fetch(f"{running.url}/api/me", headers=cookies).json()["name"], "they were nobody in the end"


def test_odd_requests_and_frames_are_answered(fresh: Server, tmp_path: Path) -> None:
    clients = campaign(fresh, 600, 600.0, 1)
    check(fresh, tmp_path / "data.log", clients)
    statuses = {status for client in clients for status in client.statuses}
    assert {200, 400, 403, 404} <= statuses


@pytest.mark.soak
def test_ten_minutes_of_odd_clients(fresh: Server, tmp_path: Path) -> None:
    clients = campaign(fresh, 10**9, 600.0, 2)
    check(fresh, tmp_path / "data.log", clients)
    statuses = sum((Counter(client.statuses) for client in clients), Counter())
    print(f"{statuses.total()} odd requests, answered {dict(sorted(statuses.items()))}")
    print((tmp_path / "data.log").read_text())
    assert statuses.total() > 2_000


def odd_requests(port: int, count: int) -> None:
    """Long and different each time: whatever is kept of them adds up."""
    for number in range(count):
        long = f"{number:06}" + "x" * 60_000
        kind, fits = number % 6, number % 4 != 0
        path, headers, body = "/api/me", "", b""
        if kind == 0:
            path = f"/api/tables/{long}/update"
        elif kind == 1:
            path = (
                f"/api/tables/{number:016}/update?seat={number}&token={'y' * (300 if fits else 700)}{number}"
            )
        elif kind == 2:
            headers = (
                f"Cookie: a{long[:12_000]}=b; monstrum_guest={number:06}{'z' * (150 if fits else 400)}\r\n"
            )
        elif kind == 3:
            headers = f"X-Forwarded-For: {number}.{long[:8_000]}\r\nX-Odd: {number}\r\n"
        elif kind == 4:
            path = f"/{number}{'p' * (350 if fits else 900)}"
        else:
            body = long.encode()
            headers = f"Content-Length: {len(body)}\r\nContent-Type: application/x-www-form-urlencoded\r\n"
        verb = "POST" if body else "GET"
        head = f"{verb} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{headers}\r\n"
        exchange(port, head.encode() + body)


def resident(running: Server) -> int:
    pages = int(Path(f"/proc/{running.process.pid}/statm").read_text().split()[1])
    return pages * 4096


def grown(running: Server, before: int, after: int) -> float:
    """MB that `after` odd requests leave behind, once `before` have filled what is filled once."""
    odd_requests(running.port, before)
    first = resident(running)
    odd_requests(running.port, after)
    return (resident(running) - first) / MB


def test_odd_requests_leave_little_behind(fresh: Server) -> None:
    assert grown(fresh, 600, 1_200) <= 5.0


@pytest.mark.soak
def test_ten_thousand_odd_requests_leave_less_than_five_megabytes(fresh: Server) -> None:
    odd_requests(fresh.port, 60)  # what is loaded with the first requests
    first = resident(fresh)
    odd_requests(fresh.port, 10_000)
    print(f"memory after 10,000 odd requests: {(resident(fresh) - first) / MB:+.1f} MB")
    assert (resident(fresh) - first) / MB <= 5.0
