"""A table keeps the cards it began with: games by the hash of their pack, also of packs that are gone.

The server has the packs of today. What a running or finished game needs is in the store, and is laid out as a
folder where the processes of bots find it too.
"""

import asyncio
import tempfile
from functools import cache
from pathlib import Path

from monstrum.content.kept import keep_pack, lay_out
from monstrum.core.contract import Game
from monstrum.core.errors import MonstrumError
from monstrum.games.library import load_game, pack_of
from monstrum.server.editions import Editions
from monstrum.server.outcomes import Diverges
from monstrum.server.store import OPEN, Damaged, Header, KeptPack, Store, StoreError


class Packs:
    """Games by the hash of their pack."""

    def __init__(self, today: Editions, store: Store) -> None:
        self._today = today
        self._store = store
        self._old: dict[str, Game] = {}
        self._one = asyncio.Lock()
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    async def keep_all(self) -> None:
        """Whatever is offered today is kept: games that were begun with it may need it for ever."""
        for game in (game for packs in self._today.values() for game in packs.values()):
            await self._store.keep_pack(kept_pack(game))

    async def game(self, header: Header) -> Game:
        """With the cards the table began with; if it has not begun, those of today. Raises Diverges."""
        today = self._today.today(header.game, header.pack)
        if today is not None and (header.status == OPEN or today.pack_hash == header.pack_hash):
            return today
        cards = f"pack {header.pack} ({header.pack_hash[:12]}…) of {header.game}"
        try:
            old = await self.old(header.game, header.pack_hash)
        except StoreError:
            raise  # it may work later
        except MonstrumError as error:
            raise Diverges(f"This game was begun with {cards}, which cannot be used: {error}") from None
        if old is None:
            raise Diverges(f"This game was begun with {cards}, which this server does not have.")
        return old

    async def old(self, name: str, hash: str) -> Game | None:
        """With the cards of this hash, if they are kept. Raises MonstrumError where they cannot be read."""
        async with self._one:
            found = self._old.get(hash)
            if found is None:
                kept = await self._store.pack(hash)
                if kept is None:
                    return None
                found = self._old[hash] = await asyncio.to_thread(self._from_kept, kept)
        return found if found.name == name else None

    def _from_kept(self, kept: KeptPack) -> Game:
        """Raises MonstrumError."""
        try:
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(
                    prefix="monstrum-packs-", ignore_cleanup_errors=True
                )
            folder = Path(self._folder.name) / kept.hash
            lay_out(kept.data, folder)
        except OSError as error:
            raise StoreError(f"The cards cannot be laid out: {error.strerror or error}.") from None
        game = load_game(kept.game, folder)
        if game.pack_hash != kept.hash:
            raise Damaged("What is kept of these cards is something else.")
        return game

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


@cache
def kept_pack(game: Game) -> KeptPack:
    """The cards of a game as the store keeps them."""
    return KeptPack(game.pack_hash, game.name, keep_pack(pack_of(game)))
