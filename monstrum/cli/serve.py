"""`monstrum serve`, `monstrum backup`, `monstrum restore`: a server, and its data in safety."""

import os
import re
from pathlib import Path
from typing import Annotated, Final

import typer

from monstrum.bots.invitations import invite
from monstrum.cli.browsing import open_when_ready
from monstrum.cli.data_folder import data_folder
from monstrum.cli.extras import needing
from monstrum.content.counting import counted
from monstrum.core.errors import BadConfig

USUAL_PORT: Final = 8000
NAME: Final = "[a-z0-9_.-]+"  # of a host, as browsers write it

Data = Annotated[
    Path | None, typer.Option(help="The folder of the data. [default: MONSTRUM_DATA, or the platform's]")
]
Database = Annotated[
    str,
    typer.Option(
        envvar="MONSTRUM_DATABASE",
        show_default=False,
        help="postgresql://user:password@host:5432/name, instead of a file in the folder of the data.",
    ),
]


def register(app: typer.Typer) -> None:
    """Add the verbs to the command line."""
    app.command("serve")(serve_verb)
    app.command("backup")(backup)
    app.command("restore")(restore)


def serve_verb(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            help="0 takes any that is free. [default: 8000, or the next one that is free]",
            show_default=False,
        ),
    ] = None,
    data: Data = None,
    database: Database = "",
    workers: Annotated[
        int, typer.Option(min=1, max=64, help="Processes that share the work; more than one need --bus.")
    ] = 1,
    bus: Annotated[
        str,
        typer.Option(
            envvar="MONSTRUM_BUS",
            show_default=False,
            help="redis://host:6379/0, over which all workers at one --database talk to each other.",
        ),
    ] = "",
    origin: Annotated[
        list[str] | None, typer.Option(help="A further site whose pages may talk to this server.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(help="A name this server is reached under; requests for other names are refused."),
    ] = None,
    budget: Annotated[float, typer.Option(min=0.05, help="Seconds a bot has for a decision.")] = 2.0,
    pace: Annotated[
        float,
        typer.Option(min=0, help="Seconds a bot takes for an answer at a normal pace."),
    ] = 0.6,
    code: Annotated[list[Path] | None, typer.Option(help="A file with bots of your own.")] = None,
    pack: Annotated[
        list[Path] | None,
        typer.Option(help="The folder of a pack that tables may choose; also several times."),
    ] = None,
    limits: Annotated[
        Path | None,
        typer.Option(help="A TOML file with tables [limits] (how much visitors may ask for) and [keep]."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help="One of them, like requests=1000/60 (so many in so many seconds); also several times."
        ),
    ] = None,
    keep: Annotated[
        list[str] | None,
        typer.Option(
            help="How many days something is kept: chat=30, games=always, companions=365, addresses=1; "
            "also several times."
        ),
    ] = None,
    bots: Annotated[
        Path | None,
        typer.Option(help="A TOML file of programs with limits of their own: see `monstrum bot token`."),
    ] = None,
    https: Annotated[
        bool, typer.Option("--https", help="Behind a proxy with https: cookies say so.")
    ] = False,
    open_page: Annotated[
        bool, typer.Option("--open", help="Open the page in a browser once the server answers.")
    ] = False,
) -> None:
    """Serve tables to browsers and programs. Stop it with Ctrl+C.

    `monstrum serve --limit requests=6000/60 --limit open_tables=50` is a server for programs of your own;
    MONSTRUM_LIMIT_REQUESTS=6000/60 in the environment says the same.
    """
    with needing("The server", "web"):
        from monstrum.cli.bots_file import read_bots
        from monstrum.cli.limits import read_keep, read_limits
        from monstrum.server.app import Settings
        from monstrum.server.editions import load_editions
        from monstrum.server.serving import serve

    invite(code or (), budget)
    settings = Settings(
        origins=frozenset(map(_site, origin or ())),
        hosts=frozenset(map(_name, allowed_host or ())),
        limits=read_limits(limits, limit or ()),
        keep=read_keep(limits, keep or ()),
        bots=read_bots(bots),
        editions=load_editions(pack or ()),
        bot_budget=budget,
        bot_pace=pace,
        https=https,
        workers=workers,
    )

    def say(text: str) -> None:
        typer.echo(text)
        if open_page and (address := re.search(r"http://\S+", text)):
            open_when_ready(re.sub(r"//(0\.0\.0\.0|\[::\])", "//127.0.0.1", address[0]))

    wanted = (lambda: _free_port(host)) if port is None else port
    with needing("A database of PostgreSQL", "postgres"):
        serve(
            host, wanted, folder_of(data), settings, say, address_of(database), _bus(bus, database, workers)
        )


def _site(text: str) -> str:
    """As browsers name a site: without a path. Raises BadConfig."""
    site = text.rstrip("/").casefold()
    if not re.fullmatch(rf"https?://({NAME}|\[[0-9a-f:.]+\])(:[0-9]{{1,5}})?", site):
        raise BadConfig(
            f"--origin is a site, like https://example.org or http://10.0.0.5:8000, not '{text}'."
        )
    return site


def _name(text: str) -> str:
    """Raises BadConfig."""
    if not re.fullmatch(f"{NAME}|[0-9a-f:.]+", text.casefold()):
        raise BadConfig(f"--allowed-host is a name, like games.example.org, not '{text}'.")
    return text


def _free_port(host: str) -> int:
    """The usual one, or the next that nobody uses; any at all, if many are taken."""
    from monstrum.server.serving import CannotListen, listen

    for port in range(USUAL_PORT, USUAL_PORT + 20):
        try:
            listen(host, port).close()
        except CannotListen:
            continue
        if port != USUAL_PORT:
            typer.echo(f"Port {USUAL_PORT} is taken; this is {port} instead.", err=True)
        return port
    return 0


def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes; it must not exist.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Copy all data into one file, while the server goes on. Ends with 1 if something in it is damaged."""
    from monstrum.server.sqlite_backup import check_backup, copy_database, damaged
    from monstrum.server.store_sqlite import FILE

    if address := address_of(database):
        with needing("A database of PostgreSQL", "postgres"):
            from monstrum.server.store_postgres import dump
        dump(address, file)
    else:
        copy_database(folder_of(data) / FILE, file)
    typer.echo(f"{file}: {counted(check_backup(file), 'table')}.")
    if places := damaged(file):
        typer.echo("Damaged, as in the data itself:\n  " + "\n  ".join(places), err=True)
        raise typer.Exit(1)


def restore(
    file: Annotated[Path, typer.Argument(help="What `monstrum backup` wrote.")],
    data: Data = None,
    database: Database = "",
) -> None:
    """Put a backup into an empty data folder, or into an empty database. Nothing is overwritten."""
    from monstrum.server.sqlite_backup import check_backup, copy_database
    from monstrum.server.store_sqlite import FILE

    if address := address_of(database):
        with needing("A database of PostgreSQL", "postgres"):
            from monstrum.server.postgres_connection import shown
            from monstrum.server.store_postgres import restore as restore_into
        typer.echo(f"{shown(address)}: {counted(restore_into(file, address), 'table')}.")
        return
    tables = check_backup(file)
    folder = folder_of(data)
    folder.mkdir(parents=True, exist_ok=True)
    copy_database(file, folder / FILE)
    typer.echo(f"{folder}: {counted(tables, 'table')}.")


def address_of(database: str) -> str:
    """Of PostgreSQL; empty for the file in the folder. Raises BadConfig."""
    if database and not database.startswith(("postgresql://", "postgres://")):
        raise BadConfig("--database is written like postgresql://user:password@host:5432/name.")
    return database


def _bus(bus: str, database: str, workers: int) -> str:
    """Of Redis; empty for a server that is alone. Raises BadConfig."""
    if bus and not bus.startswith(("redis://", "rediss://", "unix://")):
        raise BadConfig("--bus is written like redis://host:6379/0.")
    if bus and not database:
        raise BadConfig("--bus joins workers at one database: name it with --database postgresql://….")
    if workers > 1 and not bus:
        raise BadConfig(
            f"--workers {workers} need a --database postgresql://… and a --bus redis://… to share tables."
        )
    if bus:
        with needing("A bus", "redis"):
            import redis  # noqa: F401 -- only who needs it has it
    return bus


def folder_of(data: Path | None) -> Path:
    """The folder named by `--data`, or by MONSTRUM_DATA, and the same for both; else the platform's."""
    from monstrum.server.store_sqlite import FILE

    named = data if data is not None else os.environ.get("MONSTRUM_DATA")
    if not named:
        return data_folder() / "server"
    folder = Path(named)
    inside = folder / "server"  # where earlier versions put it for the variable
    return inside if (inside / FILE).exists() and not (folder / FILE).exists() else folder
