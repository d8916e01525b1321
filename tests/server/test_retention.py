"""What a server forgets by itself, and when: rows are counted, on both stores."""

import sqlite3
import time
from dataclasses import replace
from math import inf
from pathlib import Path

import psycopg
import pytest

from monstrum.server.bots import Bots
from monstrum.server.fanout import LocalFanout
from monstrum.server.hall import Hall
from monstrum.server.ledger import Ledger
from monstrum.server.limits import Rate
from monstrum.server.openers import Openers
from monstrum.server.retention import USUAL, Keep
from monstrum.server.store import CLOSED, DAY, OVER, PLAYING, Change, ChatRow, KeptEntry
from monstrum.server.store_sqlite import FILE
from monstrum.server.sweeping import FORGOTTEN
from tests.server.databases import BOTH, Kept, kept_in
from tests.server.running import run
from tests.server.test_postgres import HEADER, row

COUNTED = ("tables", "chairs", "log", "records", "films", "chat", "companions", "companion_entries")


def counts(kept: Kept) -> dict[str, int]:
    """The rows of each table of the database."""
    if kept.url:
        with psycopg.connect(kept.url) as db:
            found = [db.execute(f"SELECT count(*) FROM {name}".encode()).fetchone() for name in COUNTED]
    else:
        file = sqlite3.connect(kept.folder / FILE)
        found = [file.execute(f"SELECT count(*) FROM {name}").fetchone() for name in COUNTED]
        file.close()
    return {name: one[0] for name, one in zip(COUNTED, found, strict=True) if one is not None}


async def fill(hall: Hall, now: float) -> None:
    """Of everything something from ten days ago, and something of today."""
    store = hall.store
    for day, id in ((10, "old"), (0, "new")):
        then = now - day * DAY
        await store.create(replace(HEADER, id=id, created=then), ())
        await store.change(Change(id, header=replace(HEADER, id=id, created=then, status=PLAYING)))
        await store.change(Change(id, 0, (row(0), row(1))))
        over = replace(HEADER, id=id, created=then, status=OVER, ended=then, version=1)
        await store.change(Change(id, header=over, record="record", due=False))
        await store.keep(id, "record", b"film")
        await store.create(replace(HEADER, id=f"{id}-played", created=then, status=PLAYING), ())
        await store.create(replace(HEADER, id=f"{id}-closed", created=then, status=CLOSED), ())
        await store.say("old-played", ChatRow(then, 0, "g1", "Ada", f"said {day} days ago"))
        await store.companion_open(id, b"key", then)
        await store.companion_add(id, [KeptEntry("e1", "{}")], 10, then)


@pytest.mark.parametrize("store", BOTH)
def test_what_is_kept_long_enough_is_forgotten_and_nothing_else(tmp_path: Path, store: str) -> None:
    kept = kept_in(store, tmp_path / "data")

    async def sweep(keep: Keep, first: bool = False) -> dict[str, int]:
        hall = Hall(kept.open(), LocalFanout(), Bots(), keep=keep)
        try:
            if first:
                await fill(hall, time.time())
            await hall.sweeping.forget()
            return counts(kept)
        finally:
            await hall.close()

    whole = run(sweep(Keep(inf, inf, inf), first=True))
    assert whole == {
        "tables": 6, "chairs": 12, "log": 4, "records": 2, "films": 2, "chat": 2, "companions": 2,
        "companion_entries": 2,
    }  # fmt: skip
    assert run(sweep(USUAL)) == whole, "ten days are not thirty"
    assert run(sweep(replace(USUAL, chat=7))) == whole | {"chat": 1}
    without = whole | {"chat": 1, "companions": 1, "companion_entries": 1}
    assert run(sweep(replace(USUAL, chat=7, companions=9))) == without
    # A game that is over and a table that was put away go with all that was theirs; one that is played stays.
    left = without | {"tables": 4, "chairs": 8, "log": 2, "records": 1, "films": 1}
    assert run(sweep(replace(USUAL, games=9.5))) == left
    assert run(sweep(replace(USUAL, games=9.5))) == left


def test_many_games_are_forgotten_in_parts(tmp_path: Path) -> None:
    kept = kept_in(BOTH[0], tmp_path / "data")

    async def story() -> list[int]:
        store = kept.open()
        hall = Hall(store, LocalFanout(), Bots(), keep=Keep(games=1))
        for number in range(2 * FORGOTTEN + 1):
            await store.create(replace(HEADER, id=f"t{number}", status=CLOSED, created=0.0), ())
        parts, purge = [], store.purge

        async def counted(ids: list[str]) -> None:
            parts.append(len(ids))
            await purge(ids)

        store.purge = counted  # type: ignore[method-assign, assignment]
        await hall.sweeping.forget()
        await hall.close()
        return parts

    assert run(story()) == [FORGOTTEN, FORGOTTEN, 1]
    assert counts(kept)["tables"] == 0


def test_addresses_are_forgotten_when_nobody_counts_them_any_more() -> None:
    now = [0.0]
    ledger, openers = Ledger(), Openers(lambda: now[0])
    window = ledger.window("names", Rate(2, 60))
    window._clock = lambda: now[0]
    openers.opened("192.0.2.1", "t1")
    for address in ("192.0.2.1", "192.0.2.2"):
        window.wait(address)
    now[0] = 50.0
    window.wait("192.0.2.2")
    openers.opened("192.0.2.2", "t2")
    now[0] = 61.0
    ledger.forget()
    openers.forget(60)
    assert list(window._times) == ["192.0.2.2"]
    assert (list(openers._tables), openers._address) == (["192.0.2.2"], {"t2": "192.0.2.2"})
    now[0] = 200.0
    ledger.forget()
    openers.forget(60)
    assert (list(window._times), list(openers._tables), openers._address) == ([], [], {})
