"""Eight characters to play against, each a level: what they overlook, and how far they look ahead.

The weak ones make mistakes as people do: they miss what is best, and take what is next best; never just
anything. What a level is differs from game to game, so that each step is about equally high (docs/strength.md
has what was measured).
"""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from monstrum.bots.bot import Bot
from monstrum.bots.minds import Grade
from monstrum.bots.rollout import Thinker
from monstrum.games.library import brings, game_names

ALIAS: Final = "level:"
POINTS: Final = "points"

USUAL: Final = (
    Grade(overlooks=0.36),
    Grade(overlooks=0.25),
    Grade(overlooks=0.15),
    Grade(overlooks=0.07),
    Grade(),
    Grade(worlds=4, width=2, answers=12),
    Grade(worlds=8, width=3, answers=24),
    Grade(worlds=24, width=4, answers=30),
)
"""Weakest first, where a game does not bring its own."""


@cache
def levels_of(game: str) -> tuple[tuple[Grade, int], ...]:
    """How each level thinks in a game, and its points in the ladder of docs/strength.md; 0 = not measured."""
    file: Path | None = brings(game, "levels")
    if file is None:
        return tuple((grade, 0) for grade in USUAL)
    rows: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["level"]
    return tuple(
        (Grade(**{key: row[key] for key in row if key != POINTS}), row.get(POINTS, 0)) for row in rows
    )


class Character(Thinker):
    """Somebody who plays on one level."""

    level: ClassVar[int]

    def __init__(self, seed: int) -> None:
        super().__init__()

    def grade(self, game: str) -> Grade:
        return levels_of(game)[self.level - 1][0]


class Pipkin(Character):
    name, level = "pipkin", 1


class Mudge(Character):
    name, level = "mudge", 2


class Ossa(Character):
    name, level = "ossa", 3


class Bramble(Character):
    name, level = "bramble", 4


class Sorrel(Character):
    name, level = "sorrel", 5


class Kestrel(Character):
    name, level = "kestrel", 6


class Vesper(Character):
    name, level = "vesper", 7


class Nox(Character):
    name, level = "nox", 8


CHARACTERS: Final[tuple[type[Character], ...]] = (Pipkin, Mudge, Ossa, Bramble, Sorrel, Kestrel, Vesper, Nox)
LEVELS: Final[dict[str, Callable[[int], Bot]]] = {kind.name: kind for kind in CHARACTERS}


def called(name: str) -> str:
    """The name of the character, for `level:5`; any other name as it is."""
    by_level = {f"{ALIAS}{kind.level}": kind.name for kind in CHARACTERS}
    return by_level.get(name, name)


def ratings(kind: type[Character]) -> dict[str, int]:
    """The points of a character in each game that has a ladder."""
    found = {game: levels_of(game)[kind.level - 1][1] for game in game_names()}
    return {game: points for game, points in found.items() if points}
