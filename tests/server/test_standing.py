"""What is told of a table nobody has in memory, and of one that cannot go on."""

import sqlite3
import tomllib
from pathlib import Path

import pytest

from monstrum.server.exports import export
from monstrum.server.protocol import Accepted, Consent, Undo
from monstrum.server.routes_lobby import show
from monstrum.server.sql_seals import LOG, PULSES
from monstrum.server.store import PICK, PLAY
from monstrum.server.table_log import standing
from tests.server.halls import ADA, BOB, Time, begun, hall_in, play_on, send
from tests.server.running import run
from tests.server.tables import Played, accepted, refused
from tests.server.test_api import problem
from tests.server.test_undo import answer, ask, up_to_shown
from tests.server.wire import Person, server


def test_the_lobby_knows_whose_turn_it_is_without_loading(tmp_path: Path) -> None:
    with server(tmp_path / "data") as first:
        ada, bob = Person(first, "Ada"), Person(first, "Bob")
        table = ada.open_table("me", "open", listed=True)["table"]["id"]
        bob.post(f"/api/tables/{table}/sit")
        ada.post(f"/api/tables/{table}/start")
        update = ada.http.get(f"/api/tables/{table}/update?seat=0").json()
        mover, other = (ada, bob) if update["waiting"] == [0] else (bob, ada)
        seat = update["waiting"][0]
        now = mover.http.get(f"/api/tables/{table}/update?seat={seat}").json()
        action = now["options"][0]["action"]
        play = {"type": "play", "id": "a", "seat": seat, "ply": 0, "epoch": 0, "action": action}
        assert mover.post(f"/api/tables/{table}/commands", **play).status_code == 200
        before = {p: p.http.get("/api/lobby").json()["mine"][0] for p in (mover, other)}
    with server(tmp_path / "data") as second:
        for person in (mover, other):
            person.move_to(second)
            (after,) = person.http.get("/api/lobby").json()["mine"]
            assert (after["ply"], after["your_turn"]) == (before[person]["ply"], before[person]["your_turn"])
        assert before[mover]["ply"] >= 1
        assert before[mover]["your_turn"] or before[other]["your_turn"]
        assert second.process.poll() is None


def test_a_frozen_table_is_shown_as_frozen_and_says_so(tmp_path: Path) -> None:
    with server(tmp_path / "data") as first:
        ada = Person(first, "Ada")
        table = ada.open_table("me", "greedy", listed=True, start=True)["table"]["id"]
    spoil(tmp_path / "data", table)
    with server(tmp_path / "data") as second:
        ada.move_to(second)
        problem(ada.http.get(f"/api/tables/{table}/update?seat=0"), 422, "frozen")
        assert ada.http.get("/api/lobby").json()["mine"][0]["status"] == "frozen"
    with server(tmp_path / "data") as third:  # told from what is stored, before anybody has come
        ada.move_to(third)
        assert ada.http.get("/api/lobby").json()["mine"][0]["status"] == "frozen"


def spoil(data: Path, table: str) -> None:
    """The log says something these rules do not lead to."""
    db = sqlite3.connect(data / "monstrum.sqlite3")
    db.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    db.execute("DELETE FROM log WHERE table_id = ?", (table,))
    LOG.put(db, (table, 0, "play", 0, 0, "c", 999999, "w", "w", "x", "", "[]", "", "[]"))
    PULSES.update(db, (table, 1, 0))  # nothing goes on by itself: nobody loads it when the server starts
    db.commit()
    db.close()


def test_a_table_in_memory_and_one_that_is_stored_are_shown_alike(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 5)
            for guest in (ADA, BOB):
                header = (await hall.store.tables_of(guest.id))[0]
                standing = (await hall.store.standings([room.id]))[room.id]
                inside = show(hall, header, guest, None)
                kept = hall.rooms.pop(room.id)
                outside = show(hall, header, guest, standing)
                hall.rooms[room.id] = kept
                assert (outside.ply, outside.your_turn) == (inside.ply, inside.your_turn)

    run(story())


def test_a_second_question_about_an_undo_is_refused() -> None:
    table = Played(3, "ggg")
    seat = up_to_shown(table)
    accepted(ask(table, seat))
    asked = table.undoing.question
    others = [
        other for other in range(3) if other != seat and any(e.seat == other for e in table.match.entries)
    ]
    assert others
    refused(ask(table, others[0]), "undo_open")
    refused(ask(table, seat), "undo_open")
    assert table.undoing.question == asked
    for other in (other for other in range(3) if other != seat):
        accepted(answer(table, other, True))
    assert table.undoing.question is None


def test_a_frozen_game_is_exported_without_what_was_undone() -> None:
    table = Played(3)
    for number in range(6):
        table.play_on(20, seed=number)
        seat = table.match.entries[-1].seat
        done = ask(table, seat)
        if done.rows and table.undoing.question is not None:
            accepted(answer(table, 1 - seat, True))
    assert table.undos >= 3
    kept = standing(table.log)
    assert [(row.seat, row.words) for row in kept] == [(e.seat, e.words) for e in table.match.entries]
    assert len([row for row in table.log if row.kind in (PLAY, PICK)]) > len(kept)


@pytest.mark.parametrize("seed", range(4))
def test_what_stands_is_known_after_every_answer(seed: int) -> None:
    """A sealed block that has just been closed stands; one that is open does not."""
    table, closed, open_ = Played(seed, "ggg"), 0, 0
    while not table.over():
        table.play_on(1, seed)
        kept = [(row.seat, row.words) for row in standing(table.log)]
        assert kept == [(entry.seat, entry.words) for entry in table.match.entries]
        sealed = table.log[-1].kind == PICK
        closed += sealed and not table.match.picks
        open_ += sealed and bool(table.match.picks)
    assert closed
    assert open_


def test_the_export_of_a_frozen_game_lists_what_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 12)
            table = room.table
            assert table is not None
            seat = table.match.entries[-1].seat
            if isinstance(await send(room, Undo("u", seat, table.ply(seat), table.epoch(seat))), Accepted):
                await send(room, Consent("c", 1 - seat, True))
            stands = [entry.words for entry in table.match.entries]
            assert len(stands) < 12
            room.freeze("These rules do not lead there.")
            room.table = None
            text = await export(room, hall.store, -1)
            listed = tomllib.loads(text)["actions"].split("\n")
            assert len([line for line in listed if line]) == len(stands)

    run(story())


def test_a_store_that_refuses_answers_the_command_with_again(tmp_path: Path) -> None:
    with server(tmp_path / "data") as running:
        ada = Person(running, "Ada")
        table = ada.open_table("me", "me", start=True)["table"]["id"]
        line = ada.line(table)
        line.until("update")
        line.until("update")
        other = sqlite3.connect(tmp_path / "data" / "monstrum.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")  # the writer waits for five seconds, and gives up
        seat = line.updates[0]["waiting"][0]
        id = line.play(seat)
        answer = line.until("refused")
        assert (answer["id"], answer["code"]) == (id, "again")
        health = ada.http.get("/api/health")
        assert (health.status_code, health.json()["status"]) == (503, "ill")
        assert "The store refuses" in health.json()["troubles"][0]
        other.execute("ROLLBACK")
        other.close()
        line.play(seat, id=id)
        assert line.until("accepted")["id"] == id
        log = (tmp_path / "data.log").read_text()
        assert "store failed" in log
        assert "Traceback" not in log
