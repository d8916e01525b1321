"""`monstrum replay`: what is true, what is not, and what cannot be read."""

import re
from functools import cache
from pathlib import Path

import pytest

from monstrum.cli.main import run
from monstrum.texts.record import export_for, write_record, write_save
from tests.texts.played import new_match, play_on


@cache
def finished() -> str:
    return write_record(play_on(new_match(21)))


def written(folder: Path, text: str) -> str:
    file = folder / "game.toml"
    file.write_text(text, "utf-8")
    return str(file)


def test_a_true_record_is_verified_and_the_ranking_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, finished())

    assert run(["replay", file]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(re.escape(file) + r": \d+ actions verified\.", lines[0])
    assert lines[1].startswith("1. P")


def test_the_log_tells_what_everybody_saw(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", written(tmp_path, finished()), "--log"]) == 0

    printed = capsys.readouterr().out
    assert "Round 3 starts." in printed
    assert "is dealt" not in printed


def test_a_ply_shows_the_table_at_that_moment(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", written(tmp_path, finished()), "--ply", "2"]) == 0

    printed = capsys.readouterr().out
    assert "== Round 1, cycle 1;" in printed
    assert printed.count("  secret     3 breakthroughs") == 2


@pytest.mark.parametrize(
    ("pattern", "replacement", "sentence"),
    [
        (r"#[0-9a-f]{8}", "#00000000", "Action 1: the digest is"),
        (r"\n(P\d) core C\d\d[^\n]*", r"\n\1 draw A13", "Action 1: `P"),
        (r'chain = "[0-9a-f]{4}', 'chain = "0000', "The chain ends with"),
    ],
)
def test_a_record_that_is_not_true_ends_with_1_and_says_where(
    pattern: str, replacement: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, re.sub(pattern, replacement, finished(), count=1))

    assert run(["replay", file]) == 1

    complaint = capsys.readouterr().err
    assert complaint.startswith(f"monstrum: {file}: {sentence}")
    assert complaint.count("\n") == 1


BROKEN = {
    "nothing": ("", "`format` is missing."),
    "no TOML": ("[[[", "This is no TOML"),
    "deeply nested": ("a = " + "[" * 5000, "This is no TOML"),
    "no seed": (re.sub(r'seed = "\w+"\n', "", finished()), "It has no seed"),
    "other cards": (
        re.sub(r'pack_hash = "\w+', 'pack_hash = "0', finished()),
        "It was played with other cards",
    ),
    "unknown pack": (
        finished().replace('pack = "standard"', 'pack = "secret"'),
        "There is no pack or folder",
    ),
    "other rules": (re.sub(r'rules_version = "\w+', 'rules_version = "9', finished()), "by version '9"),
    "unknown game": (finished().replace('game = "xybrid"', 'game = "xybird"'), "did you mean xybrid?"),
    "too many players": (finished().replace("players = 2", "players = 9"), "for 2 to 4 players, not 9"),
    "other settings": (finished().replace("players = 2", "speed = 9"), "XYbrid has no setting 'speed'"),
    "too few names": (
        re.sub(r"seats = \[.*\]", 'seats = ["Ada"]', finished()),
        "there is no seat P1 among 1",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_record_that_cannot_be_read_ends_with_2_and_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, sentence = BROKEN[name]

    assert run(["replay", written(tmp_path, text)]) == 2

    complaint = capsys.readouterr().err
    assert sentence in complaint
    assert complaint.startswith("monstrum: ")
    assert complaint.count("\n") == 1


def test_a_running_game_cannot_be_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = export_for(play_on(new_match(), plies=30), 0)

    assert run(["replay", written(tmp_path, text)]) == 2
    assert "It has no seed, because the game is not over" in capsys.readouterr().err


def test_files_that_are_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe\x00")

    assert run(["replay", str(tmp_path / "missing.toml")]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert run(["replay", str(tmp_path)]) == 2
    assert "it cannot be read" in capsys.readouterr().err
    assert run(["replay", str(tmp_path / "bytes.toml")]) == 2
    assert "this is no text" in capsys.readouterr().err


def test_a_ply_beyond_the_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", written(tmp_path, finished()), "--ply", "99999"]) == 2
    assert "there is no ply 99999" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["xybrid", "mutation_wars", "hybrid"])
def test_any_moment_becomes_a_scenario_that_runs(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "game.toml")
    assert run(["play", game, "--players", "random,random", "--seed", "5", "--record", file]) == 0
    moments = [["7"], ["40"], ["41"], ["7", "--seat", "0"], ["40", "--seat", "1"]]
    for number, moment in enumerate(moments):
        capsys.readouterr()
        assert run(["replay", file, "--scenario", "--ply", *moment]) == 0
        (tmp_path / f"{number}.scenario.toml").write_text(capsys.readouterr().out, "utf-8")
    for number in range(len(moments)):
        made = tmp_path / f"{number}.scenario.toml"
        assert run(["scenario", "run", str(made)]) == 0, capsys.readouterr().out
    assert "[[play]]" in (tmp_path / "0.scenario.toml").read_text("utf-8")


def test_a_game_that_goes_on_is_shown_as_a_seat_knows_it_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, write_save(play_on(new_match(21), 30)))
    assert run(["replay", file, "--ply", "5", "--scenario"]) == 2
    assert "The game is not over: name the seat that looks at it" in capsys.readouterr().err
    assert run(["replay", file, "--ply", "5", "--scenario", "--seat", "9"]) == 2
    assert "There is no seat P9" in capsys.readouterr().err
    assert run(["replay", file, "--ply", "5", "--scenario", "--seat", "0"]) == 0
    assert run(["replay", file, "--scenario"]) == 2
    assert run(["replay", file, "--seat", "0"]) == 2
