"""Bits flip on the disk. Each is harmless, healed by the log, or told; none is believed."""

import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from monstrum.core.errors import MonstrumError
from monstrum.server.loading import load_table
from monstrum.server.snapshots import EVERY, take_snapshot
from monstrum.server.sql_seals import ALL
from monstrum.server.sqlite_checkup import look_through
from monstrum.server.store import Damaged, Snapshot, Stored, StoreError
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.flipping import Answers, Place, anywhere, ask, fill, flip, ids, in_a_row
from tests.server.halls import Time, begun, hall_in, play_on
from tests.server.running import run
from tests.server.tables import Played, xybrid

SOAK_FLIPS = 200
FLIPS = 40  # in two tests


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("damage") / "data"
    run(fill(folder))
    return folder


def answers_of(folder: Path, work: Path) -> tuple[Answers, list[str]]:
    """What a server says about a copy of this folder, and what it tells whoever watches it."""
    tables = ids(folder) if folder.name == "data" else []
    shutil.rmtree(work, ignore_errors=True)
    shutil.copytree(folder, work)

    async def story() -> tuple[Answers, list[str]]:
        async with hall_in(work, Time()) as hall:
            await hall.store.check_up()
            found = await ask(hall, tables)
            return found, hall.troubles()

    return run(story())


def campaign(filled: Path, tmp_path: Path, flips: int, choose: Callable[..., Place], seed: int) -> None:
    rng = random.Random(seed)
    right, troubles = answers_of(filled, tmp_path / "work")
    assert not troubles
    tables = ids(filled)
    fates: Counter[str] = Counter()
    for number in range(flips):
        work = tmp_path / "work"
        shutil.rmtree(work, ignore_errors=True)
        shutil.copytree(filled, work)
        place = choose(work / FILE, rng)
        flip(work / FILE, place)
        fates[fate(work, tables, right, f"flip {number}: {place}")] += 1
    print(f"{flips} flips: {dict(fates)}")


def fate(work: Path, tables: list[str], right: Answers, place: str) -> str:
    """What becomes of one flip: it may be told, and nothing else may be said than is true."""

    async def story() -> str:
        try:
            store = open_store(work)
        except StoreError:
            return "told at once"
        await store.close()
        async with hall_in(work, Time()) as hall:
            try:
                await hall.store.check_up()
            except MonstrumError:
                return "told by the check"
            found = await ask(hall, tables)
            wrong = [question for question in right if found[question] != right[question]]
            told = bool(hall.troubles())
            lies = [question for question in wrong if not told and not refused(found[question])]
            assert not lies, f"{place}: {[(right[q], found[q]) for q in lies][:1]}"
            if not wrong:
                return "told, nothing lost" if told else "harmless or healed"
            return "told"

    try:
        return run(story())
    except Exception as error:
        raise AssertionError(f"{place}: {error!r}") from error


def refused(answer: object) -> bool:
    return isinstance(answer, tuple) and bool(answer) and answer[0] == "refused"


@pytest.mark.parametrize("choose", [anywhere, in_a_row])
def test_a_flipped_bit_is_harmless_healed_or_told(
    filled: Path, tmp_path: Path, choose: Callable[..., Place]
) -> None:
    campaign(filled, tmp_path, FLIPS // 2, choose, 1)


@pytest.mark.soak
@pytest.mark.parametrize("choose", [anywhere, in_a_row])
def test_many_flipped_bits_are_harmless_healed_or_told(
    filled: Path, tmp_path: Path, choose: Callable[..., Place]
) -> None:
    campaign(filled, tmp_path, SOAK_FLIPS // 2, choose, 2)


# One kind at a time -------------------------------------------------------------------------------


def test_a_damaged_snapshot_is_not_used_and_the_log_is_played() -> None:
    table = Played(3, "gg")
    table.play_on(EVERY + 10)
    kept = take_snapshot(table)
    log = tuple(table.log)
    for data in (b"", kept.data[:-1], b"\x00" * 50, kept.data[:100] + b"\xff" + kept.data[101:]):
        stored = Stored(table.header, Snapshot(kept.rows, data, kept.code), log)
        assert load_table(stored, xybrid()).match.chain == table.match.chain
    late = Stored(table.header, Snapshot(kept.rows + 99, kept.data, kept.code), log)
    assert load_table(late, xybrid()).match.chain == table.match.chain


def test_a_snapshot_with_another_event_in_it_is_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, EVERY + 5)
            right, id = await room.update(-1), room.id
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            (data,) = db.execute("SELECT data FROM snapshots").fetchone()
            changed = (
                bytes(data[: len(data) // 2]) + bytes([data[len(data) // 2] ^ 1]) + data[len(data) // 2 + 1 :]
            )
            db.execute("UPDATE snapshots SET data = ?", (changed,))
        db.close()
        async with hall_in(tmp_path, Time()) as hall:
            room = await hall.room(id)
            assert await room.update(-1) == right
            # Whoever looks through the whole store may have been there already, and told of it, too.
            assert f"snapshots {id}: its log is played from the beginning" in hall.store.damage()
            assert any("damaged" in trouble for trouble in hall.troubles())

    run(story())


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        ("UPDATE log SET action = action + 1 WHERE number = 3", "Row 3 of this game's log is damaged"),
        ("UPDATE log SET words = 'x' WHERE number = 4", "Row 4 of this game's log is damaged"),
        ("DELETE FROM log WHERE number = 2", "Row 2 of this game's log is damaged"),
        ("DELETE FROM log WHERE number > 7", "Row 8 of this game's log is damaged"),
        ("UPDATE log SET number = 900 WHERE number = 5", "Row 5 of this game's log is damaged"),
    ],
)
def test_a_damaged_log_is_told_and_never_played(tmp_path: Path, damage: str, told: str) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 10)
            id = room.id
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            db.execute(damage)
        db.close()
        async with hall_in(tmp_path, Time()) as hall:
            assert told in (await hall.room(id)).frozen
            assert any(f"log {id}" in place for place in hall.store.damage())

    run(story())


def test_damaged_headers_are_told_and_other_tables_are_shown(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            rooms = [await begun(hall) for _ in range(4)]
            ids = [room.id for room in rooms]
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            db.execute("UPDATE tables SET seed = x'00' WHERE id = ?", (ids[0],))
            db.execute("UPDATE chairs SET guest = 'eve' WHERE table_id = ? AND seat = 0", (ids[1],))
            db.execute("DELETE FROM chairs WHERE table_id = ? AND seat = 1", (ids[2],))
        db.close()
        async with hall_in(tmp_path, Time()) as hall:
            assert [header.id for header in await hall.store.listed(9)] == [ids[3]]
            for id in ids[:3]:
                with pytest.raises(Damaged, match="damaged"):
                    await hall.room(id)
            assert len(hall.store.damage()) == 3

    run(story())


def test_a_secret_has_a_copy(tmp_path: Path) -> None:
    async def secret() -> bytes:
        store = open_store(tmp_path)
        try:
            return await store.secret("guests")
        finally:
            await store.close()

    def spoil(where: str) -> None:
        db = sqlite3.connect(tmp_path / FILE)
        with db:
            db.execute(f"UPDATE secrets SET value = x'{'00' * 32}' {where}")
        db.close()

    first = run(secret())
    for name in ("guests", "guests~"):
        spoil(f"WHERE name = '{name}'")
        assert run(secret()) == first
        assert run(secret()) == first
    spoil("")
    with pytest.raises(Damaged, match="restore a backup"):
        run(secret())


def test_an_index_is_made_again(tmp_path: Path) -> None:
    """The table is there, only its way to it is lost: that is found, and healed."""

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            id = (await begun(hall)).id
        db = sqlite3.connect(tmp_path / FILE)
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root, size) = db.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master "
            "WHERE name = 'sqlite_autoindex_tables_1'"
        ).fetchone()
        db.close()
        path = tmp_path / FILE
        page = path.read_bytes()[(root - 1) * size : root * size]
        flip(path, Place((root - 1) * size + page.index(id.encode()), 1, "index"))
        assert any("index" in place for place in look_through(path))
        store = open_store(tmp_path)
        assert await store.check_up()
        assert store.damage() == []
        assert await store.check_up() == []
        assert await store.load(id) is not None
        await store.close()

    run(story())


def test_every_table_of_the_file_is_sealed(tmp_path: Path) -> None:
    run(open_store(tmp_path).close())
    db = sqlite3.connect(tmp_path / FILE)
    names = {name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert names - {"schema_version", "sqlite_sequence"} == {sealed.name for sealed in ALL}
    for sealed in ALL:
        columns = {row[1] for row in db.execute(f"PRAGMA table_info({sealed.name})")}
        covered = {column for other in ALL if other.name == sealed.name for column in other.columns}
        assert columns - covered - {"number"} == {other.seal for other in ALL if other.name == sealed.name}
    db.close()
