"""Lamplight at the command line and for learning programs."""

import json
import warnings
from pathlib import Path

import numpy as np
import pytest

from monstrum.cli.main import run
from monstrum.core.batch import Batch
from monstrum.core.build import compiled
from monstrum.core.codec import digest
from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.quick import Quick
from monstrum.core.rivals import RandomRival
from monstrum.envs.aec import LOSE, TableEnv
from monstrum.envs.learnable import LEARNABLE, lesson
from monstrum.games.library import load_game

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

EXAMPLE = Path(__file__).parents[3] / "examples" / "lamplight"
SAME_GAME = (
    "b165a05d5335cc7b36093f1203b735eb"  # the end of a game with the last option always, in every build
)


def test_bots_play_many_games(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["simulate", "lamplight", "-n", "60", "--players", "greedy,random", "--seed", "7", "--json"]
    assert run([*asked, "--workers", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 60
    assert found["bots"]["greedy"]["wins"] > 40


def test_a_stranger_plays_it_in_a_process_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = EXAMPLE.parent / "twenty_line_bot.py"
    asked = ["simulate", "lamplight", "-n", "4", "--players", "hopeful,random", "--seed", "1", "--json"]
    assert run([*asked, "--code", str(bot), "--workers", "1", "--budget", "60"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["bots"]["hopeful"]["faults"]) == (4, 0)


def test_everything_is_used_some_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "exhaustive", "lamplight", "--times", "20", "--seed", "1", "--workers", "1"]) == 0
    output = capsys.readouterr().out
    assert "Death's-head Hawk" in output
    assert "0 failed" in output
    assert "Everything was used at least 20 times." in output


def test_somebody_plays_a_whole_game_in_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    talk = iter(["?", "table", "why send M01", "card hummingbird hawk", "explain P0", "rules LL-3.3", "log"])
    monkeypatch.setattr("builtins.input", lambda prompt="": next(talk, "1"))
    assert run(["play", "lamplight", "--plain", "--players", "human,greedy", "--seed", "3"]) == 0
    output = capsys.readouterr().out
    for sentence in (
        "Answer with a number of the list, or with words: 'send M09'",
        "== Turn 1 ==",
        "P1's hand: 3 unseen",
        "Ermine (M01) is not in your hand. (LL-2.1)",
        "M16 Hummingbird Hawk: moth 2. Chases one other moth at its lamp",
        "LL-3.3  If two or more are equally strong, nobody keeps it: it is dark.",
        "The game is over.",
    ):
        assert sentence in output


def test_rules_scenarios_and_cards_have_their_verbs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "LL-2.4"]) == 0
    assert run(["scenario", "run", str(EXAMPLE / "scenarios")]) == 0
    assert run(["pack", "check", str(EXAMPLE / "data" / "standard")]) == 0
    output = capsys.readouterr().out
    assert "Hawk-moths are not chased." in output
    assert "4 passed, 0 failed" in output
    assert "18 moths, 5 lamps" in output


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_is_content(players: int) -> None:
    assert "lamplight" in LEARNABLE
    api_test(TableEnv("lamplight", 0, players, illegal=LOSE), num_cycles=200)
    seed_test(lambda: TableEnv("lamplight", 0, players, illegal=LOSE), num_cycles=30)


def test_an_observation_has_no_byte_of_what_is_hidden() -> None:
    """Every sample of what a seat knows looks the same to it."""
    env = TableEnv("lamplight", 0, 3)
    env.reset(seed=4)
    rng = np.random.default_rng(4)
    for _ in range(25):
        if all(env.terminations.values()):
            break
        game, state = env.lesson.game, env.state_now
        assert state is not None
        for seat in range(3):
            seen = env._watcher.observation(state, seat)
            twin = game.sample(game.know(state, seat), Quick(int(rng.integers(1 << 30))))
            assert (env._watcher.observation(twin, seat) == seen).all()
        env.step(int(rng.choice(np.flatnonzero(env._mask))))


def test_hundreds_of_games_run_at_once() -> None:
    found = lesson("lamplight", 2)
    for rival in (RandomRival(), found.learning.rival()):
        batch = Batch(found.encoder, found.beginning(), 4, [None, rival], 3)
        while batch.games < 4:
            batch.step_at_random()
        assert sum(batch.returns) == 0.0


def test_both_builds_play_the_same_game() -> None:
    state = load_game("lamplight").start({"players": 3}, 1)
    while not state.over():
        play(state, actor(state), legal_actions(state, actor(state))[-1])
    assert digest(state) == SAME_GAME, compiled()
