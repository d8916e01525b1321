"""A server whose disk is full, whose file is held by others, whose cards change with upgrades, whose folder
somebody else wants to serve too. Nothing acknowledged is lost, and everything goes on by itself afterwards.
"""

import random
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from monstrum.server.store_sqlite import FILE
from monstrum.texts.record import read_record, replay
from tests.server.crashing import stored
from tests.server.databases import Kept
from tests.server.holding import held
from tests.server.tables import xybrid
from tests.server.upgrades import other_cards
from tests.server.wire import PATIENCE, ROOT, Json, Person, Server, fetch, server

Fault = Callable[[Server, Path], AbstractContextManager[None]]

TIMES = 2
SOAK_TIMES = 6


@contextmanager
def full_disk(running: Server, data: Path) -> Iterator[None]:
    """No file of the server can grow beyond what the smallest one has."""
    before = resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
    try:
        yield
    finally:
        resource.prlimit(running.process.pid, resource.RLIMIT_FSIZE, before)


@contextmanager
def held_file(running: Server, data: Path) -> Iterator[None]:
    with held(data):
        yield


def rows_of(data: Path, table: str) -> int:
    """Without asking the server: nobody is to wake it."""
    db = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
    try:
        return int(db.execute("SELECT count(*) FROM log WHERE table_id = ?", (table,)).fetchone()[0])
    finally:
        db.close()


class Player:
    """Somebody who plays both seats of a table by requests, and remembers what was acknowledged."""

    def __init__(self, running: Server, seed: int) -> None:
        self.person = Person(running, "Ada")
        self.table = self.person.open_table("me", "me", listed=True, start=True)["table"]["id"]
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []
        self.refused = 0

    def play(self, number: str) -> bool:
        for seat in (0, 1):
            update = self.person.http.get(f"/api/tables/{self.table}/update", params={"seat": seat})
            assert update.status_code == 200, update.text
            found: Json = update.json()
            if not found["options"]:
                continue
            action = self.rng.choice(found["options"])["action"]
            place = {"seat": seat, "ply": found["ply"], "epoch": found["epoch"]}
            answer = self.person.post(
                f"/api/tables/{self.table}/commands", type="play", id=number, action=action, **place
            )
            assert answer.status_code in (200, 503), answer.text
            if answer.status_code == 200:
                self.acknowledged.append((seat, number))
                return True
            self.refused += 1
            return False
        return False

    def check(self, data: Path) -> None:
        _, rows, _ = stored(Kept(data), self.table)
        kept = [(row.seat, row.client) for row in rows]
        assert [one for one in self.acknowledged if kept.count(one) != 1] == []


def hard_times(tmp_path: Path, fault: Fault, times: int) -> None:
    data = tmp_path / "data"
    with server(data, wait=20, budget=1) as running:
        player = Player(running, 5)
        bots = [new_bot_table(player.person) for _ in range(2)]
        for turn in range(times):
            for number in range(4):
                assert player.play(f"good {turn} {number}")
            with fault(running, data):
                refused = player.refused
                for number in range(3):
                    player.play(f"bad {turn} {number}")
                assert player.refused > refused, "the fault was no fault"
                health = player.person.http.get("/api/health")
                assert health.status_code == 503 or health.json()["status"] != "ok", health.text
                assert player.person.http.get("/api/lobby").status_code == 200, "reading goes on"
                time.sleep(0.3)
            goes_on(data, player.person, bots)
            deadline = time.monotonic() + PATIENCE
            while not player.play(f"after {turn} {time.monotonic()}"):
                assert time.monotonic() < deadline
        deadline = time.monotonic() + PATIENCE
        while player.person.http.get("/api/health").json()["status"] != "ok":
            assert time.monotonic() < deadline
            time.sleep(0.1)
    player.check(data)
    log = (tmp_path / "data.log").read_text()
    assert "Traceback" not in log
    assert "table frozen" not in log


def new_bot_table(person: Person) -> str:
    opened: Json = person.open_table("random", "random", listed=True, start=True)
    return str(opened["table"]["id"])


def goes_on(data: Path, person: Person, bots: list[str]) -> None:
    """Every table of bots, without anybody's doing; one that is over is followed by another."""
    before = {table: rows_of(data, table) for table in bots}
    deadline = time.monotonic() + PATIENCE
    for table in list(bots):
        while rows_of(data, table) == before[table] and not over(data, table):
            assert time.monotonic() < deadline, "a table of bots has stopped"
            time.sleep(0.05)
        if over(data, table):
            bots[bots.index(table)] = new_bot_table(person)


def over(data: Path, table: str) -> bool:
    db = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
    try:
        return bool(db.execute("SELECT status = 'over' FROM tables WHERE id = ?", (table,)).fetchone()[0])
    finally:
        db.close()


@pytest.mark.parametrize("fault", [full_disk, held_file])
def test_hard_times_pass(tmp_path: Path, fault: Fault) -> None:
    hard_times(tmp_path, fault, TIMES)


@pytest.mark.soak
@pytest.mark.parametrize("fault", [full_disk, held_file])
def test_many_hard_times_pass(tmp_path: Path, fault: Fault) -> None:
    hard_times(tmp_path, fault, SOAK_TIMES)


# Upgrades -----------------------------------------------------------------------------------------


def finished_table(person: Person, data: Path) -> str:
    table = new_bot_table(person)
    deadline = time.monotonic() + 3 * PATIENCE
    while not over(data, table):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return table


def upgrades(tmp_path: Path, times: int) -> None:
    """Every restart brings other cards; every second one is a kill."""
    data = tmp_path / "data"
    running = Server(data, budget=1)
    player = Player(running, 3)
    ada = player.person
    finished = finished_table(ada, data)
    record = ada.http.get(f"/api/tables/{finished}/record").text
    assert replay(read_record(record), xybrid()).over()
    moments = ada.http.get(f"/api/tables/{finished}/moments").json()
    waiting: list[str] = []
    going = [player.table]
    for turn in range(times):
        waiting.append(ada.open_table("me", "open", listed=True)["table"]["id"])
        bots = new_bot_table(ada)
        for number in range(20):
            player.play(f"{turn} {number}")
        before = rows_of(data, bots)
        if turn % 2:
            running.stop()
        else:
            running.kill()
        folder = tmp_path / f"cards{turn}"
        changed = other_cards(folder, f"name{turn}", turn + 5)
        running = Server(data, budget=1, cards=folder)
        ada.move_to(running)
        goes_on(data, ada, [bots])
        assert rows_of(data, bots) >= before
        table = waiting.pop(0)
        assert ada.post(f"/api/tables/{table}/bots", seat=1, bot="random").status_code == 200
        assert ada.post(f"/api/tables/{table}/start").json()["pack_hash"] == changed.pack_hash
        going.append(table)
        for table in going:
            update = ada.http.get(f"/api/tables/{table}/update", params={"seat": 0})
            assert update.status_code == 200, update.text
            assert ada.http.get(f"/api/tables/{table}").json()["status"] in ("playing", "over")
        assert ada.http.get(f"/api/tables/{finished}/record").text == record
        assert ada.http.get(f"/api/tables/{finished}/moments").json() == moments
        assert ada.http.get(f"/api/tables/{finished}/moments/3", params={"seat": 0}).status_code == 200
        assert ada.http.get("/api/health").json()["status"] == "ok"
    running.stop()
    player.check(data)
    assert "table frozen" not in (tmp_path / "data.log").read_text()


def test_upgrades_touch_no_table(tmp_path: Path) -> None:
    upgrades(tmp_path, 1)


@pytest.mark.soak
def test_many_upgrades_touch_no_table(tmp_path: Path) -> None:
    upgrades(tmp_path, 6)


# Two servers --------------------------------------------------------------------------------------


def intruders(tmp_path: Path, rounds: int) -> None:
    """Others try to serve the same folder while people sit down and play."""
    data = tmp_path / "data"
    with server(data) as running:
        player = Player(running, 8)
        command = [sys.executable, "-m", "monstrum", "serve", "--data", str(data)]
        for turn in range(rounds):
            others = [
                subprocess.Popen([*command, *port], cwd=ROOT, stdout=-1, stderr=-1, text=True)
                for port in ([], ["--port", "0"])
            ]
            number = 0
            while any(other.poll() is None for other in others):
                player.play(f"{turn} {number}")
                number += 1
            for other in others:
                out, err = other.communicate()
                assert other.returncode == 2, err
                assert f"process {running.process.pid} on" in err
                assert not out
        assert fetch(f"{running.url}/api/health").json()["status"] == "ok"
    player.check(data)


@pytest.mark.soak
def test_many_second_servers_change_nothing(tmp_path: Path) -> None:
    intruders(tmp_path, 5)
