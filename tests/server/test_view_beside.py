"""What a seat sees is the same, whether a spectator's view of the position was there before or not."""

import random
from typing import Any

import msgspec
import pytest

from monstrum.core import engine
from monstrum.core.contract import SPECTATOR
from monstrum.games.library import load_game

GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("xybrid", {"players": 3}),
    ("mutation_wars", {"players": 3}),
    ("hybrid", {"mission": "HYM-3"}),
)


@pytest.mark.parametrize(("name", "config"), GAMES)
def test_a_view_beside_a_spectators_is_the_view(name: str, config: dict[str, Any]) -> None:
    game = load_game(name)
    state = game.start(game.checked_config(config), 5)
    rng = random.Random(5)
    others = 0
    for _ in range(120):
        if state.over():
            break
        twin = state.clone()  # which has not loaded what the other one has
        shared = game.view(twin, SPECTATOR)
        before = msgspec.json.encode(shared)
        for seat in range(SPECTATOR, state.seats):
            beside = msgspec.json.encode(game.view_beside(twin.clone(), seat, lambda: shared))  # noqa: B023
            assert beside == msgspec.json.encode(game.view(state, seat))
            others += beside != before
        assert msgspec.json.encode(shared) == before
        seat = rng.choice(engine.waiting(state))
        engine.play(state, seat, rng.choice(engine.legal_actions(state, seat)))
    assert others > 100
