"""The way the program ends: exit codes, one sentence, no stack trace."""

import os
import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from monstrum.__main__ import main as start
from monstrum.cli.main import VERBS, build_app, run
from monstrum.core.build import build_name
from monstrum.core.errors import MonstrumError


def app_that_raises(error: BaseException) -> typer.Typer:
    app = typer.Typer(pretty_exceptions_enable=False)

    @app.command()
    def verb() -> None:
        raise error

    return app


def test_the_version_is_the_installed_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"]) == 0
    assert capsys.readouterr().out == f"monstrum {version('monstrum')} ({build_name()})\n"


def test_no_verb_prints_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "rules" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["juggle"], ["rules", "--colour"]])
def test_a_wrong_command_line_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments) == 2

    complaint = capsys.readouterr().err
    assert arguments[-1] in complaint
    assert re.search(r"\. Try `monstrum( rules)? --help`\.\n$", complaint)
    assert complaint.count("\n") == 1


def test_an_error_of_ours_is_its_sentence_and_exit_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([], app_that_raises(MonstrumError("The lab is on fire."))) == 2
    assert capsys.readouterr().err == "monstrum: The lab is on fire.\n"


def test_an_interrupt_is_exit_code_130_without_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([], app_that_raises(KeyboardInterrupt())) == 130
    assert capsys.readouterr().err == ""


def test_a_verb_may_end_with_its_own_exit_code() -> None:
    assert run([], app_that_raises(typer.Exit(1))) == 1


def test_a_bug_is_one_sentence_that_asks_for_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("MONSTRUM_DEBUG", raising=False)

    assert run([], app_that_raises(ZeroDivisionError("half a monster"))) == 70

    complaint = capsys.readouterr().err
    assert complaint.startswith("monstrum: internal error (ZeroDivisionError: half a monster); please report")
    assert complaint.count("\n") == 1


def test_a_bug_shows_its_stack_trace_to_those_who_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MONSTRUM_DEBUG", "1")

    assert run([], app_that_raises(ZeroDivisionError("half a monster"))) == 70
    assert "Traceback" in capsys.readouterr().err


def test_the_module_is_the_program() -> None:
    finished = subprocess.run(
        [sys.executable, "-m", "monstrum", "rules", "XY-0.0"], capture_output=True, text=True, check=False
    )

    assert finished.returncode == 2
    assert finished.stderr.startswith("monstrum: There is no rule XY-0.0.")


def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path) -> None:
    program = f"{sys.executable} -m monstrum play --players random,random --seed 5 | head -1"
    finished = subprocess.run(
        ["sh", "-c", program],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"MONSTRUM_DATA": str(tmp_path)},
    )

    assert finished.stderr == ""
    assert finished.stdout.count("\n") == 1


def test_a_short_h_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["-h"]) == 0
    whole = capsys.readouterr().out
    assert run(["--help"]) == 0
    assert capsys.readouterr().out == whole
    assert "monstrum simulate xybrid -n 200" in whole
    assert run(["simulate", "-h"]) == 0
    assert "--players" in capsys.readouterr().out


def test_every_verb_is_found_in_the_module_it_is_looked_for() -> None:
    whole = set(get_command(build_app()).commands)  # type: ignore[attr-defined]
    assert whole == set(VERBS)
    for verb in VERBS:
        assert verb in get_command(build_app(verb)).commands  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("typed", "offered"), [("monstrum simulate --show", "--show-bot-output"), ("monstrum rest", "restore")]
)
def test_a_shell_completes_verbs_and_options(typed: str, offered: str) -> None:
    shell = {"_MONSTRUM_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(typed.count(" "))}
    said = subprocess.run(
        [sys.executable, "-m", "monstrum"],
        env=os.environ | shell,
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.stdout.split() == [offered]


def test_an_interrupt_while_it_starts_is_no_stack_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("monstrum.cli.main.run", interrupted)
    monkeypatch.setattr(sys, "argv", ["monstrum", "rules"])
    with pytest.raises(SystemExit) as ended:
        start()
    assert ended.value.code == 130


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is Linux'")
@pytest.mark.parametrize("asked", [["--version"], ["--help"], ["rules", "XY-4"], ["rules"]])
def test_a_full_disk_under_what_is_printed_is_one_sentence(asked: list[str]) -> None:
    command = [sys.executable, "-m", "monstrum", *asked]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "monstrum: what was to be printed is lost: No space left on device.\n"


def test_a_letter_that_the_output_does_not_know_is_no_error() -> None:
    asked = ["simulate", "-n", "1", "--players", "random,random", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "monstrum", *asked],
        env=os.environ | {"PYTHONIOENCODING": "latin-1"},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u2013" in done.stdout
