"""A league of bots on one's own server: tokens, the API, nothing else; who is told to wait waits."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.cli.main import run
from tests.server.wire import ROOT, server

NAMES = ("any", "eager", "first")


def league(
    folder: Path, capfd: pytest.CaptureFixture[str], *more: str, limits: str = ""
) -> "subprocess.CompletedProcess[str]":
    """Runs examples/league.py on a server that knows its bots; `limits`: of the first one."""
    tokens = []
    for name in NAMES:
        assert run(["bot", "token", name, "--file", str(folder / "bots.toml")]) == 0
        tokens.append(f"{name} {capfd.readouterr().out.strip()}")
        if limits and len(tokens) == 1:
            with (folder / "bots.toml").open("a") as file:
                file.write(f"{limits}\n")
    (folder / "tokens.txt").write_text("\n".join(tokens))
    with server(folder / "data", bots=folder / "bots.toml") as running:
        return subprocess.run(
            [sys.executable, "examples/league.py", folder / "tokens.txt", "--server", running.url, *more],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )


def test_pairs_play_and_who_asks_too_much_waits(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    short = ("--game", "mutation_wars", "--config", '{"max_turns": 1}', "--games", "2", "--tables", "1")
    done = league(tmp_path, capfd, *short, limits='requests = "3/1"')
    assert done.returncode == 0, done.stdout + done.stderr
    games, answers, waits = map(int, re.findall(r"\d+", done.stdout.splitlines()[0]))
    assert games == 2
    assert answers >= 2 * games  # each seat at least one; how many more is left to chance
    assert waits > 0
    for name, played in (("any", 2), ("eager", 1), ("first", 1)):
        assert re.search(rf"^  {name} +{played} games", done.stdout, re.MULTILINE), done.stdout


@pytest.mark.soak
def test_a_league_goes_on_and_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """MONSTRUM_LEAGUE says for how many minutes."""
    minutes = os.environ.get("MONSTRUM_LEAGUE", "5")
    done = league(tmp_path, capfd, "--minutes", minutes)
    assert done.returncode == 0, done.stdout + done.stderr
    print(done.stdout)
    assert int(done.stdout.splitlines()[-4].split()[0]) >= float(minutes)
