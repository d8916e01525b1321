"""How far somebody has come in their lessons, and where they left: in a file of their own machine."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from monstrum.texts.lesson import Course


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
    """All of them by `GAME/LESSON`. A file that cannot be read or written is no reason to stop."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def of(self, game: str, lesson: str) -> Progress:
        known = self._read().get(f"{game}/{lesson}", {})
        try:
            return Progress(**known)
        except TypeError:
            return Progress()

    def keep(self, course: Course, leaving: bool = False) -> None:
        lesson, voice = course.lesson, course.voice()
        progress = self.of(lesson.game, lesson.name)
        progress.said = [] if voice.done else course.said
        progress.step, progress.steps = voice.step, voice.steps
        progress.done = progress.done or voice.done
        if leaving and not voice.done:
            progress.left[str(voice.step)] = progress.left.get(str(voice.step), 0) + 1
        self._write(self._read() | {f"{lesson.game}/{lesson.name}": asdict(progress)})

    def forget(self, game: str, lesson: str) -> None:
        """Begin anew; what was counted stays."""
        progress = self.of(game, lesson)
        progress.said, progress.step = [], 0
        self._write(self._read() | {f"{game}/{lesson}": asdict(progress)})

    def _write(self, everything: Mapping[str, object]) -> None:
        with suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(everything, indent=1), "utf-8")

    def _read(self) -> dict[str, dict[str, Any]]:
        try:
            found = json.loads(self.path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
