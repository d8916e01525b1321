"""`monstrum lab`: studies of the games themselves."""

import json
import os
import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from monstrum.cli.data_folder import write_new
from monstrum.cli.lab_fit import fit_weights
from monstrum.cli.lab_ladder import ladder
from monstrum.cli.lab_match import match
from monstrum.content.counting import counted
from monstrum.games.library import FIRST
from monstrum.lab.exhaustive import Found, Search, exhaust
from monstrum.lab.failing import again, command
from monstrum.lab.usage import USED
from monstrum.texts.scenario_file import BadScenario, read_scenario

FAILED = 1
SECONDS_BETWEEN_LINES = 15.0


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    verb = typer.Typer(help="Study games and players: is every card used, who is stronger?")
    verb.command("exhaustive")(exhaustive)
    verb.command("again")(play_again)
    verb.command("match")(match)
    verb.command("ladder")(ladder)
    verb.command("fit")(fit_weights)
    app.add_typer(verb, name="lab")


def exhaustive(
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST,
    times: Annotated[int, typer.Option(min=1, help="How often everything should be used.")] = 100,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="Give up after so many.")] = 100_000,
    seed: Annotated[str | None, typer.Option(help="Same seed, same games; by default a new one.")] = None,
    pack: Annotated[str | None, typer.Option(help="A shipped pack by name, or the folder of one.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one per core.")] = None,
    failures: Annotated[
        Path | None, typer.Option(help="The folder for scenario files of games that failed.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play at random until every card, every effect and every operation was used often enough.

    Exit code 1: something was not reached, or games failed.
    """
    search = Search(game, seed or str(secrets.randbits(32)), times, games, pack)
    found = _run(search, workers or os.cpu_count() or 1)
    files = _save(found, failures) if failures is not None else []
    if as_json:
        typer.echo(json.dumps(as_data(found, files), indent=2, ensure_ascii=False))
    else:
        _print(found)
    for number, failed in enumerate(found.failures):
        typer.echo(f"monstrum: a game of {failed.players} with seed {failed.seed}: {failed.error}", err=True)
        typer.echo(f"  {command(files[number])}" if files else "  keep it with --failures DIR", err=True)
    if found.interrupted:
        raise KeyboardInterrupt
    if found.failures or found.below():
        raise typer.Exit(FAILED)


def play_again(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files that `exhaustive` has saved.")],
) -> None:
    """Play saved failures again, under the same checks. Exit code 1: something still goes wrong."""
    failed = 0
    for path in paths:
        try:
            scenario = read_scenario(path)
        except BadScenario as error:
            raise BadScenario(f"{path}: {error}") from None
        sentence = again(scenario)
        failed += bool(sentence)
        typer.echo(f"{path}: {sentence or 'nothing goes wrong any more'}")
    if failed:
        raise typer.Exit(FAILED)


def _run(search: Search, workers: int) -> Found:
    """With a progress bar where somebody is watching, else with a line now and then."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        return exhaust(search, workers, _Lines())
    with Progress(console=screen, transient=True) as progress:
        task = progress.add_task("goals", total=1.0)

        def tick(found: Found) -> None:
            progress.update(task, completed=found.progress(), description=counted(found.games, "game"))

        return exhaust(search, workers, tick)


class _Lines:
    """How far it has come, for files and pipes."""

    def __init__(self) -> None:
        self.next = SECONDS_BETWEEN_LINES

    def __call__(self, found: Found) -> None:
        if found.seconds < self.next:
            return
        self.next = found.seconds + SECONDS_BETWEEN_LINES
        below = found.below()
        rare = ", ".join(f"{id} {what} {found.counts[id, what]}" for id, what in below[:3])
        reached = len(found.goals) - len(below)
        line = (
            f"{found.seconds:.0f} s, {counted(found.games, 'game')}: {reached} of {len(found.goals)} reached"
        )
        typer.echo(f"{line}; rarest: {rare}" if rare else line, err=True)


def _save(found: Found, folder: Path) -> list[Path]:
    files = []
    for failed in found.failures:
        path = failed.file(folder, found.search.game)
        if not path.exists():  # the same seed has failed before
            write_new(path, failed.scenario)
        files.append(path)
    return files


def rows(found: Found) -> list[tuple[str, dict[str, int]]]:
    """Every card with its counts, the least used first."""
    cards: dict[str, dict[str, int]] = {}
    for id, what in found.goals:
        cards.setdefault(id, {})[what] = found.counts[id, what]
    return sorted(cards.items(), key=lambda row: (min(row[1].values()), row[0]))


def as_data(found: Found, files: list[Path]) -> dict[str, object]:
    """The findings for machines. Apart from the time, the same search always gives the same data."""
    return {
        "game": found.search.game,
        "pack": found.search.pack or "standard",
        "seed": found.search.seed,
        "times": found.search.times,
        "games": found.games,
        "interrupted": found.interrupted,
        "decisions": found.decisions,
        "cards": [
            {"id": id, "name": found.names[id], "least": min(counts.values()), "counts": counts}
            for id, counts in rows(found)
        ],
        "below": [{"id": id, "what": what, "count": found.counts[id, what]} for id, what in found.below()],
        "failures": [
            {"seed": failed.seed, "players": failed.players, "error": failed.error}
            | ({"file": str(files[number])} if files else {})
            for number, failed in enumerate(found.failures)
        ],
        "seconds": round(found.seconds, 3),
    }


def _print(found: Found) -> None:
    search, below = found.search, found.below()
    console = Console(highlight=False, emoji=False, width=None if Console().is_terminal else 140)
    kinds = [kind for kind in dict.fromkeys(what for _, what in found.goals) if kind != USED]
    table = Table("card", "name", *kinds, box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for column in table.columns:
        column.no_wrap = True
    for column in table.columns[2:]:
        column.justify = "right"
    for id, counts in rows(found):
        if USED not in counts:
            table.add_row(id, found.names[id], *(str(counts.get(kind, "")) for kind in kinds))
    console.print(table)
    operations = ", ".join(f"{id} {counts[USED]}" for id, counts in rows(found) if USED in counts)
    if operations:
        console.print(f"operations: {operations}")
    speed = found.games / found.seconds if found.seconds else 0.0
    console.print(
        f"{search.game}: {counted(found.games, 'game')}, {counted(found.decisions, 'decision')}, "
        f"seed {search.seed}, {speed:.1f} games/s, {len(found.failures)} failed"
    )
    if found.interrupted:
        console.print("Interrupted: these are the games so far.")
    if not below:
        console.print(f"Everything was used at least {search.times} times.")
    else:
        rest = ", ".join(f"{id} {what} {found.counts[id, what]}" for id, what in below)
        console.print(f"Below {search.times}: {rest}")
