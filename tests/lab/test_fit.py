"""Weights of a value: found from games, the same from the same seed, better than nothing."""

import json
import math

import pytest

from monstrum.cli.main import run
from monstrum.core.engine import actor, legal_actions, step
from monstrum.core.quick import Quick
from monstrum.core.value import WHOLE, Value
from monstrum.games.hybrid.thinking.value import FEATURES, SkirmishValue
from monstrum.games.library import brings, load_game
from monstrum.lab.fit import newton, solved

GAMES = {"xybrid": (2, 3, 4), "mutation_wars": (2, 3, 4, 5)}


def test_equations_are_solved_although_the_first_pivot_is_nothing() -> None:
    assert solved([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == [1.0, 2.0]


def test_weights_are_found_again_from_what_they_have_made() -> None:
    """Two seats; the second feature says nothing. One step ahead wins three times out of four."""
    rows = [[[1.0, 2.0], [0.0, 1.0]], [[1.0, 1.0], [0.0, 2.0]]] * 200
    weights = newton(rows, [(0.75, 0.25)] * 400)
    assert weights[0] == pytest.approx(math.log(3), abs=0.05)
    assert weights[1] == pytest.approx(0.0, abs=0.01)


def test_what_all_seats_have_makes_no_weight_smaller() -> None:
    apart = [[[3.0], [0.0]], [[0.0], [3.0]]] * 20
    outcome = [(0.75, 0.25), (0.25, 0.75)] * 20
    lifted = [[[number + 500.0 for number in row] for row in rows] for rows in apart]
    assert newton(lifted, outcome) == pytest.approx(newton(apart, outcome))


@pytest.mark.parametrize(("game", "players"), [(game, n) for game, all_of in GAMES.items() for n in all_of])
def test_shares_are_never_negative_and_sum_to_the_whole(game: str, players: int) -> None:
    loaded = load_game(game)
    value: Value = brings(game, "value")(players)
    assert any(value.weights), "fitted for every number of players"
    rng = Quick(players)
    state = loaded.start({"players": players}, players)
    state.mute()
    for _ in range(150):
        shares = value.shares(state)
        assert sum(shares) == WHOLE
        assert min(shares) >= 0
        if state.over():
            break
        options = legal_actions(state, actor(state))
        step(state, options[rng.below(len(options))])


@pytest.mark.parametrize("mission", [f"HYM-{number}" for number in range(1, 7)])
def test_shares_of_every_mission_sum_to_the_whole(mission: str) -> None:
    game = load_game("hybrid")
    value: Value = brings("hybrid", "value")(2)
    state = game.start({"mission": mission}, 1)
    state.mute()
    rng = Quick(1)
    for _ in range(60):
        assert sum(value.shares(state)) == WHOLE
        options = legal_actions(state, actor(state))
        step(state, options[rng.below(len(options))])


def test_a_mission_nobody_has_fitted_takes_the_weights_for_all() -> None:
    game = load_game("hybrid")
    fitted, other = (game.start({"mission": mission}, 1) for mission in ("HYM-1", "HYM-2"))
    value = SkirmishValue([0] * len(FEATURES), {"HYM-1": [1] * len(FEATURES)})
    assert sum(value.weights_in(fitted)) == len(FEATURES)
    assert sum(value.weights_in(other)) == 0
    assert any(brings("hybrid", "value")(2).weights_in(fitted))


def test_what_is_won_is_won() -> None:
    game = load_game("xybrid")
    state = game.start({"players": 2}, 1)
    state.mute()
    while not state.over():
        step(state, legal_actions(state, actor(state))[0])
    shares = brings("xybrid", "value")(2).shares(state)
    assert [share / WHOLE for share in shares] == [(got + 1) / 2 for got in game.result(state).returns]


def test_the_command_finds_the_same_weights_from_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["lab", "fit", "xybrid", "-n", "4", "--seed", "1", "--json", "--workers"]
    found = []
    for workers in ("1", "2"):
        assert run([*asked, workers]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1]
    assert set(found[0]["weights"]) == set(brings("xybrid", "features"))


def test_a_game_without_features_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("monstrum.lab.fit.brings", lambda game, what: None)
    assert run(["lab", "fit", "hybrid"]) != 0
    assert "Nobody has named features of hybrid yet." in capsys.readouterr().err
