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
    told,
    until_asked,
    until_thought,
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

    sit_down(tmp_path, new_game("human", "random", seed=2), script, LARGE)

    assert replay(read_record(the_record(tmp_path)), xybrid()).over()


def test_two_people_play_at_one_keyboard_and_see_nothing_of_each_other(tmp_path: Path) -> None:
    match = new_game("human", "human", seed=3)
    game = xybrid()
    held = [game.view(match.state, seat).players[f"P{seat}"].breakthroughs for seat in range(2)]

    async def script(pilot: Terminal) -> None:
        for number in range(6):
            await until_asked(pilot)
            assert isinstance(pilot.app.screen, HandOver)
            seat = pilot.app.screen.seat
            hidden = shown(pilot)
            assert f"P{seat}, it is your turn" in hidden
            assert not any(id in hidden for id in held[0] + held[1])
            await press(pilot, "enter")
            assert table(pilot).seat == seat
            assert all(id in shown(pilot) for id in held[seat])
            assert not any(id in shown(pilot) for id in held[1 - seat])
            while isinstance(pilot.app.screen, TableScreen):
                await play_by_keys(pilot, number)
        seated = await play_on(pilot, play_by_keys)
        assert seated > 20
        assert isinstance(pilot.app.screen, RankingScreen)

    sit_down(tmp_path, match, script)


def test_bots_can_be_watched_paused_and_stepped(tmp_path: Path) -> None:
    match = new_game("greedy", "random")

    async def script(pilot: Terminal) -> None:
        await press(pilot, "space")
        assert await told(pilot, "paused")
        await until_thought(pilot)
        stopped = len(match.entries)
        await pilot.pause(0.1)
        assert len(match.entries) == stopped
        await press(pilot, "right")
        await until_thought(pilot)
        assert len(match.entries) == stopped + 1
        await press(pilot, "minus", "minus", "plus")
        assert "speed 3 of 6" in shown(pilot)
        await press(pilot, "plus", "plus", "plus", "space")
        await until_asked(pilot)
        assert isinstance(pilot.app.screen, RankingScreen)
        await press(pilot, "t")
        assert "The game is over." in shown(pilot)
        await press(pilot, "enter", "a")
        assert table(pilot).match is not match

    # At the highest speed the game may be over before a key is pressed.
    app = sit_down(tmp_path, match, script, LARGE, USUAL)

    assert app.failure is None
    assert app.pace.level > USUAL
