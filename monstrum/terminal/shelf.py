"""Where games are kept: the running one after every answer, finished ones as records.

A running game has a file of its own, so that two tables on one machine do not overwrite each other; the
newest is the one that "resume" means.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from monstrum.core.errors import MonstrumError
from monstrum.games.library import load_game
from monstrum.terminal.phrases import phrase
from monstrum.texts.match import Match
from monstrum.texts.record import RECORD, SAVE, read_record, replay, write_record, write_save

RUNNING: Final = "running"


@dataclass(frozen=True, slots=True)
class Shelf:
    """The data folder, and how this program names and writes new files in it."""

    folder: Path
    new_path: Callable[[str, str], Path]  # of a game and a kind
    write_new: Callable[[Path, str], None]  # raises MonstrumError

    def running_path(self, game: str) -> Path:
        """A file for a game that begins now."""
        return self.folder / RUNNING / self.new_path(game, SAVE).name

    def keep(self, match: Match, path: Path) -> str:
        """Write the running game; the old text stays until the new one is whole. Answers what went wrong."""
        half = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            half.write_text(write_save(match), "utf-8")
            half.replace(path)
        except OSError as error:
            return phrase("not_kept", reason=error.strerror or error)
        return ""

    def forget(self, path: Path) -> None:
        with suppress(OSError):
            path.unlink(missing_ok=True)

    def last(self) -> Path | None:
        """The running game that was kept last."""
        try:
            kept = [(path.stat().st_mtime_ns, path) for path in (self.folder / RUNNING).glob("*.toml")]
        except OSError:
            return None
        return max(kept)[1] if kept else None

    def resume(self, path: Path) -> Match:
        """Raises MonstrumError."""
        try:
            saved = read_record(path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            raise MonstrumError(phrase("not_readable", path=path, reason=error)) from error
        return replay(saved, load_game(saved.game, saved.pack))

    def save(self, match: Match) -> Path:
        """A save of its own, to be continued with `--resume`. Raises MonstrumError."""
        path = self.new_path(match.game.name, SAVE)
        self.write_new(path, write_save(match))
        return path

    def record(self, match: Match, path: Path | None) -> Path:
        """The record of a finished game. Raises MonstrumError."""
        path = path or self.new_path(match.game.name, RECORD)
        self.write_new(path, write_record(match))
        return path
