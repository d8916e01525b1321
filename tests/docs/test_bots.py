"""`docs/bots.md` is followed to the letter: its bot is as short as promised, and plays."""

import json
import re
import shlex
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.at_home import class_of
from monstrum.bots.bot import Bot, Clock
from monstrum.bots.guests import GUESTS
from monstrum.bots.invitations import invite
from monstrum.cli.main import run
from monstrum.core import engine
from monstrum.games.library import OURS, load_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
MATCHES = re.findall(r"^monstrum (lab match .*)$", PAGE, re.MULTILINE)
COMMANDS = re.findall(r"^monstrum (simulate .*)$", PAGE, re.MULTILINE)


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The code of the page, in the folder where we stand."""
    thoughtful, better, _ = BLOCKS
    (tmp_path / "my_bot.py").write_text(thoughtful + "\n" + better)
    monkeypatch.chdir(tmp_path)
    yield thoughtful
    GUESTS.clear()


def farsighted() -> Bot:
    """The bot that rolls out, in this process."""
    found: dict[str, Any] = {"__name__": "page"}
    exec(BLOCKS[1], found)
    kind: type[Bot] = found["Farsighted"]
    kind.name = "farsighted"
    return kind()


@pytest.mark.parametrize("code", BLOCKS[:2])
def test_the_bots_of_the_page_are_twenty_lines(code: str) -> None:
    assert len([line for line in code.splitlines() if line.strip()]) <= 20


def test_there_is_a_command_for_every_game() -> None:
    assert {command.split()[1] for command in COMMANDS} == set(OURS)


@pytest.mark.parametrize("command", COMMANDS)
def test_it_beats_chance_in_every_game(bot: str, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = shlex.split(command)
    words[words.index("-n") + 1] = "4"

    assert run([*words, "--seed", "1", "--workers", "1", "--budget", "60", "--json"]) == 0

    report = json.loads(capsys.readouterr().out)
    assert report["bots"]["thoughtful"]["faults"] == 0
    assert report["bots"]["thoughtful"]["wins"] == 4


def test_the_match_of_the_page_is_played(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    (command,) = MATCHES
    words = shlex.split(command)
    words[words.index("--pairs") + 1] = "1"

    assert run([*words, "--seed", "1", "--workers", "1", "--budget", "60", "--json"]) == 0

    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["faults"], report["share_of_stand_in"]["a"]) == (2, {"a": 0, "b": 0}, 0)
    assert report["cpu_ms_per_decision"]["a"] > report["cpu_ms_per_decision"]["b"] > 0


@pytest.mark.parametrize("name", OURS)
def test_the_bot_of_rollouts_answers_in_every_game(name: str) -> None:
    game = load_game(name)
    state = game.start({}, 1)
    bot = farsighted()
    for ply in range(12):
        seat = engine.actor(state)
        action = ask(bot, game, state, seat, ply)
        assert action == ask(farsighted(), game, state, seat, ply)
        engine.play(state, seat, action)


def test_the_bot_of_playouts_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "patient.py").write_text(BLOCKS[2])
    (guest,) = invite([tmp_path / "patient.py"])
    monkeypatch.setattr(time, "monotonic", iter(range(10**6)).__next__)  # a table or two per decision
    game = load_game("xybrid")
    state = game.start({"players": 2}, 1)
    bot = class_of(guest)()
    for _ in range(5):
        seat = engine.actor(state)
        engine.play(state, seat, ask(bot, game, state, seat, 7, Clock(8.0)))
    GUESTS.clear()
