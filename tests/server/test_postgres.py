"""The store in PostgreSQL: it answers as SQLite does, one server writes, and data moves between the two."""

import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import psycopg
import pytest

from monstrum.server import postgres_workers
from monstrum.server.folder_lock import Occupied
from monstrum.server.postgres_copy import TABLES
from monstrum.server.sqlite_backup import check_backup, copy_database
from monstrum.server.store import (
    BOT,
    GUEST,
    OVER,
    PLAY,
    PLAYING,
    WATCH,
    Chair,
    Change,
    ChatRow,
    Collision,
    Guest,
    Header,
    KeptEntry,
    KeptPack,
    KeptResult,
    Row,
    Snapshot,
    Standing,
    Store,
    StoreError,
    TokenHash,
)
from monstrum.server.store_postgres import dump, open_postgres, restore
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.databases import BOTH, POSTGRESQL, Kept, kept_in, postgres
from tests.server.running import run

ADA, BOB = Guest("g1", "Ada", 1.0), Guest("g2", "Bob 😀", 2.5)
CHAIRS = (Chair(GUEST, ADA.id, "Ada"), Chair(GUEST, BOB.id, "Bob 😀", votes=(0,)))
HEADER = Header("t1", "xybrid", "1", "standard", "hash", {"players": 2}, b"\0s" * 16, 5.0, "g1", True, CHAIRS)


def row(number: int) -> Row:
    return Row(PLAY, 0, number, f"c{number}", 7, "draw A13", "draw A13", f"link{number}", clocks=(1, 2))


async def fill(store: Store) -> None:
    """Something of everything that is kept."""
    for guest in (ADA, BOB):
        await store.put_guest(guest)
    await store.create(HEADER, (TokenHash(b"h" * 32, WATCH),))
    bots = (Chair(BOT, "", "random"),) * 2
    await store.create(replace(HEADER, id="t2", created=6.0, chairs=bots, host="g2"), ())
    await store.create(replace(HEADER, id="t3", created=7.0, listed=False), ())
    began = replace(HEADER, status=PLAYING)
    await store.change(Change("t1", header=began, pack=KeptPack("hash", "xybrid", b"\0\xff"), due=True))
    await store.change(Change("t1", 0, (row(0), row(1)), standing=Standing(2, (1,))))
    await store.change(Change("t1", 2, (row(2),), snapshot=Snapshot(3, b"\0state", "code")))
    over = replace(HEADER, id="t2", created=6.0, chairs=bots, host="g2", status=OVER, ended=9.0)
    await store.change(Change("t2", header=over, record="result", due=False))
    await store.keep("t2", "record", b"film")
    await store.say("t1", ChatRow(1e9, 0, "g1", "Ada", "hello"))
    await store.companion_open("c1", b"key", 1e9)
    await store.companion_add(
        "c1", [KeptEntry("e1", "{}"), KeptEntry("e2", "[1]"), KeptEntry("e1", "{}")], 10, 1e9
    )
    await store.companion_result("c1", "g1", KeptResult("c1", "xybrid", 3.0, "{}"))


async def everything(store: Store) -> list[Any]:
    """Every question a server asks, answered."""
    return [
        await store.load("t1"),
        await store.load("nothing"),
        await store.header("t2"),
        await store.rows("t1"),
        await store.tokens("t1"),
        await store.pack("hash"),
        await store.pack("none"),
        await store.record("t2"),
        await store.film("t2"),
        await store.unkept(5),
        await store.listed(5),
        await store.finished(5),
        await store.tables_of("g1"),
        await store.games_of("g1", inf, 5),
        await store.standings(["t1", "t2"]),
        await store.standings([]),
        sorted(await store.unfinished(["t1", "t2", "t3"])),
        await store.unfinished([]),
        sorted(await store.waiting_since(8.0, 5)),
        sorted(await store.due()),
        await store.guest("g2"),
        await store.guest("nobody"),
        await store.chat("t1"),
        await store.companion_key("c1"),
        await store.companion_key("none"),
        await store.companion_entries("c1", 1),
        await store.companion_results("g1"),
        await store.check_up(),
        store.damage(),
    ]


async def life(store: Store) -> list[Any]:
    """All that a server does with a store, and what it is answered on the way."""
    await fill(store)
    found = await everything(store)
    found.append(await store.companion_add("c1", [KeptEntry(f"f{at}", "") for at in range(9)], 10, 1e9))
    await store.put_guest(replace(ADA, name="Countess"))
    found.append(await store.header("t1"))
    with pytest.raises(Collision):
        await store.change(Change("t1", header=HEADER))
    with pytest.raises(Collision):
        await store.change(Change("t1", 1, (row(1),), standing=Standing(99)))
    await store.change(Change("t1", revoked=(TokenHash(b"h" * 32, WATCH),)))
    await store.delete_guest("g1")
    await store.forget(1e9 + 1, 1e9 + 1)
    await store.check()
    return found + await everything(store)


def answers(kept: Kept, story: Callable[[Store], Coroutine[Any, Any, list[Any]]]) -> list[Any]:
    async def told() -> list[Any]:
        store = kept.open()
        try:
            return await story(store)
        finally:
            await store.close()

    return run(told())


def test_both_stores_give_the_same_answers_to_everything(tmp_path: Path) -> None:
    one, other = (answers(kept_in(store, tmp_path / store), life) for store in BOTH)
    assert len(one) == len(other) >= 60
    for at, (left, right) in enumerate(zip(one, other, strict=True)):
        assert left == right, at


def test_a_second_server_is_turned_away_and_told_who_holds_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_workers, "TRIES", 1)
    kept = kept_in(POSTGRESQL, tmp_path)
    store = kept.open()
    with pytest.raises(Occupied, match="used by another server: process"):
        kept.open()
    run(store.close())
    run(kept.open().close())


def test_who_was_cut_off_stores_nothing_once_another_has_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_workers, "BEAT", 3600)  # the old one gives no sign of life any more
    kept = kept_in(POSTGRESQL, tmp_path)

    async def story() -> None:
        old = kept.open()
        await old.create(HEADER, ())
        await old.change(Change("t1", 0, (row(0),)))
        cut_off(kept.url)
        new = kept.open()
        for _ in range(2):
            with pytest.raises(StoreError, match="another server"):
                await old.change(Change("t1", 1, (row(1),)))
        await new.change(Change("t1", 1, (replace(row(1), client="new"),)))
        await new.close()
        with pytest.raises(StoreError, match="taken over"):  # the lock is free: the fence is not
            await old.change(Change("t1", 2, (row(2),)))
        assert [each.client for each in await old.rows("t1")] == ["c0", "new"]
        await old.close()

    run(story())


def cut_off(url: str) -> None:
    """All connections to this database but our own are lost."""
    with psycopg.connect(url, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")


def test_the_store_goes_on_when_the_database_was_restarted(tmp_path: Path) -> None:
    kept = kept_in(POSTGRESQL, tmp_path)

    async def story() -> None:
        store = kept.open()
        await store.create(HEADER, ())
        await store.change(Change("t1", 0, (row(0),)))
        postgres().restart()
        assert await store.rows("t1") == (row(0),)
        await store.change(Change("t1", 1, (row(1),)))
        postgres().stop()
        with pytest.raises(StoreError):
            await store.change(Change("t1", 2, (row(2),)))
        with pytest.raises(StoreError):
            await store.rows("t1")
        postgres().process = postgres().start()
        await store.change(Change("t1", 2, (row(2),)))
        assert await store.rows("t1") == (row(0), row(1), row(2))
        await store.close()

    run(story())


def test_data_moves_from_a_file_to_a_database_and_back_unchanged(tmp_path: Path) -> None:
    url = postgres().fresh()

    async def story() -> None:
        store = open_store(tmp_path / "old")
        await fill(store)
        await store.close()

    run(story())
    copy_database(tmp_path / "old" / FILE, tmp_path / "one")
    assert restore(tmp_path / "one", url) == 3
    with pytest.raises(StoreError, match="not empty"):
        restore(tmp_path / "one", url)
    dump(url, tmp_path / "two")
    assert check_backup(tmp_path / "two") == 3
    with pytest.raises(StoreError, match="exists already"):
        dump(url, tmp_path / "two")
    for table in TABLES:
        assert contents(tmp_path / "one", table) == contents(tmp_path / "two", table), table
    assert answers(Kept(tmp_path / "old"), everything) == answers(Kept(tmp_path, url), everything)

    async def says(store: Store) -> list[Any]:
        return [(await store.say("t1", ChatRow(1e9, 0, "g1", "Ada", "again"))).number]

    assert answers(Kept(tmp_path, url), says) == [2], "the numbers of lines go on"


def contents(path: Path, table: str) -> list[Any]:
    db = sqlite3.connect(path)
    try:
        return sorted(db.execute(f"SELECT * FROM {table}").fetchall())
    finally:
        db.close()


def test_a_database_of_another_version_or_that_is_not_there_is_refused(tmp_path: Path) -> None:
    kept = kept_in(POSTGRESQL, tmp_path)
    run(kept.open().close())
    with psycopg.connect(kept.url, autocommit=True) as db:
        db.execute("UPDATE schema_version SET version = 99")
    with pytest.raises(StoreError, match="version 99"):
        kept.open()
    with pytest.raises(StoreError, match="cannot be opened") as refused:
        open_postgres("postgresql://me:sesame@127.0.0.1:1/nothing")
    assert "sesame" not in str(refused.value)
    with pytest.raises(StoreError, match="cannot be read"):
        open_postgres("postgresql://[")


def test_a_row_that_somebody_has_changed_is_noticed(tmp_path: Path) -> None:
    kept = kept_in(POSTGRESQL, tmp_path)

    async def story() -> None:
        store = kept.open()
        await fill(store)
        with psycopg.connect(kept.url, autocommit=True) as db:
            db.execute("UPDATE log SET action = 8 WHERE number = 1")
        assert await store.check_up() == ["log t1 1"]
        assert [each.kind for each in await store.rows("t1")] == [PLAY, "lost", PLAY]
        await store.close()

    run(story())
