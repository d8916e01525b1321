"""Hands a reader may not see change no byte: the pairs of `test_no_leak.py`, at tables of Mutation Wars.

Without undo: it plays the log again, and the log of a twin is that of the truth.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from monstrum.core.contract import Game
from monstrum.games.library import load_game
from monstrum.server.store import Header
from tests.server import pairs, tables
from tests.server.running import run
from tests.server.test_no_leak import compare

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
    async def no_undo(ear: pairs.Ear) -> None:
        return

    monkeypatch.setattr("tests.server.test_no_leak.undo", no_undo)
    monkeypatch.setattr("tests.server.tables.Played.up_to_sealed", lambda self: self.play_on(40))
    compared = [run(compare(seats, pair, DEEP)) for pair in range(PAIRS)]
    assert sum(number > 0 for number in compared) >= PAIRS / 2
    assert sum(compared) > 10 * PAIRS
