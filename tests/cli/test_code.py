"""`--code my_bot.py` on the command line."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from monstrum.cli.main import run

CODE = """
from monstrum.bots.bot import Bot

class Hasty(Bot):
    def choose(self, view, options, sampler, clock):
        return options[0].action

class Broken(Bot):
    def choose(self, view, options, sampler, clock):
        print("what now?"); raise RuntimeError("out [of] order")

class Now_And_Then(Bot):
    asked = 0
    def choose(self, view, options, sampler, clock):
        self.asked += 1
        if self.asked in (2, 5):
            view.players["P9"]
        return options[0].action
"""
STOPS = """
from monstrum.bots.bot import Bot

class Stops(Bot):
    def choose(self, view, options, sampler, clock):
        breakpoint()
        return options[0].action
"""


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
    assert run([*arguments, "--budget", "60"]) == 1

    printed = capsys.readouterr()
    lines = [line.strip() for line in printed.out.splitlines() if line.strip().startswith("broken")]
    assert "faults" in printed.out
    assert lines[0].split()[3] == "100%"  # beside the win rate: what its stand-in decided
    assert lines[0].split()[-1] == "3"
    assert lines[1] == "broken failed in my_bot.py, line 10 (RuntimeError: out [of] order) (3×)"
    assert re.fullmatch(r"broken: a stand-in took (\d+) of its \1 decisions\.", lines[2])
    sentence, again = printed.err.splitlines()
    assert sentence == "monstrum: broken failed, and another bot answered: its results are not real."
    assert again.endswith(" --in-process")


def test_json_tells_where_a_bot_fails_and_faults_can_be_allowed(
    code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["simulate", "-n", "1", "--players", "now_and_then,random", "--code", code, "--workers", "1"]
    assert run([*arguments, "--json", "--allow-faults", "--seed", "1"]) == 0

    bot = json.loads(capsys.readouterr().out)["bots"]["now_and_then"]
    (error,) = bot["errors"]
    assert error == {
        "error": "failed in my_bot.py, line 17 (KeyError: 'P9')", "file": code, "line": 17, "times": 2
    }  # fmt: skip
    assert (bot["faults"], bot["decisions_of_stand_in"]) == (2, 2)
    assert 0 < bot["share_of_stand_in"] < 0.1


def test_the_author_sees_what_a_bot_prints_and_where_it_breaks(code: str) -> None:
    done = program("simulate", "-n", "1", "--players", "broken,random", "--code", code, "--show-bot-output")

    assert done.returncode == 1
    assert done.stderr.count("what now?\n") == 3
    assert f'File "{code}", line 10, in choose' in done.stderr
    assert "what now?" not in done.stdout


def test_in_our_process_it_plays_the_same_games(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for more in ([], ["--in-process"]):
        arguments = ["simulate", "-n", "2", "--players", "now_and_then,hasty", "--code", code, "--seed", "4"]
        assert run([*arguments, "--workers", "1", "--json", *more]) == 1
        report = json.loads(capsys.readouterr().out)
        reports.append({key: report[key] for key in ("bots", "seats", "decisions_per_game")})

    assert reports[0] == reports[1]


def test_a_debugger_can_stop_in_a_bot(tmp_path: Path) -> None:
    (tmp_path / "stops.py").write_text(STOPS)
    arguments = ("simulate", "-n", "1", "--players", "stops,random", "--code", str(tmp_path / "stops.py"))
    done = program(*arguments, "--in-process", "--json", typed="p len(options) > 0\nq\n")

    assert done.returncode == 130
    assert "(Pdb) True" in done.stderr
    assert json.loads(done.stdout)["interrupted"] is True


def program(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "monstrum", *arguments],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_a_person_plays_against_an_own_bot_and_reads_of_its_faults(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 600))

    assert run(["play", "--players", "human,broken", "--code", code, "--seed", "5"]) == 0

    printed = capsys.readouterr()
    sentence = "The bot broken failed in my_bot.py, line 10 (RuntimeError: out [of] order); greedy answers.\n"
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
