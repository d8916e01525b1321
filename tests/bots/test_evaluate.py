"""The evaluator of XYbrid agrees with the rules where the rules have an answer."""

import pytest

from monstrum.core import engine
from monstrum.games.xybrid.rules.values import value
from monstrum.games.xybrid.state import MONSTER, LabState, members
from monstrum.games.xybrid.thinking.evaluate import aura_sources, current_value, evaluate
from monstrum.games.xybrid.thinking.lookahead import outlook, quick_choice
from monstrum.games.xybrid.thinking.prospects import effect_worth
from tests.texts.played import new_match, play_on


def state_after(plies: int, seed: int, players: int = 2) -> LabState:
    state = play_on(new_match(seed, players), plies).state
    assert isinstance(state, LabState)
    return state


@pytest.mark.parametrize("seed", range(4))
def test_current_values_are_those_of_the_rules(seed: int) -> None:
    for plies in range(10, 120, 10):
        state = state_after(plies, seed, players=2 + seed % 3)
        auras = aura_sources(state)
        for seat in range(state.seats):
            for part in members(state, MONSTER + seat):
                assert current_value(state, part, seat, auras) == value(state, part)


def test_two_players_standings_are_opposite() -> None:
    for plies in range(0, 100, 9):
        state = state_after(plies, 6)
        assert evaluate(state, 0) == pytest.approx(-evaluate(state, 1))


def test_a_finished_game_is_judged_by_infamy_alone() -> None:
    state = state_after(10_000, 3)

    assert state.over()
    assert evaluate(state, 0) == state.infamy[0] - state.infamy[1]


def test_looking_ahead_tries_every_option_of_a_whole_game() -> None:
    match = new_match(8, players=3)
    while not match.over():
        seat = engine.waiting(match.state)[0]
        for action in engine.legal_actions(match.state, seat):
            clone = match.state.clone()
            assert isinstance(clone, LabState)
            assert abs(outlook(clone, seat, action)) < 500
        state = match.state
        assert isinstance(state, LabState)
        match.play(seat, [quick_choice(state, seat)])


def test_every_effect_of_the_pack_has_a_worth() -> None:
    state = state_after(60, 2)
    catalog = state.catalog
    entries = [(entry, place // 5) for place, entry in enumerate(catalog.entry) if entry >= 0]
    entries += [(entry, -1) for entry in catalog.breakthrough_entry]

    for entry, part in entries:
        assert -10 < effect_worth(state, entry, part, 0) < 25
