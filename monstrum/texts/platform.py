"""What the platform says, whatever is played: its own catalogue, as every game has one; and to whom.

Whoever answers somebody says first in which language (`speak`). That holds for this task and those it starts,
and for nobody else: what is told to others, or kept for them, is told with their language named.
"""

from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

from monstrum.content.names import Names
from monstrum.content.shipped import load_catalogues
from monstrum.kit.speaker import ENGLISH, Speaker

DATA: Final = Path(__file__).parent / "data"
_SPOKEN: Final[ContextVar[str]] = ContextVar("spoken", default=ENGLISH)


@cache
def platform() -> Speaker:
    return Speaker(Names({ENGLISH: {}}), load_catalogues(DATA))


def speak(language: str) -> None:
    """From here on, to whoever is being answered."""
    _SPOKEN.set(language)


def spoken() -> str:
    """The language of whoever is being answered."""
    return _SPOKEN.get()


def said(code: str, /, **params: object) -> str:
    """An answer of the platform, in the language of whoever asked."""
    return platform().say("answers", code, spoken(), **params)


def phrase(code: str, /, **params: object) -> str:
    """What the terminal says, in the language of whoever sits there."""
    return platform().say("terminal", code, spoken(), **params)
