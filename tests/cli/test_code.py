"""`--code my_bot.py` on the command line."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from monstrum.bots.guests import GUESTS
from monstrum.cli.main import run

CODE = """
from monstrum.bots.bot import Bot

class Hasty(Bot):
    def choose(self, view, options, sampler, clock):
        return options[0].action

class Broken(Bot):
    def choose(self, view, options, sampler, clock):
        raise RuntimeError("out of order")
"""


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    GUESTS.clear()


@pytest.fixture
def code(tmp_path: Path) -> str:
    (tmp_path / "my_bot.py").write_text(CODE)
    return str(tmp_path / "my_bot.py")


def test_own_bots_are_simulated_the_same_by_any_number_of_workers(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = []
    for workers in ("1", "2"):
        arguments = ["simulate", "-n", "9", "--players", "hasty,random", "--code", code, "--seed", "4"]
        assert run([*arguments, "--workers", workers, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        report.pop("seconds")
        report.pop("games_per_second")
        reports.append(report)

    assert reports[0] == reports[1]
    assert reports[0]["bots"]["hasty"]["faults"] == 0


def test_the_table_counts_faults(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["simulate", "-n", "1", "--players", "broken,random", "--code", code, "--workers", "1"]
    assert run([*arguments, "--budget", "2"]) == 0

    printed = capsys.readouterr().out
    assert "faults" in printed
    (row,) = [line for line in printed.splitlines() if line.strip().startswith("broken")]
    assert row.split()[-1] == "3"


def test_a_person_plays_against_an_own_bot_and_reads_of_its_faults(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 600))

    assert run(["play", "--players", "human,broken", "--code", code, "--seed", "5"]) == 0

    printed = capsys.readouterr()
    sentence = "The bot broken failed (RuntimeError: out of order); greedy answers.\n"
    assert printed.out.count(sentence) == 3
    assert printed.out.count("greedy plays on for broken in this game.\n") == 1
    assert "The game is over." in printed.out
    assert printed.err == ""


@pytest.mark.parametrize("verb", ["simulate", "play"])
def test_wrong_code_is_one_sentence_and_no_game(
    verb: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.py"
    wrong.write_text("def oops(:\n")

    assert run([verb, "--players", "random,oops", "--code", str(wrong)]) == 2

    printed = capsys.readouterr()
    assert printed.err == "monstrum: wrong.py, line 1: invalid syntax.\n"
    assert printed.out == ""
