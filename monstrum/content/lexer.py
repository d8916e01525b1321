"""Cuts an effect string into tokens."""

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import NoReturn

from monstrum.core.errors import ContentError

NAME = "name"
NUMBER = "number"
END = "end"

LONGEST = 2000
"""Characters of one effect; the longest printed card has fewer than 150."""

_TOKEN = re.compile(
    r"\s*(?:(?P<name>[A-Za-z_][A-Za-z0-9_]*)|(?P<number>[0-9]+)|(?P<sign><=|>=|[-+*/=~?:;,.(){}\[\]]))"
)


@dataclass(frozen=True, slots=True)
class Token:
    """`kind` is NAME, NUMBER, END or the sign itself."""

    kind: str
    text: str
    at: int

    @property
    def end(self) -> int:
        return self.at + len(self.text)

    @property
    def shown(self) -> str:
        return "the end" if self.kind == END else f"'{self.text}'"


def refuse(message: str, text: str, position: int | None, allowed: Collection[str] = ()) -> NoReturn:
    """Stop reading `text`: `message` says what is wrong at `position`."""
    raise ContentError(message, position=position, text=text, allowed=tuple(allowed))


def tokens(text: str) -> list[Token]:
    """All tokens of `text`, the END token last. The typographic minus counts as a minus."""
    if len(text) > LONGEST:
        refuse(f"an effect has at most {LONGEST} characters, this one has {len(text)}", text[:40] + "…", None)
    plain = text.replace("\N{MINUS SIGN}", "-")
    found: list[Token] = []
    place = 0
    end = len(plain.rstrip())
    while place < end:
        match = _TOKEN.match(plain, place)
        if match is None:
            place += len(plain[place:]) - len(plain[place:].lstrip())
            refuse(f"unexpected character '{plain[place]}'", text, place)
        group = match.lastgroup or ""
        word = match.group(group)
        found.append(Token(word if group == "sign" else group, word, match.start(group)))
        place = match.end()
    found.append(Token(END, "", end))
    return found
