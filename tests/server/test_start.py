"""A server with many tables starts quickly: it loads those that go on by themselves, others when asked."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.server.code_mark import code_mark
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.store import BOT, Chair, Change, Header, Row, Snapshot
from monstrum.server.store_sqlite import open_store
from tests.server.halls import Time, hall_in
from tests.server.running import run
from tests.server.tables import Played, header
from tests.server.wire import Person, Server

TABLES = 40
SOAK_TABLES = 2000
DUE = 20  # one in so many awaits a bot


def one_game() -> tuple[list[Row], int, bytes]:
    """A log as long as possible after its last snapshot, and that snapshot."""
    table = Played(3, "gg")
    while len(table.log) < EVERY:
        table.play_on(1, seed=len(table.log))
    kept = take_snapshot(table)
    while len(table.log) < kept.rows + EVERY - 1 and not table.over():
        table.play_on(1, seed=len(table.log))
    assert not table.over()
    return table.log, kept.rows, kept.data


def bot_everywhere(number: int, head: Header) -> Header:
    if number % DUE:
        return head
    return replace(head, chairs=tuple(Chair(BOT, "", "random") for _ in head.chairs))


async def fill(folder: Path, tables: int) -> None:
    log, rows, data = one_game()
    store = open_store(folder)
    jobs = []
    for number in range(tables):
        head = bot_everywhere(number, replace(header(3, "gg"), id=f"t{number}"))
        await store.create(head, ())
        due = number % DUE == 0
        jobs.append(
            store.change(
                Change(head.id, 0, tuple(log), snapshot=Snapshot(rows, data, code_mark("xybrid")), due=due)
            )
        )
        if len(jobs) == 100 or number == tables - 1:
            await asyncio.gather(*jobs)
            jobs.clear()
    await store.close()


def start(tmp_path: Path, tables: int) -> tuple[float, list[float]]:
    """Seconds to serving, and to load each of some tables, the quickest first."""
    data = tmp_path / "data"
    run(fill(data, tables))
    began = time.monotonic()
    running = Server(data)
    try:
        person = Person(running)
        assert person.http.get("/api/health").json()["status"] == "ok"
        serving = time.monotonic() - began
        loaded: list[float] = []
        for number in range(1, min(tables, 60), 3):
            asked = time.monotonic()
            answer = person.http.get(f"/api/tables/t{number}/update")
            assert answer.status_code == 200
            loaded.append(time.monotonic() - asked)
        return serving, sorted(loaded)
    finally:
        running.stop()


def test_only_tables_that_go_on_by_themselves_are_loaded(tmp_path: Path) -> None:
    async def story() -> None:
        await fill(tmp_path, TABLES)
        async with hall_in(tmp_path, Time()) as hall:
            async with asyncio.timeout(30):
                while len(hall.rooms) < TABLES // DUE:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            assert set(hall.rooms) == {f"t{number}" for number in range(0, TABLES, DUE)}
            began = time.monotonic()
            room = await hall.room("t1")
            assert room.table is not None
            assert time.monotonic() - began < 2.0

    run(story())


@pytest.mark.soak
def test_two_thousand_running_tables_keep_nobody_waiting(tmp_path: Path) -> None:
    serving, loaded = start(tmp_path, SOAK_TABLES)
    half, most = (1000 * loaded[at] for at in (len(loaded) // 2, -1))
    print(f"{SOAK_TABLES} tables: serving in {serving:.2f} s; a table in {half:.0f} ms, at most {most:.0f}")
    assert serving < 5.0
    assert half < 200
