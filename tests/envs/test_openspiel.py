"""OpenSpiel's own test, chance with real outcomes, and its information-set search on our games."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import monstrum.envs.spiel as spiel
from monstrum.envs.learnable import LEARNABLE
from monstrum.envs.vector import GameBatch
from tests.envs.seats import SEATS

SHORT: dict[str, dict[str, Any]] = {
    "xybrid": {},
    "mutation_wars": {"max_turns": 3},
    "hybrid": {"mission": "HYM-1"},
}


def load(name: str, players: int = 2, **more: Any) -> Any:
    return pyspiel.load_game(spiel.short_name(name), {"players": players, **SHORT[name], **more})


@pytest.mark.parametrize("name", LEARNABLE)
def test_no_game_is_as_long_as_the_longest(name: str) -> None:
    """Twice as long as any game of players at random, and no more than a program can make room for."""
    longest = load(name).max_game_length()
    batch = GameBatch(name, 16, seed=3, **SHORT[name])
    lengths = np.zeros(16, dtype=np.int64)
    ended: list[int] = []
    while len(ended) < 24:
        batch.step_at_random()
        lengths += 1
        ended += lengths[batch.finished].tolist()
        lengths[batch.finished] = 0
        assert lengths.max() < longest / 2
    assert longest < 40 * sum(ended) / len(ended)


def test_a_smaller_game_is_a_shorter_one() -> None:
    assert load("mutation_wars", max_turns=2).max_game_length() < load("mutation_wars").max_game_length()
    assert load("hybrid", mission="HYM-2").max_game_length() > load("hybrid").max_game_length()


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """A random game until its end, or for so many steps."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and most > 0:
        most -= 1
        state.apply_action(some_action(state, rng))
    return state


def some_action(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(outcomes, weights)[0])
    return int(rng.choice(state.legal_actions()))


def at_a_decision(game: Any, seed: int, most: int) -> Any:
    state = walk(game, seed, most)
    rng = random.Random(seed)
    while state.is_chance_node():
        state.apply_action(some_action(state, rng))
    return state


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_openspiels_own_test_passes_with_serialisation(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


def test_small_games_are_parameters() -> None:
    kind = next(one for one in pyspiel.registered_games() if one.short_name == "monstrum_mutation_wars")
    assert {"players", "mode", "target_bodies", "max_turns"} <= set(kind.parameter_specification)
    small = pyspiel.load_game("monstrum_mutation_wars(players=2,target_bodies=2,mode=standard)")
    assert small.lesson.config["target_bodies"] == 2
    assert pyspiel.load_game("monstrum_hybrid(mission=HYM-2)").lesson.config["mission"] == "HYM-2"


def test_no_information_state_is_claimed_that_has_no_recall() -> None:
    for kind in pyspiel.registered_games():
        if kind.short_name.startswith("monstrum_"):
            assert kind.provides_information_state_string
            assert not kind.provides_information_state_tensor


@pytest.mark.parametrize("name", LEARNABLE)
def test_every_learnable_game_is_registered(name: str) -> None:
    assert spiel.short_name(name) in pyspiel.registered_names()


@pytest.mark.parametrize("name", LEARNABLE)
def test_chance_has_real_outcomes(name: str) -> None:
    """Every chance node has at least two outcomes, and draws of several equal cards are likelier."""
    state = load(name).new_initial_state()
    rng = random.Random(1)
    seen, uneven = 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            assert len(chances) > 1
            assert sum(chances) == pytest.approx(1)
            seen += 1
            uneven += max(chances) > 1.5 * min(chances)
        state.apply_action(some_action(state, rng))
    assert seen > 10
    assert (uneven > 0) == (name != "xybrid"), "cards of XYbrid are all different"


@pytest.mark.parametrize("mission", [f"HYM-{number}" for number in range(2, 7)])
def test_every_mission_of_hybrid_can_be_walked_stored_and_resampled(mission: str) -> None:
    """Whole games are long; this is the setup with its draws, and the first rounds with their dice."""
    game = load("hybrid", mission=mission)
    state = game.new_initial_state()
    rng = random.Random(mission)
    sizes = set()
    for _ in range(250):
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            assert sum(chances) == pytest.approx(1)
            sizes.add(len(chances))
        state.apply_action(some_action(state, rng))
    assert 10 in sizes, "dice have ten faces"
    assert max(sizes) > 10, "cards are drawn one at a time"
    while state.is_chance_node():
        state.apply_action(some_action(state, rng))
    assert str(game.deserialize_state(state.serialize())) == str(state)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, rng.random)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert str(other) != str(state)


def test_equal_histories_are_equal_states() -> None:
    """Nothing but the history decides: no generator is at work behind explicit chance."""
    for name in LEARNABLE:
        state = walk(load(name), 3)
        again = load(name).new_initial_state()
        for action in state.history():
            again.apply_action(action)
        assert str(again) == str(state)
        assert again.returns() == state.returns()


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_a_resampled_state_looks_the_same_to_its_player(name: str, players: int) -> None:
    game = load(name, players)
    hidden = 0
    for seed in range(6):
        state = at_a_decision(game, seed, 40 + 30 * seed)
        if state.is_terminal():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, random.Random(seed).random)
        assert other.current_player() == seat
        assert other.legal_actions() == state.legal_actions()
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        hidden += str(other) != str(state)
    assert hidden > 0


def test_information_states_recall_what_observations_forget() -> None:
    """Two ways to the same table are two information states."""
    game = load("xybrid")
    state = at_a_decision(game, 1, 60)
    seat = state.current_player()
    other = state.resample_from_infostate(seat, random.Random(1).random)
    other.story.heard[seat] = b"another story"
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.information_state_string(seat) != state.information_state_string(seat)


@pytest.mark.parametrize("name", LEARNABLE)
def test_stored_states_come_back_with_all_that_was_heard(name: str) -> None:
    game = load(name)
    state = at_a_decision(game, 2, 50)
    back = game.deserialize_state(state.serialize())
    assert str(back) == str(state)
    for seat in range(2):
        assert back.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", LEARNABLE)
def test_openspiels_information_set_search_plays_a_game_through(name: str) -> None:
    game = load(name)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.5,
        max_simulations=2,
        random_state=rng,
    )
    state = game.new_initial_state()
    choices = random.Random(1)
    asked = 0
    while not state.is_terminal():
        if state.current_player() == 0 and asked < 12:
            action = bot.step(state)
            assert action in state.legal_actions()
            asked += 1
        else:
            action = some_action(state, choices)
        state.apply_action(action)
    assert asked > 5
    assert sum(state.returns()) == pytest.approx(0)


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(Exception, match="2 to 4 players"):
        load("xybrid", 9)
