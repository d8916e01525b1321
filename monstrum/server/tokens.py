"""Tokens: 192 random bits that open a seat, an invitation or a place to watch. Only their hashes are kept."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from typing import Final

from monstrum.server.store import TokenHash

BYTES: Final = 24
LONGEST: Final = 64
ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")  # what the name of a table or guest may look like


def new_token(kind: str, seat: int = -1) -> tuple[str, TokenHash]:
    """What is given away once, and what is kept."""
    token = secrets.token_urlsafe(BYTES)
    return token, TokenHash(hashed(token), kind, seat)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


def opened(token: str, tokens: Iterable[TokenHash]) -> TokenHash | None:
    """What the token opens. All are compared, each in constant time."""
    found = None
    if 0 < len(token) <= LONGEST:
        given = hashed(token)
        for kept in tokens:
            if hmac.compare_digest(kept.hash, given):
                found = kept
    return found


def new_seed() -> bytes:
    """256 bits that decide all chance of a game."""
    return secrets.token_bytes(32)


def new_id() -> str:
    """The name of a table or guest: it opens nothing, nobody guesses it, and it is no option of a command."""
    return secrets.token_urlsafe(12).replace("-", "_")
