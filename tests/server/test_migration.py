"""A file of the version before, with open, running and finished tables, goes on with this one."""

import sqlite3
from pathlib import Path

from monstrum.server.sqlite_checkup import look_through
from monstrum.server.sqlite_layout import SQL
from monstrum.server.store_sqlite import FILE, open_store
from tests.server.flipping import ask, fill, ids
from tests.server.halls import Time, hall_in
from tests.server.running import run


def as_version_2(new: Path, old: Path) -> None:
    """The same tables, as the version before would have stored them."""
    old.mkdir()
    db = sqlite3.connect(old / FILE)
    db.executescript(Path(__file__).with_name("schema_v2.sql").read_text("utf-8"))
    db.execute("ATTACH ? AS new", (str(new / FILE),))
    names = [name for (name,) in db.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
    for name in names:
        if name in ("schema_version", "sqlite_sequence"):
            continue
        columns = ", ".join(row[1] for row in db.execute(f"PRAGMA main.table_info({name})"))
        where = "WHERE name NOT LIKE '%~'" if name == "secrets" else ""
        db.execute(f"INSERT INTO main.{name} ({columns}) SELECT {columns} FROM new.{name} {where}")
    db.commit()
    db.close()


def test_everything_in_a_file_of_version_2_goes_on(tmp_path: Path) -> None:
    run(fill(tmp_path / "new"))
    as_version_2(tmp_path / "new", tmp_path / "old")
    tables = ids(tmp_path / "new")

    async def story() -> None:
        async with hall_in(tmp_path / "new", Time()) as hall:
            right = await ask(hall, tables)
        for _ in range(2):  # the second time there is nothing left to do
            store = open_store(tmp_path / "old")
            assert await store.check_up() == []
            await store.close()
        async with hall_in(tmp_path / "old", Time()) as hall:
            await hall.keeper.keep_all()
            found = await ask(hall, tables)
            assert hall.troubles() == []
        versions = {question for question in right if found[question] != right[question]}
        assert all(
            question.startswith(("tables of", "listed", "finished", "table ")) for question in versions
        )
        for (
            table
        ) in tables:  # all but the version of the header, which begins again, and the film's last bits
            assert found[f"table {table}"][1:-1] == right[f"table {table}"][1:-1]
        assert look_through(tmp_path / "old" / FILE) == []

    run(story())


def test_a_new_file_and_an_old_one_brought_up_to_date_have_the_same_layout(tmp_path: Path) -> None:
    run(open_store(tmp_path / "new").close())
    (tmp_path / "old").mkdir()
    db = sqlite3.connect(tmp_path / "old" / FILE)
    db.executescript(Path(__file__).with_name("schema_v1.sql").read_text("utf-8"))
    db.close()
    run(open_store(tmp_path / "old").close())
    assert layout(tmp_path / "old") == layout(tmp_path / "new")
    assert SQL.read_text("utf-8").count("CREATE TABLE") == len(layout(tmp_path / "new"))


def layout(folder: Path) -> dict[str, list[tuple[str, str]]]:
    db = sqlite3.connect(folder / FILE)
    try:
        names = [
            name
            for (name,) in db.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
            )
        ]
        return {
            name: sorted((row[1], row[2]) for row in db.execute(f"PRAGMA table_info({name})"))
            for name in names
        }
    finally:
        db.close()
