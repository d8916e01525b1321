"""`monstrum mcp`: rules, positions and games for language models, over the Model Context Protocol."""

import os
import socket
from typing import Annotated, Final

import typer

from monstrum.cli.extras import needing
from monstrum.core.errors import BadConfig

TOKEN: Final = "MONSTRUM_BOT_TOKEN"


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    app.command("mcp")(mcp_verb)


def mcp_verb(
    http: Annotated[
        bool, typer.Option("--http", help="Listen for HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="With --http: the address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="With --http: the port.")] = 8765,
    server: Annotated[
        str | None,
        typer.Option(
            help="A server of Monstrum whose tables can be sat at, with the token in MONSTRUM_BOT_TOKEN."
        ),
    ] = None,
    pack: Annotated[str | None, typer.Option(help="A shipped pack by name, or the folder of one.")] = None,
) -> None:
    """Let language models look up rules, look at positions, ask why not, and play.

    `monstrum mcp` is what a program with the Model Context Protocol starts and talks to;
    `monstrum mcp --http` listens at http://127.0.0.1:8765/mcp instead.
    """
    with needing("The Model Context Protocol", "mcp"):
        from monstrum.cli.mcp_remote import Server
        from monstrum.cli.mcp_tools import Tools, build_server

    there = None
    if server is not None:
        token = os.environ.get(TOKEN, "")
        if not token:
            raise BadConfig(f"A table is sat at by a token in {TOKEN}: `monstrum bot token` makes one.")
        there = Server(server, token)
    built = build_server(Tools(there, pack))
    if http:
        must_be_free(host, port)
        built.run("streamable-http", host=host, port=port)
    else:
        built.run("stdio")


def must_be_free(host: str, port: int) -> None:
    """Raises BadConfig: the library would say it in a log."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
    except OSError as error:
        raise BadConfig(f"{host}:{port} cannot be used: {error.strerror or error}.") from None
