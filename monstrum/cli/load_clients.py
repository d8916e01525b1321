"""Scripted people for `monstrum load`: they sit down, listen as a page does, and answer at random."""

import asyncio
import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from threading import Lock
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from monstrum.core.errors import MonstrumError

PATIENCE: Final = 30.0  # seconds for everybody to hear of an answer
SILENCE: Final = 3.0  # seconds after which a line is not used again


class Offered(Struct):
    """An option, as far as a script reads it."""

    action: int


class Told(Struct):
    """An update, as far as a script reads it."""

    seat: int
    ply: int
    epoch: int
    options: list[Offered]
    secret: bool
    ending: Any = None


class Line(Struct):
    """Any message: a brief one has its update inside, a whole one is an update itself."""

    type: str
    id: str = ""
    code: str = ""
    ply: int = 0
    update: Told | None = None


READ_LINE: Final = msgspec.json.Decoder(Line)
READ_TOLD: Final = msgspec.json.Decoder(Told)


class Visitor:
    """A guest with cookies, over one line: opens tables, sits down, starts."""

    def __init__(self, url: str, name: str) -> None:
        self.host = urlsplit(url).netloc
        self._line = HTTPConnection(self.host, timeout=120)
        self._cookies: dict[str, str] = {}
        self._asked = time.monotonic()
        self._one = Lock()  # tables that are over ask for the next one in threads of their own
        self.ask("GET", "/api/me")
        self.ask("POST", "/api/me", name=name)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self._cookies.items())

    def ask(self, method: str, path: str, **body: object) -> Any:
        """Raises MonstrumError for anything but success."""
        with self._one:
            try:
                return self._ask(method, path, body)
            except (OSError, HTTPException) as error:
                raise MonstrumError(
                    f"{self.host} does not answer: {str(error) or type(error).__name__}."
                ) from None

    def close(self) -> None:
        self._line.close()

    def _ask(self, method: str, path: str, body: dict[str, object]) -> Any:
        if time.monotonic() - self._asked > SILENCE:
            self._line.close()  # the server has, or will: the next request opens another one
        self._asked = time.monotonic()
        headers = {"Cookie": self.cookie, "X-CSRF-Token": self._cookies.get("monstrum_csrf", "")}
        if body:
            headers["Content-Type"] = "application/json"
        self._line.request(method, path, json.dumps(body) if body else None, headers)
        answer = self._line.getresponse()
        for cookie in answer.headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self._cookies[name] = value
        text = answer.read()
        if answer.status == 429:
            raise MonstrumError("The server's limits are too narrow for a load: docs/hosting.md names them.")
        if answer.status >= 300:
            said = text[:200].decode(errors="replace")
            raise MonstrumError(f"{method} {path} was answered {answer.status}: {said}")
        return json.loads(text) if text else None


def open_table(people: list[Visitor], game: str) -> str:
    """All of them sit at it, in this order, and the game has begun."""
    host = people[0]
    seats = ["me", *["open"] * (len(people) - 1)]
    table: str = host.ask("POST", "/api/tables", game=game, seats=seats, listed=True)["table"]["id"]
    for seat, person in enumerate(people[1:], 1):
        person.ask("POST", f"/api/tables/{table}/sit", seat=seat)
    host.ask("POST", f"/api/tables/{table}/start")
    return table


@dataclass
class Figures:
    """What was measured, of all tables together."""

    acknowledged: list[float] = field(default_factory=list)  # seconds
    heard: list[float] = field(default_factory=list)  # seconds until everybody at the table was told
    sizes: list[int] = field(default_factory=list)  # bytes of all messages an answer led to
    late: int = 0  # answers that somebody did not hear of in time
    games: int = 0  # that came to their end


class Ears:
    """One socket: the last update of its seat, and what was answered to it."""

    def __init__(self, socket: ClientConnection, changed: asyncio.Event) -> None:
        self.socket = socket
        self.now: Told | None = None
        self.bytes = 0
        self.answers: dict[str, Line] = {}
        self._changed = changed

    def knows(self, ply: int) -> bool:
        return self.now is not None and self.now.ply >= ply

    async def listen(self) -> None:
        with suppress(WebSocketException):
            async for text in self.socket:
                data = text.encode() if isinstance(text, str) else text
                self.bytes += len(data)
                line = READ_LINE.decode(data)
                if line.type == "update":
                    self.now = READ_TOLD.decode(data)
                elif line.update is not None:
                    self.now = line.update
                elif line.id:
                    self.answers[line.id] = line
                self._changed.set()


class Table:
    """One table and its people. `rate`: answers a second; 0: as fast as they are heard."""

    def __init__(self, people: list[Visitor], game: str, id: str, rate: float, seed: int) -> None:
        self.people = people
        self.game = game
        self.id = id
        self.rate = rate
        self.rng = random.Random(seed)
        self.ears: list[Ears] = []
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._number = 0

    async def listen(self) -> None:
        for person in self.people:
            url = f"ws://{person.host}/api/tables/{self.id}/socket"
            headers = {"Cookie": person.cookie}
            socket = await connect(url, additional_headers=headers, max_size=None, ping_interval=None)
            await socket.send('{"type":"hello","brief":true}')
            ears = Ears(socket, self._changed)
            self.ears.append(ears)
            self._tasks.append(asyncio.create_task(ears.listen()))
        await self._until(lambda: all(ears.now is not None for ears in self.ears))

    async def play(self, until: float, figures: Figures) -> None:
        """Answers planned before that time; each is timed from when it was planned, not from when it went."""
        planned = time.monotonic() + (self.rng.random() / self.rate if self.rate else 0.0)
        while planned < until:
            await asyncio.sleep(max(0.0, planned - time.monotonic()))
            if all(ears.now is not None and ears.now.ending is not None for ears in self.ears):
                figures.games += 1
                await self._next_game()
                planned = time.monotonic()
                continue
            await self._answer(planned, figures)
            planned = planned + 1 / self.rate if self.rate else time.monotonic()

    async def _answer(self, planned: float, figures: Figures) -> None:
        before = sum(ears.bytes for ears in self.ears)
        asked = [ears for ears in self.ears if ears.now is not None and ears.now.options]
        if not asked:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), PATIENCE)
            return
        ears = self.rng.choice(asked)
        told = ears.now
        assert told is not None
        self._number += 1
        id = f"load {self._number}"
        place = {"seat": told.seat, "ply": told.ply, "epoch": told.epoch}
        action = self.rng.choice(told.options).action
        await ears.socket.send(json.dumps({"type": "play", "id": id, "action": action, **place}))
        try:
            await self._until(lambda: id in ears.answers)
            answer = ears.answers.pop(id)
            if answer.type != "accepted":
                return
            figures.acknowledged.append(time.monotonic() - planned)
            hearing = [ears] if told.secret else self.ears  # what is secret is told to nobody else
            await self._until(lambda: all(each.knows(answer.ply) for each in hearing))
            figures.heard.append(time.monotonic() - planned)
            figures.sizes.append(sum(each.bytes for each in self.ears) - before)
        except TimeoutError:
            figures.late += 1

    async def _until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    async def _next_game(self) -> None:
        await self.close()
        self.ears = []
        self.id = await asyncio.to_thread(open_table, self.people, self.game)
        await self.listen()

    async def close(self) -> None:
        for ears in self.ears:
            await ears.socket.close()
        for task in self._tasks:
            task.cancel()
        self._tasks = []
