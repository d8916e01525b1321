"""Cards a reader may not know of change no byte: the pairs of `test_no_leak.py`, at tables of Hybrid."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from monstrum.core.contract import Game
from monstrum.games.library import load_game
from monstrum.server.store import Header
from tests.server import pairs, tables
from tests.server.running import run
from tests.server.test_no_leak import SPOKEN, compare
from tests.tongues import LANGUAGES

PAIRS = 6  # for each mission
DEEP = 300  # answers of a seat: auctions, Reserve cards and equipment come in later rounds
MISSIONS = ("HYM-1", "HYM-2", "HYM-3", "HYM-4", "HYM-5", "HYM-6")


@cache
def hybrid() -> Game:
    return load_game("hybrid")


@pytest.fixture(params=MISSIONS)
def at_hybrid(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Tables and ears of these tests play Hybrid."""
    plain = tables.header

    def header(seed: int = 1, who: str = "gg") -> Header:
        return replace(plain(seed, who), config={"players": 2, "mission": request.param})

    for module in (tables, pairs):
        monkeypatch.setattr(module, "xybrid", hybrid)
        monkeypatch.setattr(module, "header", header)
    pairs.faces.cache_clear()
    yield request.param
    pairs.faces.cache_clear()


def test_what_a_reader_may_not_know_changes_no_byte(at_hybrid: str) -> None:
    SPOKEN.clear()
    compared = [run(compare(2, pair, DEEP)) for pair in range(PAIRS)]
    assert sum(number > 0 for number in compared) >= PAIRS / 2
    assert sum(compared) > 10 * PAIRS
    assert SPOKEN.keys() == set(LANGUAGES)


@pytest.mark.soak
def test_nor_does_it_in_any_language(at_hybrid: str) -> None:
    for language in LANGUAGES:
        assert sum(run(compare(2, pair, DEEP, language=language)) for pair in range(PAIRS)) > 10 * PAIRS
