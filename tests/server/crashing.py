"""Clients that play over sockets while their server is killed, and what they were promised."""

import json
import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from monstrum.server.protocol import ENCODE
from monstrum.server.store import ChatRow, Header, Row
from monstrum.server.table import Table
from monstrum.server.table_log import answers, repeat
from monstrum.server.updates import happened
from tests.server.databases import Kept
from tests.server.running import run
from tests.server.tables import xybrid
from tests.server.wire import PATIENCE, Json, Line, Person, Server

Heard = tuple[int, int, int, str]  # seat, ply, epoch, and the whole log of that reader


@dataclass
class Witness:
    """One table, and what its clients were promised and have heard since the last kill."""

    table: str
    people: list[Person]
    bots: bool
    replica: Table | None = None  # the stored rows, played again
    acknowledged: list[tuple[int, str]] = field(default_factory=list)  # seat and id
    said: list[str] = field(default_factory=list)  # chat that was acknowledged
    logs: dict[int, list[Json]] = field(default_factory=dict)  # of each reader
    heard: set[Heard] = field(default_factory=set)
    total: int = 0
    over: bool = False
    last: float = 0.0  # when an answer was acknowledged

    def listen(self, message: Json) -> None:
        if message["type"] != "update":
            return
        self.over = self.over or message["ending"] is not None
        seat = message["seat"]
        log = self.logs.get(seat, [])[: message["first"]] + message["events"]
        self.logs[seat] = log
        self.heard.add((seat, message["ply"], message["epoch"], as_text(log)))


def as_text(log: object) -> str:
    return json.dumps(log, sort_keys=True)


class Client:
    """One person at one table, doing a bit of everything as fast as the server answers."""

    def __init__(
        self, witness: Witness, person: Person, seats: list[int], seed: int, servers: list[Server]
    ) -> None:
        self.witness = witness
        self.servers = servers  # any of them will do
        self.line: Line | None = None
        self.person = person
        self.seats = seats
        self.rng = random.Random(seed)
        self.pending: dict[str, int] = {}  # ids that were sent, and for which seat; -1: chat
        self.answered: dict[int, tuple[int, int]] = {}
        self.undone: set[tuple[int, int, int]] = set()
        self.number = 0
        self.greeted = threading.Event()
        self.killed = threading.Event()

    def play_until_killed(self) -> None:
        """A socket is closed where the table cannot be read: as a page does, they come back."""
        while not self.killed.is_set():
            self.answered.clear()
            with suppress(WebSocketException, OSError, EOFError, TimeoutError):
                line = self.line = self.person.line(self.witness.table, at=self.rng.choice(self.servers))
                while not self.killed.is_set():
                    message = line.receive()
                    self.witness.listen(message)
                    self.hear(line, message)
            self.greeted.set()
            self.killed.wait(0.3)

    def leave(self) -> None:
        self.killed.set()
        if self.line is not None:
            with suppress(Exception):
                self.line.close()

    def hear(self, line: Line, message: Json) -> None:
        kind = message["type"]
        if kind == "accepted" and message["id"] in self.pending:
            seat = self.pending.pop(message["id"])
            if seat < 0:
                self.witness.said.append(message["id"])
            else:
                self.witness.acknowledged.append((seat, message["id"]))
                self.witness.last = time.monotonic()
        elif kind == "picking":
            self.gesture(line, message)
        elif kind == "refused":
            seat = self.pending.pop(message["id"], -1)
            if message["code"] == "again":  # nothing can be stored now: who asks without end is shut out
                time.sleep(0.5)
            if seat in line.updates and message["code"] not in ("stale", "over", "duplicate"):
                self.answered.pop(seat, None)
                self.act(line, line.updates[seat])
        elif kind == "update" and message["seat"] in self.seats:
            self.act(line, message)
        if kind == "update":
            self.greeted.set()

    def id(self, seat: int) -> str:
        self.number += 1
        id = f"{self.rng.getrandbits(48):x}-{self.number}"
        self.pending[id] = seat
        return id

    def act(self, line: Line, update: Json) -> None:
        seat, dice = update["seat"], self.rng.random()
        place = {"seat": seat, "ply": update["ply"], "epoch": update["epoch"]}
        question = update["question"]
        if question and seat in question["waiting"]:
            line.send(type="consent", id=self.id(seat), seat=seat, agree=dice < 0.6)
        if self.answered.get(seat) == (update["ply"], update["epoch"]):
            return
        if dice < 0.08:
            id = self.id(-1)
            line.send(type="chat", id=id, seat=seat, text=f"chat {id}")
        here = (seat, update["ply"], update["epoch"])
        if update["can_take_back"] and dice < 0.3:
            line.send(type="take_back", id=self.id(seat), **place)
        elif (update["can_undo"] or update["can_ask_undo"]) and dice < 0.1 and here not in self.undone:
            self.undone.add(here)  # only once: a refused undo must not keep anybody from playing
            line.send(type="undo", id=self.id(seat), turn=dice < 0.03, **place)
            return
        elif update["options"]:
            option = self.rng.choice(update["options"])
            if option["more"] and dice < 0.7:
                line.send(type="pick", id=f"{seat}", picked=[option["action"]], **place)
                return
            line.send(type="play", id=self.id(seat), action=option["action"], **place)
        self.answered[seat] = (update["ply"], update["epoch"])

    def gesture(self, line: Line, picking: Json) -> None:
        seat = int(picking["id"])
        if picking["words"]:
            place = {"ply": picking["ply"], "epoch": picking["epoch"]}
            line.send(type="play", id=self.id(seat), seat=seat, words=picking["words"], **place)
        else:
            update = line.updates[seat]
            option = self.rng.choice(update["options"])
            place = {"ply": update["ply"], "epoch": update["epoch"]}
            line.send(type="play", id=self.id(seat), seat=seat, action=option["action"], **place)


def fresh_witness(running: Server, bots: bool) -> Witness:
    """Two people and a spectator, perhaps a bot."""
    ada, bob, watcher = Person(running, "Ada"), Person(running, "Bob"), Person(running)
    seats = ["me", "open", *(["random"] if bots else [])]
    table = ada.open_table(*seats, listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    return Witness(table, [ada, bob, watcher], bots)


def sit_down(
    servers: list[Server], witnesses: list[Witness], seed: int
) -> tuple[list[Client], list[threading.Thread]]:
    """Everybody plays."""
    clients = [
        Client(witness, person, seats, seed * 1000 + number * 10 + at, servers)
        for number, witness in enumerate(witnesses)
        for at, (person, seats) in enumerate(zip(witness.people, ([0], [1], []), strict=True))
    ]
    threads = [threading.Thread(target=client.play_until_killed) for client in clients]
    for thread in threads:
        thread.start()
    for client in clients:
        assert client.greeted.wait(PATIENCE)
    return clients, threads


def storm(
    running: Server,
    witnesses: list[Witness],
    answers: int,
    seed: int,
    disturb: Callable[[], None] | None = None,
) -> None:
    """Everybody plays; in the midst of it, after that many acknowledged answers, the server is killed. Before
    that something else may be done to it, after which everybody has to play on."""
    clients, threads = sit_down([running], witnesses, seed)
    wait_for_answers(witnesses, answers)
    if disturb is not None:
        disturb()
        before = sum(len(witness.acknowledged) for witness in witnesses)
        wait_for_answers(witnesses, before + answers, PATIENCE)
        gone_on = sum(len(witness.acknowledged) for witness in witnesses) > before
        assert gone_on or all(witness.over for witness in witnesses), "nobody plays on"
    for client in clients:
        client.killed.set()
    running.kill()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()


def wait_for_answers(witnesses: list[Witness], wanted: int, patience: float = 5.0) -> None:
    """Or until nobody has any more to give: the games may be over before."""
    given, since = 0, time.monotonic()
    while given < wanted and time.monotonic() - since < patience:
        if all(witness.over for witness in witnesses):
            return
        time.sleep(0.001)
        now = sum(len(witness.acknowledged) for witness in witnesses)
        if now > given:
            given, since = now, time.monotonic()


def stored(kept: Kept, table: str) -> tuple[Header, tuple[Row, ...], list[ChatRow]]:
    async def read() -> tuple[Header, tuple[Row, ...], list[ChatRow]]:
        store = kept.open()
        try:
            found = await store.load(table)
            assert found is not None
            return found.header, await store.rows(table), await store.chat(table)
        finally:
            await store.close()

    return run(read())


def check(kept: Kept, witness: Witness) -> None:
    """Nothing acknowledged is lost, nothing was played twice, nothing was heard that is not stored."""
    header, rows, chat = stored(kept, witness.table)
    there = [(row.seat, row.client) for row in rows]
    told = [answer[0] for answer in answers(rows)]
    assert len({(row.seat, row.client) for row in told}) == len(told), "something was played twice"
    lost = [answer for answer in witness.acknowledged if answer not in there]
    assert not lost, f"{len(lost)} acknowledged answers are lost"
    lines = {line.text for line in chat}
    assert all(f"chat {id}" in lines for id in witness.said), "chat that was acknowledged is lost"
    if witness.replica is None:
        witness.replica = Table(header, xybrid())
    possible = moments(witness.replica)
    for answer in answers(rows[witness.replica.rows :]):
        repeat(witness.replica, answer)
        possible |= moments(witness.replica)
    unstored = witness.heard - possible
    assert not unstored, f"{len(unstored)} updates were heard that are not stored: {min(unstored)[:3]}"
    witness.total += len(witness.acknowledged)


def moments(table: Table) -> set[Heard]:
    """What each reader may have heard when the table stood like this."""
    found = set()
    for seat in (-1, 0, 1):
        _, events, _ = happened(table, seat, 0)
        log = as_text(json.loads(ENCODE.encode(events)))
        found.add((seat, table.ply(seat), table.epoch(seat), log))
    return found


def check_again(running: Server, witness: Witness) -> None:
    """The restarted server tells each reader what is stored, and everybody comes back to it."""
    replica = witness.replica
    assert replica is not None
    for seat, person in zip((0, 1, -1), witness.people, strict=True):
        person.move_to(running)
        update = person.http.get(f"/api/tables/{witness.table}/update", params={"seat": seat}).json()
        if seat < 0 or update["ply"] == replica.ply(seat):  # a bot may have answered already
            _, events, _ = happened(replica, seat, 0)
            assert update["events"][: len(events)] == json.loads(ENCODE.encode(events))
        assert update["ply"] >= replica.ply(seat) or update["epoch"] > replica.epoch(seat)
    witness.acknowledged.clear()
    witness.said.clear()
    witness.heard.clear()
    witness.logs.clear()
