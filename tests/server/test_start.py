"""A server with many tables loads those that go on by themselves, others when asked, and each from its last
snapshot. How long that takes is measured by `monstrum bench server`."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.server import loading
from monstrum.server.code_mark import code_mark
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.store import BOT, Chair, Change, Header, Row, Snapshot
from monstrum.server.store_sqlite import open_store
from monstrum.server.table import Table
from monstrum.server.table_log import repeat
from tests.server.halls import Time, hall_in
from tests.server.running import run
from tests.server.tables import Played, header
from tests.server.wire import PATIENCE

TABLES = 40
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


def test_only_tables_that_go_on_by_themselves_are_loaded_and_little_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    repeated: list[int] = []

    def count(table: Table, rows: Sequence[Row]) -> None:
        repeated.append(len(rows))
        repeat(table, rows)

    monkeypatch.setattr(loading, "repeat", count)

    async def story() -> None:
        await fill(tmp_path, TABLES)
        async with hall_in(tmp_path, Time()) as hall:
            async with asyncio.timeout(PATIENCE):
                while len(hall.rooms) < TABLES // DUE:
                    await asyncio.sleep(0.02)
            assert set(hall.rooms) == {f"t{number}" for number in range(0, TABLES, DUE)}
            room = await hall.room("t1")
            assert room.table is not None
            assert room.table.rows > EVERY > max(repeated)
            assert len(repeated) == TABLES // DUE + 1

    run(story())
