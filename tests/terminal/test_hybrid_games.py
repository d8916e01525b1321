"""Whole games of Hybrid in the terminal, by keys and by mouse; the mission is chosen in the menu."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from monstrum.core import engine
from monstrum.terminal.menu_screen import Chooser, MenuScreen
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.terminal.table_view import TableView
from monstrum.texts.match import Match
from tests.rules.hybrid.skirmish import standard
from tests.terminal.tables import (
    LARGE,
    SMALL,
    Terminal,
    fast_forward,
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


def farthest(match: Match) -> str:
    """Of what P0 may walk to now."""
    ways = [way for way in match.game.outlook(match.state, 0).ways if way.path and not way.rolls]
    return max(ways, key=lambda way: len(way.path)).ref


def asked_to_walk(match: Match, seat: int) -> bool:
    return (
        seat == 0
        and engine.decision(match.state) == "MOVE"
        and len(match.game.outlook(match.state, 0).refs) > 15
    )


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
def test_a_square_within_reach_is_walked_to_at_once_and_taken_back_at_once(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    match = Match(standard(), {"mission": "HYM-1"}, 5, ["human", "random"])
    fast_forward(match, asked_to_walk)
    ref = farthest(match)
    plies = len(match.entries)

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        screen = table(pilot)
        view = screen.query_one(TableView)
        spot = view.spot(ref)
        assert spot is not None
        assert await pilot.click(view, offset=(spot.x, spot.y))
        await pilot.pause()
        listed = [choice.label for choice in screen.listed()]
        assert listed[0].startswith(f"To {ref.partition(':')[2]}, facing ")
        assert len(match.entries) == plies, "looked at, not gone to"
        assert listed[-1].find("and go on") > 0
        await press(pilot, screen.listed()[-1].key)
        view_now = match.game.view(match.state, 0)
        assert view_now.figures[view_now.active].at == ref.partition(":")[2]
        assert len(match.entries) > plies + 1
        await press(pilot, "u")
        assert len(match.entries) == plies

    sit_down(tmp_path, match, script, size)


def test_a_square_is_reached_with_the_keyboard_alone(tmp_path: Path) -> None:
    match = Match(standard(), {"mission": "HYM-1"}, 5, ["human", "random"])
    fast_forward(match, asked_to_walk)
    plies = len(match.entries)

    async def script(pilot: Terminal) -> None:
        await until_asked(pilot)
        assert "choose a square within reach" in shown(pilot)
        await press(pilot, "tab")
        view = table(pilot).query_one(TableView)
        for _ in range(12):
            if table(pilot).ways(view.cursor):
                break
            await press(pilot, "right")
        goal = view.cursor.partition(":")[2]
        await press(pilot, "enter", "enter")  # looked at, then gone to
        assert any(entry.words == "stop" for entry in match.entries[plies:])
        assert goal in [figure.at for figure in match.game.view(match.state, 0).figures.values()]

    sit_down(tmp_path, match, script, LARGE)
