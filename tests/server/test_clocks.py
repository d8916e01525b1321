"""Clocks: who pays for thinking, what an increment is for, and what happens when time is over."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from monstrum.core import engine
from monstrum.server.clocks import Clocks
from monstrum.server.protocol import Accepted, Play, Refused, TakeBack, Undo
from monstrum.server.protocol_tables import ClockRule
from monstrum.server.room import Room
from monstrum.server.snapshots import from_snapshot, take_snapshot
from monstrum.server.store import CLOCK, GUEST, TIME, Chair
from monstrum.server.table import Table
from monstrum.server.table_log import repeat
from monstrum.server.updates import update_for
from tests.server.halls import Time, begun, hall_in, play, play_on, send, told
from tests.server.running import run
from tests.server.tables import Played, header, xybrid
from tests.server.wire import PATIENCE

RULE = ClockRule(60, 5)


class Timed(Played):
    """A table with a clock of 60 + 5 seconds, at a time the test sets."""

    def __init__(self, seed: int = 5, who: str = "gg") -> None:
        super().__init__(seed, who)
        self.header = replace(header(seed, who), bank=60, increment=5)
        self.clocks = Clocks(60, 5, len(who))
        self.now = 100.0
        self.run_clocks(self.now)

    def answer(self, seat: int, seconds: float = 0.0, pick: int = 0) -> bool:
        """Whether the first option was accepted after that time."""
        self.now += seconds
        self.ids += 1
        action = engine.legal_actions(self.match.state, seat)[pick]
        play = Play(f"c{self.ids}", seat, self.ply(seat), self.epoch(seat), action)
        return isinstance(self.keep(self.handle(play, self.now)).answer, Accepted)

    def left(self, seat: int) -> float:
        return self.clocks.seconds(seat, self.now)

    def up_to_sealed_timed(self) -> None:
        while not engine.sealed(self.match.state):
            assert self.answer(self.waiting()[0])


def test_only_who_is_awaited_pays() -> None:
    table = Timed()
    (seat,) = table.waiting()
    table.now += 7
    assert table.left(seat) == pytest.approx(53)
    assert table.left(1 - seat) == 60


def test_the_increment_comes_when_the_decision_passes_on() -> None:
    table = Timed()
    (seat,) = table.waiting()
    answers = 0
    while table.waiting() == [seat]:
        before = table.left(seat)
        assert table.answer(seat, 1)
        answers += 1
        expected = before - 1 + (0 if table.waiting() == [seat] else 5)
        assert table.left(seat) == pytest.approx(expected)
    assert answers >= 1


def test_in_a_sealed_block_all_waiting_clocks_run_and_a_commitment_stops_one() -> None:
    table = Timed(who="ggg")
    table.up_to_sealed_timed()
    before = [table.left(seat) for seat in range(3)]
    assert table.answer(0, 10)
    assert table.left(0) == pytest.approx(before[0] - 10 + 5)
    table.now += 10
    assert table.left(0) == pytest.approx(before[0] - 10 + 5)
    assert [table.left(seat) for seat in (1, 2)] == pytest.approx([before[1] - 20, before[2] - 20])


def test_taking_back_and_choosing_again_earns_nothing() -> None:
    table = Timed()
    table.up_to_sealed_timed()
    table.answer(0)
    before = table.left(0)
    for _ in range(5):
        back = TakeBack(f"b{table.ids}", 0, table.ply(0), table.epoch(0))
        assert isinstance(table.keep(table.handle(back, table.now)).answer, Accepted)
        table.answer(0, pick=1)
    assert table.left(0) == before


def test_an_undo_gives_no_time_back_and_no_increment_twice() -> None:
    table = Timed(who="hh")  # one guest on both seats: undo needs nobody's consent
    for _ in range(12):
        table.answer(table.waiting()[0], 1)
    seat = table.match.entries[-1].seat
    best = [table.left(each) for each in (0, 1)]
    for number in range(6):
        undo = Undo(f"u{number}", seat, table.ply(seat), table.epoch(seat))
        assert isinstance(table.keep(table.handle(undo, table.now)).answer, Accepted)
        while len(table.match.entries) < 12:
            table.answer(table.waiting()[0])
        assert [table.left(each) for each in (0, 1)] <= best


def test_after_time_is_over_the_seat_itself_is_refused() -> None:
    table = Timed()
    (seat,) = table.waiting()
    table.now += 61
    play = Play("late", seat, 0, 0, engine.legal_actions(table.match.state, seat)[0])
    done = table.handle(play, table.now)
    assert isinstance(done.answer, Refused)
    assert done.answer.code == "time"
    assert table.owed(table.now) == seat
    done = table.handle(replace_id(play, "bot"), table.now, TIME)
    assert [row.stood_in for row in done.rows] == [TIME]
    for reader in (-1, 0, 1):
        told_of = [event for event in update_for(table, reader).events if event.stand_in == seat]
        assert len(told_of) == 1
        assert "a bot answers" in told_of[0].text


def replace_id(play: Play, id: str) -> Play:
    return Play(id, play.seat, play.ply, play.epoch, play.action)


def test_the_mark_of_a_stand_in_goes_with_the_answer_that_is_undone() -> None:
    table = Timed(who="hh")
    for _ in range(6):
        table.answer(table.waiting()[0])
    (seat,) = table.waiting()
    table.now += 70
    action = engine.legal_actions(table.match.state, seat)[0]
    play = Play("bot", seat, table.ply(seat), table.epoch(seat), action)
    table.keep(table.handle(play, table.now, TIME))
    assert any(event.stand_in == seat for event in update_for(table, -1).events)
    table.clocks.left = [50.0, 50.0]
    undo = Undo("u", seat, table.ply(seat), table.epoch(seat))
    assert isinstance(table.keep(table.handle(undo, table.now)).answer, Accepted)
    assert not any(event.stand_in == seat for event in update_for(table, -1).events)
    again = Table(table.header, xybrid())
    repeat(again, table.log)
    assert not again.notices.all


def test_a_bot_has_no_clock() -> None:
    table = Timed(who="gb")
    times = update_for(table, 0, 0, table.now).clocks
    assert times is not None
    assert times.left[1] is None
    assert 1 not in times.running


def test_clocks_come_back_from_the_log_and_from_a_snapshot() -> None:
    table = Timed()
    for _ in range(9):
        table.answer(table.waiting()[0], 2)
    kept = table.clocks.stored()
    again = Table(table.header, xybrid())
    repeat(again, table.log)
    assert again.clocks.stored() == kept
    assert again.clocks.credited == table.clocks.credited
    copy = from_snapshot(table.header, xybrid(), take_snapshot(table))
    assert copy.clocks.stored() == kept
    assert copy.clocks.credited == table.clocks.credited


async def flag_falls(room: Room, now: Time, seat: int) -> None:
    table = room.table
    assert table is not None
    entries = len(table.match.entries)
    now.more += 100
    room.driver.wake()
    async with asyncio.timeout(PATIENCE):
        while len(table.match.entries) == entries or table.waiting() == [seat]:
            await asyncio.sleep(0.01)


def test_at_a_live_table_the_fallback_answers_when_time_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall, RULE)
            seat = (await told(room, -1)).waiting[0]
            await flag_falls(room, now, seat)
            update = await told(room, -1)
            assert [event.stand_in for event in update.events if event.stand_in >= 0][:1] == [seat]
            assert update.clocks is not None
            rows = await hall.store.rows(room.id)
            assert {row.stood_in for row in rows if row.seat == seat} == {TIME}
            assert all(len(row.clocks) == 2 for row in rows)
            assert update.clocks.left[seat] == pytest.approx(5), "the turn has passed on"

    run(story())


def test_time_while_the_server_is_down_does_not_count(tmp_path: Path) -> None:
    async def first(now: Time) -> tuple[str, list[float | None]]:
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall, RULE)
            await play_on(room, 3)
            now.more += 20
            clocks = (await told(room, 0)).clocks
            assert clocks is not None
            return room.id, clocks.left

    async def second(now: Time, id: str, before: list[float | None]) -> None:
        async with hall_in(tmp_path, now) as hall:
            async with asyncio.timeout(PATIENCE):
                while id not in hall.rooms:  # a clock runs: it is loaded although nobody has come
                    await asyncio.sleep(0.01)
            room = hall.rooms[id]
            clocks = (await told(room, 0)).clocks
            assert clocks is not None
            for old, new in zip(before, clocks.left, strict=True):
                assert new == pytest.approx(old)
            assert [row.kind for row in await hall.store.rows(id)].count(CLOCK) == 1
            assert isinstance(await play(room, "on"), Accepted)

    now = Time()
    id, before = run(first(now))
    now.more += 10_000
    run(second(now, id, before))


def test_a_table_without_a_clock_shows_none_and_is_not_loaded_for_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            assert (await told(room, 0)).clocks is None
            assert await hall.store.due() == []
            timed = await begun(hall, RULE)
            assert await hall.store.due() == [timed.id]

    run(story())


def test_a_late_answer_is_refused_even_before_the_stand_in_has_come(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with hall_in(tmp_path, now) as hall:
            room = await begun(hall, RULE)
            now.more += 61
            answer = await play(room, "late")
            assert isinstance(answer, Refused)
            assert answer.code == "time"
            back = await send(room, Undo("u", 0, 0, 0))
            assert isinstance(back, Refused)

    run(story())


def test_the_clock_of_a_leaver_stands_while_a_bot_plays() -> None:
    table = Timed()
    chair = Chair(GUEST, "g1", "G1", away=True, stand_in="greedy")
    table.header = table.header.with_chair(1, chair)
    table.run_clocks(table.now)
    assert 1 not in table.clocks.running
