"""`monstrum replay`: play a recorded game again, verify every step, and show it."""

from pathlib import Path
from typing import Annotated

import typer

from monstrum.cli.boards import board
from monstrum.cli.ranking import ranking
from monstrum.cli.record_file import game_of, open_record
from monstrum.core.contract import SPECTATOR
from monstrum.texts.match import Match
from monstrum.texts.record import Diverged, UnreadableRecord, replay

DIVERGED = 1


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("replay")(replay_verb)


def replay_verb(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    ply: Annotated[int | None, typer.Option(min=0, help="Show the table after that many actions.")] = None,
    log: Annotated[bool, typer.Option("--log", help="Print everything that happened.")] = False,
    pack: Annotated[str | None, typer.Option(help="The pack it was played with, if it moved.")] = None,
) -> None:
    """Verify a recorded game. Exit code 0: it is true, 1: it is not, 2: it cannot be read or replayed."""
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
    if log:
        _print_log(shown)
    if ply is not None:
        typer.echo(board(shown, SPECTATOR))
        typer.echo(game.prompt(shown.state, SPECTATOR))
    typer.echo(f"{file}: {len(match.entries)} actions verified.")
    if ply is None and match.over():
        typer.echo(ranking(match))


def _print_log(match: Match) -> None:
    for sentence in match.log(SPECTATOR):
        typer.echo(sentence)
