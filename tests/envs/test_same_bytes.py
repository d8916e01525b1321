"""Compiled and interpreted, the same games are shown by the same bytes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core.build import build_name
from monstrum.envs.learnable import LEARNABLE
from tests.envs.bytes_seen import seen_hash

ROOT = Path(__file__).parents[2]
GAMES = 6


@pytest.mark.skipif(build_name() != "compiled", reason="only one build here: nothing to compare")
@pytest.mark.parametrize("name", LEARNABLE)
def test_both_builds_show_the_same_bytes(name: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "tests.envs.bytes_seen", name, str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "MONSTRUM_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert said.stdout.split() == ["pure", "Python", seen_hash(name, GAMES)]
