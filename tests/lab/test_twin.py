"""The yardstick in C plays the games of the core."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TWIN = Path(__file__).parents[2] / "bench" / "twin.py"


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
@pytest.mark.parametrize("players", ["2", "4"])
def test_the_twin_in_c_plays_the_very_games_of_the_core(players: str) -> None:
    command = [sys.executable, str(TWIN), "--same", "--games", "5", "--players", players]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("5 games"), "it says how many were compared"
