"""What a server offers: every game with its shipped cards, and with the packs its host has named."""

from collections.abc import Sequence
from pathlib import Path

from monstrum.content.tables import read_toml
from monstrum.core.contract import Game
from monstrum.core.errors import BadConfig, ContentError
from monstrum.games.library import game_names, load_game


class Editions(dict[str, dict[str, Game]]):
    """By game, and then by the name of the pack; the first one is the usual."""

    def usual(self) -> dict[str, Game]:
        return {name: next(iter(packs.values())) for name, packs in self.items()}

    def today(self, game: str, pack: str) -> Game | None:
        """With the pack of this name; with the usual one, if there is none of that name any more."""
        packs = self.get(game, {})
        return packs.get(pack) or next(iter(packs.values()), None)


def load_editions(folders: Sequence[Path] = ()) -> Editions:
    """Raises MonstrumError, with what is wrong with a pack."""
    found = Editions()
    for name in game_names():
        game = load_game(name)
        found[name] = {game.pack_name: game}
    for folder in folders:
        game = load_folder(folder)
        others = found[game.name]
        if game.pack_name in others:
            raise BadConfig(
                f"{folder}: {game.title} has a pack '{game.pack_name}' already; name it otherwise."
            )
        others[game.pack_name] = game
    return found


def load_folder(folder: Path) -> Game:
    header = folder / "pack.toml"
    if not header.is_file():
        raise BadConfig(f"{folder}: there is no pack.toml; --pack wants the folder of a pack.")
    try:
        name = read_toml(header).get("game")
    except ContentError as error:
        raise BadConfig(f"{folder}: {error}") from None
    if name not in game_names():
        there = ", ".join(game_names())
        raise BadConfig(f"{header}: game is '{name}', and there is no such game; there is {there}.")
    return load_game(str(name), folder)
