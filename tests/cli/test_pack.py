"""`monstrum pack check`, as card designers call it."""

import json
from pathlib import Path

import pytest

from monstrum.cli.main import run
from tests.content.games import HERE, shipped

BROKEN = HERE / "broken_packs"


def overlay(folder: Path, **files: str) -> str:
    header = {
        "pack": 'format = 1\nname = "mine"\ngame = "xybrid"\ntitle = "Mine"\nversion = "1"\n'
        'license = "MIT"\ncredits = "me"\nbase = "standard"\n'
    }
    for stem, text in (header | files).items():
        (folder / f"{stem}.toml").write_text(text, "utf-8")
    return str(folder)


def test_a_good_pack_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check", str(shipped("standard"))]) == 0

    (line,) = capsys.readouterr().out.splitlines()
    assert "for xybrid, 96 parts, 16 breakthroughs, hash " in line
    assert line.endswith(": 0 errors, 0 warnings")


@pytest.mark.parametrize("folder", sorted(path.name for path in BROKEN.iterdir()))
def test_a_broken_pack_is_told_with_its_place_and_ends_with_2(
    folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pack", "check", str(BROKEN / folder)]) == 2

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"{BROKEN / folder}: error: ")
    assert ".toml: " in lines[0].removeprefix(f"{BROKEN / folder}: error: ")
    assert lines[-1] == f"{BROKEN / folder}: 1 error, 0 warnings"


def test_every_error_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arm = 'type = "arm"\nsciences = ["CHE"]\nvalue = 5\neffect = "{}"\n'
    cards = "[A13]\n" + arm.format("DEPLOY: GIAN(4)") + "[A14]\n" + arm.format("DEPLOY: GAIN(4")

    assert run(["pack", "check", overlay(tmp_path, parts=cards), "--json"]) == 2

    (finding,) = json.loads(capsys.readouterr().out)
    assert [error["where"] for error in finding["errors"]] == ["[A13] effect", "[A14] effect"]
    assert finding["errors"][0]["file"] == "parts.toml"
    assert finding["errors"][0]["position"] == 8
    assert "did you mean GAIN?" in finding["errors"][0]["message"]


def test_every_error_of_one_card_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = (
        'type = "harm"',
        'sciences = ["CHE", "XYZ"]',
        'value = "5"',
        "colour = 1",
        'effect = "DRAW: GIAN(4)"',
    )

    assert run(["pack", "check", overlay(tmp_path, parts="\n".join(["[A13]", *lines])), "--json"]) == 2

    (finding,) = json.loads(capsys.readouterr().out)
    assert [(error["where"], error["message"].partition(" (")[0]) for error in finding["errors"]] == [
        ("[A13] value", "expected a whole number, found '5'"),
        ("[A13]", "unknown key 'colour'"),
        ("[A13] type", "unknown type 'harm'"),
        ("[A13] sciences", "unknown science 'XYZ'"),
        ("[A13] effect", "unknown operation 'GIAN'"),
    ]


def test_warnings_are_told_and_are_no_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    card = '[A13]\ntype = "arm"\nsciences = ["CHE"]\nvalue = 5\neffect = "DEPLOY: GAIN(0)"\n'

    assert run(["pack", "check", overlay(tmp_path, parts=card)]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == f"{tmp_path}: warning: A13: GAIN(0) does nothing: the amount is 0"
    assert lines[-1].endswith(": 0 errors, 1 warning")


def test_several_packs_are_checked_in_one_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = str(shipped("standard")), str(tmp_path / "missing")

    assert run(["pack", "check", good, bad]) == 2

    printed = capsys.readouterr().out
    assert f"{good}: " in printed
    assert f"{bad}: 1 error, 0 warnings" in printed


def test_a_pack_of_an_unknown_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pack.toml").write_text('game = "xybird"\n')

    assert run(["pack", "check", str(tmp_path)]) == 2
    assert "there is no game 'xybird' (did you mean xybrid?)" in capsys.readouterr().out


def test_a_folder_without_a_header(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check", str(tmp_path)]) == 2
    assert "pack.toml: the file is missing" in capsys.readouterr().out


def test_a_path_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
