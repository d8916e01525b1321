"""Where a request comes from, as something to count by. Kept in memory only, never written down."""

from ipaddress import IPv6Address, ip_address
from typing import Any, Final

from monstrum.server.bot_tokens import bot_of

NETWORK: Final = 64  # bits of an address of IPv6 that one subscriber is given
UNKNOWN: Final = "?"


def counted(host: str) -> str:
    """What this address counts as. One subscriber has 2**64 addresses of IPv6, so these count together; what
    is no address at all (a proxy may pass on anything) counts as one."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{int(found) >> (128 - NETWORK):x}/{NETWORK}"


def address(scope: Any) -> str:
    """Of an ASGI scope. A program with a token counts as itself, from wherever it comes."""
    bot = bot_of(scope)
    if bot is not None:
        return bot.guest
    client = scope.get("client")
    return counted(client[0]) if client else UNKNOWN
