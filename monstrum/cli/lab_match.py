"""`monstrum lab match A B`: which of two bots is stronger, by how much, and how sure is that."""

import json
import math
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, redirect_stdout
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from monstrum.bots.guests import BUDGET
from monstrum.bots.invitations import invite
from monstrum.bots.names import parse_players
from monstrum.content.counting import counted
from monstrum.games.library import FIRST, load_game
from monstrum.lab.deals import Rules
from monstrum.lab.kept import kept, seed_in
from monstrum.lab.ladder import Standing
from monstrum.lab.match import Plan, Score, play_match
from monstrum.lab.sequential import HIGH, LOW, Hypotheses
from monstrum.lab.statistics import Rate, elo

FAILED: Final = 1
STEP: Final = 0.05  # above par: what the test looks for if nobody says otherwise
SECONDS_BETWEEN_LINES: Final = 15.0

Bots = Annotated[str, typer.Argument(help="A bot: random, greedy, greedy@1, flat200 …, or one of --code.")]
Game = Annotated[str, typer.Option("--game", help="The game to play.")]
Players = Annotated[int, typer.Option(min=2, help="Seats: one is A's, all others are B's.")]
Seed = Annotated[str | None, typer.Option(help="Same seed, same games; by default a new one.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", help="A setting of the game, like mission=HYM-2; may be given several times."),
]
Each = Annotated[str, typer.Option(help="A setting that goes through all its choices, like mission.")]
Pack = Annotated[str | None, typer.Option(help="A shipped pack by name, or the folder of one.")]
Workers = Annotated[
    int | None, typer.Option("--workers", "--jobs", min=1, help="Processes; by default one per core.")
]
File = Annotated[
    Path | None, typer.Option(help="Keeps every deal; the same command with the same file goes on.")
]
Code = Annotated[
    list[Path] | None, typer.Option(help="A file with bots of your own; may be given several times.")
]
Budget = Annotated[float, typer.Option(help="Seconds such a bot has for a decision.")]
AllowFaults = Annotated[
    bool, typer.Option("--allow-faults", help="End with 0 although a bot of yours failed.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def match(
    one: Bots,
    other: Bots,
    game: Game = FIRST,
    players: Players = 2,
    pairs: Annotated[int, typer.Option(min=1, help="Deals at most, each in all seatings.")] = 200,
    low: Annotated[
        float | None, typer.Option(help="A's share of wins that is not enough; by default par.")
    ] = None,
    high: Annotated[float | None, typer.Option(help="The share that is; by default 0.05 more.")] = None,
    fixed: Annotated[bool, typer.Option("--fixed", help="Play all deals, whatever the test says.")] = False,
    seed: Seed = None,
    settings: Settings = None,
    each: Each = "",
    pack: Pack = None,
    file: File = None,
    workers: Workers = None,
    code: Code = None,
    budget: Budget = BUDGET,
    allow_faults: AllowFaults = False,
    as_json: Json = False,
) -> None:
    """Let bot A play bot B, each deal with A on every seat, until a sequential test has decided.

    The test (pentanomial, α = β = 0.05) asks whether A's share of the wins is --low or --high and stops as
    soon as it knows. Exit code 1: games failed, or a bot of yours did. Ctrl+C shows the deals so far and ends
    with 130.
    """
    guests = invite(code or (), budget)
    name, other_name = parse_players(f"{one},{other}")
    lower = 1 / players if low is None else low
    hypotheses = Hypotheses(lower, lower + STEP if high is None else high)
    chosen = seed or seed_in(file) or str(secrets.randbits(32))
    rules = Rules(game, players, chosen, pack, tuple(settings or ()), each)
    plan = Plan(rules, name, other_name, pairs, hypotheses, not fixed, guests)
    with redirect_stdout(sys.stderr) if as_json else nullcontext():  # what a bot prints is no JSON
        score = _run(plan, file, workers or os.cpu_count() or 1)
    if as_json:
        typer.echo(json.dumps(as_data(score), indent=2))
    else:
        _print(score)
    end(score, [bot for side, bot in enumerate((name, other_name)) if score.faults(side)], allow_faults)


def _run(plan: Plan, file: Path | None, workers: int) -> Score:
    with kept(file, plan.rules, versions(plan.rules)) as results, told("deals", plan.deals) as tell:

        def tick(score: Score) -> None:
            tell(len(score.dealt), f"{score.rate.share:.1%} for {plan.one}", score.seconds)

        return play_match(plan, results, workers, tick)


def versions(rules: Rules) -> dict[str, str]:
    """What results must have in common beside their rules to be counted together."""
    game = load_game(rules.game, rules.pack)
    return {"rules_version": game.rules_version, "pack_hash": game.pack_hash}


def end(played: Score | Standing, faulty: list[str], allow_faults: bool) -> None:
    """What went wrong, beside the figures; the exit code speaks of the same."""
    for failed in played.failures:
        typer.echo(f"monstrum: deal {failed.duel.deal} failed: {failed.failure}", err=True)
    if faulty:
        typer.echo(
            f"monstrum: {', '.join(faulty)} failed, and another bot answered: not a real result.", err=True
        )
    if played.interrupted:
        raise KeyboardInterrupt
    if played.failures or (faulty and not allow_faults):
        raise typer.Exit(FAILED)


class Teller:
    """How far it has come: a bar for who watches, a line now and then for files and pipes."""

    def __init__(self, what: str, total: int, bar: Progress | None) -> None:
        self.what, self.total, self.bar = what, total, bar
        self.task = bar.add_task(what, total=total) if bar is not None else None
        self.next = SECONDS_BETWEEN_LINES

    def __call__(self, done: int, sentence: str, seconds: float) -> None:
        if self.bar is not None and self.task is not None:
            self.bar.update(self.task, completed=done, description=sentence)
        elif seconds >= self.next:
            self.next = seconds + SECONDS_BETWEEN_LINES
            typer.echo(f"{seconds:.0f} s, {done} of {self.total} {self.what}: {sentence}", err=True)


@contextmanager
def told(what: str, total: int) -> Iterator[Teller]:
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield Teller(what, total, None)
        return
    with Progress(console=screen, transient=True) as bar:
        yield Teller(what, total, bar)


def as_data(score: Score) -> dict[str, Any]:
    """The score for machines. Apart from times, the same plan always gives the same data."""
    plan, rules, rate = score.plan, score.plan.rules, score.rate
    least, most = plan.hypotheses.bounds
    found = load_game(rules.game, rules.pack)
    return {
        "game": rules.game,
        "players": rules.players,
        "a": plan.one,
        "b": plan.other,
        "seed": rules.seed,
        "pack": rules.pack or "standard",
        "settings": list(rules.settings),
        **rate_data(rate),
        "worth": {key: round(rules.players * value, 4) for key, value in interval(rate).items()},
        "elo": {key: elo_data(value, rules.players) for key, value in interval(rate).items()},
        "deals": len(score.dealt),
        "planned": plan.deals,
        "results": {f"{share:g}": number for share, number in sorted(score.all_results().items())},
        "test": {
            "low": plan.hypotheses.low,
            "high": plan.hypotheses.high,
            "alpha": plan.hypotheses.alpha,
            "beta": plan.hypotheses.beta,
            "log_ratio": round(score.ratio, 4),
            "bounds": [round(least, 4), round(most, 4)],
            "decision": score.decision or "open",
            "decided_after": score.decided_after,
            "stops": plan.stops,
        },
        "seats": [rate_data(seat) for seat in score.by_seat()],
        "each": {offered: rate_data(part) for offered, part in score.by_choice(found).items()},
        "cpu_ms_per_decision": {"a": round(score.milliseconds(0), 4), "b": round(score.milliseconds(1), 4)},
        "faults": {"a": score.faults(0), "b": score.faults(1)},
        "share_of_stand_in": {"a": round(score.stood_in(0), 4), "b": round(score.stood_in(1), 4)},
        "failures": [{"deal": failed.duel.deal, "error": failed.failure} for failed in score.failures],
        "interrupted": score.interrupted,
        "seconds": round(score.seconds, 3),
    }


def interval(rate: Rate) -> dict[str, float]:
    return {"share": rate.share, "low": rate.low, "high": rate.high}


def rate_data(rate: Rate) -> dict[str, float]:
    shares = {key: round(value, 4) for key, value in interval(rate).items()}
    return shares | {"wins": round(rate.wins, 3), "games": rate.games}


def elo_data(share: float, players: int) -> float | None:
    """None: more than any number."""
    points = elo(share, players)
    return round(points, 1) if math.isfinite(points) else None


def _print(score: Score) -> None:
    plan, rules = score.plan, score.plan.rules
    console = Console(
        highlight=False, markup=False, emoji=False, width=None if Console().is_terminal else 110
    )
    console.print(
        f"{' '.join([rules.game, *rules.settings])}, {rules.players} players: {plan.one} against"
        f" {plan.other}, seed {rules.seed}, {counted(len(score.dealt), 'deal')} in all seatings"
    )
    if score.interrupted:
        console.print(f"Interrupted: {len(score.dealt)} of {counted(plan.deals, 'deal')} so far.")
    times = f"× {rules.players}"
    table = Table(plan.one, "games", "wins", "share", "95 % interval", times, "Elo", box=box.SIMPLE_HEAD)
    rows = {"all": score.rate}
    rows |= {f"seat P{seat}": rate for seat, rate in enumerate(score.by_seat())}
    rows |= score.by_choice(load_game(rules.game, rules.pack))
    for name, rate in rows.items():
        table.add_row(name, *_cells(rate, rules.players))
    for column in table.columns[1:]:
        column.justify = "right"
    console.print(table)
    console.print(f"{decided(score)}")
    console.print(
        f"A decision takes {plan.one} {score.milliseconds(0):.2f} ms and {plan.other}"
        f" {score.milliseconds(1):.2f} ms of a processor ({score.seconds:.1f} s)."
    )


def _cells(rate: Rate, players: int) -> list[str]:
    strength = f"{points(rate.share, players)} ({points(rate.low, players)} to {points(rate.high, players)})"
    share = [f"{rate.share:.1%}", f"{rate.low:.1%} – {rate.high:.1%}", f"{rate.share * players:.2f}"]
    return [str(rate.games), f"{rate.wins:g}", *share, strength]


def points(share: float, players: int) -> str:
    found = elo(share, players)
    return f"{round(found):+d}" if math.isfinite(found) else "+∞" if found > 0 else "-∞"


def decided(score: Score) -> str:
    """What the test says, and by which rule it stops."""
    asked, (least, most) = score.plan.hypotheses, score.plan.hypotheses.bounds
    question = f"{asked.high:.1%} rather than {asked.low:.1%}"
    ratio = f"log-likelihood ratio {score.ratio:+.2f}, stops at {least:.2f} or {most:+.2f}"
    after = f"after {counted(score.decided_after, 'deal')}"
    if score.decision == HIGH:
        return f"{question}: yes, {after} ({ratio})."
    if score.decision == LOW:
        return f"{question}: no, {after} ({ratio})."
    return f"{question}: not decided yet ({ratio})."
