"""How far somebody has come in their lessons, and where they left: in a file of their own machine."""

from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from monstrum.texts.lesson import Course
from monstrum.texts.own_file import read_own, write_own

DIARY: Final = "learn.json"  # in the data folder


@dataclass
class Progress:
    """Of one lesson."""

    said: list[str] = field(default_factory=list)
    step: int = 0
    steps: int = 0
    done: bool = False  # at least once
    left: dict[str, int] = field(default_factory=dict)  # by step: how often it was left there

    def begun(self) -> bool:
        return 1 < self.step < self.steps


class Diary:
    """All of them by `GAME/LESSON`."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, game: str, lesson: str) -> Progress:
        known = read_own(self.path).get(f"{game}/{lesson}", {})
        try:
            return Progress(**known)
        except TypeError:
            return Progress()

    def has_begun(self, game: str) -> bool:
        """Any lesson of that game."""
        return any(key.startswith(f"{game}/") for key in read_own(self.path))

    def keep(self, course: Course, leaving: bool = False) -> None:
        lesson, voice = course.lesson, course.voice()
        progress = self.of(lesson.game, lesson.name)
        progress.said = [] if voice.done else course.said
        progress.step, progress.steps = voice.step, voice.steps
        progress.done = progress.done or voice.done
        if leaving and not voice.done:
            progress.left[str(voice.step)] = progress.left.get(str(voice.step), 0) + 1
        self._write(lesson.game, lesson.name, progress)

    def forget(self, game: str, lesson: str) -> None:
        """Begin anew; what was counted stays."""
        progress = self.of(game, lesson)
        progress.said, progress.step = [], 0
        self._write(game, lesson, progress)

    def _write(self, game: str, lesson: str, progress: Progress) -> None:
        everything: dict[str, Any] = read_own(self.path)
        write_own(self.path, everything | {f"{game}/{lesson}": asdict(progress)})
