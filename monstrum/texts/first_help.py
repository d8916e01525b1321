"""Help in the first games after a lesson, on one's own machine: the hint about a kind of question comes with
its first two questions and then no more, or until somebody wants none at all."""

from pathlib import Path
from typing import Final

from monstrum.texts.hints import hints_of
from monstrum.texts.lesson_progress import DIARY, Diary
from monstrum.texts.own_file import read_own, write_own
from monstrum.texts.platform import spoken

FILE: Final = "hints.json"
OFF: Final = "off"
MOST: Final = 2  # questions of a kind


class FirstHelp:
    """Of one game. Nobody needs it who has taken no lesson of it."""

    def __init__(self, folder: Path, game: str) -> None:
        self.game = game
        self.path = folder / FILE
        self._learnt = Diary(folder / DIARY).has_begun(game)
        self._now = ("", -1)  # the question that is helped with

    def about(self, decision: str, ply: int) -> dict[str, str]:
        """`what`, `can` and `look` for a question, or nothing. Asked again, the same question counts once."""
        hint = hints_of(self.game, spoken()).get(decision) if self._learnt else None
        if hint is None:
            return {}
        kept = read_own(self.path)
        given = kept.get(self.game)
        times = given.get(decision, 0) if isinstance(given, dict) else 0
        if kept.get(OFF) or not isinstance(times, int):
            return {}
        if self._now != (decision, ply):
            if times >= MOST:
                return {}
            self._now = (decision, ply)
            mine = given if isinstance(given, dict) else {}
            write_own(self.path, kept | {self.game: {**mine, decision: times + 1}})
        return hint

    def switch(self) -> bool:
        """Off, or on again; whether there are hints now."""
        kept = read_own(self.path)
        on = bool(kept.get(OFF))
        write_own(self.path, kept | {OFF: not on})
        return on
