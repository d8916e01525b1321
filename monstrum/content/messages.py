"""The messages of one file, by the library of Project Fluent. Only catalogues need this module, and only
when something is said."""

from collections.abc import Mapping
from pathlib import Path

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentType
from fluent.syntax import FluentParser, ast

from monstrum.content.problems import Problems
from monstrum.core.errors import ContentError


class Number(int, FluentType):
    """A number of a message: chosen by what it is, said as it was written. The library would spell it by the
    customs of a country, which takes longer than everything else, and ours are small."""

    shown: str

    def format(self, locale: Locale) -> str:
        return self.shown


def value(given: str | int) -> str | Number:
    if isinstance(given, str):
        return given
    number = Number(given)
    number.shown = str(given)
    return number


class Messages:
    """What one file says."""

    def __init__(self, language: str, path: Path) -> None:
        self.file = path.name
        self.resource = read(path.read_text("utf-8"), path.name)
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(self.resource)
        self.entries = {
            entry.id.name: entry for entry in self.resource.body if isinstance(entry, ast.Message)
        }
        self.ids = self.entries.keys()

    def said(self, id: str, params: Mapping[str, str | int]) -> str:
        """Raises ContentError where a variable is given nothing."""
        pattern = self.bundle.get_message(id).value
        assert pattern is not None, "a message without a value is no sentence"
        errors: list[Exception] = []
        given = CurrentEnvironment({name: value(text) for name, text in params.items()})
        said = pattern(ResolverEnvironment(self.bundle, errors, given))
        if errors:
            raise ContentError(f"{errors[0]}", file=self.file, where=id, allowed=sorted(params))
        return str(said)


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
