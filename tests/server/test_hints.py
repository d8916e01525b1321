"""Hints: what a bot would do, in words, told to everybody and kept in the log."""

from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from monstrum.bots.advice import Finding, understood
from monstrum.core import engine
from monstrum.server import routes_seats
from monstrum.server.hints import sentence
from monstrum.server.loading import load_table
from monstrum.server.protocol_tables import Advised
from monstrum.server.seats import NotPossible
from monstrum.server.store import HINT, Stored
from tests.server.halls import Time, begun, hall_in, told
from tests.server.running import run
from tests.server.tables import xybrid


def test_a_hint_is_an_option_with_chances_and_the_log_keeps_that_it_was_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with hall_in(tmp_path, Time()) as hall:
            room = await begun(hall)
            table = room.table
            assert table is not None
            seat = table.waiting()[0]
            entries = len(table.match.entries)
            hint = await room.hint(seat)
            options = engine.legal_actions(table.match.state, seat)
            assert hint.advised
            assert {one.action for one in hint.advised} <= set(options)
            assert all(0 <= one.low <= one.percent <= one.high <= 100 for one in hint.advised)
            assert hint.advised[0].label in hint.text
            assert f"{hint.advised[0].percent}%" in hint.text
            assert len(table.match.entries) == entries, "nothing is played"
            assert (await told(room, 1 - seat)).events[-1].text == f"P{seat} asks for a hint."
            assert (await told(room, seat)).events[-1].text == "You ask for a hint."
            rows = await hall.store.rows(room.id)
            assert [row.kind for row in rows].count(HINT) == 1
            again = load_table(Stored(room.header, None, rows), xybrid())
            assert [notice.why for notice in again.notices.all] == ["hinted"]
            with pytest.raises(NotPossible):
                await room.hint(1 - seat)

    run(scenario())


def test_the_door_to_hints_is_open_as_are_all_others_of_a_seat() -> None:
    written = [each for each in vars(routes_seats).values() if isinstance(each, HTTPRouteHandler)]
    assert routes_seats.hint in written
    assert [each.handler_name for each in written if each not in routes_seats.HANDLERS] == []


def test_what_a_process_says_is_believed_only_where_it_makes_sense() -> None:
    assert understood([7, 6200, 300, 8, 100, 5], [7, 9]) == [Finding(7, 6200, 300)]
    for nonsense in (None, [7, 1], [7, -1, 0], [7, 1.5, 0], ["7", 1, 0], [7, 1, True], [7, 0, 0] * 9):
        assert understood(nonsense, [7]) == []


def test_intervals_stay_between_nothing_and_everything() -> None:
    assert Finding(1, 9900, 400).interval == (91, 100)
    assert Finding(1, 5000, 0).interval == (50, 50)


def test_a_hint_says_how_far_ahead_it_is() -> None:
    best, near, far = (
        Advised(1, "draw A1", 60, 50, 70),
        Advised(2, "pass", 55, 45, 65),
        Advised(3, "swap", 20, 10, 30),
    )
    assert "hardly worse" in sentence([best, near])
    assert "Next comes" in sentence([best, far])
    assert "Next" not in sentence([best])
    assert "50 to 70%" in sentence([best])
    assert sentence([]) == "There is not much to choose here: take what you like."
