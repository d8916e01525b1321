"""Reads the record in a file, and the game it was played with."""

from pathlib import Path

from monstrum.core.contract import Game
from monstrum.games.library import load_game
from monstrum.texts.record import Record, UnreadableRecord, read_record


def open_record(path: Path) -> Record:
    """Raises UnreadableRecord, naming the file."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        raise UnreadableRecord(f"{path}: there is no such file.") from None
    except UnicodeDecodeError:
        raise UnreadableRecord(f"{path}: this is no text.") from None
    except OSError as error:
        raise UnreadableRecord(f"{path}: it cannot be read: {error.strerror or error}.") from None
    try:
        return read_record(text)
    except UnreadableRecord as error:
        raise UnreadableRecord(f"{path}: {error}") from None


def game_of(record: Record, pack: str | None) -> Game:
    """The game with the pack the record names, or with another one that is said to be the same."""
    return load_game(record.game, pack or record.pack)
