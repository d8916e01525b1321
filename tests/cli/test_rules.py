"""`monstrum rules`, as people call it."""

import json
from pathlib import Path

import pytest

from monstrum.cli.main import run


def test_a_rule_is_printed_with_its_text_and_its_tag(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "XY-4.4"]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("XY-4.4  Turn step 2: DRAW, and the lab\n")
    assert "every lab part is a legal draw" in printed
    assert "[rulebook]" in printed


def test_capitals_do_not_matter(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rules", "XY-13.8"])
    in_capitals = capsys.readouterr().out
    run(["rules", "xy-13.8"])

    assert capsys.readouterr().out == in_capitals


def test_a_chapter_is_its_title_and_all_its_rules_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "XY-11"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["XY-11", "XY-11.1", "XY-11.2", "XY-11.3"]


def test_other_words_are_searched_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "Restock", "shuffled"]) == 0

    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["XY-10.2"]


def test_without_an_argument_the_chapters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules"]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert "XY-1  Game setup  (6 rules)" in lines
    assert [line.split()[0] for line in lines] == [
        *(f"HY-{number}" for number in range(1, 16)),
        *(f"MW-{number}" for number in range(1, 16)),
        *(f"XY-{number}" for number in range(1, 15)),
    ]


@pytest.mark.parametrize(("typed", "suggested"), [("XY-4.33", "XY-4.3"), ("XY-144", "XY-14")])
def test_an_unknown_id_suggests_the_nearest(
    typed: str, suggested: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["rules", typed]) == 2

    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith("monstrum: There is no ")
    assert f"Nearest: {suggested}," in output.err


def test_words_that_no_rule_contains_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "spaceship"]) == 2
    assert "No rule contains 'spaceship'" in capsys.readouterr().err


def test_json_is_a_list_of_rules(capsys: pytest.CaptureFixture[str]) -> None:
    run(["rules", "XY-4.12", "--json"])

    (rule,) = json.loads(capsys.readouterr().out)
    assert rule["id"] == "XY-4.12"
    assert rule["chapter"] == "XY-4"
    assert rule["text"].startswith("At most 100 DRAW effects")
    assert rule["tags"] == ["[ruling: guarantees termination whatever cards are written]"]


def test_inside_a_checkout_the_scenarios_that_show_the_rule_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    scenarios = tmp_path / "tests" / "scenarios" / "xybrid"
    scenarios.mkdir(parents=True)
    (scenarios / "one.toml").write_text('rules = ["XY-4.3", "XY-4.2"]\n')
    (scenarios / "two.toml").write_text('rules = ["XY-4.2"]\n')
    (scenarios / "unfinished.toml").write_text('rules = ["XY-4.3"')
    monkeypatch.chdir(scenarios)

    run(["rules", "XY-4.3"])

    shown = [line for line in capsys.readouterr().out.splitlines() if line.startswith("shown by")]
    assert shown == ["shown by tests/scenarios/xybrid/one.toml"]


def test_outside_a_checkout_no_scenario_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert run(["rules", "XY-4.3"]) == 0
    assert "shown by" not in capsys.readouterr().out
