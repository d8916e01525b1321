"""What an upgrade may bring: other cards, other names for packs, other rules."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from monstrum.content.kept import keep_pack, lay_out
from monstrum.core.contract import Game
from monstrum.games.library import load_game, pack_of
from monstrum.server import code_mark, loading, snapshots, stored_room
from monstrum.server.bots import Bots
from monstrum.server.fanout import LocalFanout
from monstrum.server.hall import Hall
from monstrum.server.store_sqlite import open_store
from monstrum.texts.match import Entry, Match
from tests.server.halls import Time


def other_cards(folder: Path, name: str = "standard", value: int = 5) -> Game:
    """XYbrid with a part that is worth more than it was."""
    lay_out(keep_pack(pack_of(load_game("xybrid"))), folder)
    parts = folder / "parts.toml"
    text = parts.read_text("utf-8")
    assert "value = 4" in text
    parts.write_text(text.replace("value = 4", f"value = {value}", 1), "utf-8")
    pack = folder / "pack.toml"
    pack.write_text(pack.read_text("utf-8").replace('name = "standard"', f'name = "{name}"'), "utf-8")
    game = load_game("xybrid", folder)
    assert game.pack_hash != load_game("xybrid").pack_hash
    return game


@asynccontextmanager
async def upgraded(folder: Path, now: Time, *games: Game, without: str = "") -> AsyncIterator[Hall]:
    """A server of a later version on the same data: with these games instead of ours."""
    hall = Hall(open_store(folder), LocalFanout(), Bots(5.0), now)
    for game in games:
        hall.games[game.name], hall.editions[game.name] = game, {game.pack_name: game}
    for offered in (hall.games, hall.editions):
        offered.pop(without, None)
    await hall.open()
    try:
        yield hall
    finally:
        await hall.close()


@contextmanager
def other_program(patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Code that has changed somewhere: no snapshot of the old one is believed."""
    with patch.context() as changed:
        for module in (code_mark, loading, snapshots, stored_room):
            changed.setattr(module, "code_mark", lambda game: "another program")
        yield


@contextmanager
def other_rules(patch: pytest.MonkeyPatch, answer: int) -> Iterator[None]:
    """At this answer of a game (the first is 1) a rule comes out differently."""
    append = Match._append

    def changed(match: Match, entry: Entry, after: Any) -> None:
        if len(match.entries) == answer - 1:
            after.drew = 1 - after.drew
        append(match, entry, after)

    with other_program(patch), patch.context() as rules:
        rules.setattr(Match, "_append", changed)
        yield
