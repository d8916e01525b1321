"""`monstrum pack check`: everything that is wrong with a folder of cards, at once."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Final

import typer

from monstrum.content.pack import Pack
from monstrum.content.problems import PackErrors
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import read_toml
from monstrum.core.errors import ContentError
from monstrum.games.hybrid import schema as hybrid
from monstrum.games.hybrid.data_folder import DATA as HYBRID_DATA
from monstrum.games.mutation_wars import lint as wars_lint
from monstrum.games.mutation_wars import schema as wars
from monstrum.games.xybrid import schema as xybrid
from monstrum.games.xybrid.game import DATA as XYBRID_DATA

WARS_DATA = Path(wars.__file__).parent / "data"

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
        pack, warnings = CHECKS[game_of(path)](path)
    except PackErrors as found:
        return Finding(path, None, found.errors)
    except ContentError as error:
        return Finding(path, None, [error])
    return Finding(path, pack, warnings=warnings)


def game_of(path: Path) -> str:
    """The game that pack.toml names; where it cannot be read the first game says what is wrong."""
    header = path / "pack.toml"
    if not header.is_file():
        return next(iter(CHECKS))
    try:
        game = read_toml(header).get("game")
    except ContentError:
        return next(iter(CHECKS))
    if isinstance(game, str) and game not in CHECKS:
        message = f"there is no game '{game}'{did_you_mean(game, CHECKS)}"
        raise ContentError(message, file="pack.toml", where="game", allowed=list(CHECKS))
    return game if isinstance(game, str) else next(iter(CHECKS))


def check_xybrid(path: Path) -> tuple[Pack, list[str]]:
    pack, parts, breakthroughs = xybrid.load(path, lambda name: XYBRID_DATA / name)
    return pack, xybrid.warnings(parts, breakthroughs)


def check_mutation_wars(path: Path) -> tuple[Pack, list[str]]:
    pack, cards = wars.load(path, lambda name: WARS_DATA / name)
    return pack, wars_lint.warnings(cards)


def check_hybrid(path: Path) -> tuple[Pack, list[str]]:
    pack, content = hybrid.load(path, lambda name: HYBRID_DATA / name)
    return pack, hybrid.warnings(content)


CHECKS: Final[dict[str, Callable[[Path], tuple[Pack, list[str]]]]] = {
    "xybrid": check_xybrid,
    "mutation_wars": check_mutation_wars,
    "hybrid": check_hybrid,
}


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
