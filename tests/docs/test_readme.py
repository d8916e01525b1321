"""The README lists every verb, and what it says of numbers is so."""

import re
from pathlib import Path

import typer

from monstrum.cli.main import build_app

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
EXAMPLE = ROOT / "examples" / "lamplight"


def verbs() -> list[str]:
    """`simulate`, `lab exhaustive` …"""
    found: list[str] = []
    command = typer.main.get_command(build_app())
    for name, verb in getattr(command, "commands", {}).items():
        inner = getattr(verb, "commands", {})
        found += [f"{name} {word}" for word in inner] if inner else [name]
    return found


def test_every_verb_is_listed() -> None:
    assert len(verbs()) > 10
    assert [verb for verb in verbs() if not re.search(rf"`(monstrum )?{verb}\b", README)] == []


def test_the_fourth_game_has_as_many_lines_as_it_says() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in EXAMPLE.glob("*.py"))
    assert set(re.findall(r"(\d+) lines", README)) == {str(lines)}


def test_the_hooks_before_a_commit_fetch_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    assert "://" not in hooks
    for pack in (ROOT / "monstrum" / "games").glob("*/data/*/pack.toml"):
        assert pack.parent.relative_to(ROOT).as_posix() in hooks
