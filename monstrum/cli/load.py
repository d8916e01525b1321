"""`monstrum load`: scripted people at many tables of a server on this machine, and what that costs it."""

import asyncio
import ipaddress
import json
import os
import time
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median, quantiles
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import typer

from monstrum.cli.extras import needing
from monstrum.cli.own_server import own_server
from monstrum.content.counting import between
from monstrum.core.errors import BadConfig
from monstrum.games.library import game_names, load_game

WIDE: Final = (
    "requests=10000000/60", "files=10000000/60", "names=1000000/60", "tables=1000000/60",
    "messages=1000000/20", "sockets=1000000", "silent=1000000", "open_tables=1000000",
    "address_tables=1000000",
)  # fmt: skip
"""Limits of a server that nobody but us can reach."""


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("load")(load)


@dataclass(frozen=True, slots=True)
class Cost:
    """Seconds of processor, and bytes of memory, of one process at one moment; 0 where nobody tells them."""

    processor: float = 0.0
    memory: int = 0


@dataclass(frozen=True, slots=True)
class Loaded:
    """What a run came to. Times are milliseconds; what is acknowledged is durable, and counts."""

    game: str
    players: int
    tables: int
    seconds: float
    answers: int
    answers_per_second: float
    acknowledged_p50: float
    acknowledged_p99: float
    heard_p50: float
    heard_p99: float
    bytes_p50: float  # to all clients together
    processor: float  # of the server, per answer
    clients_processor: float  # ours, per answer
    table_kb: float  # of the server's memory, per table nobody listens at yet
    socket_kb: float  # and per socket
    late: int
    games: int
    interrupted: bool = False

    def sentences(self) -> list[str]:
        found = [
            f"{self.tables} tables of {self.game} for {self.players}: {self.answers} durable answers in "
            f"{self.seconds:.1f} s, {self.answers_per_second:.1f} a second.",
            spread("Acknowledged", self.acknowledged_p50, self.acknowledged_p99),
            spread("Heard by all", self.heard_p50, self.heard_p99),
            f"{self.bytes_p50 / 1000:.1f} kB an answer to all clients together, at the median.",
        ]
        if self.processor:
            found.append(
                f"{self.processor:.2f} ms of processor an answer in the server, "
                f"{self.clients_processor:.2f} ms in the clients."
            )
            found.append(f"{self.table_kb:.0f} kB of memory a table, {self.socket_kb:.0f} kB a socket.")
        if self.late:
            found.append(f"{self.late} answers were not heard of by everybody within half a minute.")
        return found


def spread(what: str, middle: float, most: float) -> str:
    return f"{what} after {middle:.1f} ms, 99 of 100 within {most:.1f} ms."


def load(
    game: Annotated[str, typer.Argument(help="Which game is played.")] = "xybrid",
    tables: Annotated[int, typer.Option(min=1, max=20_000, help="Tables at once.")] = 50,
    people: Annotated[
        int | None, typer.Option(min=1, help="At each table. [default: as few as the game allows]")
    ] = None,
    rate: Annotated[
        float, typer.Option(min=0, help="Answers a second at each table; 0: as fast as they are heard.")
    ] = 1.0,
    seconds: Annotated[float, typer.Option(min=0.1, help="For how long.")] = 10.0,
    url: Annotated[
        str, typer.Option(help="A server on this machine. [default: one of our own, started for this]")
    ] = "",
    process: Annotated[int, typer.Option(min=0, help="Its process, to tell what it costs.")] = 0,
    database: Annotated[
        str, typer.Option(help="postgresql://…, an empty one, for the server that is started for this.")
    ] = "",
    seed: Annotated[int, typer.Option(help="Of the people's answers.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let scripted people play at many tables, and measure: answers a second, waiting, processor, memory.

    `monstrum load xybrid --tables 200` asks for one answer a second at each of 200 tables; `--rate 0` finds
    out how many there can be.
    """
    if game not in game_names():
        raise BadConfig(f"There is no game {game!r}. Games: {', '.join(game_names())}.")
    fewest, most = load_game(game).least_seats, load_game(game).most_seats
    if not fewest <= (people or fewest) <= most:
        raise BadConfig(f"{game} is for {between(fewest, most, 'player')}.")
    with needing("A load", "web"):
        import monstrum.cli.load_clients  # noqa: F401
    with ExitStack() as stack:
        if url:
            must_be_here(url)
        else:
            options = [f"--limit={limit}" for limit in WIDE]
            options += [f"--database={database}"] if database else []
            running = stack.enter_context(own_server(options=options))
            url, process = running.url, running.process.pid
        found = asyncio.run(measure(url, process, game, people or fewest, tables, rate, seconds, seed))
        typer.echo(json.dumps(asdict(found), indent=1) if as_json else "\n".join(found.sentences()))
        if found.interrupted:
            if not as_json:
                typer.echo("monstrum: interrupted; these are the answers so far.", err=True)
            raise KeyboardInterrupt


def must_be_here(url: str) -> None:
    """Nobody else's server is put under load by us. Raises BadConfig."""
    host = urlsplit(url).hostname or ""
    try:
        here = host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        here = False
    if not here:
        raise BadConfig(f"--url {url}: only a server on this machine, like http://127.0.0.1:8000.")


async def measure(
    url: str, process: int, game: str, players: int, tables: int, rate: float, seconds: float, seed: int
) -> Loaded:
    from monstrum.cli.load_clients import Figures, Table, Visitor, open_table

    people = [Visitor(url, f"Load {seat + 1}") for seat in range(players)]
    warm = Table(people, game, open_table(people, game), 0.0, seed)  # what is made once is made here
    await warm.listen()
    await warm.play(time.monotonic() + 1.0, Figures())
    await warm.close()
    empty = cost(process)
    ids = [open_table(people, game) for _ in range(tables)]
    opened = cost(process)
    played = [Table(people, game, id, rate, seed * 100_003 + at) for at, id in enumerate(ids)]
    for table in played:
        await table.listen()
    listening, own = cost(process), time.process_time()
    figures, began = Figures(), time.monotonic()
    interrupted = False
    try:
        await asyncio.gather(*(table.play(began + seconds, figures) for table in played))
    except asyncio.CancelledError:  # Ctrl+C, which the server may have heard, too: nobody waits for it
        interrupted = True
    took, ours, after = time.monotonic() - began, time.process_time() - own, cost(process)
    for table in played if not interrupted else ():
        await table.close()
    for person in people:
        person.close()
    answers = max(1, len(figures.acknowledged))
    return Loaded(
        game=game,
        players=players,
        tables=tables,
        seconds=took,
        answers=len(figures.acknowledged),
        answers_per_second=len(figures.acknowledged) / took,
        acknowledged_p50=1000 * part(figures.acknowledged, 50),
        acknowledged_p99=1000 * part(figures.acknowledged, 99),
        heard_p50=1000 * part(figures.heard, 50),
        heard_p99=1000 * part(figures.heard, 99),
        bytes_p50=part(figures.sizes, 50),
        processor=1000 * (after.processor - listening.processor) / answers,
        clients_processor=1000 * ours / answers,
        table_kb=max(0, opened.memory - empty.memory) / tables / 1000,
        socket_kb=max(0, listening.memory - opened.memory) / (tables * players) / 1000,
        late=figures.late,
        games=figures.games,
        interrupted=interrupted,
    )


def part(values: list[Any], percent: int) -> float:
    if len(values) < 2:
        return float(values[0]) if values else 0.0
    return float(median(values) if percent == 50 else quantiles(values, n=100)[percent - 1])


def cost(process: int) -> Cost:
    """As the system tells it, where it does (Linux)."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    except (OSError, IndexError):
        return Cost()
    ticks = int(fields[11]) + int(fields[12])
    return Cost(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))
