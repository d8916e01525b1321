"""Whole games of Hybrid in the terminal, by keys and by mouse; the mission is chosen in the menu."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from monstrum.terminal.menu_screen import Chooser, MenuScreen
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.texts.match import Match
from tests.rules.hybrid.skirmish import standard
from tests.terminal.tables import (
    LARGE,
    SMALL,
    Terminal,
    play_by_keys,
    play_by_mouse,
    play_on,
    press,
    shown,
    sit_down,
    table,
    until_asked,
)


@pytest.mark.parametrize(
    ("size", "play", "mission"),
    [(SMALL, play_by_keys, "HYM-1"), (LARGE, play_by_mouse, "HYM-1")],
    ids=["keys", "mouse"],
)
def test_a_whole_skirmish_is_played(
    tmp_path: Path, size: tuple[int, int], play: Callable[[Terminal, int], Awaitable[None]], mission: str
) -> None:
    match = Match(standard(), {"mission": mission}, 5, ["human", "random"])

    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play)
        assert isinstance(pilot.app.screen, RankingScreen)

    sit_down(tmp_path, match, script, size)
    assert match.over()


def test_a_small_window_shows_the_part_of_a_large_map_that_matters(tmp_path: Path) -> None:
    match = Match(standard(), {"mission": "HYM-2"}, 5, ["human", "random"])

    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play_by_keys, decisions=25)
        await until_asked(pilot)
        text = shown(pilot)
        assert "Hold the Crossing" in text
        assert "of 30, rows" in text
        assert "Griffins" in text

    sit_down(tmp_path, match, script, SMALL)


def test_the_briefing_is_shown_with_the_piles(tmp_path: Path) -> None:
    match = Match(standard(), {"mission": "HYM-1"}, 5, ["human", "random"])

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        assert "The Griffins win" not in shown(pilot)
        await press(pilot, "p")
        assert "The Griffins win" in shown(pilot)

    sit_down(tmp_path, match, script, LARGE)


def test_the_menu_offers_the_missions(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, MenuScreen)
        screen.query_one("#game").focus()
        await press(pilot, "left")
        assert screen.query_one("#seats", Chooser).values == ["2"]
        screen.query_one("#set-mission").focus()
        await press(pilot, "right")
        screen.query_one("#actions").focus()
        await press(pilot, "enter")
        match = table(pilot).match
        assert match.game.name == "hybrid"
        assert match.config["mission"] == "HYM-2"

    sit_down(tmp_path, None, script)
