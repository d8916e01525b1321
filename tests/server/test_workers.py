"""Several workers at one database: clients of any of them sit at the same tables, and no two write one."""

import json
import os
import signal
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import psycopg
import pytest

from monstrum.cli.main import run as run_verb
from monstrum.server.folder_lock import Occupied
from monstrum.server.leases import Elsewhere
from monstrum.server.postgres_workers import Membership
from monstrum.server.store import HIDDEN, Change, Guest, Store, StoreError
from monstrum.server.store_postgres import open_postgres
from tests.server.buses import bus
from tests.server.databases import PATIENCE, postgres
from tests.server.running import run
from tests.server.test_postgres import HEADER, row
from tests.server.wire import Person, Server, fetch

Two = tuple[Server, Server]


def until(wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.fixture(scope="module")
def database() -> str:
    return postgres().fresh()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, database: str) -> Iterator[Two]:
    folder = tmp_path_factory.mktemp("workers")
    shared = {"database": database, "bus": bus().url}
    started = (
        Server(folder / "one", **shared, names="7/600"),
        Server(folder / "other", **shared, names="7/600"),
    )
    yield started
    for server in started:
        server.stop()


def test_a_table_is_one_table_for_clients_of_both_workers(two: Two) -> None:
    one, other = two
    ada, bob = Person(one, "Ada"), Person(one, "Bob")
    opened = ada.open_table("me", "open", listed=True)
    table = opened["table"]["id"]
    bob.move_to(other)
    assert bob.post(f"/api/tables/{table}/sit").status_code == 200
    assert bob.post("/api/me", name="Robert").status_code == 200
    assert ada.post(f"/api/tables/{table}/start").status_code == 200
    lines = [ada.line(table), bob.line(table)]
    for line in lines:
        line.until("update")

    # Both are told of the same answers, whoever gives them.
    first, second = lines
    answers = 0
    while answers < 6:
        seat = next(seat for seat in (0, 1) if lines[seat].updates[seat]["options"])
        lines[seat].play(seat)
        assert lines[seat].until("accepted")
        ply = lines[seat].until("update")["ply"]
        while lines[1 - seat].updates[1 - seat]["ply"] < ply:
            lines[1 - seat].receive()
        answers += 1
    assert first.updates[0]["board"]["status"] == second.updates[1]["board"]["status"]

    # Chat, who is there, names, and what the lobby of either shows.
    second.send(type="chat", id="c", seat=1, text="hello from afar")
    assert first.until("said")["lines"][-1]["text"] == "hello from afar"

    def seats(person: Person) -> list[tuple[str, bool]]:
        (shown,) = (each for each in person.http.get("/api/lobby").json()["mine"] if each["id"] == table)
        return [(seat["name"], seat["here"]) for seat in shown["seats"]]

    for person in (ada, bob):
        until(partial(lambda whose: seats(whose) == [("Ada", True), ("Robert", True)], person))

    # A token that is renewed over the one opens nothing at the other.
    stranger = Person(other)
    path = f"/api/tables/{table}"
    token = {"x-monstrum-token": opened["seat_tokens"]["0"]}
    assert stranger.http.get(f"{path}/update?seat=0", headers=token).status_code == 200
    assert ada.post(f"{path}/renew", kind="seat", seat=0).status_code == 200
    assert stranger.http.get(f"{path}/update?seat=0", headers=token).status_code == 403

    # The stream of a seat through the worker where the table is not.
    with bob.http.stream("GET", f"{path}/stream?seat=1") as stream:
        told = next(line for line in stream.iter_lines() if line)
    assert json.loads(told)["seat"] == 1
    second.close()
    first.until("around")
    until(lambda: seats(bob) == [("Ada", True), ("Robert", False)])
    assert bob.http.get("/api/tables/nothing").status_code == 404
    first.close()


def test_whoever_comes_through_another_worker_is_told_the_same_byte_for_byte(two: Two) -> None:
    """What a seat and a spectator may not know is decided where the table lives: the way adds and leaves out
    nothing."""
    ada = Person(two[0], "Ada")
    table = ada.open_table("me", "greedy", listed=True, start=True)["table"]["id"]
    player = ada.line(table, at=two[1])
    while not player.until("update")["options"]:  # then nothing happens until Ada has answered
        continue
    readers = [Person(server) for server in two for _ in range(2)]
    lines = [person.line(table, brief=at % 2 == 1) for at, person in enumerate(readers)]
    for line in lines:
        line.until("update")
    told = [len(line.raw) for line in lines]
    answers = 0
    while answers < 8:
        if player.updates[0]["options"]:
            player.play(0)
            answers += 1
        ply = player.until("update")["ply"]
    for line in lines:
        while line.updates[-1]["ply"] < ply:
            line.receive()
    news = [
        [text for text in line.raw[since:] if json.loads(text)["type"] in ("update", "brief")]
        for line, since in zip(lines, told, strict=True)
    ]
    for here, there in ((0, 2), (1, 3)):
        both = min(len(news[here]), len(news[there]))  # the bot may have answered meanwhile
        assert both >= 8
        assert news[here][:both] == news[there][:both]


def test_a_host_freezes_a_table_wherever_it_lives(two: Two, database: str) -> None:
    """Who comes through the other worker is told as well, and nobody's answer is stored any more."""
    ada = Person(two[0], "Ada")
    table = ada.open_table("me", "random", listed=True, start=True)["table"]["id"]
    lines = [ada.line(table, at=server) for server in two]
    for line in lines:
        while not line.until("update")["options"]:
            continue
    with psycopg.connect(database) as db:
        before = db.execute("SELECT count(*) FROM log WHERE table_id = %s", (table,)).fetchone()
    assert run_verb(["admin", "freeze", table, "--database", database]) == 0
    for line in lines:
        while not line.until("update")["frozen"]:
            continue
    lines[1].send(type="play", id="late", seat=0, ply=0, epoch=0, action=0)
    assert lines[1].until("refused")["code"] == "frozen"
    with psycopg.connect(database) as db:
        assert db.execute("SELECT count(*) FROM log WHERE table_id = %s", (table,)).fetchone() == before
    assert run_verb(["admin", "freeze", table, "--thaw", "--database", database]) == 0
    for line in lines:
        while line.until("update")["frozen"]:
            continue
    lines[1].play(0)
    assert lines[1].until("accepted")
    for line in lines:
        line.close()


def test_every_worker_obeys_who_is_muted_and_hides_a_name(
    two: Two, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = Person(two[0], "Ada")
    table = ada.open_table("me", "random", listed=True, start=True)["table"]["id"]
    near, far = (ada.line(table, at=server) for server in two)
    near.send(type="chat", id="c1", seat=0, text="hello")
    assert far.until("said")["lines"][-1]["name"] == "Ada"
    capsys.readouterr()
    assert run_verb(["admin", "people", "--table", table, "--database", database]) == 0
    whom = capsys.readouterr().out.split()[0]
    for number, words in enumerate((["mute", whom], ["mute", whom, "--lift"])):
        assert run_verb(["admin", *words, "--database", database]) == 0
        for line in (near, far):
            line.send(type="chat", id=f"again {number}", seat=0, text="hello again")
            while (answer := line.receive()).get("id") != f"again {number}":
                continue
            assert answer["type"] == ("accepted" if number else "refused")
    assert run_verb(["admin", "hide", whom, "--database", database]) == 0
    for line in (near, far):
        while line.until("around")["table"]["seats"][0]["name"] != HIDDEN:
            continue
        while {said["name"] for said in line.until("said")["lines"]} != {HIDDEN}:
            continue
    assert run_verb(["admin", "hide", "--lift", "Ada", "--database", database]) == 0
    for line in (near, far):
        line.close()


def test_limits_are_those_of_all_workers_together(two: Two) -> None:
    def refused() -> bool:
        asked = Person(two[1])
        return asked.post("/api/me", name="Somebody").status_code == 429

    Person(two[0], "Nobody")
    until(refused)


def test_a_phone_beside_a_real_table_hears_what_came_to_the_other_worker(two: Two) -> None:
    told = {"wait": 30.0, "key": "k" * 24, "known": 0, "entries": []}
    first, second = Person(two[0]), Person(two[1])
    path = "/api/companion/beside"
    assert first.post(path, **told | {"phone": "a", "wait": 0}).status_code == 200
    assert second.post(path, **told | {"phone": "b", "wait": 0}).json()["phones"] in (1, 2)
    until(lambda: first.post(path, **told | {"phone": "a", "wait": 0}).json()["phones"] == 2)


def test_figures_of_all_workers_are_told_by_each(two: Two) -> None:
    def workers(server: Server) -> int:
        text = fetch(f"{server.url}/api/metrics").text
        return sum(line.startswith("monstrum_tables{worker=") for line in text.splitlines())

    for server in two:
        until(partial(lambda told: workers(told) == 2, server))


def test_only_the_worker_that_has_a_table_writes_it() -> None:
    url = postgres().fresh()

    async def story() -> None:
        one, other = open_postgres(url, "bus"), open_postgres(url, "bus")
        await one.create(HEADER, ())
        await one.leases.claim("t1")
        await one.change(Change("t1", 0, (row(0),)))
        with pytest.raises(Elsewhere) as found:
            await other.leases.claim("t1")
        assert found.value.worker == one.member.worker
        with pytest.raises(Elsewhere):
            await other.change(Change("t1", 1, (row(1),)))
        await one.put_guest(Guest("g1", "Countess", 1.0))
        await other.leases.claim("nothing")
        assert await other.leases.holders(["t1"]) == {"t1": one.member.worker}

        await one.leases.release("t1")
        await other.leases.claim("t1")
        with pytest.raises(Elsewhere):
            await one.change(Change("t1", 1, (row(1),)))
        await other.change(Change("t1", 1, (replace(row(1), client="other"),)))
        assert [each.client for each in await one.rows("t1")] == ["c0", "other"]
        await other.close()
        await one.leases.claim("t1")
        await one.change(Change("t1", 2, (row(2),)))
        with pytest.raises(Occupied):
            open_postgres(url)
        await one.close()

    run(story())


def test_a_worker_that_was_taken_for_gone_writes_nothing_and_begins_again() -> None:
    url = postgres().fresh()

    async def story() -> None:
        one, other = open_postgres(url, "bus"), open_postgres(url, "bus")
        await one.create(HEADER, ())
        await one.leases.claim("t1")
        await one.change(Change("t1", 0, (row(0),)))
        before = one.member.worker
        with psycopg.connect(url, autocommit=True) as db:
            db.execute("DELETE FROM workers WHERE id = %s", (before,))
        await other.leases.claim("t1")
        with pytest.raises(StoreError):
            await one.change(Change("t1", 1, (row(1),)))
        await other.change(Change("t1", 1, (row(1),)))
        until(lambda: one.member.worker != before)
        assert not one.leases.holds("t1")
        with pytest.raises(Elsewhere):
            await one.leases.claim("t1")
        await refused(one)
        assert len(await one.rows("t1")) == 2
        await one.close()
        await other.close()

    run(story())


async def refused(store: Store) -> None:
    with pytest.raises(Elsewhere):
        await store.change(Change("t1", 2, (row(2),)))


def test_a_worker_that_hangs_is_gone_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstrum.server.postgres_workers.HUNG", 1.5)
    url = postgres().fresh()
    run(open_postgres(url).close())
    one, other = Membership(url, "bus"), Membership(url, "bus")
    until(lambda: other.peers == {one.worker})
    one.alive = lambda: False
    until(lambda: other.peers == frozenset())
    one.alive = lambda: True
    until(lambda: other.peers == {one.worker})
    for each in (one, other):
        each.close()


def test_workers_of_one_command_share_a_port_and_are_started_again(tmp_path: Path) -> None:
    url = postgres().fresh()
    server = Server(tmp_path / "data", database=url, bus=bus().url, workers=2)

    def workers() -> set[int]:
        with psycopg.connect(url) as db:
            return {int(holder.split()[1]) for (holder,) in db.execute("SELECT holder FROM workers")}

    until(lambda: len(workers()) == 2)
    ada = Person(server, "Ada")
    table = ada.open_table("me", "random", start=True)["table"]["id"]
    for victim in workers():
        os.kill(victim, signal.SIGKILL)
        until(partial(lambda gone: gone not in workers() and len(workers()) == 2, victim))
        until(lambda: ada.http.get(f"/api/tables/{table}/update?seat=0").status_code == 200)
    server.stop()
    assert server.process.returncode == 0
    assert not workers()


def test_a_worker_that_is_stopped_while_it_starts_leaves_nothing_behind(tmp_path: Path) -> None:
    url = postgres().fresh()
    server = Server(tmp_path / "data", database=url, bus=bus().url, workers=2, dawdle=1)

    def workers() -> set[int]:
        with psycopg.connect(url) as db:
            return {int(holder.split()[1]) for (holder,) in db.execute("SELECT holder FROM workers")}

    victim = min(workers())
    os.kill(victim, signal.SIGKILL)
    until(lambda: victim not in workers() and len(workers()) == 2)  # the new one is there, and not ready
    server.stop()
    assert server.process.returncode == 0
    assert not workers()
