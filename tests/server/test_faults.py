"""One thing goes wrong and everything else goes on: tables that cannot be loaded, chores that fail, a store
that refuses for a while."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from monstrum.server import chores, seats, sqlite_connection
from monstrum.server import hall as hall_module
from monstrum.server.chores import Chores
from monstrum.server.fanout import Subscription
from monstrum.server.hall import Hall
from monstrum.server.outcomes import Spoiled
from monstrum.server.protocol import Accepted
from monstrum.server.protocol_tables import NewTable
from monstrum.server.room import Room
from monstrum.server.sql_seals import TABLES, Db
from monstrum.server.sql_threads import Worker, Writer
from monstrum.server.sqlite_connection import connect
from monstrum.server.store import CLOSED, Change, Collision, Guest, StoreError
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.halls import ADA, BOB, Time, begun, hall_in, left, play, play_on, to_the_end
from tests.server.holding import held
from tests.server.running import run
from tests.server.wire import PATIENCE, Person, server

BOTS = NewTable("xybrid", ["greedy", "random"], listed=True, start=True)


async def until(true: Callable[[], bool], seconds: float = 2 * PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A store that waits for nobody else's lock, and chores that are soon tried again."""
    monkeypatch.setattr(sqlite_connection, "WAIT", 20)
    monkeypatch.setattr(chores, "FIRST", 0.05)


# One table ----------------------------------------------------------------------------------------


def test_a_table_that_cannot_be_loaded_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time(), budget=1.0) as hall:
            rooms = [(await hall.open_table(BOTS, ADA)).room for _ in range(4)]
            await until(lambda: all(room.ply > 2 for room in rooms))
            ids = [room.id for room in rooms]
        before = {room.id: room.ply for room in rooms}
        db = sqlite3.connect(tmp_path / FILE)
        with db:  # nonsense that is properly sealed, as a program with a fault would write it
            TABLES.rewrite(db, "WHERE id = ?", (ids[0],), {"config": "{"})
            TABLES.rewrite(db, "WHERE id = ?", (ids[1],), {"config": json.dumps({"players": "x"})})
        db.close()
        read = Hall.read

        async def fails(hall: Hall, id: str) -> Room:
            if id == ids[2]:
                raise RuntimeError("a fault of ours")
            return await read(hall, id)

        monkeypatch.setattr(Hall, "read", fails)
        with capture_logs() as logs:
            async with hall_in(tmp_path, Time(), budget=1.0) as hall:
                await until(lambda: ids[3] in hall.rooms and hall.rooms[ids[3]].ply > before[ids[3]])
                assert len(await hall.store.listed(9)) == 3, "the lobby shows what it can"
                await until(lambda: bool(hall.troubles()))
                assert any("damaged" in trouble for trouble in hall.troubles())
                assert hall.rooms[ids[1]].frozen
        told = [entry for entry in logs if entry["log_level"] == "error"]
        assert [entry["table"] for entry in told if entry["event"] == "table not loaded"] == [ids[0], ids[2]]
        assert [entry["table"] for entry in told if entry["event"] == "table frozen"] == [ids[1]]

    run(story())


def test_a_table_is_loaded_by_one_at_a_time_whatever_becomes_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, loading, most = Hall.read, [0], [0]

    async def reads(hall: Hall, id: str) -> Room:
        first = most[0] == 0
        loading[0] += 1
        most[0] = max(most[0], loading[0])
        try:
            await asyncio.sleep(0.05)
            if first:
                raise StoreError("the disk is full")
            return await read(hall, id)
        finally:
            loading[0] -= 1

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            id = (await begun(hall)).id
        monkeypatch.setattr(Hall, "read", reads)
        async with hall_in(tmp_path, Time()) as hall:

            async def twice() -> Room:
                with pytest.raises(StoreError):
                    await hall.room(id)
                return await hall.room(id)

            one, other = await asyncio.gather(twice(), hall.room(id))
            assert one is other
            assert most == [1]

    run(story())


@pytest.mark.usefixtures("impatient")
def test_a_store_error_in_a_bots_answer_does_not_stop_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        with capture_logs() as logs:
            async with hall_in(tmp_path, Time()) as hall:
                room = (await hall.open_table(BOTS, ADA)).room
                await until(lambda: room.ply > 2)
                with held(tmp_path):
                    await until(lambda: room.spoiled)
                    await asyncio.sleep(0.5)
                    ply = room.ply
                    await until(lambda: bool(hall.troubles()))  # not while it has just been loaded again
                await until(lambda: hall.rooms[room.id].ply > ply + 2)
                assert hall.rooms[room.id] is not room
        failures = [entry for entry in logs if entry["event"] == "table failed"]
        assert len(failures) == 1, "the same failure is written down once"

    run(story())


def test_a_table_that_fails_again_before_everybody_is_told_is_loaded_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell, again = Room.tell_all, [True]

    async def fails(room: Room) -> None:
        if again:
            again.pop()
            room.spoil(StoreError("the disk is full"))
        await tell(room)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            monkeypatch.setattr(Room, "tell_all", fails)
            room.spoil(StoreError("the disk is full"))
            await until(lambda: not again and not hall.rooms[room.id].spoiled)

    run(story())


def test_a_program_on_a_stream_hears_what_follows_on_a_store_error(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with server(data, keep_alive=0.2, wait=20) as running:
        ada = Person(running, "Ada")
        table = ada.open_table("greedy", "random", listed=True, start=True)["table"]["id"]
        with ada.http.stream("GET", f"/api/tables/{table}/stream") as answer:
            lines = (json.loads(line) for line in answer.iter_lines() if line)
            assert next(lines)["ply"] >= 0
            with held(data):
                while ada.http.get("/api/health").json().get("status") == "ok":
                    pass
            ply = ada.http.get(f"/api/tables/{table}/update").json()["ply"]
            assert any(line["ply"] > ply + 1 for line in lines)


def test_a_bot_that_fails_in_an_unforeseen_way_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            answer = hall.bots.answer
            failed: list[bool] = []

            async def fails(*given: Any) -> Any:
                if len(failed) < 3:
                    failed.append(True)
                    raise RuntimeError("a fault of ours")
                return await answer(*given)

            monkeypatch.setattr(hall.bots, "answer", fails)
            room = (await hall.open_table(BOTS, ADA)).room
            await until(lambda: hall.rooms[room.id].ply > 2)
            assert len(failed) == 3

    run(story())


def test_a_table_that_is_put_away_while_a_bot_thinks_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        with capture_logs() as logs:
            async with hall_in(tmp_path, Time()) as hall:
                answer, thinking, closed = hall.bots.answer, asyncio.Event(), asyncio.Event()

                async def slow(*given: Any) -> Any:
                    thinking.set()
                    await closed.wait()
                    return await answer(*given)

                monkeypatch.setattr(hall.bots, "answer", slow)
                room = (await hall.open_table(BOTS, ADA)).room
                await thinking.wait()
                await room.rearrange(lambda header: seats.close(header, ADA))
                closed.set()
                await until(lambda: not room.errands)
        assert not [entry for entry in logs if entry["log_level"] == "error"]

    run(story())


# Chores -------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("impatient")
def test_a_chore_that_fails_is_told_once_and_tried_again() -> None:
    async def story() -> None:
        found = Chores()
        tried: list[int] = []

        async def work() -> None:
            tried.append(len(tried))
            if len(tried) < 4:
                raise RuntimeError("no")

        with capture_logs() as logs:
            found.every(0.01, "sweep", work)
            await until(lambda: bool(found.troubles))
            assert found.troubles == {"sweep": "RuntimeError: no"}
            await until(lambda: len(tried) > 6)
            assert not found.troubles
            await found.close()
        assert [entry["event"] for entry in logs] == ["chore failed", "chore works again"]

    run(story())


def test_a_chore_that_has_ended_all_the_same_is_told() -> None:
    class Ending(BaseException):
        """What no chore can survive."""

    async def work() -> None:
        raise Ending

    async def story() -> None:
        found = Chores()
        with capture_logs() as logs:
            found.every(0.01, "sweep", work)
            await until(lambda: "sweep" in found.troubles)
        assert found.troubles["sweep"].startswith("ended")
        assert [entry["event"] for entry in logs] == ["chore ended"]

    run(story())


@pytest.mark.usefixtures("impatient")
def test_chores_of_a_hall_outlive_a_store_that_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall_module, "TIDY", 0.05)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            with held(tmp_path):
                await until(lambda: "forget what is old" in hall.chores.troubles)
                assert "locked" in hall.troubles()[0]
            await until(lambda: not hall.troubles())
            with held(tmp_path):
                await until(lambda: "forget what is old" in hall.chores.troubles)

    run(story())


@pytest.mark.usefixtures("impatient")
def test_a_film_the_store_refuses_is_offered_to_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            keep, refused = hall.store.keep, [True] * 3

            async def refuses(*given: Any) -> None:
                if refused:
                    refused.pop()
                    raise StoreError("the disk is full")
                await keep(*given)

            monkeypatch.setattr(hall.store, "keep", refuses)
            room = await begun(hall)
            await to_the_end(room)
            await until(lambda: f"keep game {room.id}: StoreError: the disk is full" in hall.troubles())
            await until(lambda: not hall.troubles())
            assert await hall.store.film(room.id)

    run(story())


def test_a_waiting_table_that_fails_keeps_no_other_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = NewTable("xybrid", ["me", "open"], listed=True)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            ids = [(await hall.open_table(waiting, ADA)).room.id for _ in range(3)]
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            db.execute("UPDATE tables SET seed = x'00' WHERE id = ?", (ids[0],))
        db.close()
        read = Hall.read

        async def fails(hall: Hall, id: str) -> Room:
            if id == ids[1]:
                raise RuntimeError("a fault of ours")
            return await read(hall, id)

        monkeypatch.setattr(Hall, "read", fails)
        with capture_logs() as logs:
            async with hall_in(tmp_path, Time()) as hall:
                hall.sweeping._waiting = -1.0
                for _ in range(2):
                    await hall.sweeping.close_waiting()
                assert (await hall.room(ids[2])).header.status == CLOSED
        told = [entry["table"] for entry in logs if entry["event"] == "table not loaded"]
        assert sorted(told) == sorted(ids[:2]), "each is written down once"

    run(story())


# Suspected and proved -----------------------------------------------------------------------------


def test_a_rename_while_a_table_is_loaded_is_not_written_back(tmp_path: Path) -> None:
    bea = Guest(ADA.id, "Bea", 1.0)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            await hall.store.put_guest(ADA)
            id = (await begun(hall)).id
        async with hall_in(tmp_path, Time()) as hall:
            loading = await hall.read(id)
            await hall.store.put_guest(bea)
            await hall.everywhere(bea)
            hall.rooms[id] = loading
            await loading.rearrange(lambda header: left(header, BOB, 1))
            stored = await hall.store.header(id)
            assert stored is not None
            assert [chair.name for chair in stored.chairs] == ["Bea", "Bob"]
            assert stored.chairs[1].away
            assert loading.header == stored

    run(story())


def test_a_deletion_while_a_table_is_loaded_is_not_written_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 4)
            loading = await hall.read(room.id)
            await hall.store.delete_guest(ADA.id)
            hall.rooms[room.id] = loading
            await loading.rearrange(lambda header: left(header, BOB, 1))
            stored = await hall.store.header(room.id)
            assert stored is not None
            assert [chair.name for chair in stored.chairs] == ["(deleted)", "Bob"]
            assert stored.host == BOB.id

    run(story())


class NoWayBack(sqlite3.Connection):
    """A connection that cannot even roll back."""

    def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
        if sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *given)


def test_the_writer_outlives_a_rollback_that_fails(tmp_path: Path) -> None:
    path = tmp_path / FILE
    run(open_store(tmp_path).close())
    bad = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=NoWayBack)

    async def story() -> None:
        writer = Writer(bad, lambda: connect(path))
        with pytest.raises(StoreError, match="disk I/O error"):
            await writer.run(lambda db: db.execute("INSERT INTO guests VALUES ('a', 'A', 1, x'')").rowcount)
        count = await writer.run(lambda db: db.execute("SELECT count(*) FROM guests").fetchone()[0])
        assert count == 0
        writer.close()

    run(story())


def test_the_reader_outlives_a_rollback_that_fails(tmp_path: Path) -> None:
    path = tmp_path / FILE
    run(open_store(tmp_path).close())
    bad = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=NoWayBack)

    def snapshot_read(db: Db) -> int:
        db.execute("BEGIN")
        try:
            return int(db.execute("SELECT count(*) FROM guests").fetchone()[0])
        finally:
            db.execute("ROLLBACK")

    async def story() -> None:
        reader = Worker(bad, lambda: connect(path))
        with pytest.raises(StoreError, match="disk I/O error"):
            await reader.run(snapshot_read)
        assert await reader.run(snapshot_read) == 0
        reader.close()

    run(story())


def test_a_table_that_cannot_be_closed_does_not_keep_the_store_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails() -> None:
        raise RuntimeError("a fault of ours")

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            monkeypatch.setattr(room, "close", fails)
        with pytest.raises(StoreError, match="closed"):
            await hall.store.header(room.id)

    run(story())


# Two who write ------------------------------------------------------------------------------------


def test_nobody_overwrites_a_chair_they_have_not_read(tmp_path: Path) -> None:
    cyd = Guest("cyd", "Cyd", 0.0)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as one, hall_in(tmp_path, Time()) as other:
            wanted = NewTable("xybrid", ["me", "open", "open"], listed=True)
            here = (await one.open_table(wanted, ADA)).room
            there = await other.room(here.id)
            await here.rearrange(lambda header: seats.sit_down(header, BOB, 1)[0])
            with pytest.raises(seats.NotPossible, match="not free"):
                await there.rearrange(lambda header: seats.sit_down(header, cyd, 1)[0])
            await there.rearrange(lambda header: seats.sit_down(header, cyd, 2)[0])
            await there.rearrange(lambda header: seats.start(header, ADA))
            assert [chair.name for chair in there.header.chairs] == ["Ada", "Bob", "Cyd"]
            with pytest.raises(Spoiled):
                await here.rearrange(lambda header: seats.leave(header, BOB, 1))
            await until(lambda: not one.rooms[there.id].spoiled)
            here = await one.room(there.id)
            assert isinstance(await play(there, "first"), Accepted)
            with pytest.raises(Collision):
                await play(here, "second")
            await until(lambda: one.rooms[there.id].ply == 1)

    run(story())


def test_whoever_listens_hears_how_a_table_stands_that_was_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as one, hall_in(tmp_path, Time()) as other:
            here = await begun(one)
            there = await other.room(here.id)
            ear = Subscription()
            one.fanout.listen(ear, [here.channels.seat(-1)])
            await play(there, "first")  # of which only the store knows here
            with pytest.raises(Collision):
                await play(here, "second")
            async with asyncio.timeout(PATIENCE):
                assert json.loads((await ear.next()).message)["ply"] == 1

    run(story())


def test_a_header_is_stored_only_over_the_one_it_was_made_from(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            header = (await begun(hall)).header
            await hall.store.change(Change(header.id, header=header))
            with pytest.raises(Collision):
                await hall.store.change(Change(header.id, header=header))

    run(story())
