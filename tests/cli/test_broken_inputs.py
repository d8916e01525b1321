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


NO_TABLES = {
    "nested": "a = " + "[" * 4000 + "]" * 4000,
    "digits": "a = " + "7" * 6000,
    "sixteens": "format = 0x" + "f" * 9000,
    "moment": "a = 2026-13-45T99:00:00",
    "unfinished": "[a",
}
READERS = {
    "replay": ["replay", "FILE"],
    "scenario": ["scenario", "run", "FILE"],
    "failure": ["lab", "again", "FILE"],
    "limits": ["serve", "--limits", "FILE", "--port", "0"],
    "bots": ["serve", "--bots", "FILE", "--port", "0"],
    "pack": ["pack", "check", "."],
}


@pytest.mark.parametrize("what", NO_TABLES)
@pytest.mark.parametrize("reader", READERS)
def test_whatever_a_file_says_is_read_or_refused(
    reader: str,
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MONSTRUM_DATA", str(tmp_path / "data"))
    (tmp_path / "pack.toml").write_text(NO_TABLES[what])
    assert run([word.replace("FILE", "pack.toml") for word in READERS[reader]]) == 2
    said = "".join(capsys.readouterr())
    assert "pack.toml: " in said
    assert "internal error" not in said
