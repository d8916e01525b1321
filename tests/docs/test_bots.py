"""`docs/bots.md` is followed to the letter: its bot is as short as promised, and plays."""

import json
import re
import shlex
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrum.bots.asking import ask
from monstrum.bots.at_home import class_of
from monstrum.bots.bot import Clock
from monstrum.bots.guests import GUESTS
from monstrum.bots.invitations import invite
from monstrum.cli.main import run
from monstrum.core import engine
from monstrum.games.library import OURS, load_game

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"^monstrum (simulate .*)$", PAGE, re.MULTILINE)


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The code of the page, in the folder where we stand."""
    code, _ = BLOCKS
    (tmp_path / "my_bot.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    yield code
    GUESTS.clear()


def test_the_bot_of_the_page_is_twenty_lines(bot: str) -> None:
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


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


def test_the_bot_of_playouts_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "patient.py").write_text(BLOCKS[1])
    (guest,) = invite([tmp_path / "patient.py"])
    monkeypatch.setattr(time, "monotonic", iter(range(10**6)).__next__)  # a table or two per decision
    game = load_game("xybrid")
    state = game.start({"players": 2}, 1)
    bot = class_of(guest)()
    for _ in range(5):
        seat = engine.actor(state)
        engine.play(state, seat, ask(bot, game, state, seat, 7, Clock(8.0)))
    GUESTS.clear()
