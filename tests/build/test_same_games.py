"""Compiled and interpreted, the same seeds reach the same states, game by game."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core.build import build_name
from tests.build.digests import games_hash

ROOT = Path(__file__).parents[2]
CHUNKS = 8
GAMES = {"xybrid": 2_000, "mutation_wars": 800, "hybrid": 96}  # 25 times as many in `make soak`


def pure_hash(first: int, number: int, game: str) -> str:
    """The same games in another process that uses the `.py` files only."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.build.digests", str(first), str(number), game],
        cwd=ROOT,
        env={**os.environ, "MONSTRUM_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    *build, digest = said.stdout.split()
    assert " ".join(build) == "pure Python"
    return digest


@pytest.mark.skipif(build_name() != "compiled", reason="only one build here: nothing to compare")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_reach_the_same_states(chunk: int, game: str) -> None:
    number = GAMES[game] // CHUNKS
    assert games_hash(chunk * number, number, game) == pure_hash(chunk * number, number, game)


@pytest.mark.soak
@pytest.mark.skipif(build_name() != "compiled", reason="only one build here: nothing to compare")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_reach_the_same_states_in_many_games(chunk: int, game: str) -> None:
    first, number = 10_000 + chunk * 25 * GAMES[game], 25 * GAMES[game] // CHUNKS
    assert games_hash(first, number, game) == pure_hash(first, number, game)
