"""`monstrum lab ladder GAME`: every bot against every other, and a rating for each."""

import json
import math
import os
import secrets
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from monstrum.bots.guests import BUDGET
from monstrum.bots.invitations import invite
from monstrum.bots.names import parse_players
from monstrum.cli.lab_match import (
    AllowFaults,
    Budget,
    Code,
    Each,
    File,
    Json,
    Pack,
    Seed,
    Settings,
    Workers,
    end,
    rate_data,
    told,
    versions,
)
from monstrum.content.counting import counted
from monstrum.games.library import FIRST
from monstrum.lab.deals import Rules
from monstrum.lab.kept import kept, seed_in
from monstrum.lab.ladder import Plan, Standing, play_ladder

USUAL: Final = "random,flat200,greedy@1"
ANCHOR: Final = "greedy@1"


def ladder(
    game: Annotated[str, typer.Argument(help="The game to play.")] = FIRST,
    bots: Annotated[str, typer.Option(help="Who takes part, by name.")] = USUAL,
    players: Annotated[int, typer.Option(min=2, help="Seats: one is one bot's, all others another's.")] = 2,
    pairs: Annotated[int, typer.Option(min=1, help="Deals of each two, each in all seatings.")] = 20,
    anchor: Annotated[str, typer.Option(help="Who has 1000 points.")] = ANCHOR,
    seed: Seed = None,
    settings: Settings = None,
    each: Each = "",
    pack: Pack = None,
    file: File = None,
    workers: Workers = None,
    code: Code = None,
    budget: Budget = BUDGET,
    allow_faults: AllowFaults = False,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a table for a page.")] = False,
    as_json: Json = False,
) -> None:
    """Let all these bots play each other, with the same deals, and rate them.

    Ratings are those that explain all wins best (Bradley-Terry, in Elo points), their intervals a bootstrap
    over deals. More bots or deals with the same --file play only what is missing. Ctrl+C shows the deals so
    far and ends with 130.
    """
    guests = invite(code or (), budget)
    names = tuple(parse_players(bots))
    chosen = seed or seed_in(file) or str(secrets.randbits(32))
    rules = Rules(game, players, chosen, pack, tuple(settings or ()), each)
    plan = Plan(rules, names, pairs, anchor, guests)
    with redirect_stdout(sys.stderr) if as_json else nullcontext():  # what a bot prints is no JSON
        standing = _run(plan, file, workers or os.cpu_count() or 1)
    if as_json:
        typer.echo(json.dumps(as_data(standing), indent=2))
    elif markdown:
        typer.echo("\n".join(as_markdown(standing)))
    else:
        _print(standing)
    end(standing, [name for name in names if standing.faults(name)], allow_faults)


def _run(plan: Plan, file: Path | None, workers: int) -> Standing:
    duels = len(plan.duels())
    with kept(file, plan.rules, versions(plan.rules)) as results, told("deals", duels) as tell:

        def tick(standing: Standing) -> None:
            last = standing.dealt[-1].duel if standing.dealt else None
            tell(len(standing.dealt), f"{last.one} – {last.other}" if last else "", standing.seconds)

        return play_ladder(plan, results, workers, tick)


def as_data(standing: Standing) -> dict[str, Any]:
    """For machines. Apart from times, the same plan always gives the same data."""
    plan, rules = standing.plan, standing.plan.rules
    return {
        "game": rules.game,
        "players": rules.players,
        "seed": rules.seed,
        "pack": rules.pack or "standard",
        "settings": list(rules.settings),
        "anchor": plan.anchor,
        "games": len(standing.dealt) * rules.players,
        "ratings": [
            {
                "bot": rating.name,
                "rating": round(rating.points, 1),
                "low": finite(rating.low),
                "high": finite(rating.high),
                "games": standing.games(rating.name),
                "cpu_ms_per_decision": round(standing.milliseconds(rating.name), 4),
                "faults": standing.faults(rating.name),
            }
            for rating in standing.ratings()
        ],
        "shares": {
            one: {other: rate_data(standing.against(one, other)) for other in plan.bots if other != one}
            for one in plan.bots
        },
        "failures": [{"deal": failed.duel.deal, "error": failed.failure} for failed in standing.failures],
        "interrupted": standing.interrupted,
        "seconds": round(standing.seconds, 3),
    }


def finite(points: float) -> float | None:
    """None: no end on this side."""
    return round(points, 1) if math.isfinite(points) else None


def rows(standing: Standing) -> tuple[list[str], list[list[str]]]:
    """The table: strongest first, and each one's share against each other one."""
    ratings = standing.ratings()
    head = ["bot", "rating", "95 % interval", "games", "ms", *(f"vs {rating.name}" for rating in ratings)]
    found = []
    for one in ratings:
        shares = []
        for other in ratings:
            rate = standing.against(one.name, other.name) if one is not other else None
            shares.append(f"{rate.share:.1%}" if rate is not None and rate.games else "")
        ends = [f"{end:.0f}" if math.isfinite(end) else "…" for end in (one.low, one.high)]
        interval = " – ".join(ends)
        numbers = [str(standing.games(one.name)), f"{standing.milliseconds(one.name):.2f}"]
        found.append([one.name, f"{one.points:.0f}", interval, *numbers, *shares])
    return head, found


def as_markdown(standing: Standing) -> list[str]:
    head, body = rows(standing)
    marks = ["---", *["---:"] * (len(head) - 1)]
    named = [[f"`{row[0]}`", *row[1:]] for row in body]
    return [f"| {' | '.join(row)} |" for row in (head, marks, *named)]


def _print(standing: Standing) -> None:
    plan, rules = standing.plan, standing.plan.rules
    console = Console(
        highlight=False, markup=False, emoji=False, width=None if Console().is_terminal else 140
    )
    console.print(
        f"{' '.join([rules.game, *rules.settings])}, {rules.players} players:"
        f" {counted(len(standing.dealt) * rules.players, 'game')}, seed {rules.seed}"
    )
    if standing.interrupted:
        console.print(f"Interrupted: {len(standing.dealt)} of {counted(len(plan.duels()), 'deal')} so far.")
    head, body = rows(standing)
    table = Table(*head, box=box.SIMPLE_HEAD)
    for row in body:
        table.add_row(*row)
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    what = f"{plan.anchor} has 1000 points" if plan.anchor in plan.bots else "the mean has 1000 points"
    console.print(f"{what}; intervals by a bootstrap over deals ({standing.seconds:.1f} s)")
