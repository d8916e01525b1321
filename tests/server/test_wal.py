"""The last changes after a kill: a bit that flips among them is told, whatever SQLite makes of it."""

import random
import shutil
from pathlib import Path

from monstrum.server.sqlite_wal import lost_pages
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.flipping import Place, flip
from tests.server.halls import Time, begun, hall_in, play_on
from tests.server.running import run

WAL = f"{FILE}-wal"


async def crashed(folder: Path, copy: Path) -> tuple[str, int]:
    """A copy of the files of a running server: what a kill leaves. The table, and its rows."""
    async with hall_in(folder, Time()) as hall:
        room = await begun(hall)
        await play_on(room, 12)
        copy.mkdir()
        for name in (FILE, WAL):
            shutil.copy(folder / name, copy / name)
        return room.id, 12


def test_what_a_kill_leaves_is_sound(tmp_path: Path) -> None:
    async def story() -> None:
        id, rows = await crashed(tmp_path / "data", tmp_path / "copy")
        assert lost_pages(tmp_path / "copy" / WAL) == 0
        with (tmp_path / "copy" / WAL).open("r+b") as wal:  # the last page was being written
            wal.truncate((tmp_path / "copy" / WAL).stat().st_size - 100)
        assert lost_pages(tmp_path / "copy" / WAL) == 0
        store = open_store(tmp_path / "copy")
        assert store.damage() == []
        assert len(await store.rows(id)) in (rows - 1, rows)
        await store.close()

    run(story())


def test_a_flip_among_the_last_changes_is_told(tmp_path: Path) -> None:
    rng = random.Random(3)

    async def story() -> None:
        id, rows = await crashed(tmp_path / "data", tmp_path / "copy")
        size = (tmp_path / "copy" / WAL).stat().st_size
        told = 0
        for number in range(20):
            work = tmp_path / f"work{number}"
            shutil.copytree(tmp_path / "copy", work)
            flip(work / WAL, Place(rng.randrange(size - 4200), rng.randrange(8), "wal"))
            store = open_store(work)
            try:
                if store.damage():
                    told += 1
                    assert list(work.glob("*.damaged-*")), "the pages are kept for whoever can read them"
                else:
                    assert len(await store.rows(id)) == rows, "nothing was lost in silence"
            finally:
                await store.close()
        assert told > 15

    run(story())


def test_no_file_and_nonsense_are_no_reason_to_stop(tmp_path: Path) -> None:
    assert lost_pages(tmp_path / "nothing") == 0
    (tmp_path / "x").write_bytes(b"x" * 9000)
    assert lost_pages(tmp_path / "x") > 0
