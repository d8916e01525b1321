"""Chores survive what goes wrong once, and health tells what is wrong; what is not needed goes."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS, Guest, Limits
from monstrum.server.bots import Bots
from monstrum.server.hall import Hall, NoTable
from monstrum.server.health import Doctor
from monstrum.server.protocol_tables import NewTable
from monstrum.server.store import StoreError
from monstrum.server.sweeping import IDLE
from tests.server.halls import ADA, Time, begun, hall_in, play, play_on
from tests.server.running import run
from tests.server.test_live_bots import with_bot
from tests.server.wire import PATIENCE

POLITE = """
from monstrum.bots.bot import Bot

class Polite(Bot):
    def choose(self, view, options, sampler, clock):
        return options[0].action
"""


def full(*_: object) -> None:
    raise StoreError("the disk is full")


def test_health_tells_a_chore_that_fails_and_forgets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr("monstrum.server.chores.FIRST", 0.01)
        async with hall_in(tmp_path, Time()) as hall:
            doctor = Doctor(hall, tmp_path, "1")
            well = asyncio.Event()

            async def chore() -> None:
                if not well.is_set():
                    full()

            hall.chores.every(0.01, "polish the dice", chore)
            while "polish the dice" not in hall.chores.troubles:
                await asyncio.sleep(0.01)
            health = await doctor.health()
            assert health.status == "trouble"
            assert "polish the dice" in health.troubles[0]
            assert "full" in health.troubles[0]
            well.set()
            while hall.chores.troubles:
                await asyncio.sleep(0.01)
            assert (await doctor.health()).status == "ok"

    run(story())


def test_health_tells_a_store_that_refuses_and_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            doctor = Doctor(hall, tmp_path, "1")
            monkeypatch.setattr(hall.store, "check", full)
            health = await doctor.health()
            assert health.status == "ill"
            assert health.troubles == ["The store refuses: the disk is full"]
            monkeypatch.undo()
            monkeypatch.setattr("monstrum.server.health.LITTLE", 1 << 62)
            monkeypatch.setattr("monstrum.server.health.FRESH", 0.0)
            (trouble,) = (await doctor.health()).troubles
            assert trouble.startswith("The disk is nearly full")

    run(story())


def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            for id in ("x" * 16, "x" * 60_000, "", "../../etc/passwd", "y" * 16):
                with pytest.raises(NoTable):
                    await hall.room(id)
            assert not hall._loading

    run(story())


def test_who_reads_does_not_wait_for_who_writes(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 3)
            other = sqlite3.connect(tmp_path / "monstrum.sqlite3", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")  # the lock every writer waits for, five seconds long, in vain
            try:
                found = await hall.store.load(room.id)
                assert found is not None
                assert len(found.rows) == 3
                assert [header.id for header in await hall.store.listed(9)] == [room.id]
            finally:
                other.execute("ROLLBACK")
                other.close()
            await play_on(room, 1, "q")
            stored = await hall.store.load(room.id)
            assert stored is not None
            assert len(stored.rows) == 4  # what was stored a moment ago is read

    run(story())


async def opened(hall: Hall) -> str:
    return (await hall.open_table(NewTable("xybrid", ["me", "polite"], start=True), ADA)).room.id


def test_the_processes_of_a_table_go_with_it_and_are_never_too_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "polite.py").write_text(POLITE)
    monkeypatch.setitem(
        GUESTS, "polite", Guest("polite", file=str(tmp_path / "polite.py"), limits=Limits(10))
    )

    async def story() -> None:
        now = Time()
        async with hall_in(tmp_path / "data", now) as hall:
            hall.bots._most, hall.bots._slots = 3, asyncio.Semaphore(3)
            tables = [await opened(hall) for _ in range(6)]
            assert hall.bots.processes <= 3
            hall.bots.dismiss(tables[-1])
            assert not any(key[0] == tables[-1] for key in hall.bots._own)
            for table in tables:
                room = hall.rooms[table]
                assert room.table is not None
                await room.close()  # its driver asks nobody any more
            now.more += IDLE + 1
            await hall.sweeping.put_away()
            left = {key[0] for key in hall.bots._own}
            assert left <= set(hall.rooms)

    run(story())


def test_a_table_that_is_put_away_comes_back_without_playing_its_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        now = Time()
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall)
            await play_on(room, 7, "p")
            assert room.table is not None
            link, rows = room.table.match.chain[-1], room.table.rows
            room.stopping = {0}
            now.more += IDLE + 1
            await hall.sweeping.put_away()
            assert hall.rooms, "somebody has asked to stop: that is not forgotten"
            room.stopping = set()
            await hall.sweeping.put_away()
            assert not hall.rooms
            played: list[int] = []
            monkeypatch.setattr(
                "monstrum.server.loading.repeat", lambda table, rows: played.append(len(rows))
            )
            again = await hall.room(room.id)
            assert again is not room
            assert again.table is not None
            assert (again.table.match.chain[-1], again.table.rows, played) == (link, rows, [0])

    run(story())


def test_the_first_decision_does_not_pay_for_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "slow.py").write_text("import time\ntime.sleep(1.0)\n" + POLITE)
    guest = Guest("polite", file=str(tmp_path / "slow.py"), limits=Limits(budget=0.9, start=60.0))
    monkeypatch.setitem(GUESTS, "polite", guest)

    async def story() -> None:
        bots = Bots(budget=0.9)
        table = with_bot("polite")
        seat = table.owed(0.0)
        assert seat is not None
        assert not (await bots.answer(table, seat, "polite")).fallback
        bots.close()

    run(story())


def test_bots_that_nobody_watches_have_a_pace(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            hall.bots.pace.unwatched = 1000.0
            wanted = NewTable("xybrid", ["random", "random"], listed=True, start=True)
            alone = (await hall.open_table(wanted, ADA)).room
            assert alone.unwatched()
            mixed = await begun(hall, bot="random")
            assert not mixed.unwatched()
            table = mixed.table
            assert table is not None
            async with asyncio.timeout(PATIENCE):
                while sum(entry.seat == 1 for entry in table.match.entries) < 8 and not table.over():
                    while 0 in table.waiting():
                        await play(mixed, f"p{table.rows}", 0)
                    await asyncio.sleep(0.05)
            assert alone.ply == 0  # it waits for its turn, and would for a quarter of an hour

    run(story())
