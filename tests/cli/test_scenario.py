"""`monstrum scenario run`: the last line and the exit code are what programs rely on."""

import json
from pathlib import Path

import pytest

from monstrum.cli.main import run

PASSES = """
format = 1
title  = "P0 may take any core"
game   = "xybrid"
rules  = ["XY-2.3"]
seed   = 5
config = { players = 2 }
"""
FAILS = PASSES + "then.round = 3\n"
BROKEN = "format = 1\ntitle = 3\n"


def files(folder: Path, **texts: str) -> str:
    for stem, text in texts.items():
        (folder / f"{stem}.toml").write_text(text, "utf-8")
    return str(folder)


def test_all_passed_is_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "run", files(tmp_path, one=PASSES, two=PASSES)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_a_failure_is_one_line_and_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = files(tmp_path, one=PASSES, two=FAILS)

    assert run(["scenario", "run", folder]) == 1

    failure, summary = capsys.readouterr().out.splitlines()
    assert failure.startswith(f"{tmp_path / 'two.toml'}: ")
    assert summary == "1 passed, 1 failed"


def test_an_unreadable_file_is_one_line_and_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "run", files(tmp_path, one=PASSES, two=BROKEN)]) == 2

    _, summary = capsys.readouterr().out.splitlines()
    assert summary == "1 passed, 1 failed"


def test_what_is_not_there_is_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    present = files(tmp_path, one=PASSES)

    assert run(["scenario", "run", str(tmp_path / "missing"), present]) == 2

    printed = capsys.readouterr()
    assert printed.out.endswith("1 passed, 0 failed\n")
    assert "missing" in printed.err


def test_nothing_to_run_is_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "run", str(tmp_path)]) == 2
    assert capsys.readouterr().out.endswith("0 passed, 0 failed\n")


def test_json_is_a_list_of_outcomes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "run", files(tmp_path, one=PASSES, two=FAILS), "--json"]) == 1

    one, two = json.loads(capsys.readouterr().out)
    assert (one["passed"], one["message"]) == (True, "")
    assert two["passed"] is False
    assert two["path"] == str(tmp_path / "two.toml")
