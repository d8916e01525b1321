"""Who pays for abuse: how long others wait for their answers while somebody takes what they can get.

Each kind of abuse comes from an address of its own. Somebody plays and looks into the lobby all the while,
and every answer they wait for is timed.
"""

import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.server.wire import Person, Server

ABUSER = "2001:db8:bad::{:x}"
EACH = 6.0  # seconds of one run

Kind = Callable[[Server, threading.Event], None]


def person_from(running: Server, address: str, name: str) -> Person:
    person = Person(running)
    person.http.headers["X-Forwarded-For"] = address
    person.http.get("/api/me")
    person.post("/api/me", name=name)
    return person


def nothing(running: Server, stop: threading.Event) -> None:
    """What it is compared with."""
    stop.wait()


def flood(running: Server, stop: threading.Event) -> None:
    """As many requests as one connection carries, nearly all of them refused."""
    with httpx.Client(base_url=running.url, headers={"X-Forwarded-For": ABUSER.format(1)}) as http:
        while not stop.is_set():
            http.get("/api/lobby")
            stop.wait(0.004)  # a client on another machine would not take our processor for it


def many_addresses(running: Server, stop: threading.Event) -> None:
    """The same from all addresses a subscriber of IPv6 has."""
    number = 0
    with httpx.Client(base_url=running.url) as http:
        while not stop.is_set():
            number += 1
            http.get("/api/lobby", headers={"X-Forwarded-For": ABUSER.format(number)})
            stop.wait(0.004)


def bot_tables(running: Server, stop: threading.Event) -> None:
    """Ten tables where bots play each other, and nobody looks."""
    for at in range(2):
        person = person_from(running, ABUSER.format(at), f"Eve {at}")
        for _ in range(5):
            person.post("/api/tables", game="xybrid", seats=["greedy", "greedy"], start=True)
    stop.wait()


def stretches(running: Server, stop: threading.Event) -> None:
    """A finished game over and over, as much at once as one may."""
    person = person_from(running, ABUSER.format(7), "Eve")
    table = getattr(running, "finished", "")
    while not stop.is_set():
        person.http.get(f"/api/tables/{table}/stretch?count=32&first=0&seat=0")
        stop.wait(0.004)


def strange_ids(running: Server, stop: threading.Event) -> None:
    with httpx.Client(base_url=running.url, headers={"X-Forwarded-For": ABUSER.format(9)}) as http:
        while not stop.is_set():
            with suppress(httpx.HTTPError):
                http.get(f"/api/tables/{'x' * 3000}/update")
            stop.wait(0.004)


KINDS: dict[str, Kind] = {
    "flood": flood,
    "many addresses": many_addresses,
    "bot tables": bot_tables,
    "stretches": stretches,
    "strange ids": strange_ids,
}


def waits(running: Server, kind: Kind, seconds: float = EACH) -> list[float]:
    """How long others waited for each answer meanwhile, in seconds."""
    stop = threading.Event()
    abuse = threading.Thread(target=kind, args=(running, stop), daemon=True)
    ada = person_from(running, "10.0.0.1", "Ada")
    table = ada.open_table("me", "me", listed=True, start=True)["table"]["id"]
    line = ada.line(table, x_forwarded_for="10.0.0.1")
    line.until("update")
    line.until("update")
    abuse.start()
    time.sleep(0.5)
    found: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        seat = line.updates[0]["waiting"][0]
        if line.updates[0]["ending"] or not line.updates[seat]["options"]:
            break
        began = time.monotonic()
        line.play(seat)
        line.until("accepted")
        found.append(time.monotonic() - began)
        ply = max(update["ply"] for update in line.updates.values())
        while max(line.updates[0]["ply"], line.updates[1]["ply"]) <= ply and not line.updates[0]["ending"]:
            line.until("update")
        began = time.monotonic()
        ada.http.get("/api/lobby")
        found.append(time.monotonic() - began)
        time.sleep(0.03)
    stop.set()
    abuse.join(10)
    line.close()
    ada.post(f"/api/tables/{table}/close")
    return found


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]
