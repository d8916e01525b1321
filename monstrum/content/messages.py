"""The messages of one file, by the library of Project Fluent. Only catalogues need this module, and only
when something is said."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from monstrum.content.language import CAPITAL, INITIAL, VOWELS, form_of
from monstrum.content.problems import Problems
from monstrum.core.errors import ContentError

GROUPED: Final = 1000  # from here on the customs of a country matter for how a number is written
PLAIN: Final = "en"  # small numbers are all there are, and nobody groups their digits
FORM: Final = re.compile(r"\$\w+-")


class Number(int, FluentType):
    """A number of a message: chosen by what it is, said as it was written. The library would spell it by the
    customs of a country, which takes longer than everything else, and most of ours are small."""

    shown: str

    def format(self, locale: Locale) -> str:
        if -GROUPED < self < GROUPED or locale.language == PLAIN:
            return self.shown
        return ("+" if self.shown.startswith("+") else "") + format_decimal(int(self), locale=locale)


def value(given: str | int) -> str | Number:
    if isinstance(given, str):
        return given
    number = Number(given)
    number.shown = str(given)
    return number


class Uses(Visitor):
    """The variables a pattern reads, and the messages it refers to."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.parts: set[tuple[str, str]] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.parts.add((node.id.name, node.attribute.name if node.attribute else ""))


class Messages:
    """What one file says."""

    def __init__(self, language: str, text: str, file: str) -> None:
        self.file = file
        self.resource = read(text, file)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(self.resource)
        self.entries = {
            entry.id.name: entry for entry in self.resource.body if isinstance(entry, ast.Message)
        }
        self.ids = self.entries.keys()
        self._formed = FORM.search(text) is not None  # whether any message here wants a form of a word
        self._forms: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {}
        self._vowels: frozenset[str] | None = None

    def said(self, id: str, params: Mapping[str, str | int], attribute: str = "") -> str:
        """Raises ContentError where a variable is given nothing."""
        message = self.bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, "a message without a value is no sentence"
        errors: list[Exception] = []
        given = {name: value(text) for name, text in params.items()}
        if self._formed:
            for name, form in self.forms(id, attribute):
                if name in params:
                    given[f"{name}-{form}"] = self.formed(params[name], form)
        said = pattern(ResolverEnvironment(self.bundle, errors, CurrentEnvironment(given)))
        if errors:
            raise ContentError(f"{errors[0]}", file=self.file, where=id, allowed=sorted(params))
        return str(said)

    def attributes(self, id: str) -> frozenset[str]:
        """The forms a message has of itself."""
        return frozenset(each.id.name for each in self.entries[id].attributes)

    def forms(self, id: str, attribute: str = "") -> tuple[tuple[str, str], ...]:
        """Of which variables a message wants which forms: `part`, `gender`."""
        key = (id, attribute)
        if key not in self._forms:
            pairs = (name.partition("-") for name in sorted(self.variables(id, attribute)))
            self._forms[key] = tuple((name, form) for name, dash, form in pairs if dash)
        return self._forms[key]

    def variables(self, id: str, attribute: str = "", seen: frozenset[object] = frozenset()) -> set[str]:
        """All that a message reads, with the messages it is made of."""
        entry = self.entries.get(id)
        if entry is None or (id, attribute) in seen:
            return set()
        patterns = [each.value for each in entry.attributes if each.id.name == attribute]
        pattern = patterns[0] if patterns else entry.value
        if pattern is None:
            return set()
        uses = Uses(pattern)
        return uses.variables.union(*(self.variables(*part, seen | {(id, attribute)}) for part in uses.parts))

    def formed(self, word: str | int, form: str) -> str:
        """A form of a word; a word that lacks it is itself there."""
        found = form_of(word, form)
        if not found and form == INITIAL:
            return "vowel" if str(word)[:1].casefold() in self.vowels else "consonant"
        if not found and form == CAPITAL:
            return str(word)[:1].upper() + str(word)[1:]
        return found or str(word)

    @property
    def vowels(self) -> frozenset[str]:
        if self._vowels is None:
            self._vowels = frozenset(self.said(VOWELS, {}) if VOWELS in self.ids else "")
        return self._vowels


@lru_cache(maxsize=64)
def messages_of(language: str, text: str, file: str) -> Messages:
    """Read once: the packs of a game share its sentences, and reading them takes longer than all else."""
    return Messages(language, text, file)


def read(text: str, file: str) -> ast.Resource:
    """Raises PackErrors where a file is no Fluent."""
    resource = FluentParser().parse(text)
    problems = Problems()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            problems.add(str(entry.annotations[0].message), file=file, where=f"line {line}")
    problems.raise_all()
    return resource
