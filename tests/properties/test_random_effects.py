"""Packs whose every card and special was written by chance, in random games: nothing breaks, nothing goes in
circles, and every property holds."""

import random

import pytest

from monstrum.core.engine import actor, decision, legal_actions, play, waiting
from monstrum.games.hybrid.game import Hybrid, skirmish_state
from tests.properties.checks import CHECKS
from tests.properties.play import MOST_DECISIONS, Stop
from tests.properties.test_random_skirmishes import MISSIONS, check_board, choose
from tests.rules.hybrid.random_effects import random_game

STOP_EVERY = 60  # plies, about
SOAK = 40


def play_one(game: Hybrid, mission: str, seed: int) -> None:
    rng = random.Random(f"{mission} {seed}")
    state = skirmish_state(game.start({"mission": mission}, seed))
    ply = 0
    while not state.over():
        seat = rng.choice(waiting(state))
        legal = legal_actions(state, seat)
        assert legal, decision(state)
        if rng.randrange(STOP_EVERY) == 0:
            check_board(state)
            for check in CHECKS:
                check(Stop(seed, ply, state, rng), game)
        fights = actor(state) == seat and rng.random() < 0.5
        play(state, seat, choose(state, seat, rng) if fights else rng.choice(legal))
        state.events.take()
        ply += 1
        assert ply < MOST_DECISIONS, "the game does not end"
    assert state.laid == 0
    assert state.round <= state.mission.round_limit


def play_pack(seed: int, missions: list[str]) -> None:
    game = random_game(seed)
    for mission in missions:
        try:
            play_one(game, mission, seed)
        except Exception as error:
            error.add_note(f"in a random game of {mission} with random effects, seed {seed}")
            raise


@pytest.mark.parametrize("seed", range(6))
def test_random_effects_in_random_games(seed: int) -> None:
    play_pack(seed, [MISSIONS[seed % len(MISSIONS)]])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(1_000, 1_000 + SOAK))
def test_many_random_effects_in_random_games(seed: int) -> None:
    play_pack(seed, MISSIONS)
