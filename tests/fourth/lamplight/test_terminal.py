"""Lamplight in the terminal: whole games by keys and by mouse, cards, the menu."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from monstrum.kit.cards.game import CardGame
from monstrum.terminal.drawings import GENERIC, drawing_of
from monstrum.terminal.menu_screen import Chooser, MenuScreen
from monstrum.terminal.ranking_screen import RankingScreen
from monstrum.texts.match import Match
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
)


@pytest.mark.parametrize(
    ("size", "play", "names"),
    [
        (SMALL, play_by_keys, ["human", "greedy"]),
        (SMALL, play_by_mouse, ["human", "random", "greedy"]),
        (LARGE, play_by_keys, ["human", "random", "random", "greedy"]),
    ],
    ids=["keys", "mouse", "four"],
)
def test_a_whole_game_is_played(
    game: CardGame,
    tmp_path: Path,
    size: tuple[int, int],
    play: Callable[[Terminal, int], Awaitable[None]],
    names: list[str],
) -> None:
    match = Match(game, {"players": len(names)}, 5, names)

    async def script(pilot: Terminal) -> None:
        text = shown(pilot)
        assert "Lamps that burn:" in text
        assert "P1's hand: 3 unseen" in text
        await play_on(pilot, play)
        assert isinstance(pilot.app.screen, RankingScreen)
        await pilot.pause()  # until it is drawn
        assert "The game is over." in shown(pilot)

    sit_down(tmp_path, match, script, size)
    assert match.over()


def test_the_menu_offers_it(tmp_path: Path) -> None:
    async def script(pilot: Terminal) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, MenuScreen)
        screen.query_one("#game").focus()
        await press(pilot, "left")
        assert "lamplight" in shown(pilot)
        assert screen.query_one("#seats", Chooser).values == ["2", "3", "4"]
        screen.query_one("#actions").focus()
        await press(pilot, "enter")
        assert table(pilot).match.game.name == "lamplight"
        assert table(pilot).match.names == ["human", "greedy"]

    sit_down(tmp_path, None, script)


def test_a_card_is_read(game: CardGame) -> None:
    assert drawing_of(game) is GENERIC
    view = game.view(game.start({"players": 2}, 1), 0)
    card = GENERIC.card(game, view, "card:M18")
    assert card is not None
    assert (card.title, card.facts) == ("Death's-head Hawk", "moth 2")
    assert card.text.startswith("Chases one other moth")
    assert GENERIC.card(game, view, "seat:P0") is None
