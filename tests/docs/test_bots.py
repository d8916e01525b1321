"""`docs/bots.md` is followed to the letter: its bot is as short as promised, and plays."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS
from monstrum.cli.main import run

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text()


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The code of the page, in the folder where we stand."""
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "my_bot.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    yield code
    GUESTS.clear()


def test_the_bot_of_the_page_is_twenty_lines(bot: str) -> None:
    assert len([line for line in bot.splitlines() if line.strip()]) <= 20


def test_the_commands_of_the_page_let_it_play(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    (simulate,) = re.findall(r"^monstrum (simulate .*)$", PAGE, re.MULTILINE)
    words = shlex.split(simulate)
    words[words.index("-n") + 1] = "4"

    assert run([*words, "--seed", "1", "--workers", "1", "--json"]) == 0

    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 4
    assert report["bots"]["impatient"]["faults"] == 0
