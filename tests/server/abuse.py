"""Who pays for abuse: how long others wait for their answers while somebody takes what they can get.

Each kind of abuse comes from an address of its own. Somebody plays and looks into the lobby all the while,
and every answer they wait for is timed.
"""

import threading
import time
from collections.abc import Callable
from contextlib import suppress

import httpx

from tests.server.wire import Json, Person, Server

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


class Victim:
    """Somebody who plays both seats of a table by request, each from another address: no limit is theirs."""

    def __init__(self, running: Server) -> None:
        self.number = 0
        self.person = person_from(running, "10.0.0.1", "Ada")
        self.waits: list[float] = []
        self.table = str(self.person.open_table("me", "me", listed=True, start=True)["table"]["id"])

    def get(self, path: str) -> Json:
        answer = self._timed(lambda: self.person.http.get(path, headers=self._from()))
        found: Json = answer.json()
        return found

    def step(self) -> bool:
        """One answer at the table, and a look into the lobby; False when the game is over."""
        base = f"/api/tables/{self.table}"
        update = self.get(f"{base}/update?seat=0&since=9999")
        if update["ending"]:
            return False
        seat = update["waiting"][0]
        if seat != 0:
            update = self.get(f"{base}/update?seat={seat}&since=9999")
        play = {key: update[key] for key in ("seat", "ply", "epoch")} | {
            "type": "play",
            "id": f"i{self.number}",
        }
        play["action"] = update["options"][self.number % len(update["options"])]["action"]
        headers = self.person.csrf() | self._from()
        answer = self._timed(lambda: self.person.http.post(f"{base}/commands", json=play, headers=headers))
        assert answer.status_code == 200, answer.text
        self.get("/api/lobby")
        return True

    def _from(self) -> dict[str, str]:
        self.number += 1
        return {
            "X-Forwarded-For": f"10.{self.number >> 16 & 255}.{self.number >> 8 & 255}.{self.number & 255}"
        }

    def _timed(self, ask: Callable[[], httpx.Response]) -> httpx.Response:
        began = time.monotonic()
        answer = ask()
        self.waits.append(time.monotonic() - began)
        return answer


def finished(running: Server) -> str:
    """A game that is over."""
    victim = Victim(running)
    while victim.step():
        continue
    return victim.table


def waits(running: Server, kind: Kind, seconds: float = EACH) -> list[float]:
    """How long somebody else waited for each answer meanwhile, in seconds."""
    victim, stop = Victim(running), threading.Event()
    abuse = threading.Thread(target=kind, args=(running, stop), daemon=True)
    abuse.start()
    time.sleep(0.5)
    victim.waits.clear()
    until = time.monotonic() + seconds
    while time.monotonic() < until and victim.step():
        time.sleep(0.02)
    stop.set()
    abuse.join(10)
    victim.person.post(f"/api/tables/{victim.table}/close")
    return victim.waits


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]
