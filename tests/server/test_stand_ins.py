"""Somebody else answers for a seat: bots that fail, guests who leave and come back."""

from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS
from monstrum.server.protocol import Accepted, Refused
from monstrum.server.protocol_tables import NewTable
from monstrum.server.seats import NotPossible, come_back, leave, sit_down, start
from monstrum.server.store import AWAY, FAULT, GUEST, Chair, Guest, Header
from monstrum.server.undoing import to_ask
from monstrum.server.updates import update_for
from monstrum.server.voting import ABSENT, may_be_voted_on, vote
from tests.server.halls import Time, begun, hall_in, play, told
from tests.server.running import run
from tests.server.tables import Played, header, refused
from tests.server.test_api import problem
from tests.server.wire import Person, Server, server

HOSTILE = Path(__file__).parents[1] / "bots" / "hostile"


def guest(number: int) -> Guest:
    return Guest(f"g{number}", f"G{number}", 0.0)


def elect(before: Header, seat: int, *voters: int, absent: float = 0.0) -> Header:
    for voter in voters:
        before = vote(before, guest(voter), seat, True, absent, "greedy")
    return before


def code(before: Header, voter: int, seat: int, absent: float = 0.0) -> str:
    with pytest.raises(NotPossible) as refused:
        vote(before, guest(voter), seat, True, absent, "greedy")
    return refused.value.code


def test_all_other_people_must_want_the_bot() -> None:
    away = leave(header(1, "gggg"), guest(2), 2)
    one = elect(away, 2, 0)
    assert (one.chairs[2].stand_in, one.chairs[2].votes) == ("", (0,))
    two = elect(one, 2, 1)
    assert two.chairs[2].stand_in == ""
    assert elect(two, 2, 3).chairs[2].stand_in == "greedy"
    withdrawn = vote(two, guest(0), 2, False, 0.0, "greedy")
    assert elect(withdrawn, 2, 3).chairs[2].stand_in == ""


def test_the_only_other_person_decides_alone_and_bots_have_no_vote() -> None:
    away = leave(header(1, "ggb"), guest(0), 0)
    assert elect(away, 0, 1).chairs[0].bot() == "greedy"


def test_people_who_are_away_themselves_are_not_waited_for() -> None:
    away = leave(leave(header(1, "ggg"), guest(2), 2), guest(1), 1)
    assert elect(away, 2, 0).chairs[2].stand_in == "greedy"


def test_nobody_votes_about_who_is_here_about_himself_or_from_outside() -> None:
    here = header(1, "ggg")
    assert code(here, 0, 2) == "not_away"
    assert code(here, 0, 9) == "seat"
    away = leave(here, guest(2), 2)
    assert code(away, 2, 2) == "no_vote"
    assert code(away, 7, 2) == "no_vote"
    assert not may_be_voted_on(here, 2, ABSENT - 1)


def test_who_just_vanishes_may_be_voted_on_after_a_while() -> None:
    here = header(1, "gg")
    assert code(here, 0, 1, ABSENT - 1) == "not_away"
    chair = elect(here, 1, 0, absent=ABSENT).chairs[1]
    assert (chair.away, chair.stand_in) == (True, "greedy")


def test_who_comes_back_plays_again() -> None:
    away = elect(leave(header(1, "gg"), guest(1), 1), 1, 0)
    back = come_back(away, guest(1), 1).chairs[1]
    assert (back.kind, back.away, back.bot(), back.votes) == (GUEST, False, "", ())


def test_the_leaver_is_refused_until_he_has_come_back() -> None:
    table = Played(1)
    table.header = elect(leave(table.header, guest(1), 1), 1, 0)
    refused(table.send(1, 0), "stand_in")


def test_a_leaver_is_replaced_and_comes_back_over_the_wire(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    line, watcher = ada.line(table), Person(running).line(table)
    line.until("update")
    watcher.until("update")
    problem(ada.post(f"/api/tables/{table}/vote", seat=1), 422, "not_away")
    bob.post(f"/api/tables/{table}/leave", seat=1)
    assert ada.http.get(f"/api/tables/{table}").json()["seats"][1]["votable"]
    elected = ada.post(f"/api/tables/{table}/vote", seat=1).json()["seats"][1]
    assert (elected["stand_in"], elected["away"], elected["kind"]) == ("greedy", True, "guest")
    while line.updates[0]["ply"] < 12 or line.updates[0]["waiting"] != [0]:
        if line.updates[0]["waiting"] == [0]:
            line.play(0)
        line.until("update")
    while watcher.until("around")["table"]["seats"][1]["stand_in"] != "greedy":
        continue
    back = bob.post(f"/api/tables/{table}/return", seat=1).json()["seats"][1]
    assert (back["stand_in"], back["away"]) == ("", False)
    mine = bob.line(table)
    mine.until("update")
    assert set(mine.updates) == {1}


def test_who_is_there_is_shown(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    line = ada.line(table)
    here = line.until("around")["table"]["seats"]
    assert [seat["here"] for seat in here] == [True, False]
    mine = bob.line(table)
    mine.until("around")
    while not line.until("around")["table"]["seats"][1]["here"]:
        continue
    mine.close()
    while line.until("around")["table"]["seats"][1]["here"]:
        continue


def test_everybody_is_told_that_a_bot_did_not_answer(tmp_path: Path) -> None:
    with server(tmp_path / "data", code=HOSTILE / "illegal_action.py", budget=1) as started:
        ada = Person(started, "Ada")
        table = ada.open_table("me", "hostile", listed=True, start=True)["table"]["id"]
        line, watcher = ada.line(table), Person(started).line(table)
        told_to = {}
        for reader in (line, watcher):
            while True:
                update = reader.until("update")
                marked = [event for event in update["events"] if event["stand_in"] == 1]
                if marked:
                    told_to[update["seat"]] = marked[0]["text"]
                    break
                if update["waiting"] == [0] and update["seat"] == 0:
                    line.play(0)
        assert set(told_to) == {0, -1}
        assert "P1" in told_to[0]  # as in the sentences of the game


def test_the_log_says_who_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time(), budget=0.0) as hall:  # no bot of ours is that fast
            room = await begun(hall, bot="greedy")
            while True:
                update = await told(room, 0)
                if update.waiting == [0]:
                    answer = await play(room, f"p{update.ply}")
                    assert isinstance(answer, Accepted | Refused)
                rows = await hall.store.rows(room.id)
                marks = {row.stood_in for row in rows if row.seat == 1}
                if marks:
                    break
            assert marks == {FAULT}
            assert AWAY not in marks
            assert not GUESTS
            assert room.table is not None
            assert any(event.stand_in == 1 for event in update_for(room.table, -1).events)

    run(story())


def test_who_deletes_himself_leaves_a_free_seat_or_one_that_others_may_give_to_a_bot(tmp_path: Path) -> None:
    wanted = NewTable("xybrid", ["me", "open", "open"], listed=True)

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            playing, waiting = [(await hall.open_table(wanted, guest(0))).room for _ in range(2)]
            for room in (playing, waiting):
                await room.rearrange(lambda header: sit_down(header, guest(1), 1)[0])
                await room.rearrange(lambda header: sit_down(header, guest(2), 2)[0])
            await playing.rearrange(lambda header: start(header, guest(0)))
            await hall.store.delete_guest(guest(1).id)
            await hall.everywhere(guest(1))
            gone = playing.header
            assert (gone.chairs[1].guest, gone.chairs[1].away) == ("", True)
            assert to_ask(gone, 0) == [2]
            assert elect(gone, 1, 0, 2).chairs[1].bot() == "greedy"
            await hall.store.delete_guest(guest(0).id)
            await hall.everywhere(guest(0))
            assert waiting.header.chairs[:2] == (Chair(), Chair())
            assert waiting.header.host == guest(2).id  # the next person

    run(story())
