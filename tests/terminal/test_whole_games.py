"""Whole games on the terminal: by keys alone, by mouse alone, by several people, by bots before our eyes."""

from pathlib import Path

import pytest

from monstrum.terminal.hand_over import HandOver
from monstrum.terminal.pace import USUAL
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.terminal.table_screen import TableScreen
from monstrum.texts.record import read_record, replay
from tests.terminal.tables import (
    LARGE,
    SMALL,
    Terminal,
    new_game,
    play_by_keys,
    play_by_mouse,
    play_on,
    press,
    shown,
    sit_down,
    table,
    until_asked,
)
from tests.texts.played import xybrid


def the_record(folder: Path) -> str:
    (path,) = (folder / "records").glob("*-record.toml")
    return path.read_text("utf-8")


@pytest.mark.parametrize("names", [("human", "greedy"), ("random", "human", "random", "random")])
def test_a_game_by_keys_alone_ends_with_a_true_record(names: tuple[str, ...], tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play_by_keys)
        assert isinstance(pilot.app.screen, RankingScreen)
        text = shown(pilot)
        assert "1. P" in text
        assert "Record: " in text
        assert "Again" in text

    sit_down(tmp_path, new_game(*names), script, SMALL)

    assert replay(read_record(the_record(tmp_path)), xybrid()).over()
    assert not list((tmp_path / "running").glob("*"))


def test_a_game_by_mouse_alone_ends_with_a_true_record(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play_by_mouse)
        assert isinstance(pilot.app.screen, RankingScreen)

    sit_down(tmp_path, new_game("human", "random", "random", seed=2), script, LARGE)

    assert replay(read_record(the_record(tmp_path)), xybrid()).over()


def test_between_two_people_nothing_secret_can_be_seen(tmp_path: Path) -> None:
    match = new_game("human", "human")
    secrets = [
        xybrid().say("terms", "card", name="", id=id).split("(")[1].strip(")")
        for seat in range(2)
        for id in xybrid().view(match.state, seat).players[f"P{seat}"].breakthroughs
    ]

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        for number in range(12):
            assert isinstance(pilot.app.screen, HandOver)
            hidden = shown(pilot)
            assert "it is your turn" in hidden
            assert not any(id in hidden for id in secrets)
            seat = pilot.app.screen.seat
            await press(pilot, "enter")
            assert table(pilot).seat == seat
            own = xybrid().view(match.state, seat).players[f"P{seat}"].breakthroughs
            assert [id for id in secrets if id in shown(pilot)] == [id for id in secrets if id in own]
            while table(pilot).choosing is not None:
                await play_by_keys(pilot, number)
                await pilot.pause()
            await until_asked(pilot)

    sit_down(tmp_path, match, script)


def test_two_people_play_a_whole_game_at_one_keyboard(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        seated = await play_on(pilot, play_by_keys)
        assert seated > 20
        assert isinstance(pilot.app.screen, RankingScreen)

    sit_down(tmp_path, new_game("human", "human", seed=3), script)


def test_bots_can_be_watched_paused_and_stepped(tmp_path: Path) -> None:
    match = new_game("greedy", "random")

    async def script(pilot: Terminal) -> None:
        await press(pilot, "space")
        await pilot.pause(0.1)
        stopped = len(match.entries)
        assert "paused" in shown(pilot)
        await pilot.pause(0.1)
        assert len(match.entries) == stopped
        await press(pilot, "right")
        await pilot.pause(0.1)
        assert len(match.entries) == stopped + 1
        await press(pilot, "minus", "minus", "plus")
        assert "speed 5 of 6" in shown(pilot)
        await press(pilot, "plus", "space")
        await until_asked(pilot)
        assert isinstance(pilot.app.screen, RankingScreen)
        await press(pilot, "t")
        assert "The game is over." in shown(pilot)
        await press(pilot, "enter", "a")
        assert isinstance(pilot.app.screen, TableScreen)
        assert table(pilot).match is not match

    app = sit_down(tmp_path, match, script, LARGE)

    assert app.failure is None
    assert app.pace.level > USUAL
