"""Copies share what nobody has changed yet; nobody writes on what all states share."""

import random

import pytest

from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.state import NO_BUFFERS, NO_LIST
from monstrum.games.library import game_names, load_game


@pytest.mark.parametrize("name", game_names())
def test_a_state_and_its_copies_go_their_own_ways(name: str) -> None:
    game, rng = load_game(name), random.Random(7)
    state = game.start({}, 7)
    for _ in range(120):
        if state.over():
            break
        options = legal_actions(state, actor(state))
        before = digest(state)
        copies = [state.clone() for _ in range(2)]
        step(copies[0], rng.choice(options))
        assert digest(state) == digest(copies[1]) == before
        choice = rng.choice(options)
        step(copies[1], choice)
        after = digest(copies[1])
        step(state, choice)
        assert digest(state) == digest(copies[1]) == after
    assert NO_LIST == []
    assert NO_BUFFERS == []
