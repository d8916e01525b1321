"""Putting a game down: resigning, stopping by agreement, my games, who looks on."""

from pathlib import Path

import pytest

from monstrum.core.quick import Quick
from monstrum.server.loading import load_table
from monstrum.server.my_games import my_games
from monstrum.server.seats import NotPossible, ends_with
from monstrum.server.snapshots import from_snapshot, take_snapshot
from monstrum.server.store import CLOSED, OVER, PLAYING, RESIGN, Stored
from monstrum.server.summaries import summary
from monstrum.server.updates import update_for
from monstrum.texts.record import export_for, read_record, replay
from tests.server.halls import ADA, BOB, Time, begun, hall_in, play, play_on, told
from tests.server.running import run
from tests.server.tables import Played, header, xybrid


def test_who_is_left_decides_whether_the_game_goes_on() -> None:
    assert ends_with(header(1, "gg"), [0])
    assert ends_with(header(1, "gb"), [0])
    assert not ends_with(header(1, "ggg"), [0])
    assert ends_with(header(1, "ggg"), [0, 2])
    assert not ends_with(header(1, "ggb"), [0])  # a person and a bot go on
    assert ends_with(header(1, "gbb"), [0])  # only bots are left


def test_in_a_game_of_two_the_other_has_won_and_the_record_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play_on(room, 5)
            await room.resign(ADA, 0)
            assert room.header.status == OVER
            ended = await told(room, 1)
            assert ended.ending is not None
            assert (ended.ending.ranks, ended.ending.winners, ended.ending.resigned) == ([2, 1], [1], [0])
            assert (ended.waiting, ended.options, ended.decision) == ([], [], "")
            assert ended.prompt == "P0 has resigned: the game is over."
            assert ended.events[-1].text == "P0 resigns. The game is over."
            record = read_record(export_for(room.table.match, -1))  # type: ignore[union-attr]
            assert record.resigned == ((0, True),)
            again = replay(record, xybrid())
            assert again.over()
            assert again.result().ranks == (2, 1)
            with pytest.raises(NotPossible):
                await room.resign(BOB, 1)
            await hall.keeper.done()
            mine = await my_games(hall, ADA)
            assert [(line.status, line.ranks, line.winners, line.resigned) for line in mine.games] == [
                (OVER, [2, 1], [1], [0])
            ]
            table = room.id
        async with hall_in(tmp_path, Time()) as hall:  # another server reads it from the log
            room = await hall.room(table)
            assert room.table is not None
            assert room.table.over()
            assert (await told(room, 1)).ending == ended.ending

    run(scenario())


def test_with_three_a_bot_plays_on_and_nobody_comes_back() -> None:
    table = Played(3, "ggg")
    table.play_on(4)
    table.log += table.resign(1, ends=False, now=0.0)
    assert not table.over()
    assert table.log[-1].kind == RESIGN
    last = update_for(table, 0).events[-1]
    assert (last.text, last.stand_in) == ("P1 resigns. A bot plays on in this seat.", -1)
    stored = load_table(Stored(table.header, None, tuple(table.log)), xybrid())
    assert stored.resigned() == [1]
    assert from_snapshot(table.header, xybrid(), take_snapshot(table)).resigned() == [1]


def test_a_choice_that_was_sealed_stays_sealed() -> None:
    """Nobody learns from a resignation what somebody had chosen secretly."""
    table = Played(5, "gg")
    table.up_to_sealed()
    seat = table.waiting()[0]
    table.play_on(1)
    assert table.match.picks
    before = update_for(table, 1 - seat)
    table.resign(1 - seat, ends=True, now=0.0)
    assert not table.match.picks
    after = update_for(table, 1 - seat)
    news = after.events[len(before.events) :]
    assert [event.text for event in news] == ["You resign. The game is over."]


def test_resigning_tells_everybody_the_same_and_no_more() -> None:
    """Two tables that differ only in what seat 0 may not know: it hears the same of a resignation."""
    first, second = Played(7, "ggg"), Played(7, "ggg")
    for table in (first, second):
        table.play_on(6)
    game = xybrid()
    twin = game.sample(game.know(second.match.state, 0), Quick(99))
    twin.listen()
    second.match.state = twin
    heard = []
    for table in (first, second):
        table.resign(2, ends=False, now=0.0)
        heard.append(update_for(table, 0))
    assert heard[0] == heard[1]


def test_stopping_needs_everybody_who_plays(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            await play(room, "one")
            await room.stop([0], True)
            assert [seat.stopping for seat in summary(room, ADA).seats] == [True, False]
            await room.stop([0], False)
            await room.stop([1], True)
            assert room.header.status == PLAYING
            await room.stop([0], True)
            assert room.header.status == CLOSED
            closed = await told(room, 0)
            assert closed.ending is None  # nothing is shown, and nobody has won
            assert closed.frozen == "This game was put away before it was over. Nobody has won."
            with pytest.raises(NotPossible):
                await room.stop([0], True)

    run(scenario())


def test_who_looks_on_is_seen(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            assert summary(room, ADA).watching == []
            line = object()
            assert room.channels.watch(line, "Cleo")
            assert not room.channels.watch(line, "Cleo")
            assert summary(room, ADA).watching == ["Cleo"]
            assert room.channels.watch(line, None)
            assert summary(room, ADA).watching == []

    run(scenario())


def test_options_that_decline_say_so() -> None:
    table = Played(2, "gg")
    for _ in range(300):
        if table.over():
            break
        for seat in table.waiting():
            for option in update_for(table, seat).options:
                assert option.declines == (option.words in ("pass", "done", "none", "no"))
        table.play_on(1, seed=len(table.log))


def test_my_games_come_in_pages_and_those_put_away_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with hall_in(tmp_path, time) as hall:
            first = await begun(hall)
            time.more += 5
            second = await begun(hall)
            await first.stop([0], True)
            await first.stop([1], True)
            page = await my_games(hall, ADA, most=1)
            assert ([line.table for line in page.games], page.more) == ([second.id], True)
            rest = await my_games(hall, ADA, before=page.games[-1].created)
            assert [(line.table, line.status) for line in rest.games] == [(first.id, CLOSED)]
            assert not rest.more

    run(scenario())
