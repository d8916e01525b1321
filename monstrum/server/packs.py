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
from monstrum.server.outcomes import Diverges
from monstrum.server.store import OPEN, Damaged, Header, KeptPack, Store


class Packs:
    """Games by the hash of their pack."""

    def __init__(self, today: dict[str, Game], store: Store) -> None:
        self._today = today
        self._store = store
        self._old: dict[str, Game] = {}
        self._folder: tempfile.TemporaryDirectory[str] | None = None

    async def keep_all(self) -> None:
        """Whatever is offered today is kept: games that were begun with it may need it for ever."""
        for game in self._today.values():
            await self._store.keep_pack(kept_pack(game))

    async def game(self, header: Header) -> Game:
        """With the cards the table began with; if it has not begun, those of today. Raises Diverges."""
        today = self._today.get(header.game)
        if today is not None and (header.status == OPEN or today.pack_hash == header.pack_hash):
            return today
        game = self._old.get(header.pack_hash)
        if game is None:
            game = self._old[header.pack_hash] = await self._from_store(header)
        return game

    async def _from_store(self, header: Header) -> Game:
        cards = f"pack {header.pack} ({header.pack_hash[:12]}…) of {header.game}"
        try:
            kept = await self._store.pack(header.pack_hash)
        except Damaged as error:
            raise Diverges(str(error)) from None
        if kept is None:
            raise Diverges(f"This game was begun with {cards}, which this server does not have.")
        if self._folder is None:
            self._folder = tempfile.TemporaryDirectory(prefix="monstrum-packs-", ignore_cleanup_errors=True)
        folder = Path(self._folder.name) / kept.hash
        try:
            game = await asyncio.to_thread(from_kept, kept, folder)
        except (MonstrumError, OSError) as error:
            raise Diverges(f"This game was begun with {cards}, which cannot be read: {error}") from None
        if game.pack_hash != header.pack_hash:
            raise Diverges(f"This game was begun with {cards}; what is kept of it is something else.")
        return game

    def close(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def from_kept(kept: KeptPack, folder: Path) -> Game:
    lay_out(kept.data, folder)
    return load_game(kept.game, folder)


@cache
def kept_pack(game: Game) -> KeptPack:
    """The cards of a game as the store keeps them."""
    return KeptPack(game.pack_hash, game.name, keep_pack(pack_of(game)))
