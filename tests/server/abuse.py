"""Who pays for abuse: how long others wait for their answers while somebody takes what they can get.

Each kind of abuse comes from an address of its own. Somebody plays and looks into the lobby all the while,
and every answer they wait for is timed.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx

from tests.server.wire import ROOT, Json, Person, Server

ABUSER = "2001:db8:bad::{:x}"
EACH = 6.0  # seconds of one run

Kind = Callable[["Running"], None]


def person_from(running: Any, address: str, name: str) -> Person:
    person = Person(running)
    person.http.headers["X-Forwarded-For"] = address
    person.http.get("/api/me")
    person.post("/api/me", name=name)
    return person


def nothing(running: "Running") -> None:
    """What it is compared with."""
    time.sleep(3600)


def flood(running: "Running") -> None:
    """As many requests as one connection carries, nearly all of them refused."""
    with httpx.Client(base_url=running.url, headers={"X-Forwarded-For": ABUSER.format(1)}) as http:
        while True:
            http.get("/api/lobby")
            time.sleep(0.004)  # a client on another machine would not take our processor for it


def many_addresses(running: "Running") -> None:
    """The same from all addresses a subscriber of IPv6 has."""
    number = 0
    with httpx.Client(base_url=running.url) as http:
        while True:
            number += 1
            http.get("/api/lobby", headers={"X-Forwarded-For": ABUSER.format(number)})
            time.sleep(0.004)


def bot_tables(running: "Running") -> None:
    """Ten tables where bots play each other, and nobody looks."""
    for at in range(2):
        person = person_from(running, ABUSER.format(at), f"Eve {at}")
        for _ in range(5):
            person.post("/api/tables", game="xybrid", seats=["greedy", "greedy"], start=True)
    time.sleep(3600)


def stretches(running: "Running") -> None:
    """A finished game over and over, as much at once as one may."""
    person = person_from(running, ABUSER.format(7), "Eve")
    while True:
        person.http.get(f"/api/tables/{running.finished}/stretch?count=32&first=0&seat=0")
        time.sleep(0.004)


def strange_ids(running: "Running") -> None:
    with httpx.Client(base_url=running.url, headers={"X-Forwarded-For": ABUSER.format(9)}) as http:
        while True:
            with suppress(httpx.HTTPError):
                http.get(f"/api/tables/{'x' * 3000}/update")
            time.sleep(0.004)


KINDS: dict[str, Kind] = {
    "flood": flood,
    "many addresses": many_addresses,
    "bot tables": bot_tables,
    "stretches": stretches,
    "strange ids": strange_ids,
}


class Running:
    """A server of another process, as an abuser sees it."""

    def __init__(self, port: int, finished: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.finished = finished
        self.clients: list[object] = []


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


def waits(running: Server, kind: str, finished_table: str, seconds: float = EACH) -> list[float]:
    """How long somebody else waited for each answer meanwhile, in seconds."""
    victim = Victim(running)
    command = [sys.executable, "-m", "tests.server.abuse", str(running.port), kind, finished_table]
    abuse = subprocess.Popen(command, cwd=ROOT, preexec_fn=lambda: os.nice(10))
    time.sleep(1.5)
    victim.waits.clear()
    until = time.monotonic() + seconds
    while time.monotonic() < until and victim.step():
        time.sleep(0.02)
    abuse.kill()
    abuse.wait(10)
    victim.person.post(f"/api/tables/{victim.table}/close")
    return victim.waits


def p95(times: list[float]) -> float:
    return sorted(times)[int(0.95 * (len(times) - 1))]


if __name__ == "__main__":
    (KINDS | {"nothing": nothing})[sys.argv[2]](Running(int(sys.argv[1]), sys.argv[3]))
