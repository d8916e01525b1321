"""Compiled and interpreted, the same seeds reach the same states: 2,000 games here, 50,000 in `make soak`."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core.build import build_name
from tests.build.digests import games_hash

ROOT = Path(__file__).parents[2]
CHUNKS = 8


def pure_hash(first: int, number: int) -> str:
    """The same games in another process that uses the `.py` files only."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.build.digests", str(first), str(number)],
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
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_reach_the_same_states(chunk: int) -> None:
    number = 2_000 // CHUNKS
    assert games_hash(chunk * number, number) == pure_hash(chunk * number, number)


@pytest.mark.soak
@pytest.mark.skipif(build_name() != "compiled", reason="only one build here: nothing to compare")
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_both_builds_reach_the_same_states_in_many_games(chunk: int) -> None:
    number = 50_000 // CHUNKS
    assert games_hash(10_000 + chunk * number, number) == pure_hash(10_000 + chunk * number, number)
