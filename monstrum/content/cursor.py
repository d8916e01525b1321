"""A place in the tokens of one effect: looking ahead, moving on, and refusing what does not fit."""

from collections.abc import Collection
from typing import NoReturn

from monstrum.content.lexer import Token, refuse, tokens

DEEPEST = 12
"""Brackets inside brackets; the deepest printed card has four."""


class Cursor:
    """What the grammar reads from."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens = tokens(text)
        self.place = 0
        self.depth = 0

    def peek(self, ahead: int = 0) -> Token:
        return self.tokens[min(self.place + ahead, len(self.tokens) - 1)]

    def take(self) -> Token:
        token = self.peek()
        self.place += 1
        return token

    def sees(self, *kinds: str) -> bool:
        return all(self.peek(ahead).kind == kind for ahead, kind in enumerate(kinds))

    def touches(self) -> bool:
        """Whether the next two tokens follow the last one without a space: `me.hand`, `ROUNDS:2`, `OC+F`."""
        last = self.tokens[self.place - 1]
        return last.end == self.peek().at and self.peek().end == self.peek(1).at

    def accept(self, kind: str) -> bool:
        if self.peek().kind == kind:
            self.place += 1
            return True
        return False

    def expect(self, kind: str, where: str) -> Token:
        if self.peek().kind != kind:
            self.fail(f"expected '{kind}' {where}")
        return self.take()

    def fail(self, expected: str, allowed: Collection[str] = ()) -> NoReturn:
        refuse(f"{expected}, found {self.peek().shown}", self.text, self.peek().at, allowed)

    def enter(self) -> None:
        """One bracket deeper; `leave` goes back up."""
        self.depth += 1
        if self.depth > DEEPEST:
            refuse(f"more than {DEEPEST} brackets inside one another", self.text, self.peek().at)

    def leave(self) -> None:
        self.depth -= 1
