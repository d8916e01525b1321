"""A language nobody speaks, made of English: accented, longer, and with marks at both ends of what is said.

⟦Ýööûû ðŕååŵ ⟦Åñĝļééŕƒîîšĥ Mååŵ⟧.⟧ is still readable, and whatever comes without the marks, or with a plain
word in it, did not come from a catalogue: tests look for that, and for whatever has no room for long words.
With MONSTRUM_PSEUDO=1 it can be chosen like any other language.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from monstrum.content.language import Catalogue

if TYPE_CHECKING:
    from fluent.syntax import ast

    from monstrum.content.messages import Messages

PSEUDO: Final = "en-XA"
VARIABLE: Final = "MONSTRUM_PSEUDO"
BEGIN, END = "⟦", "⟧"
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ"
LONG: Final = "aeiou"  # these are said twice
PLACEHOLDER: Final = re.compile(r"(\{[A-Za-z0-9_-]+\})")

_LETTERS: Final = {
    ord(plain): accented * (2 if plain.casefold() in LONG else 1)
    for plain, accented in zip(PLAIN, ACCENTED, strict=True)
}

Printed = Mapping[str, Mapping[str, str]]


def accented(text: str) -> str:
    """`{H11}` stands for something else, and stays what it is."""
    pieces = PLACEHOLDER.split(text)
    return "".join(piece if at % 2 else piece.translate(_LETTERS) for at, piece in enumerate(pieces))


def marked(text: str) -> str:
    return f"{BEGIN}{accented(text)}{END}" if text else ""


def pseudo_printed(english: Printed) -> Printed:
    """Names and texts of cards."""
    return {id: {key: marked(text) for key, text in words.items()} for id, words in english.items()}


class PseudoCatalogue(Catalogue):
    """An English catalogue, said in that language."""

    def __init__(self, english: Catalogue) -> None:
        super().__init__(PSEUDO, Path(f"sentences.{PSEUDO}.ftl"), english)
        self.english = english

    @property
    def messages(self) -> "Messages":
        if self._messages is None:
            from fluent.syntax import serialize

            from monstrum.content.messages import Messages, read

            resource = read(self.english.text(), self.english.path.name)
            for entry in resource.body:
                if pattern := getattr(entry, "value", None):
                    mark(pattern)
            self._messages = Messages("en", serialize(resource), self.path.name)
        return self._messages


def mark(pattern: "ast.Pattern") -> None:
    """Where a message chooses, each of its forms is marked; where it is empty, none."""
    from fluent.syntax import ast

    chosen = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    if chosen and len(pattern.elements) == 1:
        for variant in chosen[0].variants:
            mark(variant.value)
        return
    if empty(pattern):
        return
    accent(pattern)
    pattern.elements = [literal(BEGIN), *pattern.elements, literal(END)]


def accent(pattern: "ast.Pattern") -> None:
    from fluent.syntax import ast

    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            element.value = accented(element.value)
        elif isinstance(element.expression, ast.StringLiteral):
            element.expression.value = accented(element.expression.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                accent(variant.value)


def empty(pattern: "ast.Pattern") -> bool:
    from fluent.syntax import ast

    return all(
        isinstance(element, ast.Placeable)
        and isinstance(element.expression, ast.StringLiteral)
        and not element.expression.value
        for element in pattern.elements
    )


def literal(text: str) -> "ast.Placeable":
    """Marks stand in quotes, so that no space beside them is lost."""
    from fluent.syntax import ast

    return ast.Placeable(ast.StringLiteral(text))
