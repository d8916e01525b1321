"""`monstrum simulate`, as people call it."""

import json
from pathlib import Path

import pytest

from monstrum.cli.main import run


def test_the_table_shows_bots_seats_intervals_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(["simulate", "xybrid", "-n", "4", "--players", "random,random", "--seed", "1", "--workers", "1"])
        == 0
    )

    printed = capsys.readouterr()
    assert printed.out.startswith("xybrid: 4 games, seed 1, seats balanced\n")
    for piece in ("random", "seat P0", "seat P1", "95 % interval", "decisions per game", "games/s"):
        assert piece in printed.out
    assert printed.err == ""


def test_json_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for _ in range(2):
        run(
            [
                "simulate",
                "-n",
                "3",
                "--players",
                "random,random,random",
                "--seed",
                "7",
                "--workers",
                "1",
                "--json",
            ]
        )
        report = json.loads(capsys.readouterr().out)
        report.pop("seconds")
        report.pop("games_per_second")
        reports.append(report)

    assert reports[0] == reports[1]
    assert reports[0]["games"] == 3
    assert len(reports[0]["seats"]) == 3
    assert reports[0]["seat_balanced"] is True


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["xybird"], "There is no game 'xybird' (did you mean xybrid?)"),
        (["--players", "greedy,grady"], "There is no player 'grady' (did you mean greedy?)"),
        (["--players", "random"], "XYbrid is for 2 to 4 players, not 1."),
        (["--pack", "nowhere"], "There is no pack or folder 'nowhere'"),
        (["-n", "0"], "-n"),
    ],
)
def test_wrong_input_is_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["simulate", *arguments, "--workers", "1"]) == 2

    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1


def test_a_pack_can_be_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pack.toml").write_text(
        'format = 1\nname = "mine"\ngame = "xybrid"\ntitle = "Mine"\nversion = "1"\n'
        'license = "MIT"\ncredits = "me"\nbase = "standard"\n'
    )

    assert run(["simulate", "-n", "1", "--players", "random,random", "--pack", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["pack"] == str(tmp_path)
