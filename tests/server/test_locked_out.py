"""Nobody is locked out: tables one has left or never began, a host who is gone, a clock that goes back."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.server import seats
from monstrum.server.hall import Hall
from monstrum.server.protocol_tables import NewTable
from monstrum.server.store import BOT, CLOSED, GUEST, OPEN, OVER, PLAYING, Chair, Guest, Header
from tests.server.halls import ADA, BOB, Time, begun, hall_in
from tests.server.running import run
from tests.server.tables import header as a_header
from tests.server.test_api import problem
from tests.server.wire import Person, Server, server

EVE = Guest("eve", "Eve", 0.0)


def hosted(status: str, *chairs: Chair) -> Header:
    return replace(a_header(), status=status, host=ADA.id, chairs=chairs)


MINE, BOBS, BOT_CHAIR, FREE = (
    Chair(GUEST, ADA.id, "Ada"),
    Chair(GUEST, BOB.id, "Bob"),
    Chair(BOT, "", "greedy"),
    Chair(),
)


def test_a_table_counts_while_its_host_plays_there() -> None:
    assert seats.counts_for(hosted(OPEN, MINE, FREE), ADA)
    assert seats.counts_for(hosted(PLAYING, MINE, BOT_CHAIR), ADA)
    assert seats.counts_for(hosted(PLAYING, BOT_CHAIR, BOT_CHAIR), ADA)
    assert not seats.counts_for(hosted(PLAYING, replace(MINE, away=True), BOBS), ADA)
    assert not seats.counts_for(hosted(OPEN, FREE, BOBS), ADA)
    assert not seats.counts_for(hosted(CLOSED, MINE, FREE), ADA)
    assert not seats.counts_for(hosted(OVER, MINE, BOBS), ADA)


def test_who_leaves_or_closes_tables_may_open_others(tmp_path: Path) -> None:
    with server(tmp_path / "data", open_tables=2) as strict:
        ada = Person(strict, "Ada")
        first, second = (ada.open_table("me", "open")["table"]["id"] for _ in range(2))
        problem(ada.post("/api/tables", game="xybrid", seats=["me", "open"]), 429, "open_tables")
        assert ada.post(f"/api/tables/{first}/leave", seat=0).status_code == 200
        third = ada.open_table("me", "greedy", start=True)["table"]["id"]
        problem(ada.post("/api/tables", game="xybrid", seats=["me", "open"]), 429, "open_tables")
        assert ada.post(f"/api/tables/{third}/close").json()["status"] == "closed"
        ada.open_table("me", "open")
        assert third not in [table["id"] for table in ada.http.get("/api/lobby").json()["mine"]]
        problem(Person(strict, "Bob").post(f"/api/tables/{second}/close"), 422, "not_host")
        problem(ada.post(f"/api/tables/{third}/close"), 422, "closed")
        update = ada.http.get(f"/api/tables/{third}/update?seat=0").json()
        assert update["frozen"] == "This game was put away before it was over. Nobody has won."


def test_a_table_where_others_play_cannot_be_closed(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "open", listed=True)["table"]["id"]
    bob.post(f"/api/tables/{table}/sit")
    ada.post(f"/api/tables/{table}/start")
    problem(ada.post(f"/api/tables/{table}/close"), 422, "not_alone")


@pytest.mark.parametrize("in_memory", [True, False])
def test_when_the_host_is_gone_the_next_person_is_host_or_the_table_closes(
    tmp_path: Path, in_memory: bool
) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            for guest in (ADA, BOB):
                await hall.store.put_guest(guest)
            shared = (await hall.open_table(NewTable("xybrid", ["me", "open"], listed=True), ADA)).room
            await shared.rearrange(lambda header: seats.sit_down(header, BOB, 1)[0])
            alone = (await hall.open_table(NewTable("xybrid", ["me", "open"]), ADA)).room
            bots = (await hall.open_table(NewTable("xybrid", ["me", "random"], start=True), ADA)).room
            ids = [room.id for room in (shared, alone, bots)]
            if not in_memory:
                for room in (shared, alone, bots):
                    await room.close()
                hall.rooms.clear()
            await hall.store.delete_guest(ADA.id)
            await hall.everywhere(ADA)
            for again in ("in memory", "as stored"):
                found = [(await hall.room(id)).header for id in ids]
                assert [header.host for header in found] == [BOB.id, "", ""], again
                assert [header.status for header in found] == [OPEN, CLOSED, CLOSED], again
                hall.rooms.clear()
            await (await hall.room(ids[0])).rearrange(lambda header: seats.put_bot(header, BOB, 0, "random"))
            await (await hall.room(ids[0])).rearrange(lambda header: seats.start(header, BOB))

    run(story())


def test_a_table_that_never_began_is_put_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            old = (await hall.open_table(NewTable("xybrid", ["me", "open"], listed=True), ADA)).room
            going = await begun(hall)
            hall.sweeping._waiting = -1.0
            await hall.sweeping.close_waiting()
            assert (old.header.status, going.header.status) == (CLOSED, PLAYING)
            assert [header.id for header in await hall.store.listed(9)] == [going.id]
            with pytest.raises(seats.NotPossible, match="closed"):
                await old.rearrange(lambda header: seats.sit_down(header, BOB, 1)[0])

    run(story())


def test_a_rematch_asked_by_both_at_once_is_one_table(tmp_path: Path) -> None:
    async def opened(hall: Hall) -> int:
        return len(await hall.store.tables_of(ADA.id))

    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await room.rearrange(lambda header: replace(header, status=OVER))
            before = await opened(hall)
            found = await asyncio.gather(*(hall.rematch(room, guest) for guest in (ADA, BOB) * 4))
            assert len({again.id for again in found}) == 1
            assert await opened(hall) == before + 1

    run(story())


def test_a_guest_is_known_when_the_clock_has_gone_back(tmp_path: Path) -> None:
    with server(tmp_path / "data") as first:
        ada = Person(first, "Ada")
        table = ada.open_table("me", "greedy", start=True)["table"]["id"]
    with server(tmp_path / "data", clock=-3600) as second:
        ada.move_to(second)
        assert ada.http.get("/api/me").json()["name"] == "Ada"
        assert ada.http.get(f"/api/tables/{table}/update?seat=0").status_code == 200
        assert ada.post("/api/me", name="Ada L").status_code == 200
        assert ada.http.get(f"/api/tables/{table}").json()["seats"][0]["yours"]
    with server(tmp_path / "data", clock=400 * 24 * 3600) as third:
        ada.move_to(third)
        assert ada.http.get("/api/me").json()["name"] == ""  # a year is enough


def test_one_address_fills_neither_the_lobby_nor_the_store(tmp_path: Path) -> None:
    with server(
        tmp_path / "data", limits="usual", names="999/60", tables="999/60", requests="9999/60"
    ) as usual:
        bob = Person(usual)
        bob.http.headers["X-Forwarded-For"] = "10.1.1.1"
        bob.http.get("/api/me")
        bob.post("/api/me", name="Bob")
        table = bob.open_table("me", "open", listed=True)["table"]["id"]
        refused = 0
        for number in range(12):
            eve = Person(usual)
            eve.http.headers["X-Forwarded-For"] = f"2001:db8::{number + 1:x}"
            eve.http.get("/api/me")
            eve.post("/api/me", name=f"Eve {number}")
            for _ in range(5):
                answer = eve.post("/api/tables", game="xybrid", seats=["me", "open"], listed=True)
                refused += answer.status_code == 429
        assert refused == 12 * 5 - 25
        listed = Person(usual).http.get("/api/lobby").json()["listed"]
        assert table in [shown["id"] for shown in listed]
        assert len(listed) == 11
