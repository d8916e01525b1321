"""Broken packs and scenarios end in a helpful sentence and exit code 2, never in a traceback."""

from pathlib import Path

import pytest

from monstrum.cli.main import run

TESTS = Path(__file__).parents[1]
PACKS = sorted(path for path in (TESTS / "content" / "broken_packs").iterdir() if path.is_dir())
SCENARIOS = sorted((TESTS / "texts" / "broken_scenarios").glob("*.toml"))


def test_there_are_at_least_twenty_of_them() -> None:
    assert len(PACKS) >= 10
    assert len(SCENARIOS) >= 10


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
def test_a_broken_pack_is_refused(pack: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["pack", "check", str(pack)]) == 2
    said = "".join(capsys.readouterr())
    assert ".toml" in said
    assert "Traceback" not in said
    assert "internal error" not in said


@pytest.mark.parametrize("pack", PACKS, ids=lambda path: path.name)
@pytest.mark.parametrize("verb", [["play"], ["simulate", "xybrid", "-n", "1"]], ids=["play", "simulate"])
def test_no_game_is_played_with_a_broken_pack(
    verb: list[str], pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*verb, "--pack", str(pack)]) == 2
    said = "".join(capsys.readouterr())
    assert ".toml" in said
    assert "internal error" not in said


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda path: path.name)
def test_a_broken_scenario_is_refused(scenario: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "run", str(scenario)]) == 2
    said = "".join(capsys.readouterr())
    assert scenario.name in said
    assert "0 passed, 1 failed" in said
    assert "Traceback" not in said
    assert "internal error" not in said
