"""`monstrum simulate`: bots play many games, and who wins how often is counted."""

import json
import os
import secrets
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from monstrum.bots.chat import models
from monstrum.bots.guests import BUDGET
from monstrum.bots.invitations import invite, welcome
from monstrum.bots.names import parse_players
from monstrum.content.counting import counted
from monstrum.games.library import FIRST
from monstrum.lab.one_game import Played
from monstrum.lab.simulate import Plan, Report, command, simulate
from monstrum.lab.statistics import Rate

FAILED: Final = 1
MOST_ERRORS: Final = 5  # of a bot, in the table


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
    show_bot_output: Annotated[
        bool,
        typer.Option("--show-bot-output", help="Show what such a bot prints, and where it fails."),
    ] = False,
    in_process: Annotated[
        bool,
        typer.Option(
            "--in-process", help="Run such a bot right here, for a debugger: no limits, one process."
        ),
    ] = False,
    allow_faults: Annotated[
        bool, typer.Option("--allow-faults", help="End with 0 although such a bot failed.")
    ] = False,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Do not move the players from seat to seat.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let bots play many games and count who wins. Seats are balanced: everybody sits everywhere.

    `--players greedy,llm:MODEL` asks a language model at the address in MONSTRUM_LLM_URL.

    Exit code 1: games failed, or a bot of yours did, and another one answered for it. Ctrl+C shows the games
    so far and ends with 130.
    """
    guests = (*invite(code or (), budget, show_bot_output, in_process), *models(players))
    welcome(guests)
    names = tuple(parse_players(players))
    new_seed = seed or str(secrets.randbits(32))
    plan = Plan(game, names, games, new_seed, pack, fixed_seats, tuple(settings or ()), guests)
    with redirect_stdout(sys.stderr) if as_json else nullcontext():  # what a bot prints is no JSON
        report = _run(plan, 1 if in_process else workers or os.cpu_count() or 1)
    if as_json:
        typer.echo(json.dumps(as_data(report), indent=2))
    else:
        _print(report)
    for failed in report.failures:
        typer.echo(f"monstrum: game {failed.index} failed: {failed.failure}", err=True)
        typer.echo(f"  {command(plan, failed)}", err=True)
    if report.faulty is not None:
        _tell_faults(report)
    if report.interrupted:
        raise KeyboardInterrupt
    if report.failures or (report.faulty is not None and not allow_faults):
        raise typer.Exit(FAILED)


def _tell_faults(report: Report) -> None:
    """In one sentence that nobody overlooks, and a command for a closer look."""
    assert report.faulty is not None
    guilty = [name for name, faults in report.faults.items() if faults]
    whose = "its results are" if len(guilty) == 1 else "their results are"
    typer.echo(f"monstrum: {', '.join(guilty)} failed, and another bot answered: {whose} not real.", err=True)
    typer.echo(f"  {command(report.plan, report.faulty)} --in-process", err=True)


def _run(plan: Plan, workers: int) -> Report:
    """With a progress bar where somebody is watching, unless a bot may print or a debugger ask there."""
    screen = Console(stderr=True)
    talkative = any((guest.at_home and not guest.model) or guest.limits.shows for guest in plan.guests)
    if not screen.is_terminal or talkative:
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
        "planned": plan.games,
        "interrupted": report.interrupted,
        "bots": {
            name: _rate(rate) | {"mean_score": round(report.scores[name], 3)} | _faults(report, name)
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


def _faults(report: Report, name: str) -> dict[str, object]:
    """How often a bot failed, at what, and what that means for the wins under its name."""
    found = report.faults[name]
    return {
        "faults": found.total(),
        "decisions_of_stand_in": report.stood_in[name][0],
        "share_of_stand_in": round(report.helped(name), 4),
        "errors": [
            {"error": fault.what, "file": fault.file, "line": fault.line, "times": times}
            for fault, times in found.most_common()
        ],
    } | _spent(report, name)


def _spent(report: Report, name: str) -> dict[str, object]:
    """What a language model's answers took; the price, if the prices of its tokens are known."""
    spent = report.spent.get(name)
    if spent is None:
        return {}
    told: dict[str, object] = {"calls": spent.calls, "tokens_in": spent.tokens_in}
    price = spent.price()
    return told | {"tokens_out": spent.tokens_out} | ({} if price is None else {"price": round(price, 6)})


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
    console = Console(
        highlight=False, markup=False, emoji=False, width=None if Console().is_terminal else 100
    )
    balanced = "seats fixed" if plan.fixed_seats else "seats balanced"
    console.print(f"{plan.game}: {counted(report.games, 'game')}, seed {plan.seed}, {balanced}")
    if report.interrupted:
        console.print(f"Interrupted: {report.games} of {counted(plan.games, 'game')} so far.")
    columns = ("player", "wins", "win rate", "of stand-in", "95 % interval", "mean score", "faults")
    table = Table(*columns, box=box.SIMPLE_HEAD)
    for name, rate in report.bots.items():
        faults = report.faults[name].total()
        share = f"{report.helped(name):.0%}" if faults else ""
        table.add_row(name, *_cells(rate, share), f"{report.scores[name]:.1f}", str(faults))
    for seat, rate in enumerate(report.seats):
        table.add_row(f"seat P{seat}", *_cells(rate, ""), "", "")
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    for name, found in report.faults.items():
        for fault, times in found.most_common(MOST_ERRORS):
            console.print(f"{name} {fault} ({times}×)", soft_wrap=True)
        if found:
            others, asked = report.stood_in[name]
            console.print(f"{name}: a stand-in took {others} of its {counted(asked, 'decision')}.")
    for name, spent in report.spent.items():
        price = spent.price()
        costs = "" if price is None else f", which cost {price:.4f}"
        tokens = f"{spent.tokens_in} tokens in, {spent.tokens_out} out"
        console.print(f"{name}: {counted(spent.calls, 'call')}, {tokens}{costs}.")
    turns = f"{report.turns:.1f} turns and " if report.turns else ""
    console.print(
        f"{turns}{report.decisions:.1f} decisions per game, {report.shared} shared, {report.drawn} drawn, "
        f"{report.speed:.1f} games/s ({report.seconds:.1f} s)"
    )


def _cells(rate: Rate, of_stand_in: str) -> list[str]:
    return [f"{rate.wins:.1f}", f"{rate.share:.1%}", of_stand_in, f"{rate.low:.1%} – {rate.high:.1%}"]
