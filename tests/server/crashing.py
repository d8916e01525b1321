"""Clients that play over sockets while their server is killed, and what they were promised."""

import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from monstrum.server.store import Row
from monstrum.server.store_sqlite import open_store
from tests.server.running import run
from tests.server.wire import Json, Line, Person, Server


@dataclass
class Witness:
    """One table and what its clients have heard."""

    table: str
    people: list[Person]
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # seat and id
    heard: dict[int, list[Json]] = field(default_factory=dict)  # the log of each reader
    plies: dict[int, int] = field(default_factory=dict)

    def listen(self, message: Json) -> None:
        if message["type"] == "update":
            log = self.heard.get(message["seat"], [])
            self.heard[message["seat"]] = log[: message["first"]] + message["events"]
            self.plies[message["seat"]] = message["ply"]


def play_until_killed(witness: Witness, seats: list[int], person: Person, seed: int) -> None:
    """One client for these seats (none: a spectator), as fast as it can."""
    rng = random.Random(seed)
    try:
        line = person.line(witness.table)
        answered: dict[int, tuple[int, int]] = {}
        while True:
            message = line.receive()
            witness.listen(message)
            if message["type"] == "accepted":
                seat = int(message["id"].split("/")[1])
                witness.acknowledged.append((seat, message["id"]))
            if message["type"] == "update" and message["seat"] in seats and message["options"]:
                act(line, message, rng, answered)
    except (WebSocketException, OSError, EOFError, TimeoutError):
        return


def act(line: Line, update: Json, rng: random.Random, answered: dict[int, tuple[int, int]]) -> None:
    seat, place = update["seat"], (update["ply"], update["epoch"])
    if answered.get(seat) == place:
        return
    answered[seat] = place
    line.play(seat, rng, id=f"{rng.getrandbits(64):x}/{seat}")


def fresh_witness(running: Server) -> Witness:
    """Two people, a bot and a spectator."""
    ada, bob, watcher = Person(running, "Ada"), Person(running, "Bob"), Person(running)
    table = ada.open_table("me", "open", "random", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    return Witness(table, [ada, bob, watcher])


def storm(running: Server, witnesses: list[Witness], seconds: float, seed: int) -> None:
    """Everybody plays; then the server is killed."""
    threads = []
    for number, witness in enumerate(witnesses):
        for at, (person, seats) in enumerate(zip(witness.people, ([0], [1], []), strict=True)):
            arguments = (witness, seats, person, seed * 1000 + number * 10 + at)
            threads.append(threading.Thread(target=play_until_killed, args=arguments))
    for thread in threads:
        thread.start()
    time.sleep(seconds)
    running.kill()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()


def stored_rows(data: Path, table: str) -> tuple[Row, ...]:
    async def read() -> tuple[Row, ...]:
        store = open_store(data)
        try:
            return await store.rows(table)
        finally:
            await store.close()

    return run(read())
