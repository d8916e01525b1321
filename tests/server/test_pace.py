"""Bots answer at the pace of the table where people play, and wait for nobody where no people do."""

import asyncio
from pathlib import Path

import pytest

from monstrum.server import seats
from monstrum.server.hall import Hall
from monstrum.server.pace import Pace
from monstrum.server.protocol_tables import NewTable
from monstrum.server.room import Room
from monstrum.server.seats import NotPossible
from monstrum.server.store import OVER
from monstrum.server.summaries import summary
from tests.server.halls import ADA, BOB, Time, hall_in, play
from tests.server.running import run
from tests.server.test_api import problem
from tests.server.wire import Person, Server


class Waits:
    """Instead of sleeping: how long it would have been."""

    def __init__(self, hall: Hall, normal: float) -> None:
        self.all: list[float] = []
        hall.bots.pace.normal = normal
        hall.bots.pace.wait = self.wait

    async def wait(self, seconds: float) -> None:
        self.all.append(seconds)
        await asyncio.sleep(0)


async def until_a_bot_has_answered(room: Room) -> None:
    table = room.table
    assert table is not None
    while 0 in table.waiting():
        await play(room, f"p{table.rows}", 0)
    while 1 in table.waiting():
        await asyncio.sleep(0.01)


def test_the_four_paces() -> None:
    pace = Pace(normal=0.6)
    found = [pace.least(chosen) for chosen in ("slow", "normal", "fast", "at once")]
    assert found == sorted(found, reverse=True)
    assert found[1] == 0.6
    assert found[3] == 0
    assert pace.least("") == 0  # no people play there


@pytest.mark.parametrize("chosen", ["slow", "at once"])
def test_a_table_of_people_chooses_the_pace_of_its_bots(tmp_path: Path, chosen: str) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            waits = Waits(hall, normal=1000.0)
            wanted = NewTable("xybrid", ["me", "random"], start=True, pace=chosen)  # type: ignore[arg-type]
            room = (await hall.open_table(wanted, ADA)).room
            await until_a_bot_has_answered(room)
            assert bool(waits.all) == (chosen == "slow")
            assert all(2000 < seconds <= 2500 for seconds in waits.all)

    run(story())


def test_bots_among_themselves_wait_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            waits = Waits(hall, normal=1000.0)
            wanted = NewTable("xybrid", ["random", "random"], start=True, pace="slow")
            room = (await hall.open_table(wanted, ADA)).room
            while room.header.status != OVER:
                await asyncio.sleep(0.01)
            assert not waits.all

    run(story())


def test_the_host_changes_it_while_the_game_runs_and_it_is_stored(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            wanted = NewTable("xybrid", ["me", "random"], start=True)
            room = (await hall.open_table(wanted, ADA)).room
            assert summary(room, ADA).pace == "normal"
            with pytest.raises(NotPossible):
                seats.set_pace(room.header, BOB, "slow")
            await room.rearrange(lambda header: seats.set_pace(header, ADA, "fast"))
            waits = Waits(hall, normal=1000.0)
            await until_a_bot_has_answered(room)
            assert all(200 < seconds <= 400 for seconds in waits.all)
            table = room.id
        async with hall_in(tmp_path, Time()) as hall:
            assert (await hall.room(table)).header.pace == "fast"

    run(story())


def test_only_the_host_says_it_over_the_wire_and_only_what_there_is(running: Server) -> None:
    ada, bob = Person(running, "Ada"), Person(running, "Bob")
    table = ada.open_table("me", "random", start=True, listed=True, pace="slow")["table"]
    assert table["pace"] == "slow"
    path = f"/api/tables/{table['id']}/pace"
    assert ada.post(path, pace="at once").json()["pace"] == "at once"
    problem(bob.post(path, pace="slow"), 422, "not_host")
    assert ada.post(path, pace="lightning").status_code == 400
