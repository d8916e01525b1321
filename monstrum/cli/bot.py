"""`monstrum bot`: what programs need that play on a server."""

from pathlib import Path
from typing import Annotated

import typer

from monstrum.cli.extras import needing
from monstrum.core.errors import BadConfig


def register(app: typer.Typer) -> None:
    """Add the verb to the command line."""
    bot = typer.Typer(help="For programs that play on a server.")
    bot.command("token")(token)
    bot.callback()(lambda: None)
    app.add_typer(bot, name="bot")


def token(
    name: Annotated[str, typer.Argument(help="What the program is called at tables.")],
    file: Annotated[
        Path, typer.Option(help="Where its line goes: the file of `monstrum serve --bots`.")
    ] = Path("bots.toml"),
) -> None:
    """Make a token for a program. It is printed once; the file keeps its hash.

    `monstrum bot token league`, then `monstrum serve --bots bots.toml`: the program says
    `Authorization: Bearer TOKEN`, is a guest of that name, needs no cookies, and has limits of its own.
    Who takes its lines out of the file takes the token back, at the next start of the server.
    """
    with needing("A token", "web"):
        from monstrum.cli.bots_file import FORM, check_name, read_bots
        from monstrum.server.tokens import hashed, new_token

    check_name(name, "monstrum bot token")
    if file.exists() and any(bot.name == name for bot in read_bots(file)):
        raise BadConfig(f"{file}: '{name}' has a token already; take its lines out for a new one.")
    secret, _ = new_token("bot")
    try:
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f'[bots.{name}]\ntoken = "{FORM}{hashed(secret).hex()}"\n')
    except OSError as error:
        raise BadConfig(f"{file} cannot be written: {error.strerror or error}.") from None
    typer.echo(secret)
    typer.echo(f"{file}: {name} is in it. The token above is shown this once.", err=True)
