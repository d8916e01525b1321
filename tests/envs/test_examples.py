"""The examples run as they stand."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from monstrum.cli.main import run

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"


def said_by(script: str, *arguments: str) -> str:
    one_thread = os.environ | {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # others need the cores
    command = [sys.executable, str(EXAMPLES / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=one_thread)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_learner_runs_with_nothing_but_numpy() -> None:
    """One lesson; the committed curve shows many."""
    lines = said_by("learn.py", "--rounds", "1", "--exam-games", "20").splitlines()
    assert lines[0].endswith("% won")


@pytest.mark.parametrize("setting", ["mutation_wars max_turns=2", "hybrid mission=HYM-1"])
def test_the_learner_learns_every_game_and_is_examined_by_any_bot(setting: str) -> None:
    game, agreed = setting.split()
    asked = ("--set", agreed, "--rounds", "0", "--exam-games", "1", "--exams", "random,greedy@1")
    (line,) = said_by("learn.py", game, *asked).splitlines()
    assert "random" in line
    assert "greedy@1" in line


def test_the_policy_learns_what_pays_and_never_takes_what_is_masked() -> None:
    """Of four actions the one the observation points at pays; the last is never legal."""
    learned = importlib.util.spec_from_file_location("policy_numpy", EXAMPLES / "policy_numpy.py")
    assert learned is not None
    assert learned.loader is not None
    module = importlib.util.module_from_spec(learned)
    learned.loader.exec_module(module)
    policy = module.NumpyPolicy(np.ones(3, np.float32), 4, hidden=16, rate=0.02)
    rng = np.random.default_rng(1)
    masks = np.tile([True, True, True, False], (256, 1))
    for _ in range(60):
        pointed = rng.integers(3, size=256)
        observations = np.eye(3, dtype=np.uint8)[pointed]
        logs, values = policy.look(observations, masks)
        actions = np.argmax(logs + rng.gumbel(size=logs.shape), axis=1)
        returns = (actions == pointed).astype(np.float32)
        policy.learn(observations, masks, actions, logs[range(256), actions], returns - values, returns)
    chances = np.exp(policy.look(np.eye(3, dtype=np.uint8), masks[:3])[0])
    assert (chances.diagonal() > 0.9).all()
    assert (chances[:, 3] == 0).all()


@pytest.mark.skipif(importlib.util.find_spec("torch") is None, reason="torch is an extra of this example")
def test_the_learner_runs_with_torch() -> None:
    lines = said_by("learn.py", "--rounds", "1", "--exam-games", "20", "--torch").splitlines()
    assert lines[0].endswith("% won")


def test_openspiels_own_search_plays_our_game() -> None:
    said = said_by("openspiel_search.py", "xybrid", "--simulations", "2")
    assert "Mean return" in said


def test_the_bot_in_twenty_lines_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = str(EXAMPLES / "twenty_line_bot.py")
    short: dict[str, list[str]] = {"xybrid": [], "mutation_wars": ["--set", "max_turns=3"]}
    for game in short:
        assert (
            run(["simulate", game, "-n", "1", "--players", "hopeful,random", "--code", bot, *short[game]])
            == 0
        )
    assert "hopeful" in capsys.readouterr().out


def test_the_bot_in_twenty_lines_has_about_twenty_lines() -> None:
    code = (EXAMPLES / "twenty_line_bot.py").read_text().split('"""', 2)[2]
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_the_committed_curve_names_what_it_shows() -> None:
    curve = (ROOT / "docs" / "pictures" / "learning-xybrid.svg").read_text()
    assert "<svg" in curve
    page = (ROOT / "docs" / "environments.md").read_text()
    assert "python examples/learn.py xybrid" in page
