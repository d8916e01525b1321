"""The languages that can be spoken here, and which of them somebody wants.

A language is there when its files are (`docs/translating.md`). Until everything is said in it, nobody gets it
who has not chosen it themselves.
"""

import re
from functools import cache, lru_cache
from typing import Final

from monstrum.kit.speaker import ENGLISH
from monstrum.texts.platform import platform

COMPLETE: Final = (ENGLISH, "de", "fr")
"""Languages in which everything is said: `python -m tools.sentences` holds them to it."""

LONGEST: Final = 200  # letters of a wish that are read
_WISH: Final = re.compile(r"\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*|\*)\s*(?:;\s*q\s*=\s*([0-9.]{1,5})\s*)?")


@cache
def languages() -> dict[str, str]:
    """All that can be chosen, by their codes: what each is called in itself."""
    found = platform().catalogues
    return {code: platform().plain("language", "name", code) for code in sorted(found)}


def known(code: str) -> str:
    """The language somebody names, or the one it is a dialect of; nothing if it is not spoken here."""
    code = code[:LONGEST].replace("_", "-").partition(".")[0]
    while code:
        for each in platform().catalogues:
            if each.casefold() == code.casefold():
                return each
        code = code.rpartition("-")[0]
    return ""


@lru_cache(256)
def wanted(accepted: str) -> str:
    """Of a header `Accept-Language`: the first language of its choice that is complete; else English."""
    found: list[tuple[float, int, str]] = []
    for at, wish in enumerate(accepted[:LONGEST].split(",")):
        read = _WISH.fullmatch(wish)
        if read is None:
            continue
        try:
            weight = float(read[2] or 1)
        except ValueError:
            continue
        language = ENGLISH if read[1] == "*" else known(read[1])
        if weight > 0 and language in COMPLETE:
            found.append((-weight, at, language))
    return min(found)[2] if found else ENGLISH
