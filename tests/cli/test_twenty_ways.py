"""Ways to break a bot or the command line, more than twenty: each is answered by a sentence and a code."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS
from monstrum.cli.main import run

FAILED, WRONG = 1, 2
BOT = """
import os, sys, time
from monstrum.bots.bot import Bot

class Mine(Bot):
    reads = samples = False
    {body}
"""
CHOOSE = "def choose(self, view, options, sampler, clock): {what}"

# Files that are no bots: nothing is played.
UNUSABLE = {
    "no_such_file": (None, "my_bot.py: there is no such file."),
    "syntax": ("class Mine(Bot:\n", "my_bot.py, line 1: "),
    "no_bot": ("x = 1\n", "my_bot.py defines no bot: a class derived from Bot, with a method choose."),
    "no_choose": (BOT.format(body="pass"), "my_bot.py defines no bot"),
    "import": ("import nowhere\n", "my_bot.py, line 1, cannot be loaded: ModuleNotFoundError"),
    "exits": ("import sys\nsys.exit()\n", "my_bot.py, line 2, cannot be loaded: SystemExit"),
    "name_taken": (
        BOT.format(body="name = 'random'; " + CHOOSE.format(what="pass")).replace("; def", "\n    def"),
        "my_bot.py: the name 'random' is taken; give the bot another one.",
    ),
}

# Bots that play, but not well: the games are played, the fault is told.
FAULTY = {
    "raises": (CHOOSE.format(what="raise KeyError('x')"), "failed in my_bot.py, line 7 (KeyError: 'x')"),
    "divides": (CHOOSE.format(what="return 1 // 0"), "line 7 (ZeroDivisionError"),
    "none": (CHOOSE.format(what="return None"), "line 7 (IllegalAction: The bot mine on P0 chose None"),
    "number": (
        CHOOSE.format(what="return 10**9"),
        "line 7 (IllegalAction: The bot mine on P0 chose 1000000000",
    ),
    "option": (CHOOSE.format(what="return options[0]"), "line 7 (IllegalAction"),
    "signature": ("def choose(self): return 0", "line 7 (TypeError"),
    "constructor": ("def __init__(self, deck): pass\n    " + CHOOSE.format(what="return 0"), "(TypeError"),
    "exits": (CHOOSE.format(what="sys.exit(3)"), "line 7 (SystemExit: 3)"),
    "wordless": (
        "def choose(self, view, options, sampler, clock): raise Dumb\n"
        "class Dumb(Exception):\n    def __str__(self): raise ValueError",
        "failed in my_bot.py, line 7 (Dumb)",
    ),
    "samples": (CHOOSE.format(what="return sampler()"), "line 7 (AssertionError"),
}
# These would take our own process with them, so they play in one of theirs.
LEAVING = {
    "hangs": (CHOOSE.format(what="time.sleep(600)"), "mine did not answer in time ("),
    "leaves": (CHOOSE.format(what="os._exit(0)"), "mine has ended its process ("),
}

COMMANDS = {
    "no_verb": (["juggle"], "No such command 'juggle'"),
    "almost_a_verb": (["simulat"], "simulate"),
    "half_a_verb": (["admin"], "Missing command. Try `monstrum admin --help`."),
    "no_option": (["simulate", "--colour"], "No such option: --colour. Try `monstrum simulate --help`."),
    "no_value": (["simulate", "--players"], "--players"),
    "no_number": (["simulate", "-n", "many"], "-n"),
    "no_game_at_all": (["simulate", "-n", "0"], "-n"),
    "no_such_game": (["play", "xybird"], "There is no game 'xybird' (did you mean xybrid?)"),
    "no_such_player": (["simulate", "--players", "gredy,random"], "(did you mean greedy?)"),
    "nameless": (["simulate", "--players", "random,"], "A player has no name"),
    "alone": (["simulate", "--players", "random"], "XYbrid is for 2 to 4 players, not 1."),
    "setting": (["simulate", "--set", "colour=red"], "colour"),
    "half_a_setting": (["simulate", "--set", "colour"], "colour"),
    "no_time": (["simulate", "--budget", "0"], "A bot needs some time to think"),
    "nan_seconds": (["simulate", "--budget", "nan"], "--budget nan is no number of seconds."),
    "for_ever": (["simulate", "--budget", "inf"], "--budget inf is no number of seconds."),
    "three": (["simulate", "hybrid", "--players", "random,random,random"], "Hybrid is for 2 players, not 3."),
    "no_pack": (["simulate", "--pack", "nowhere"], "There is no pack or folder 'nowhere'"),
    "no_record": (["replay", "nowhere.toml"], "nowhere.toml: there is no such file."),
    "no_scenario": (["scenario", "run", "nowhere"], "nowhere"),
    "no_backup": (["restore", "nowhere"], "nowhere"),
    "no_rule": (["rules", "XY-0.0"], "There is no rule XY-0.0."),
    "no_port": (["serve", "--port", "70000"], "--port"),
    "no_part": (["bench", "everything"], "'part': 'everything' is not one of 'games',"),
    "a_folder": (["replay", "."], "it cannot be read"),
}


@pytest.fixture(autouse=True)
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    yield
    GUESTS.clear()


def said(capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    printed = capsys.readouterr()
    assert "internal error" not in printed.err
    return printed.out, printed.err


def test_there_are_more_than_twenty() -> None:
    assert len(UNUSABLE) + len(FAULTY) + len(LEAVING) >= 15
    assert len(COMMANDS) >= 20


@pytest.mark.parametrize("way", COMMANDS)
def test_a_wrong_command_is_one_sentence(way: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments, sentence = COMMANDS[way]
    assert run(arguments) == WRONG
    _, complaint = said(capsys)
    assert complaint.startswith("monstrum: ")
    assert sentence in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("home", [True, False], ids=["in_process", "contained"])
@pytest.mark.parametrize("way", UNUSABLE)
def test_a_file_without_a_bot_is_one_sentence(
    way: str, home: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, sentence = UNUSABLE[way]
    if text is not None:
        (tmp_path / "my_bot.py").write_text(text)
    arguments = ["simulate", "--players", "mine,random", "--code", "my_bot.py"]
    assert run([*arguments, "--in-process"] if home else arguments) == WRONG
    out, complaint = said(capsys)
    assert (out, complaint.count("\n")) == ("", 1)
    assert complaint.startswith("monstrum: ")
    assert sentence in complaint


@pytest.mark.parametrize("way", [*FAULTY, *LEAVING])
def test_a_bot_that_fails_is_told_under_the_table(
    way: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body, sentence = (FAULTY | LEAVING)[way]
    (tmp_path / "my_bot.py").write_text(BOT.format(body=body))
    arguments = ["simulate", "-n", "1", "--players", "mine,random", "--seed", "1", "--code", "my_bot.py"]
    how = ["--in-process"] if way in FAULTY else ["--budget", "0.3"]
    assert run([*arguments, *how, "--workers", "1"]) == FAILED
    out, complaint = said(capsys)
    assert sentence in out
    assert "monstrum: mine failed, and another bot answered: its results are not real.\n" in complaint


def test_a_bot_may_fail_if_its_author_says_so(tmp_path: Path) -> None:
    (tmp_path / "my_bot.py").write_text(BOT.format(body=FAULTY["raises"][0]))
    arguments = ["simulate", "-n", "1", "--players", "mine,random", "--code", "my_bot.py", "--in-process"]
    assert run([*arguments, "--allow-faults"]) == 0
