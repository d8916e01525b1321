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
from tests.server.test_no_leak import UNDONE, compare

PAIRS = 8  # for each number of seats
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
    UNDONE.clear()
    compared = [run(compare(seats, pair, DEEP, steps=1 + pair % 4)) for pair in range(PAIRS)]
    assert any(UNDONE)
    assert sum(number > 0 for number in compared) >= PAIRS / 2
    assert sum(compared) > 10 * PAIRS
