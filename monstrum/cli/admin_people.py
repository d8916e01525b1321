"""`monstrum admin people`, `mute`, `hide`: what the host of a server does about those who spoil the game."""

import time
from typing import TYPE_CHECKING, Annotated

import typer

from monstrum.cli.admin_store import with_store
from monstrum.cli.serve import Data, Database
from monstrum.content.counting import counted
from monstrum.core.errors import BadConfig

if TYPE_CHECKING:
    from monstrum.cli.admin_store import Kept

Person = Annotated[str, typer.Argument(metavar="GUEST", help="The id, as `monstrum admin people` shows it.")]


def people(
    named: Annotated[str, typer.Option(help="Only those whose name has this in it.")] = "",
    table: Annotated[str, typer.Option(help="Only those who sit, or have spoken, at this table.")] = "",
    most: Annotated[int, typer.Option(min=1, help="How many; the newest names come first.")] = 50,
    data: Data = None,
    database: Database = "",
) -> None:
    """List the guests of a server.

    Each with their id, when they took their name, whether they are muted, and the name:
    `monstrum admin people --table ID`
    """

    async def work(store: "Kept") -> None:
        for guest, muted in await store.people(named, table, most):
            since = time.strftime("%Y-%m-%d %H:%M", time.localtime(guest.seen))
            typer.echo(f"{guest.id}  {since}  {'muted' if muted else '-':<5}  {guest.name}")

    with_store(data, database, work)


def mute(
    guest: Person,
    lift: Annotated[bool, typer.Option("--lift", help="Let them be heard again.")] = False,
    erase: Annotated[bool, typer.Option("--erase", help="Delete what they have said, too.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Nobody hears what a guest says any more. They are told, and can play on.

    `monstrum admin mute ID --erase`, and later `monstrum admin mute ID --lift`
    """
    if lift and erase:
        raise BadConfig("What was said cannot be erased with --lift: say one of them.")
    if lift:
        with_store(data, database, lambda store: store.unmute(guest))
        typer.echo(f"{guest}: heard again.")
        return
    erased = with_store(data, database, lambda store: store.mute(guest, time.time(), erase))
    deleted = f", {counted(erased, 'line')} deleted" if erase else ""
    typer.echo(f"{guest}: muted{deleted}.")


def hide(
    guest: Annotated[
        str,
        typer.Argument(metavar="[GUEST]", help="The id; with --lift the name. None: list what is hidden."),
    ] = "",
    lift: Annotated[bool, typer.Option("--lift", help="Let people have this name again.")] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Hide the name of a guest at every table and in chat. Nobody can have it, or one that looks like it.

    `monstrum admin hide ID`, and later `monstrum admin hide --lift 'Rude Name'`
    """
    if lift and not guest:
        raise BadConfig("Which name? `monstrum admin hide` lists those that are hidden.")
    if lift:
        with_store(data, database, lambda store: store.show_name(guest))
        typer.echo(f"{guest}: not hidden any more. Whoever had it chooses it again.")
    elif guest:
        name = with_store(data, database, lambda store: store.hide_name(guest, time.time()))
        typer.echo(f"{guest}: {name} is hidden.")
    else:
        for name in with_store(data, database, lambda store: store.hidden_names()).values():
            typer.echo(name)
