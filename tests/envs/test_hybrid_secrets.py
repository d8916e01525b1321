"""Hybrid, section 5 of the rules: an observation shows nothing of the other side's secrets."""

import random
from collections.abc import Callable

import numpy as np
import pytest

from monstrum.core.encoder import whose_turn
from monstrum.core.engine import decision, legal_actions, play, step
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.envs.learnable import lesson
from monstrum.envs.watching import Watcher
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.rules import actions
from monstrum.games.hybrid.state import SLOTS
from tests.envs.rare_skirmishes import RARE, shown
from tests.properties.test_random_skirmishes import MISSIONS, choose, fighting_stops
from tests.rules.hybrid.random_effects import random_game
from tests.rules.hybrid.skirmish import Skirmish, skirmish


def differences(game: Hybrid, state: State, seat: int, number: int) -> list[str]:
    """Fields in which a state the seat cannot tell from this one is shown otherwise."""
    other = game.sample(game.know(state, seat), Quick(number))
    here, there = shown(game, state, seat), shown(game, other, seat)
    return [name for name in here if (here[name] != there[name]).any()]


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_observation_tells_no_more_than_its_seat_knows(mission: str) -> None:
    game = lesson("hybrid", 2).game
    assert isinstance(game, Hybrid)
    for stop in fighting_stops(mission, 11):
        for seat in range(2):
            assert differences(game, stop.state, seat, stop.ply) == [], decision(stop.state)


def test_nor_does_it_with_cards_nobody_has_printed() -> None:
    """Effects written by chance bring what the standard pack has not: hands shown, cards stolen, dice set."""
    game = random_game(3)
    state = game.start({"mission": "HYM-2"}, 3)
    rng = random.Random(3)
    ply = 0
    while not state.over():
        seat = whose_turn(state)
        play(state, seat, choose(state, seat, rng))
        state.events.take()
        ply += 1
        if ply % 20 == 0:
            assert all(differences(game, state, seat, ply) == [] for seat in range(2)), decision(state)
    assert ply > 100


@pytest.mark.parametrize("make", RARE)
def test_nor_where_something_rare_is_asked(make: Callable[[], Skirmish]) -> None:
    fight = make()
    for seat in range(2):
        for number in range(4):
            assert differences(fight.game, fight.state, seat, number) == []


def test_only_its_own_player_sees_an_order_or_a_force_before_all_have_chosen() -> None:
    for mission, wanted, own in (("HYM-1", "ORDER", "chosen_order"), ("HYM-3", "FORCE", "chosen_profiles")):
        taken = lesson("hybrid", 2, mission=mission)
        state = taken.game.start(taken.config, 5)
        rng = Quick(5)
        while decision(state) != wanted:
            legal = legal_actions(state, whose_turn(state))
            step(state, legal[rng.below(len(legal))])
        mine, theirs = set(), set()
        choices = legal_actions(state, 0)
        assert len(choices) > 1
        for choice in choices:
            after = state.clone()
            after.buffers[0].append(choice)
            seen = shown(taken.game, after, 0)[own]  # type: ignore[arg-type]
            assert seen.sum() == 1
            mine.add(seen.tobytes())
            theirs.add(Watcher(taken.encoder).observation(after, 1).tobytes())
        assert len(mine) == len(choices)
        assert len(theirs) == 1


def test_numbers_of_activation_counters_are_for_their_owner() -> None:
    fight = skirmish(
        "#A.Bs#", "A@1 E", "B@3 E", "s@4 W", active="A", A={"wounds": 1}, B={"order": 2}, s={"order": 3}
    )
    own, other = shown(fight.game, fight.state, 0), shown(fight.game, fight.state, 1)
    assert own["order"][:2].tolist() == [0, 2]
    assert other["order"][:2].tolist() == [3, 0]
    assert np.flatnonzero(own["numbered"]).tolist() == [1, SLOTS]
    assert np.flatnonzero(other["numbered"]).tolist() == [0, SLOTS + 1]


def test_a_square_picked_before_its_facing_is_seen_by_who_picked_it() -> None:
    taken = lesson("hybrid", 2, mission="HYM-1")
    state = taken.game.start(taken.config, 1)
    while decision(state) != "DEPLOY":
        step(state, legal_actions(state, whose_turn(state))[0])
    seat = whose_turn(state)
    square = legal_actions(state, seat)[0] - actions.SQUARE
    step(state, actions.SQUARE + square)
    assert isinstance(taken.game, Hybrid)
    own, other = shown(taken.game, state, seat), shown(taken.game, state, 1 - seat)
    assert (own["picked_column"][0], own["picked_row"][0]) == (square % 32 + 1, square // 32 + 1)
    assert not other["picked_column"].any()
    assert not other["picked_row"].any()
