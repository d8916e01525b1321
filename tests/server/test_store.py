"""What the store promises: append only, all or nothing, secrets hashed, chat forgotten, backups whole."""

import asyncio
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.server.sqlite_backup import check_backup, copy_database
from monstrum.server.store import (
    DAY,
    FROZEN,
    GUEST,
    MOST_CHAT,
    PLAY,
    PLAYING,
    WATCH,
    Chair,
    Change,
    ChatRow,
    Collision,
    Guest,
    Header,
    Row,
    Snapshot,
    StoreError,
    TokenHash,
)
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.databases import BOTH, Kept, kept_in
from tests.server.running import run

CHAIRS = (Chair(GUEST, "g1", "Ada"), Chair())
HEADER = Header("t1", "xybrid", "1", "standard", "hash", {"players": 2}, b"s" * 32, 5.0, "g1", True, CHAIRS)


@pytest.fixture(params=BOTH)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    return kept_in(request.param, tmp_path)


def row(number: int) -> Row:
    return Row(PLAY, 0, number, f"c{number}", 7, "draw A13", "draw A13", f"link{number}")


def test_what_was_appended_is_there_after_opening_again(kept: Kept) -> None:
    async def story() -> None:
        store = kept.open()
        await store.create(HEADER, ())
        await store.change(Change("t1", 0, (row(0), row(1))))
        await store.change(Change("t1", 2, (row(2),), snapshot=Snapshot(2, b"state")))
        await store.close()
        store = kept.open()
        stored = await store.load("t1")
        assert stored is not None
        assert stored.header == HEADER
        assert stored.snapshot == Snapshot(2, b"state")
        assert stored.rows == (row(0), row(1), row(2))
        assert await store.rows("t1") == (row(0), row(1), row(2))
        await store.close()

    run(story())


def test_two_who_append_at_the_same_place_collide(kept: Kept) -> None:
    async def story() -> None:
        store = kept.open()
        await store.create(HEADER, ())
        both = await asyncio.gather(
            store.change(Change("t1", 0, (row(0),))),
            store.change(Change("t1", 0, (row(0),), header=replace(HEADER, status=FROZEN))),
            return_exceptions=True,
        )
        assert [type(result) for result in both if result] == [Collision]
        assert len(await store.rows("t1")) == 1
        stored = await store.load("t1")
        assert stored is not None
        assert stored.header.status != FROZEN, "the one that failed left nothing behind"
        await store.close()

    run(story())


def test_the_disk_is_synchronised_at_each_commit(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path)
        modes = await store._writer.run(
            lambda db: [
                db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
            ]
        )
        assert modes == ["wal", 2]
        await store.close()

    run(story())


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    run(store.close())
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


def test_a_file_of_another_version_is_refused(tmp_path: Path) -> None:
    run(open_store(tmp_path).close())
    with sqlite3.connect(tmp_path / FILE) as db:
        db.execute("UPDATE schema_version SET version = 99")
    db.close()
    with pytest.raises(StoreError, match="version 99"):
        open_store(tmp_path)


def test_chat_is_not_kept_without_end(kept: Kept) -> None:
    async def story() -> None:
        store = kept.open()
        await store.create(HEADER, ())
        now = 100 * DAY
        for number in range(MOST_CHAT + 5):
            await store.say("t1", ChatRow(now, 0, "g1", "Ada", str(number)))
        assert len(await store.chat("t1")) == MOST_CHAT
        await store.close()

    run(story())


def test_a_guest_who_deletes_himself_leaves_no_name(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path)
        await store.put_guest(Guest("g1", "Ada", 1.0))
        await store.create(HEADER, ())
        await store.say("t1", ChatRow(1.0, 0, "g1", "Ada", "hello"))
        await store.delete_guest("g1")
        await store.close()
        everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
        assert await_nothing(everything)

    def await_nothing(everything: bytes) -> bool:
        db = sqlite3.connect(tmp_path / FILE)
        dump = "\n".join(db.iterdump())
        db.close()
        return "Ada" not in dump and "hello" not in dump and "'g1'" not in dump

    run(story())


def test_secrets_stay_the_same_and_tokens_are_listed(kept: Kept) -> None:
    async def story() -> None:
        store = kept.open()
        first = await store.secret("cookies")
        assert len(first) == 32
        assert first == await store.secret("cookies") != await store.secret("csrf")
        await store.create(HEADER, (TokenHash(b"h" * 32, WATCH),))
        assert await store.tokens("t1") == (TokenHash(b"h" * 32, WATCH),)
        await store.change(Change("t1", revoked=(TokenHash(b"h" * 32, WATCH),)))
        assert await store.tokens("t1") == ()
        await store.close()

    run(story())


def test_a_backup_made_while_others_write_is_whole(tmp_path: Path) -> None:
    async def story() -> None:
        store = open_store(tmp_path / "data")
        await store.create(HEADER, ())
        await asyncio.gather(
            store.backup(tmp_path / "copy"), *(store.change(Change("t1", n, (row(n),))) for n in range(50))
        )
        await store.close()
        assert check_backup(tmp_path / "copy") == 1
        (tmp_path / "restored").mkdir()
        copy_database(tmp_path / "copy", tmp_path / "restored" / FILE)
        again = open_store(tmp_path / "restored")
        rows = await again.rows("t1")
        assert rows == tuple(row(n) for n in range(len(rows)))
        await again.close()

    run(story())


def test_a_backup_overwrites_nothing_and_nonsense_is_no_backup(tmp_path: Path) -> None:
    run(open_store(tmp_path).close())
    (tmp_path / "there").write_text("mine")
    with pytest.raises(StoreError, match="exists already"):
        copy_database(tmp_path / FILE, tmp_path / "there")
    with pytest.raises(StoreError, match="no backup"):
        check_backup(tmp_path / "there")


def test_a_file_of_the_first_version_is_brought_up_to_date(tmp_path: Path) -> None:
    """Nothing in it is lost; tables that were being played may await a bot, so they are loaded."""
    db = sqlite3.connect(tmp_path / FILE)
    db.executescript(Path(__file__).with_name("schema_v1.sql").read_text("utf-8"))
    db.execute("INSERT INTO guests VALUES ('g1', 'Ada', 1.0)")
    for id, status in (("t1", "playing"), ("t2", "open")):
        values = (
            id,
            "xybrid",
            "1",
            "standard",
            "hash",
            '{"players": 2}',
            b"s" * 32,
            5.0,
            "g1",
            1,
            status,
            0.0,
            "",
        )
        db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * 13)})", values)
        db.execute("INSERT INTO chairs VALUES (?, 0, 'guest', 'g1', 'Ada', 0)", (id,))
        db.execute("INSERT INTO chairs VALUES (?, 1, 'open', '', '', 0)", (id,))
    kept = ("t1", 0, "undo", 0, 3, "c0", -1, "", "", "", "ab", "[1, 2]")
    db.execute(f"INSERT INTO log VALUES ({', '.join('?' * 12)})", kept)
    db.commit()
    db.close()
    assert check_backup(tmp_path / FILE) == 2

    async def story() -> None:
        for _ in range(2):  # the second time there is nothing left to do
            store = open_store(tmp_path)
            stored = await store.load("t1")
            assert stored is not None
            assert stored.header == replace(HEADER, status=PLAYING)
            assert stored.rows == (Row("undo", 0, 3, "c0", rekey="ab", numbers=(1, 2)),)
            assert await store.due() == ["t1"]
            await store.close()

    run(story())


def test_chairs_clocks_and_marks_come_back(kept: Kept) -> None:
    async def story() -> None:
        store = kept.open()
        chair = Chair(GUEST, "g1", "Ada", away=True, stand_in="greedy", votes=(1, 2), shoulder=True)
        head = replace(HEADER, chairs=(chair, Chair()), bank=60, increment=5)
        await store.create(head, ())
        marked = replace(row(0), stood_in="time", clocks=(59_000, 60_000))
        await store.change(Change("t1", 0, (marked,), due=True))
        stored = await store.load("t1")
        assert stored is not None
        assert stored.header == head
        assert stored.rows == (marked,)
        assert await store.due() == ["t1"]
        await store.change(Change("t1", due=False))
        assert await store.due() == []
        await store.close()

    run(story())
