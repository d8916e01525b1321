"""Every game is one entry, and everything an entry names is there."""

from dataclasses import fields

import pytest

from monstrum.core.contract import Game
from monstrum.games.library import ENTRIES, brings, load_game
from monstrum.kit.entry import Entry, Learning, brought
from monstrum.lab.usage import Finished
from monstrum.lab.watching import usage_of

NAMED = [
    (name, field.name)
    for name, entry in ENTRIES.items()
    for field in fields(Entry)
    if isinstance(getattr(entry, field.name), str) and ":" in getattr(entry, field.name)
]


@pytest.mark.parametrize(("name", "what"), NAMED)
def test_everything_an_entry_names_is_there(name: str, what: str) -> None:
    assert brought(getattr(ENTRIES[name], what)) is not None


@pytest.mark.parametrize("name", ENTRIES)
def test_a_game_is_loaded_under_the_name_of_its_entry(name: str) -> None:
    game = load_game(name)
    assert isinstance(game, Game)
    assert game.name == name
    assert isinstance(brings(name, "learning"), Learning)


def test_rule_ids_tell_the_games_apart() -> None:
    assert len({entry.rules for entry in ENTRIES.values()}) == len(ENTRIES)


def test_a_game_that_brings_nothing_is_watched_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("monstrum.lab.watching.brings", lambda name, what: None)
    assert isinstance(usage_of(load_game("xybrid")), Finished)
