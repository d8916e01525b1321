"""Programs the host has given a token: guests with limits of their own, who need no cookies.

`Authorization: Bearer TOKEN` says who asks. Only hashes of the tokens are kept, in a file of the host's
(`monstrum bot token`, `monstrum serve --bots`); a line that is taken out of it opens nothing any more.
"""

import hmac
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from monstrum.server.limits import Limits, Rate
from monstrum.server.tokens import LONGEST, hashed

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
SCHEME: Final = b"bearer "
SCOPE: Final = "monstrum.bot"  # where the door leaves whom it has let in

FOR_BOTS: Final = Limits(
    requests=Rate(6000, 60),
    messages=Rate(4000, 20),
    tables=Rate(600, 60),
    replay=Rate(6000, 60),
    open_tables=50,
    address_tables=50,
)
"""What a program may do that the host has asked to come; its line in the file may say otherwise."""


@dataclass(frozen=True, slots=True)
class BotToken:
    """One of them: whose it is, its hash, and how much it may ask for."""

    name: str
    hash: bytes
    limits: Limits = FOR_BOTS

    @property
    def guest(self) -> str:
        """Its id as a guest. No cookie is ever signed for it."""
        return f"bot-{self.name}"


class BotTokens:
    """All programs a server knows."""

    def __init__(self, tokens: Iterable[BotToken] = ()) -> None:
        self.all = tuple(tokens)

    def bearer(self, headers: Iterable[tuple[bytes, bytes]]) -> tuple[BotToken | None, bool]:
        """Who says a token in these headers, and whether there is one that nobody has, or has any more."""
        said = [value for name, value in headers if name == b"authorization"]
        found = None
        if len(said) == 1 and said[0][: len(SCHEME)].lower() == SCHEME and said[0].isascii():
            given = hashed(said[0][len(SCHEME) :].strip()[: LONGEST + 1].decode())
            for kept in self.all:  # all are compared, each in constant time
                if hmac.compare_digest(kept.hash, given):
                    found = kept
        return found, bool(said) and found is None


def bot_of(scope: Any) -> BotToken | None:
    """Whom the door has let in by a token; nobody: a guest, or a stranger."""
    found: BotToken | None = scope.get(SCOPE)
    return found
