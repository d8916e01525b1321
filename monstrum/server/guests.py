"""Guests: a chosen name and a signed cookie, no account."""

import time
from typing import Final

from itsdangerous import BadSignature, URLSafeTimedSerializer

from monstrum.server.lookalikes import skeleton
from monstrum.server.names import BadName, clean_name
from monstrum.server.store import Guest, Store
from monstrum.server.tokens import new_id
from monstrum.server.tongues import said

COOKIE: Final = "monstrum_guest"
DAYS: Final = 365
LONGEST_COOKIE: Final = 200


class Guests:
    """Who is behind a cookie."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._signer = URLSafeTimedSerializer(key, salt="guest")

    async def known(self, cookie: str | None) -> Guest | None:
        """The guest, if the cookie is ours, not too old, and he has not deleted himself."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        try:
            id, signed = self._signer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, OverflowError):
            return None
        # One from the future is a cookie all the same: it is the clock of this machine that went back.
        if time.time() - signed.timestamp() > DAYS * 24 * 3600:
            return None
        return await self._store.guest(id) if isinstance(id, str) else None

    async def program(self, id: str, name: str) -> Guest:
        """One that has come by a token of the host's: a guest like any other, from its first request on."""
        known = await self._store.guest(id)
        if known is not None and known.name == name:
            return known
        guest = Guest(id, name, time.time())
        await self._store.put_guest(guest)
        return guest

    async def named(self, old: Guest | None, name: str) -> tuple[Guest, str]:
        """A new guest or a new name for an old one, and the cookie. Raises BadName."""
        clean = clean_name(name)
        if skeleton(clean) in await self._store.hidden_names():
            raise BadName(said("name_hidden"))
        guest = Guest(old.id if old else new_id(), clean, time.time())
        await self._store.put_guest(guest)
        return guest, self._signer.dumps(guest.id)

    async def forget(self, guest: Guest) -> None:
        await self._store.delete_guest(guest.id)
