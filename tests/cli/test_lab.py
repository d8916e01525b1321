"""`monstrum lab exhaustive`, as people call it."""

import json
from pathlib import Path

import pytest

from monstrum.cli.main import run

FEW = ["lab", "exhaustive", "xybrid", "--games", "20", "--seed", "2", "--workers", "1"]


def test_the_list_names_every_card_the_least_used_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*FEW, "--times", "100"]) == 1

    printed = capsys.readouterr()
    assert "xybrid: 20 games" in printed.out
    assert "0 failed" in printed.out
    assert "Below 100: " in printed.out
    for word in (
        "card",
        "name",
        "drawn",
        "attached",
        "deployed",
        "revealed",
        "MISSION",
        "H03",
        "B16",
        "PEEK",
    ):
        assert word in printed.out
    assert printed.err == ""


def test_everything_reached_is_success(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["lab", "exhaustive", "--times", "1", "--seed", "2", "--workers", "1"]) == 0
    assert "Everything was used at least 1 times." in capsys.readouterr().out


def test_json_lists_counts_and_what_is_below(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*FEW, "--times", "100", "--json"]) == 1

    found = json.loads(capsys.readouterr().out)
    assert (found["games"], found["times"], found["failures"]) == (20, 100, [])
    least = [card["least"] for card in found["cards"]]
    assert least == sorted(least)
    (head,) = [card for card in found["cards"] if card["id"] == "H04"]
    assert set(head["counts"]) == {"drawn", "attached", "deployed", "MISSION"}
    assert head["name"]
    assert {"id", "what", "count"} == set(found["below"][0])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["exhaustive", "xybird"], "There is no game 'xybird'"),
        (["exhaustive", "--times", "0"], "--times"),
        (["again", "nowhere.toml"], "cannot be read"),
    ],
)
def test_wrong_input_is_one_sentence(
    arguments: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["lab", *arguments]) == 2

    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
