"""Run by `tests/fourth/test_fourth_game.py` in a process that knows the game; elsewhere there is nothing to
collect."""

import pytest

from monstrum.games.library import game_names, load_game
from monstrum.kit.cards.game import CardGame
from tests.browser.conftest import browser, page_is_built, running, visit

__all__ = ["browser", "page_is_built", "running", "visit"]

collect_ignore_glob = [] if "lamplight" in game_names() else ["test_*.py"]


@pytest.fixture(scope="session")
def game() -> CardGame:
    found = load_game("lamplight")
    assert isinstance(found, CardGame)
    return found
