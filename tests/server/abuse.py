"""Who pays for abuse: how long others wait for their answers while somebody takes what they can get.

Each kind of abuse comes from an address of its own, in a process of its own that begins and stops when it is
told to. Somebody plays and looks into the lobby all the while, and every answer they wait for is timed. Abuse
and peace take turns in short slices, so that whatever else a machine does meets both alike.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import httpx

from tests.server.wire import EASY, ROOT, Json, Person, Server

ADDRESS = "2001:db8:bad::{:x}"
BREATH = 0.004  # seconds between two requests: a client on another machine would not take our processor


def person_from(running: Any, address: str, name: str) -> Person:
    person = Person(running)
    person.http.headers["X-Forwarded-For"] = address
    person.http.get("/api/me")
    person.post("/api/me", name=name)
    return person


class Abuse:
    """One kind. `turns` slices of `slice` seconds make a run."""

    slice: ClassVar[float] = 0.6
    turns: ClassVar[int] = 10

    def __init__(self, running: "Running") -> None:
        self.running = running
        self.number = 0
        self.http = httpx.Client(base_url=running.url, headers={"X-Forwarded-For": ADDRESS.format(1)}, **EASY)

    def begin(self) -> None:
        """What has to be there before it can be measured."""

    def once(self) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """Nothing of it goes on."""


class Flood(Abuse):
    """As many requests as one connection carries, nearly all of them refused."""

    def once(self) -> None:
        self.http.get("/api/lobby")


class ManyAddresses(Abuse):
    """The same from all addresses a subscriber of IPv6 has."""

    def once(self) -> None:
        self.number += 1
        self.http.get("/api/lobby", headers={"X-Forwarded-For": ADDRESS.format(self.number)})


class BotTables(Abuse):
    """Ten tables where bots play each other, and nobody looks. They begin slowly: slices are longer."""

    slice = 5.0
    turns = 2

    def begin(self) -> None:
        self.number += 1
        self.people = [person_from(self.running, ADDRESS.format(at), f"Eve {at}") for at in range(2)]
        wanted = {"game": "xybrid", "seats": ["greedy", "greedy"], "start": True}
        opened = [(person, person.post("/api/tables", **wanted)) for person in self.people for _ in range(5)]
        self.tables = [(person, answer.json()["table"]["id"]) for person, answer in opened]

    def once(self) -> None:
        time.sleep(0.05)

    def end(self) -> None:
        for person, table in self.tables:
            person.post(f"/api/tables/{table}/close")


class Stretches(Abuse):
    """A finished game over and over, as much at once as one may."""

    def once(self) -> None:
        self.number += 1
        first, seat = 8 * (self.number % 6), self.number % 3 - 1
        path = f"/api/tables/{self.running.finished}/stretch?count=32&first={first}&seat={seat}"
        self.http.get(path)


class PrintedMatter(Abuse):
    """The longest answers there are: cards, rules, and the document of the interface."""

    PATHS = ("/api/games/hybrid/faces", "/api/rules/hybrid", "/api/schema/openapi.json")

    def once(self) -> None:
        self.number += 1
        self.http.get(self.PATHS[self.number % len(self.PATHS)])


class StrangeIds(Abuse):
    """Tables that cannot be there."""

    def once(self) -> None:
        with suppress(httpx.HTTPError):
            self.http.get(f"/api/tables/{'x' * 3000}/update")


KINDS: dict[str, type[Abuse]] = {
    "flood": Flood,
    "many addresses": ManyAddresses,
    "bot tables": BotTables,
    "stretches": Stretches,
    "printed matter": PrintedMatter,
    "strange ids": StrangeIds,
}


class Running:
    """A server of another process, as an abuser sees it."""

    def __init__(self, port: int, finished: str) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.finished = finished
        self.clients: list[object] = []


class Abuser:
    """The process of one kind of abuse."""

    def __init__(self, running: Server, kind: str, finished: str) -> None:
        command = [sys.executable, "-m", "tests.server.abuse", str(running.port), kind, finished]
        self.kind = KINDS[kind]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=-1, stdout=-1, text=True, preexec_fn=lambda: os.nice(10)
        )

    @contextmanager
    def at_work(self) -> Iterator[None]:
        self._say("on")
        try:
            yield
        finally:
            self._say("off")

    def _say(self, word: str) -> None:
        """And it is so when this returns."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{word}\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == f"{word}\n", "the abuser has failed"

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def obey(abuse: Abuse) -> None:
    """The process of an abuser: on and off, as it is told."""
    on = threading.Event()

    def listen() -> None:
        for line in sys.stdin:
            if line.strip() == "on":
                on.set()
            else:
                on.clear()

    threading.Thread(target=listen, daemon=True).start()
    while True:
        on.wait()
        abuse.begin()
        abuse.once()
        print("on", flush=True)
        while on.is_set():
            abuse.once()
            time.sleep(BREATH)
        abuse.end()
        print("off", flush=True)


class Victim:
    """Somebody who plays both seats of a table by request, each from another address: no limit is theirs."""

    def __init__(self, running: Server) -> None:
        self.number = 0
        self.person = person_from(running, "10.0.0.1", "Ada")
        self.waits: list[float] = []
        self.table = ""
        self.sit_down()

    def sit_down(self) -> None:
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


@dataclass
class Times:
    """How long somebody waited for each answer, and how long the server worked meanwhile, in seconds."""

    waits: list[float] = field(default_factory=list)
    work: float = 0.0

    def p95(self) -> float:
        return sorted(self.waits)[int(0.95 * (len(self.waits) - 1))]

    def each(self) -> float:
        """Work of the server for each answer."""
        return self.work / len(self.waits)

    def add(self, running: Server, victim: Victim, seconds: float) -> None:
        victim.waits.clear()
        began, until = worked(running), time.monotonic() + seconds
        while time.monotonic() < until:
            if not victim.step():
                victim.sit_down()
            time.sleep(0.02)
        self.waits += victim.waits
        self.work += worked(running) - began


def worked(running: Server) -> float:
    """Seconds of a processor that the server has used, without its bots."""
    facts = Path(f"/proc/{running.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def one_run(running: Server, victim: Victim, abuser: Abuser) -> tuple[Times, Times]:
    """In peace, and under abuse, turn by turn."""
    peace, abuse = Times(), Times()
    for _ in range(abuser.kind.turns):
        peace.add(running, victim, abuser.kind.slice)
        with abuser.at_work():
            abuse.add(running, victim, abuser.kind.slice)
    return peace, abuse


if __name__ == "__main__":
    obey(KINDS[sys.argv[2]](Running(int(sys.argv[1]), sys.argv[3])))
