"""`monstrum simulate`: bots play many games, and who wins how often is counted."""

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

from monstrum.bots.guests import BUDGET
from monstrum.bots.invitations import invite
from monstrum.bots.names import parse_players
from monstrum.content.counting import counted
from monstrum.games.library import FIRST
from monstrum.lab.one_game import Played
from monstrum.lab.simulate import Plan, Report, command, simulate
from monstrum.lab.statistics import Rate

FAILED = 1


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("simulate")(simulate_verb)


def simulate_verb(
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST,
    games: Annotated[int, typer.Option("-n", "--games", min=1, help="How many games.")] = 100,
    players: Annotated[str, typer.Option(help="Who plays, one name per seat.")] = "greedy,random",
    seed: Annotated[str | None, typer.Option(help="Same seed, same games; by default a new one.")] = None,
    settings: Annotated[
        list[str] | None,
        typer.Option("--set", help="A setting of the game, like mode=extended; may be given several times."),
    ] = None,
    pack: Annotated[str | None, typer.Option(help="A shipped pack by name, or the folder of one.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one per core.")] = None,
    code: Annotated[
        list[Path] | None, typer.Option(help="A file with bots of your own; may be given several times.")
    ] = None,
    budget: Annotated[float, typer.Option(help="Seconds such a bot has for a decision.")] = BUDGET,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Do not move the players from seat to seat.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and count who wins. Seats are balanced: everybody sits everywhere."""
    guests = invite(code or (), budget)
    names = tuple(parse_players(players))
    new_seed = seed or str(secrets.randbits(32))
    plan = Plan(game, names, games, new_seed, pack, fixed_seats, tuple(settings or ()), guests)
    report = _run(plan, workers or os.cpu_count() or 1)
    if as_json:
        typer.echo(json.dumps(as_data(report), indent=2))
    else:
        _print(report)
    for failed in report.failures:
        typer.echo(f"monstrum: game {failed.index} failed: {failed.failure}", err=True)
        typer.echo(f"  {command(plan, failed)}", err=True)
    if report.failures:
        raise typer.Exit(FAILED)


def _run(plan: Plan, workers: int) -> Report:
    """With a progress bar where somebody is watching."""
    screen = Console(stderr=True)
    if not screen.is_terminal:
        return simulate(plan, workers)
    with Progress(console=screen, transient=True) as progress:
        task = progress.add_task("games", total=plan.games)

        def tick(played: Played) -> None:
            progress.advance(task)

        return simulate(plan, workers, tick)


def as_data(report: Report) -> dict[str, object]:
    """The report for machines. Apart from the two times, the same plan always gives the same data."""
    plan = report.plan
    return {
        "game": plan.game,
        "players": list(plan.players),
        "seed": plan.seed,
        "pack": plan.pack or "standard",
        "seat_balanced": not plan.fixed_seats,
        "games": report.games,
        "bots": {
            name: _rate(rate) | {"mean_score": round(report.scores[name], 3), "faults": report.faults[name]}
            for name, rate in report.bots.items()
        },
        "seats": [_rate(rate) for rate in report.seats],
        "settings": list(plan.settings),
        "decisions_per_game": round(report.decisions, 3),
        "turns_per_game": round(report.turns, 3),
        "longest_game_in_turns": report.longest,
        "without_single_winner": report.shared + report.drawn,
        "drawn": report.drawn,
        "failures": [
            {"index": failed.index, "error": failed.failure, "command": command(plan, failed)}
            for failed in report.failures
        ],
        "seconds": round(report.seconds, 3),
        "games_per_second": round(report.speed, 3),
    }


def _rate(rate: Rate) -> dict[str, float]:
    return {
        "wins": round(rate.wins, 3),
        "games": rate.games,
        "win_rate": round(rate.share, 4),
        "low": round(rate.low, 4),
        "high": round(rate.high, 4),
    }


def _print(report: Report) -> None:
    plan = report.plan
    console = Console(highlight=False, width=None if Console().is_terminal else 100)
    balanced = "seats fixed" if plan.fixed_seats else "seats balanced"
    console.print(f"{plan.game}: {counted(report.games, 'game')}, seed {plan.seed}, {balanced}")
    table = Table("player", "wins", "win rate", "95 % interval", "mean score", "faults", box=box.SIMPLE_HEAD)
    for name, rate in report.bots.items():
        table.add_row(name, *_cells(rate), f"{report.scores[name]:.1f}", str(report.faults[name]))
    for seat, rate in enumerate(report.seats):
        table.add_row(f"seat P{seat}", *_cells(rate), "", "")
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    turns = f"{report.turns:.1f} turns and " if report.turns else ""
    console.print(
        f"{turns}{report.decisions:.1f} decisions per game, {report.shared} shared, {report.drawn} drawn, "
        f"{report.speed:.1f} games/s ({report.seconds:.1f} s)"
    )


def _cells(rate: Rate) -> list[str]:
    return [f"{rate.wins:.1f}", f"{rate.share:.1%}", f"{rate.low:.1%} – {rate.high:.1%}"]
