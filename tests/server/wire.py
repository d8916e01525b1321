"""Clients for tests: a server process, guests with cookies, sockets."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from monstrum.server.brevity import whole
from tests.server.hatching import Hatched

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds; only something broken ever takes so long

Json = dict[str, Any]

# Of a request. Reading certificates, which nobody shows here, would take longer than all the rest.
EASY: dict[str, Any] = {"timeout": PATIENCE, "verify": False}


def fetch(url: str, **options: Any) -> httpx.Response:
    """As nobody in particular, and as patient as everybody else here."""
    return httpx.get(url, **{**EASY, **options})


class Server:
    """One process, on a free port of this machine."""

    def __init__(self, data: Path, **options: object) -> None:
        given = [f"{name}={value}" for name, value in options.items()]
        self.clients: list[Person | Line] = []  # closed with the server
        with (data.parent / f"{data.name}.log").open("a") as log:
            self.process = Hatched(log, [str(data), *given])
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.kill()
        self._end()

    def stop(self) -> None:
        self.process.terminate()
        self._end()

    def _end(self) -> None:
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        for client in self.clients:
            client.close()


@contextmanager
def server(data: Path, **options: object) -> Iterator[Server]:
    running = Server(data, **options)
    try:
        yield running
    finally:
        running.stop()


class Person:
    """A guest with a browser's habits: cookies, and the CSRF token in a header."""

    def __init__(self, running: Server, name: str = "") -> None:
        self.server = running
        self.http = httpx.Client(base_url=running.url, **EASY)
        running.clients.append(self)
        self.http.get("/api/me")
        if name:
            assert self.post("/api/me", name=name).status_code == 200

    def post(self, path: str, **body: object) -> httpx.Response:
        return self.http.post(path, json=body, headers=self.csrf())

    def csrf(self) -> dict[str, str]:
        return {"x-csrf-token": self.http.cookies["monstrum_csrf"]}

    def open_table(self, *seats: str, **options: object) -> Json:
        answer = self.post("/api/tables", game="xybrid", seats=list(seats), **options)
        assert answer.status_code == 201, answer.text
        opened: Json = answer.json()
        return opened

    def line(
        self,
        table: str,
        since: int = 0,
        token: str = "",
        hello: bool = True,
        look: int = -1,
        brief: bool = False,
        at: Server | None = None,
        **headers: str,
    ) -> "Line":
        """`at`: a server that shares the tables of ours."""
        server = at or self.server
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        sent = {"Cookie": cookies} | {
            name.title().replace("_", "-"): value for name, value in headers.items()
        }
        # No pings from a thread of ours: they draw from the random module, which Hypothesis minds elsewhere.
        opening = connect(
            url,
            additional_headers=sent,
            max_size=None,
            open_timeout=PATIENCE,
            close_timeout=0.5,
            ping_interval=None,
        )
        line = Line(opening)
        server.clients.append(line)
        if hello:
            line.send(type="hello", since=since, token=token, look=look, brief=brief)
        return line

    def move_to(self, running: Server) -> None:
        """The same guest at the same server, started again."""
        cookies = self.http.cookies
        self.http.close()
        self.server = running
        self.http = httpx.Client(base_url=running.url, cookies=cookies, **EASY)
        running.clients.append(self)

    def close(self) -> None:
        self.http.close()


class Line:
    """A socket at a table."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.stack = ExitStack()
        self.socket = self.stack.enter_context(opening)
        self.raw: list[str] = []  # everything that came
        self.updates: dict[int, Json] = {}
        self.sent = 0

    def send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, patience: float = PATIENCE) -> Json:
        text = self.socket.recv(patience)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        if message["type"] == "brief":
            told = whole(message, self.updates.get(message["update"]["seat"]))
            assert told is not None, "a brief update of a board that was never told"
            message = told
        if message["type"] == "update":
            self.updates[message["seat"]] = message
        return message

    def until(self, kind: str) -> Json:
        """The next message of that kind."""
        while True:
            message = self.receive()
            if message["type"] == kind:
                return message

    def heard(self, patience: float) -> bool:
        """Whether anything came in that time; it was read."""
        try:
            self.receive(patience)
        except TimeoutError:
            return False
        return True

    def news(self) -> Json:
        """The next message about the game, not about who comes and goes."""
        while (message := self.receive())["type"] == "around":
            continue
        return message

    def play(self, seat: int, choose: random.Random | None = None, **changes: object) -> str:
        """One of the options of the last update; the id it was sent with."""
        update = self.updates[seat]
        options = update["options"]
        option = choose.choice(options) if choose else options[0]
        self.sent += 1
        message = {
            "type": "play",
            "id": f"{id(self)}-{self.sent}",
            "seat": seat,
            "ply": update["ply"],
            "epoch": update["epoch"],
            "action": option["action"],
        } | changes
        self.send(**message)
        return str(message["id"])

    def close(self) -> None:
        self.stack.close()
