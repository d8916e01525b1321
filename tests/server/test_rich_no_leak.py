"""The pairs of `test_no_leak.py` in games made for secrets: rich decks, twins whose hands are all alike."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from monstrum.server.store import Header
from tests.properties.twins import most_alike, rich
from tests.server import pairs, tables
from tests.server.running import run
from tests.server.test_no_leak import compare

PAIRS = 5  # for each of these
DEEP = 120  # answers of a seat
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "HYM-1": ("hybrid", {"players": 2, "mission": "HYM-1"}),
    "HYM-5": ("hybrid", {"players": 2, "mission": "HYM-5"}),
    "wars of two": ("mutation_wars", {"players": 2}),
    "wars of three": ("mutation_wars", {"players": 3}),
    "xybrid": ("xybrid", {"players": 3}),
}


@pytest.fixture(params=TABLES)
def seats(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Tables and ears of these tests play this game; the number of seats."""
    name, config = TABLES[request.param]
    plain = tables.header

    def header(seed: int = 1, who: str = "gg") -> Header:
        return replace(plain(seed, who), config=config)

    def become_twin(ear: pairs.Ear, seed: int) -> None:
        ear.begin_with(most_alike(rich(name), ear.table.match.state, ear.reader, random.Random(seed)))

    for module in (tables, pairs):
        monkeypatch.setattr(module, "xybrid", lambda: rich(name))
        monkeypatch.setattr(module, "header", header)

    monkeypatch.setattr(pairs.Ear, "become_twin", become_twin)
    pairs.faces.cache_clear()
    yield config["players"]
    pairs.faces.cache_clear()


def test_hands_that_are_all_alike_change_no_byte(seats: int) -> None:
    compared = [run(compare(seats, pair, DEEP)) for pair in range(PAIRS)]
    assert sum(number > 0 for number in compared) >= PAIRS / 2
    assert sum(compared) > 5 * PAIRS
