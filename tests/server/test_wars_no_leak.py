"""Hands a reader may not see change no byte: the pairs of `test_no_leak.py`, at tables of Mutation Wars."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from monstrum.core.contract import Game
from monstrum.games.library import load_game
from monstrum.server.store import Header
from tests.server import pairs, tables
from tests.server.running import run
from tests.server.test_no_leak import SPOKEN, UNDONE, compare
from tests.tongues import LANGUAGES

PAIRS = 5  # for each number of seats
TAKEN_BACK = [(2, 0), (2, 5), (2, 14), (2, 17), (3, 2), (3, 5), (3, 11)]  # seats, pair
DEEP = 60  # answers of a seat: battles and mutations come after the build


@cache
def wars() -> Game:
    return load_game("mutation_wars")


@pytest.fixture
def at_the_tank(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Tables and ears of these tests play Mutation Wars."""
    plain = tables.header

    def header(seed: int = 1, who: str = "gg") -> Header:
        return replace(plain(seed, who), config={"players": len(who)})

    for module in (tables, pairs):
        monkeypatch.setattr(module, "xybrid", wars)
        monkeypatch.setattr(module, "header", header)
    pairs.faces.cache_clear()
    yield
    pairs.faces.cache_clear()


@pytest.mark.usefixtures("at_the_tank")
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_reader_may_not_know_changes_no_byte(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.tables.Played.up_to_sealed", lambda self: self.play_on(40))
    SPOKEN.clear()
    compared = [run(compare(seats, pair, DEEP, steps=1 + pair % 4)) for pair in range(PAIRS)]
    assert sum(number > 0 for number in compared) >= PAIRS / 2
    assert sum(compared) > 10 * PAIRS
    assert SPOKEN.keys() == set(LANGUAGES)


@pytest.mark.soak
@pytest.mark.usefixtures("at_the_tank")
@pytest.mark.parametrize("seats", [2, 3])
def test_nor_does_it_in_any_language(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.tables.Played.up_to_sealed", lambda self: self.play_on(40))
    for language in LANGUAGES:
        pairs_told = (run(compare(seats, pair, DEEP, language=language)) for pair in range(PAIRS))
        assert sum(pairs_told) > 10 * PAIRS


@pytest.mark.usefixtures("at_the_tank")
@pytest.mark.parametrize(("seats", "pair"), TAKEN_BACK)
def test_nor_does_it_after_something_shown_was_taken_back(
    seats: int, pair: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.server.tables.Played.up_to_sealed", lambda self: self.play_on(40))
    UNDONE.clear()
    assert run(compare(seats, pair, DEEP, steps=1)) > 5
    assert UNDONE == {1: 1}, "nothing shown or random was taken back: choose another pair"
