"""`monstrum bench`: how fast, and how fast against others, in one table."""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from monstrum.cli.extras import needing
from monstrum.core.errors import BadConfig
from monstrum.lab.bench import Machine, Measured, measure, this_machine
from monstrum.lab.bench_bars import Verdict, verdicts
from monstrum.lab.bench_instructions import STOPPED, Counted, count

RESULTS: Final = Path("bench/results")


def register(app: typer.Typer) -> None:
    app.command("bench")(bench)


class Part(StrEnum):
    """What is measured."""

    GAMES = "games"
    PAGE = "page"
    SERVER = "server"


def bench(
    part: Annotated[
        Part, typer.Argument(help="The games themselves; the page in a real browser; a server.")
    ] = Part.GAMES,
    rounds: Annotated[int, typer.Option(min=1, max=200, help="Interleaved rounds per row.")] = 9,
    seconds: Annotated[float, typer.Option(min=0.01, max=60, help="Seconds per row and round.")] = 0.4,
    peers: Annotated[bool, typer.Option(help="Measure other engines too, where they are installed.")] = True,
    environments: Annotated[
        bool, typer.Option(help="Measure the environments for learning too, where they are installed.")
    ] = True,
    instructions: Annotated[
        bool, typer.Option(help="Count instructions too, where valgrind is installed: some minutes.")
    ] = True,
    save: Annotated[bool, typer.Option(help="Write the result to bench/results.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure speed: rates are medians of interleaved rounds, ratios are taken within this run."""
    if part is not Part.GAMES:
        for line in measured_in_words(part):
            typer.echo(line)
        return
    from monstrum.lab.bench_envs import bytes_per_step, environment_rows  # these load every game
    from monstrum.lab.bench_peers import peer_rows
    from monstrum.lab.bench_rows import own_rows

    rows = own_rows()
    missing: list[str] = []
    if peers:
        others, missing = peer_rows()
        rows += others
    notes: list[str] = []
    if environments:
        envs, left_out = environment_rows(peers)
        rows += envs
        missing += left_out
        notes = bytes_per_step() if envs else []
    with Progress(console=Console(stderr=True), disable=not sys.stderr.isatty(), transient=True) as progress:
        task = progress.add_task("measuring", total=rounds * len(rows))
        measured = measure(rows, rounds, seconds, lambda: progress.advance(task))
    interrupted = sum(len(row.rates) for row in measured) < rounds * len(rows)
    counted: list[Counted] = []
    if instructions and not interrupted:
        counted, left_out_too = count(peers)
        missing += [left_out_too] if left_out_too else []
        interrupted = left_out_too == STOPPED
    machine = this_machine()
    last = last_result()
    result = as_table(machine, measured) | {"missing": missing, "instructions": as_counts(counted)}
    if interrupted:
        result["interrupted"] = True
    if as_json:
        typer.echo(json.dumps(result, indent=1))
    else:
        show(machine, measured, last, missing, notes + [row.sentence() for row in counted])
    if interrupted:
        typer.echo("monstrum: interrupted; this is what was measured so far, and nothing is saved.", err=True)
        raise KeyboardInterrupt
    if save:
        typer.echo(f"Saved as {save_result(machine, result)}.", err=True)


def measured_in_words(part: Part) -> Iterator[str]:
    """Each sentence as soon as it is true. Loaded only now: who measures games needs no server."""
    with needing("A server to measure", "web"):
        import monstrum.server.serving  # noqa: F401
    if part is Part.PAGE:
        from monstrum.cli.bench_page import measure_page

        yield from (shown.sentence() for shown in measure_page())
        return
    from monstrum.cli.bench_server import measure_server

    yield from measure_server()


def as_table(machine: Machine, measured: list[Measured]) -> dict[str, Any]:
    return {
        "machine": asdict(machine),
        "rows": {
            row.name: {"unit": row.unit, "per_second": round(row.rate()), "rounds": len(row.rates)}
            for row in measured
        },
        "bars": [
            {"row": v.bar.row, "against": v.bar.against, "least": v.bar.least, "ratio": round(v.ratio, 2)}
            for v in verdicts(measured)
        ],
    }


def as_counts(counted: list[Counted]) -> dict[str, int]:
    return {row.name: round(row.instructions / row.things) for row in counted}


def show(
    machine: Machine,
    measured: list[Measured],
    last: dict[str, Any] | None,
    missing: list[str],
    notes: list[str],
) -> None:
    console = Console(markup=False)  # 'monstrum[bench]' is no style
    console.print(
        f"{machine.date}, {machine.processor}, Python {machine.python}, {machine.build}", highlight=False
    )
    table = Table("row", "per second", "each", "spread", "last result")
    before = last["rows"] if last else {}
    for row in sorted(measured, key=lambda row: row.peer):
        table.add_row(
            row.name,
            f"{row.rate():,.0f} {row.unit}",
            f"{1e6 / row.rate():.2f} µs",
            f"±{row.spread():.0f} %",
            compared(row, before),
        )
    console.print(table)
    for verdict in verdicts(measured):
        console.print(sentence(verdict), highlight=False)
    for line in [*notes, *missing]:
        console.print(line, highlight=False, soft_wrap=True)
    if last:
        console.print(
            f"Last result: {last['machine']['date']}, {last['machine']['processor']}.", highlight=False
        )


def compared(row: Measured, before: dict[str, Any]) -> str:
    if row.name not in before:
        return "-"
    return f"{row.rate() / before[row.name]['per_second']:.2f}×"


def sentence(verdict: Verdict) -> str:
    mark = "met   " if verdict.met() else "MISSED"
    bar = verdict.bar
    return f"{mark}  {bar.row} is {verdict.ratio:.2f}× {bar.against} (bar: {bar.least:.2g}×)"


def last_result() -> dict[str, Any] | None:
    """The newest result in bench/results of the folder we are in."""
    files = sorted(RESULTS.glob("*.json")) if RESULTS.is_dir() else []
    if not files:
        return None
    try:
        found: dict[str, Any] = json.loads(files[-1].read_text())
        return found if {"machine", "rows"} <= set(found) else None
    except ValueError:
        raise BadConfig(f"{files[-1]} is no benchmark result: it is not readable as JSON.") from None


def save_result(machine: Machine, result: dict[str, Any]) -> Path:
    RESULTS.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := RESULTS / f"{machine.date}-{number:02}.json").exists():
        number += 1
    path.write_text(json.dumps(result, indent=1) + "\n")
    return path
