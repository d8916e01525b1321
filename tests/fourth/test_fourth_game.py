"""The game in `examples/lamplight` is plugged in from outside: in a process that is told where it lies, its
own tests run in everything the program has, on the compiled core and on the sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.core.build import compiled
from monstrum.games.library import game_names

ROOT = Path(__file__).parents[2]
GAME = ROOT / "examples" / "lamplight"
MOST_LINES = 300
QUICK = ["test_rules.py", "test_secrets.py", "test_programs.py"]  # what says that both builds play alike


def lamplight(*arguments: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    """A process of its own, in which the game is there."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "MONSTRUM_GAMES": str(GAME), **environment},
        capture_output=True,
        text=True,
    )


def test_a_whole_game_takes_at_most_300_lines() -> None:
    lines = {path.name: len(path.read_text("utf-8").splitlines()) for path in GAME.glob("*.py")}
    assert sum(lines.values()) <= MOST_LINES, lines


def test_nobody_lists_it() -> None:
    assert "lamplight" not in game_names()
    ours = [path for path in (ROOT / "monstrum").rglob("*.py") if path.name != "outside.py"]
    assert [path for path in ours if "lamplight" in path.read_text("utf-8").lower()] == []


@pytest.mark.parametrize("build", ["as it is", "sources"])
def test_it_runs_everywhere(build: str) -> None:
    folder = "tests/fourth/lamplight"
    files, environment = [folder], {}
    if build == "sources":
        if not compiled():
            pytest.skip("the sources are what has just been tested")
        files, environment = [f"{folder}/{name}" for name in QUICK], {"MONSTRUM_PURE": "1"}
    done = lamplight("-m", "pytest", "-q", "-p", "no:cacheprovider", *files, **environment)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("GAME = 7", "is left out: its GAME is no Entry."),
        ("import nowhere_at_all", "is left out: ModuleNotFoundError: No module named 'nowhere_at_all'."),
        (
            "from monstrum.games.xybrid import XYBRID as GAME",
            "is left out: there is a game 'xybrid' already, or one whose rules begin with XY.",
        ),
    ],
)
def test_a_game_that_cannot_be_taken_is_a_sentence_and_spoils_no_other(
    tmp_path: Path, code: str, sentence: str
) -> None:
    folder = tmp_path / "broken"
    folder.mkdir()
    (folder / "__init__.py").write_text(code)
    games = os.pathsep.join([str(folder), str(GAME)])
    done = lamplight("-m", "monstrum", "rules", "LL-4.1", MONSTRUM_GAMES=games)
    assert done.returncode == 0
    assert "when no lamp burns" in done.stdout
    assert done.stderr == f"monstrum: The game of {folder} {sentence}\n"


def test_a_folder_without_a_package_is_a_sentence(tmp_path: Path) -> None:
    done = lamplight("-m", "monstrum", "simulate", "-n", "1", MONSTRUM_GAMES=str(tmp_path))
    assert done.returncode == 0
    assert f"The game of {tmp_path} is left out: it is no folder with an __init__.py." in done.stderr
