"""`monstrum pack check`: everything that is wrong with a folder of cards, at once."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from monstrum.content.pack import Pack
from monstrum.content.problems import PackErrors
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import read_toml
from monstrum.core.errors import ContentError
from monstrum.games.library import ENTRIES, FIRST, brings

BROKEN = 2


@dataclass(frozen=True, slots=True)
class Finding:
    """One checked pack."""

    path: Path
    pack: Pack | None
    errors: list[ContentError] = field(default_factory=list)
    warnings: list[str] = field(default_factory=list)


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    verb = typer.Typer(help="Check folders of cards.")
    verb.callback()(_nothing)
    verb.command("check")(check)
    app.add_typer(verb, name="pack")


def _nothing() -> None:
    """Keeps `check` a word of its own although it is the only one so far."""


def check(
    paths: Annotated[list[Path], typer.Argument(help="Folders with a pack.toml.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: a list of findings.")] = False,
) -> None:
    """Check packs strictly: every error with its file, card, key and position, then one line each."""
    findings = [look_at(path) for path in paths]
    if as_json:
        typer.echo(json.dumps([_as_data(finding) for finding in findings], ensure_ascii=False, indent=2))
    else:
        for finding in findings:
            _print(finding)
    if any(finding.errors for finding in findings):
        raise typer.Exit(BROKEN)


def look_at(path: Path) -> Finding:
    """Load the pack as the game it names would, and gather what is wrong with it."""
    try:
        pack, warnings = brings(game_of(path), "check")(path)
    except PackErrors as found:
        return Finding(path, None, found.errors)
    except ContentError as error:
        return Finding(path, None, [error])
    return Finding(path, pack, warnings=warnings)


def game_of(path: Path) -> str:
    """The game that pack.toml names; where it cannot be read the first game says what is wrong."""
    header = path / "pack.toml"
    if not header.is_file():
        return FIRST
    try:
        game = read_toml(header).get("game")
    except ContentError:
        return FIRST
    if isinstance(game, str) and game not in ENTRIES:
        message = f"there is no game '{game}'{did_you_mean(game, ENTRIES)}"
        raise ContentError(message, file="pack.toml", where="game", allowed=list(ENTRIES))
    return game if isinstance(game, str) else FIRST


def _print(finding: Finding) -> None:
    for error in finding.errors:
        typer.echo(f"{finding.path}: error: {error}")
    for warning in finding.warnings:
        typer.echo(f"{finding.path}: warning: {warning}")
    problems = f"{_number(len(finding.errors), 'error')}, {_number(len(finding.warnings), 'warning')}"
    typer.echo(f"{finding.path}: {_what(finding)}{problems}")


def _what(finding: Finding) -> str:
    pack = finding.pack
    if pack is None:
        return ""
    cards = ", ".join(f"{len(table)} {kind}" for kind, table in pack.cards.items())
    return f"{pack.title} {pack.version} for {pack.game}, {cards}, hash {pack.hash[:12]}: "


def _number(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def _as_data(finding: Finding) -> dict[str, object]:
    pack = finding.pack
    return {
        "path": str(finding.path),
        "name": pack.name if pack else None,
        "game": pack.game if pack else None,
        "hash": pack.hash if pack else None,
        "cards": {kind: len(table) for kind, table in pack.cards.items()} if pack else None,
        "errors": [
            {
                "file": error.file,
                "where": error.where,
                "position": error.position,
                "message": error.message,
                "allowed": list(error.allowed),
            }
            for error in finding.errors
        ],
        "warnings": finding.warnings,
    }
