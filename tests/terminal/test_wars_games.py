"""Whole games of Mutation Wars in the terminal, by keys and by mouse; settings chosen in the menu."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from monstrum.bots.names import usual_rival
from monstrum.terminal.menu_screen import Chooser, MenuScreen, Toggle
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.texts.match import Match
from tests.games.mutation_wars.positions import standard
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
    told,
)

VARIANTS = ["quick-hands", "grown-start", "pick-backs"]


@pytest.mark.parametrize(
    ("size", "play", "players"),
    [(SMALL, play_by_keys, 2), (SMALL, play_by_mouse, 3), (LARGE, play_by_keys, 5)],
    ids=["keys", "mouse", "five"],
)
def test_a_whole_game_is_played(
    tmp_path: Path,
    size: tuple[int, int],
    play: Callable[[Terminal, int], Awaitable[None]],
    players: int,
) -> None:
    names = ["human", *["random"] * (players - 1)]
    match = Match(standard(), {"players": players, "max_turns": 3, "variants": VARIANTS}, 5, names)

    async def script(pilot: Terminal) -> None:
        await play_on(pilot, play)
        assert isinstance(pilot.app.screen, RankingScreen)
        assert await told(pilot, "Nobody has won.")

    sit_down(tmp_path, match, script, size)
    assert match.over()


def test_the_menu_offers_five_seats_and_the_variants(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, MenuScreen)
        assert not screen.query(Toggle)
        screen.query_one("#game").focus()
        await press(pilot, "right")
        assert screen.query_one("#seats", Chooser).values == ["2", "3", "4", "5"]
        screen.query_one("#seats").focus()
        await press(pilot, "left")
        screen.query_one("#variants-final-battle").focus()
        await press(pilot, "space")
        assert "[×] final-battle" in shown(pilot)
        screen.query_one("#actions").focus()
        await press(pilot, "enter")
        match = table(pilot).match
        assert match.game.name == "mutation_wars"
        assert match.names == ["human", *[usual_rival("mutation_wars")] * 4]
        assert match.config["variants"] == ["final-battle"]

    sit_down(tmp_path, None, script)


def test_a_mode_that_does_not_fit_is_a_sentence_in_the_menu(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        screen = pilot.app.screen
        screen.query_one("#game").focus()
        await press(pilot, "right")
        screen.query_one("#seats").focus()
        await press(pilot, "left")
        screen.query_one("#set-mode").focus()
        await press(pilot, "right")
        screen.query_one("#actions").focus()
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert await told(pilot, "The extended game is for 2 to 3")

    sit_down(tmp_path, None, script)
