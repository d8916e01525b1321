"""The words around lessons and hints, by language (`data/learn.<language>.toml`)."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from monstrum.content.pseudo import PSEUDO, marked
from monstrum.kit.speaker import ENGLISH

DATA: Final = Path(__file__).parent / "data"


@cache
def spoken() -> tuple[str, ...]:
    return tuple(sorted(file.name.split(".")[1] for file in DATA.glob("learn.*.toml")))


@cache
def words(language: str = ENGLISH) -> dict[str, str]:
    """What a language lacks is said in English."""
    found = read(ENGLISH)
    if language == PSEUDO:
        return {key: marked(text) for key, text in found.items()}
    return found | read(language) if language in spoken() and language != ENGLISH else found


def read(language: str) -> dict[str, str]:
    return dict(tomllib.loads((DATA / f"learn.{language}.toml").read_text("utf-8")))
