"""Hints for a first game: by kind of question what it is, what one can do, and what a good player looks at.

They lie beside the lessons of a game, `data/lessons/hints.<language>.toml`."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from monstrum.content.pseudo import PSEUDO, marked
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.lesson_file import BadLesson, homes

PARTS: Final = ("what", "can", "look")


@cache
def hints_of(game: str, language: str = ENGLISH) -> dict[str, dict[str, str]]:
    """What a language lacks is said in English."""
    found: dict[str, dict[str, str]] = {}
    for home in homes(game):
        for spoken in dict.fromkeys((ENGLISH, language)):
            found |= read_hints(home / f"hints.{spoken}.toml")
    if language == PSEUDO:
        return {kind: {part: marked(text) for part, text in hint.items()} for kind, hint in found.items()}
    return found


def read_hints(file: Path) -> dict[str, dict[str, str]]:
    if not file.exists():
        return {}
    table = tomllib.loads(file.read_text("utf-8"))
    for kind, hint in table.items():
        if not isinstance(hint, dict) or sorted(hint) != sorted(PARTS):
            raise BadLesson(f"{file.name}: {kind} must have {', '.join(PARTS)}.")
    return table
