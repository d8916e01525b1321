"""Which program it was: a mark that changes with every line of code that could lead a game elsewhere."""

from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SHARED: Final = ("core", "content", "texts")


@cache
def code_mark(game: str) -> str:
    """Of the core and the code of one game. What compiled files do is what these sources say."""
    found = blake2b(version("monstrum").encode(), digest_size=12)
    for folder in (*SHARED, f"games/{game}"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()
