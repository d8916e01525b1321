"""An upgrade while tables are open, running and finished: other cards touch none of them, and other rules
freeze only a game that comes out differently, with the first answer that does."""

import asyncio
import sqlite3
import tomllib
from pathlib import Path

import pytest

from monstrum.cli.main import run as call
from monstrum.games.library import load_game
from monstrum.server import seats, tokens
from monstrum.server.exports import export
from monstrum.server.films import Film, find_film
from monstrum.server.hall import Hall
from monstrum.server.protocol import Undo
from monstrum.server.protocol_tables import NewTable
from monstrum.server.room import Room
from monstrum.server.snapshots import EVERY
from monstrum.server.sqlite_backup import damaged
from monstrum.server.store_sqlite import FILE, open_store
from monstrum.texts.record import read_record, replay
from tests.server.halls import ADA, BOB, Time, begun, hall_in, play, play_on, send, to_the_end
from tests.server.running import run
from tests.server.upgrades import other_cards, other_program, other_rules, upgraded
from tests.server.wire import Person, server


async def waiting(hall: Hall) -> Room:
    """A table that has not begun."""
    return (await hall.open_table(NewTable("xybrid", ["me", "open"], listed=True), ADA)).room


def forget(folder: Path, name: str) -> None:
    db = sqlite3.connect(folder / FILE)
    with db:
        db.execute(f"DELETE FROM {name}")
    db.close()


async def start(room: Room) -> None:
    await room.rearrange(lambda header: seats.sit_down(header, BOB, 1)[0])
    await room.rearrange(lambda header: seats.start(header, ADA))


@pytest.mark.parametrize("answers", [7, EVERY + 7])
def test_a_table_keeps_the_cards_it_began_with(tmp_path: Path, answers: int) -> None:
    new, now = other_cards(tmp_path / "new", "renamed"), Time()

    async def story() -> None:
        async with hall_in(tmp_path / "data", now) as hall:
            running, opened = await begun(hall), await waiting(hall)
            await play_on(running, answers)
            ids, played = (
                (running.id, opened.id),
                running.ply,
            )  # fewer in a sealed block, where picks wait
        async with upgraded(tmp_path / "data", now, new) as hall:
            running, opened = await hall.room(ids[0]), await hall.room(ids[1])
            assert not running.frozen
            assert running.ply == played
            assert running.header.pack_hash == load_game("xybrid").pack_hash
            await play_on(running, 3, "more")
            await start(opened)
            await play_on(opened, 3)
            assert (opened.header.pack, opened.header.pack_hash) == ("renamed", new.pack_hash)
            reached = running.ply, opened.ply
            assert reached > (played, 0)
        async with hall_in(tmp_path / "data", now) as hall:  # back to the old version
            for id, plies in zip(ids, reached, strict=True):
                room = await hall.room(id)
                assert (room.frozen, room.ply) == ("", plies)
                await play_on(room, 2, "again")

    run(story())


def test_bots_of_an_old_table_play_with_the_old_cards(tmp_path: Path) -> None:
    new, now = other_cards(tmp_path / "new"), Time()

    async def story() -> None:
        async with hall_in(tmp_path / "data", now) as hall:
            room = await begun(hall, bot="greedy")
            id, before = room.id, room.ply
        async with upgraded(tmp_path / "data", now, new) as hall:
            room = await hall.room(id)
            assert room.table is not None
            for number in range(10):
                async with asyncio.timeout(20):
                    while 0 not in room.table.waiting():
                        await asyncio.sleep(0.01)
                await play(room, f"p{number}", 0)
            assert room.ply > before + 10
            assert not [notice for notice in room.table.notices.all if notice.seat == 1], (
                "no stand-in was needed"
            )

    run(story())


def test_a_removed_game_is_kept_and_an_unknown_pack_is_told(tmp_path: Path) -> None:
    now = Time()

    async def story() -> None:
        async with hall_in(tmp_path / "data", now) as hall:
            room = await begun(hall)
            await play_on(room, 5)
            id = room.id
        async with upgraded(tmp_path / "data", now, without="xybrid") as hall:
            room = await hall.room(id)
            assert (room.frozen, room.ply) == ("", 5), "the rules are there, only the offer has changed"
            await play_on(room, 2, "more")
            forget(tmp_path / "data", "packs")
        async with upgraded(tmp_path / "data", now, other_cards(tmp_path / "new")) as hall:
            room = await hall.room(id)
            assert "begun with pack standard" in room.frozen

    run(story())


def test_another_program_with_the_same_rules_freezes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Time()

    async def story() -> None:
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall)
            await play_on(room, EVERY + 5)
            id = room.id
        with other_program(monkeypatch):
            monkeypatch.setattr(type(load_game("xybrid")), "rules_version", "2")
            async with hall_in(tmp_path, now) as hall:
                room = await hall.room(id)
                assert not room.frozen
                assert room.header.rules_version == "1"
                await play_on(room, 3, "more")
                table = room.table
                assert table is not None
                seat = table.waiting()[0]
                await send(room, Undo("u", seat, table.ply(seat), table.epoch(seat)))
                fresh = await begun(hall)
                assert fresh.header.rules_version == "2"
        monkeypatch.undo()
        async with hall_in(tmp_path, now) as hall:
            assert not (await hall.room(id)).frozen

    run(story())


@pytest.mark.parametrize("differs", [3, EVERY + 4])
def test_a_changed_rule_freezes_with_the_first_answer_that_differs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, differs: int
) -> None:
    now = Time()
    # A game in which neither answer is a secret one: those are told in other words.
    monkeypatch.setattr(tokens, "new_seed", lambda: b"plain answers".ljust(32, b"-"))

    async def story() -> None:
        async with hall_in(tmp_path, now) as hall:
            touched, untouched = await begun(hall), await begun(hall)
            await play_on(touched, EVERY + 8)
            await play_on(untouched, 2)
            ids = touched.id, untouched.id
            table = touched.table
            assert table is not None
            public, reached = [entry.public for entry in table.match.entries], touched.ply
        with other_rules(monkeypatch, differs):
            async with hall_in(tmp_path, now) as hall:
                touched, untouched = await hall.room(ids[0]), await hall.room(ids[1])
                assert not untouched.frozen, "it has not come to the answer that differs"
                assert f"Answer {differs} of this game, `P" in touched.frozen
                assert public[differs - 1] in touched.frozen
                text = await export(touched, hall.store, -1)
                kept = tomllib.loads(text)
                assert kept["actions"].strip().splitlines()[0].endswith(public[0])
                assert len(kept["actions"].strip().splitlines()) == len(public) > EVERY
                assert "seed" not in kept
        async with hall_in(tmp_path, now) as hall:
            room = await hall.room(ids[0])
            assert (room.frozen, room.ply) == ("", reached), "by its own rules it goes on"

    run(story())


def test_a_finished_game_keeps_its_record_and_its_film(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = Time()
    new = other_cards(tmp_path / "new")

    async def watch(hall: Hall, id: str) -> tuple[str, Film, list[object]]:
        room = await hall.room(id)
        text = await export(room, hall.store, -1)
        film = await find_film(room, hall.store)
        return (
            text,
            film,
            [film.moment(id, seat, ply, 0) for seat in (-1, 0, 1) for ply in (0, 5, film.plies)],
        )

    async def story() -> None:
        async with hall_in(tmp_path / "data", now) as hall:
            room = await begun(hall)
            await to_the_end(room)
            id = room.id
            text, film, moments = await watch(hall, id)
            assert replay(read_record(text), load_game("xybrid")).over()
            await hall.keeper.done()
        async with upgraded(tmp_path / "data", now, new) as hall:
            again = await watch(hall, id)
            assert (again[0], again[2]) == (text, moments), "with other cards"
        with other_rules(monkeypatch, 4):
            async with upgraded(tmp_path / "data", now, new) as hall:
                again = await watch(hall, id)
                assert (again[0], again[2]) == (text, moments), "with other rules too"
                forget(tmp_path / "data", "snapshots")
            async with upgraded(tmp_path / "data", now, new) as hall:
                assert (await hall.room(id)).frozen
                again = await watch(hall, id)
                assert (again[0], again[2]) == (text, moments), "and without a snapshot"
        assert film.plies == len(text.split("'''")[1].strip().splitlines())

    run(story())


def test_the_record_is_there_with_the_last_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            monkeypatch.setattr(room, "on_end", lambda room: None)  # killed before the film is made
            await to_the_end(room)
            kept = read_record(await hall.store.record(room.id))
            assert replay(kept, load_game("xybrid")).over()

    run(story())


def test_games_that_ended_before_anything_was_kept_are_kept_when_the_server_starts(tmp_path: Path) -> None:
    now = Time()

    async def story() -> None:
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall)
            await to_the_end(room)
            await hall.keeper.done()
            id = room.id
            for name in ("records", "films"):
                forget(tmp_path, name)
            assert await hall.store.unkept(9) == [id]
        async with hall_in(tmp_path, now) as hall:
            await hall.keeper.keep_all()
            assert not await hall.store.unkept(9)
            assert await hall.store.film(id)
            assert read_record(await hall.store.record(id)).seats == ("P0", "P1")

    run(story())


def test_a_deleted_guest_is_in_no_stored_record(tmp_path: Path) -> None:
    now = Time()

    async def story() -> None:
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall)
            await to_the_end(room)
            await hall.store.delete_guest("ada")
            assert "Ada" not in await hall.store.record(room.id)
            await hall.everywhere(ADA)
            text = await export(await hall.room(room.id), hall.store, -1)
            assert read_record(text).seats == ("(deleted)", "Bob")

    run(story())


def test_the_cards_a_table_began_with_are_shown_beside_it(tmp_path: Path) -> None:
    data = tmp_path / "data"
    new = other_cards(tmp_path / "new", "renamed")
    with server(data) as running:
        ada = Person(running, "Ada")
        table = ada.open_table("me", "me", listed=True, start=True)["table"]
    with server(data, cards=tmp_path / "new") as running:
        ada.move_to(running)
        today = ada.http.get("/api/games/xybrid/faces").json()
        then = ada.http.get("/api/games/xybrid/faces", params={"pack": table["pack_hash"]}).json()
        unknown = ada.http.get("/api/games/xybrid/faces", params={"pack": "0" * 64}).json()
        assert (today["pack_hash"], then["pack_hash"]) == (new.pack_hash, table["pack_hash"])
        assert today["faces"] != then["faces"]
        assert unknown == today


def test_a_backup_names_what_is_damaged(tmp_path: Path) -> None:
    async def put_guest() -> None:
        store = open_store(tmp_path / "data")
        await store.put_guest(ADA)
        await store.close()

    run(put_guest())
    assert call(["backup", str(tmp_path / "one"), "--data", str(tmp_path / "data")]) == 0
    db = sqlite3.connect(tmp_path / "data" / FILE)
    with db:
        db.execute("UPDATE guests SET name = 'Eve'")
    db.close()
    assert call(["backup", str(tmp_path / "two"), "--data", str(tmp_path / "data")]) == 1
    assert damaged(tmp_path / "two") == [f"guests {ADA.id}"]
