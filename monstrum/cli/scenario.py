"""`monstrum scenario run`: play scenario files, and say which of them hold."""

import json
from pathlib import Path
from typing import Annotated

import typer

from monstrum.core.errors import MonstrumError
from monstrum.texts.scenario import Outcome, Shelf, run_paths, scenario_files

FAILED = 1
BROKEN = 2


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    verb = typer.Typer(help="Run scenario files: a position, some moves, what must come out.")
    verb.callback()(_nothing)
    verb.command("run")(run)
    app.add_typer(verb, name="scenario")


def _nothing() -> None:
    """Keeps `run` a word of its own although it is the only one so far."""


def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON: a list of outcomes.")] = False,
) -> None:
    """Run scenarios. Exit code 0: all passed, 1: some failed, 2: some are unreadable, or there are none."""
    outcomes, missing, interrupted = _run_all(paths)
    failed = [outcome for outcome in outcomes if not outcome.passed]
    if as_json:
        typer.echo(json.dumps([_as_data(outcome) for outcome in outcomes], ensure_ascii=False, indent=2))
    else:
        for outcome in failed:
            typer.echo(f"{outcome.path}: {_one_line(outcome.message)}")
        typer.echo(f"{len(outcomes) - len(failed)} passed, {len(failed)} failed")
    for sentence in missing:
        typer.echo(f"monstrum: {sentence}", err=True)
    if interrupted:
        typer.echo("monstrum: interrupted; these are the scenarios so far.", err=True)
        raise KeyboardInterrupt
    if missing or not outcomes or any(outcome.broken for outcome in failed):
        raise typer.Exit(BROKEN)
    if failed:
        raise typer.Exit(FAILED)


def _run_all(paths: list[Path]) -> tuple[list[Outcome], list[str], bool]:
    """One path at a time, so that a missing one does not hide what the others have to say; and whether
    somebody interrupted."""
    outcomes: list[Outcome] = []
    missing: list[str] = []
    shelf = Shelf()
    for path in paths:
        try:
            for file in scenario_files(path):
                outcomes += run_paths([file], shelf)
        except MonstrumError as error:
            missing.append(str(error))
        except KeyboardInterrupt:
            return outcomes, missing, True
    return outcomes, missing, False


def _one_line(message: str) -> str:
    return " ".join(message.split())


def _as_data(outcome: Outcome) -> dict[str, object]:
    return {"path": str(outcome.path), "passed": outcome.passed, "message": outcome.message}
