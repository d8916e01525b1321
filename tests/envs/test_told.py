"""What observations keep of Hybrid's cards is what lies there, and is written again only when it changes."""

from typing import Any

import pytest

from monstrum.core.codec import encode
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.quick import Quick
from monstrum.envs.learnable import lesson
from monstrum.envs.watching import Watcher
from tests.properties.test_random_skirmishes import MISSIONS

DECISIONS = 250


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_is_kept_is_what_a_state_read_back_shows(mission: str) -> None:
    taken = lesson("hybrid", 2, mission=mission)
    watcher, rng = Watcher(taken.encoder), Quick(1)
    state: Any = taken.game.start(taken.config, 1)
    state.mute()
    copies = []
    for number in range(DECISIONS):
        if state.over():
            break
        read_back = taken.game.decode(encode(state))
        for seat in range(2):
            assert (watcher.observation(state, seat) == watcher.observation(read_back, seat)).all()
        if number % 50 == 0:
            copies.append((state.clone(), read_back))
        legal = legal_actions(state, actor(state))
        step(state, legal[rng.below(len(legal))])
    for copy, read_back in copies:  # the original has gone on, and has told other things since
        for seat in range(2):
            assert (watcher.observation(copy, seat) == watcher.observation(read_back, seat)).all()


def test_cards_are_written_once_until_one_of_them_moves() -> None:
    taken = lesson("hybrid", 2)
    watcher, rng = Watcher(taken.encoder), Quick(3)
    state: Any = taken.game.start(taken.config, 3)
    state.mute()
    kept = written = 0
    for _ in range(DECISIONS):
        if state.over():
            break
        for seat in range(2):
            watcher.observation(state, seat)
        before = rows_of(state)
        legal = legal_actions(state, actor(state))
        step(state, legal[rng.below(len(legal))])
        if rows_of(state) != before:
            assert len(state.cards.told) == 0, "what was told of them is no longer so"
            written += 1
        else:
            kept += len(state.cards.told) > 0
    assert written > 5
    assert kept > 3 * written


def rows_of(state: Any) -> list[list[int]]:
    cards = state.cards
    return [[*row] for row in (cards.left, cards.held, cards.hand, cards.discard, cards.shown)]
