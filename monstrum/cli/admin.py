"""`monstrum admin`: what the host of a server does with its tables and guests, while it runs or not."""

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from monstrum.cli.admin_people import hide, mute, people
from monstrum.cli.admin_store import with_store
from monstrum.cli.serve import Data, Database
from monstrum.content.counting import counted
from monstrum.core.errors import BadConfig

if TYPE_CHECKING:
    from monstrum.cli.admin_store import Kept

DAY: Final = 24 * 3600
STATUSES: Final = ("open", "playing", "over", "frozen", "closed")

Table = Annotated[str, typer.Argument(help="The id of the table, as `monstrum admin tables` shows it.")]


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    admin = typer.Typer(help="For the host of a server: its tables and guests, while it runs or not.")
    for verb in (tables, freeze, export, purge, people, mute, hide):
        admin.command(verb.__name__)(verb)
    app.add_typer(admin, name="admin")


def tables(
    status: Annotated[str, typer.Option(help=f"Only those that are {', '.join(STATUSES)}.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many, the newest first.")] = 50,
    data: Data = None,
    database: Database = "",
) -> None:
    """List the tables of a server.

    Each with its id, game, status, rows of the log, when it was opened, and who sits there:
    `monstrum admin tables --status playing`
    """
    if status and status not in STATUSES:
        raise BadConfig(f"--status is one of {', '.join(STATUSES)}.")

    async def work(store: "Kept") -> list[str]:
        for header, rows in await store.overview(status, most):
            opened = time.strftime("%Y-%m-%d %H:%M", time.localtime(header.created))
            names = ", ".join(chair.name or chair.kind for chair in header.chairs)
            line = f"{header.id}  {header.game:<13}  {header.status:<7}  {rows:>5}  {opened}  {names}"
            typer.echo(line)
        return store.damage()

    for place in with_store(data, database, work):
        typer.echo(f"damaged, and not in the list: {place}", err=True)


def freeze(
    table: Table,
    thaw: Annotated[bool, typer.Option("--thaw", help="Let a frozen game go on.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Stop a game: it can be looked at, and nobody plays on.

    `monstrum admin freeze ID`, and later `monstrum admin freeze ID --thaw`
    """
    with_store(data, database, lambda store: store.freeze(table, thaw))
    typer.echo(f"{table}: {'goes on' if thaw else 'frozen'}.")


def export(
    table: Table,
    to: Annotated[
        Path | None, typer.Option(help="A file that does not exist yet; else it is printed.")
    ] = None,
    data: Data = None,
    database: Database = "",
) -> None:
    """Write the record of a game: whole if it is over, else what a spectator may know.

    `monstrum admin export ID --to game.toml`, then `monstrum replay game.toml`
    """

    async def work(store: "Kept") -> str:
        from monstrum.server.bots import Bots
        from monstrum.server.exports import export
        from monstrum.server.fanout import LocalFanout
        from monstrum.server.hall import Hall

        hall = Hall(store, LocalFanout(), Bots())
        try:
            return await export(await hall.read(table), store, -1)
        finally:
            await hall.close()

    text = with_store(data, database, work)
    if to is None:
        typer.echo(text, nl=False)
        return
    try:
        with to.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadConfig(f"{to} cannot be written: {error.strerror or error}.") from None
    typer.echo(f"{to}: the record of {table}.")


def purge(
    ids: Annotated[list[str] | None, typer.Argument(metavar="TABLE", help="Their ids.")] = None,
    older_than: Annotated[
        int | None,
        typer.Option(min=1, metavar="DAYS", help="Instead: all that were over, or put away, so long ago."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Delete tables for good: log, chat, record and film. A game that is played has to be frozen first.

    `monstrum admin purge ID`, or `monstrum admin purge --older-than 365 --yes`
    """
    if bool(ids) == bool(older_than):
        raise BadConfig("Name the tables to delete, or say --older-than DAYS.")

    async def work(store: "Kept") -> int:
        found = ids or await store.ended_before(time.time() - DAY * (older_than or 0))
        if found and not yes:
            confirm(f"Delete {counted(len(found), 'table')} for good?")
        await store.purge(found)
        return len(found)

    typer.echo(f"{counted(with_store(data, database, work), 'table')} deleted.")


def confirm(question: str) -> None:
    """Raises BadConfig where nobody can be asked."""
    if not sys.stdin.isatty():
        raise BadConfig(f"{question} Nobody is here to be asked: say --yes.")
    typer.confirm(question, abort=True)
