"""The file of programs that have a token: whose, its hash, and the limits that are not the usual ones.

[bots.league]
token = "sha256:2f7c…"
requests = "60000/60"
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from monstrum.cli.limits import in_file, set_limits
from monstrum.core.errors import BadConfig, MonstrumError
from monstrum.server.bot_tokens import FOR_BOTS, NAME, BotToken
from monstrum.server.names import clean_name

TABLE: Final = "bots"
FORM: Final = "sha256:"
BYTES: Final = 32


def read_bots(file: Path | None) -> tuple[BotToken, ...]:
    """Raises BadConfig."""
    if file is None:
        return ()
    return tuple(
        read_bot(f"{file}: [bots.{name}]", name, told) for name, told in in_file(file, TABLE).items()
    )


def read_bot(where: str, name: str, told: object) -> BotToken:
    if not isinstance(told, Mapping):
        raise BadConfig(f"{where} is a table with its token, not {told!r}.")
    check_name(name, where)
    said = str(told.get("token", ""))
    try:
        hash = bytes.fromhex(said.removeprefix(FORM))
    except ValueError:
        hash = b""
    if not said.startswith(FORM) or len(hash) != BYTES:
        raise BadConfig(f"{where}: token is what `monstrum bot token` wrote, like {FORM}2f7c…, not '{said}'.")
    limits = {key: (f"{where}: ", value) for key, value in told.items() if key != "token"}
    return BotToken(name, hash, set_limits(FOR_BOTS, limits))


def check_name(name: str, where: str) -> None:
    """Raises BadConfig for what nobody can be called at a table, or what is no plain word."""
    if not NAME.fullmatch(name):
        raise BadConfig(
            f"{where}: '{name}' is no name for a program: small letters, digits, '-', at most 24."
        )
    try:
        clean_name(name)
    except MonstrumError as error:
        raise BadConfig(f"{where}: '{name}' is no name for a program: {error}") from None
