"""`monstrum replay`: play a recorded game again, verify every step, and show it."""

from pathlib import Path
from typing import Annotated

import typer

from monstrum.cli.boards import board
from monstrum.cli.ranking import ranking
from monstrum.cli.record_file import game_of, open_record
from monstrum.cli.tongue import Language, choose_language
from monstrum.core.contract import SPECTATOR
from monstrum.core.errors import BadConfig
from monstrum.texts.match import Match
from monstrum.texts.platform import spoken
from monstrum.texts.posing import USUAL, WHOLE, posed
from monstrum.texts.record import Diverged, Record, UnreadableRecord, replay

DIVERGED = 1


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("replay")(replay_verb)


def replay_verb(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    ply: Annotated[int | None, typer.Option(min=0, help="Show the table after that many actions.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Print everything that happened.")] = False,
    scenario: Annotated[
        bool, typer.Option("--scenario", help="Print the position after --ply as a scenario file, instead.")
    ] = False,
    seat: Annotated[
        int | None,
        typer.Option(min=0, help="The scenario as that seat may know it; else whole, if it is over."),
    ] = None,
    pack: Annotated[str | None, typer.Option(help="The pack it was played with, if it moved.")] = None,
    language: Language = None,
) -> None:
    """Verify a recorded game. Exit code 0: it is true, 1: it is not, 2: it cannot be read or replayed.

    `monstrum replay game.txt --ply 42 --scenario > mine.toml` makes a scenario of any moment.
    """
    choose_language(language)
    if seat is not None and not scenario:
        raise BadConfig("--seat says whose knowledge a scenario has: it goes with --scenario.")
    if scenario and ply is None:
        raise BadConfig("A scenario is of one moment: say which with --ply.")
    record = open_record(file)
    if ply is not None and ply > len(record.lines):
        raise UnreadableRecord(f"{file}: the game has {len(record.lines)} actions; there is no ply {ply}.")
    try:
        game = game_of(record, pack)
        match = replay(record, game)
        shown = match if ply is None else replay(record, game, ply)
    except Diverged as error:
        typer.echo(f"monstrum: {file}: {error}", err=True)
        raise typer.Exit(DIVERGED) from None
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{file}: {error}") from None
    if scenario:
        typer.echo(as_scenario(record, shown, match.over(), WHOLE if seat is None else seat), nl=False)
        return
    if log:
        _print_log(shown)
    if ply is not None:
        typer.echo(board(shown, SPECTATOR))
        typer.echo(game.prompt(shown.state, SPECTATOR, spoken()))
    typer.echo(f"{file}: {len(match.entries)} actions verified.")
    if ply is None and match.over():
        typer.echo(ranking(match))


def as_scenario(record: Record, match: Match, over: bool, seat: int) -> str:
    """The position a match has come to, with the answer that was given next. Raises BadConfig."""
    game, ply = match.game, len(match.entries)
    if seat >= len(match.names):
        raise BadConfig(f"There is no seat P{seat}; the game has {len(match.names)}.")
    if seat == WHOLE and not over:
        raise BadConfig("The game is not over: name the seat that looks at it, like --seat 0.")
    line = record.lines[ply] if ply < len(record.lines) else None
    answer = (line.seat, line.words) if line else None
    pack = USUAL if record.pack == USUAL else str(game.pack_folder.resolve())
    return posed(game, match.state, ply, seat, answer, pack)


def _print_log(match: Match) -> None:
    for sentence in match.log(SPECTATOR):
        typer.echo(sentence)
