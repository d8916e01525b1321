"""Language catalogues: the sentences a program says, by section and code.

    [refusals]
    not_in_lab = "{part} is not in the lab."

A placeholder is a plain name in braces; it is replaced by the text of a parameter and by nothing else, so no
sentence can reach into the program. `{number?card|cards}` is the first word if the parameter is 1, else the
second. `{{` and `}}` stand for braces.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from monstrum.content.problems import Problems
from monstrum.content.suggestions import did_you_mean
from monstrum.content.tables import read_toml
from monstrum.core.errors import ContentError

Sentences = Mapping[str, Mapping[str, str]]
"""Sentences by section and code."""

_PIECE = re.compile(
    r"\{\{|\}\}|\{(?P<name>[a-z_][a-z0-9_]*)(?:\?(?P<one>[^{}|]*)\|(?P<many>[^{}|]*))?\}|(?P<stray>[{}])"
)


class Catalogue:
    """The sentences of one language. What it lacks is said by `fallback`, as a rule the English catalogue."""

    def __init__(self, language: str, sentences: Sentences, fallback: "Catalogue | None" = None) -> None:
        self.language = language
        self.sentences = sentences
        self.fallback = fallback

    def say(self, section: str, code: str, **params: object) -> str:
        """The sentence with its placeholders filled in; parameters it does not mention are ignored."""

        def fill(piece: re.Match[str]) -> str:
            name = piece["name"]
            if name is None:
                return piece[0][0]
            if name not in params:
                raise ContentError(
                    f"nothing is given for the placeholder {{{name}}}",
                    file=self.language,
                    where=f"[{section}] {code}",
                    allowed=sorted(params),
                )
            if piece["many"] is not None:
                return piece["one"] if str(params[name]) == "1" else piece["many"]
            return str(params[name])

        return _PIECE.sub(fill, self.sentence(section, code))

    def placeholders(self, section: str, code: str) -> frozenset[str]:
        """The names in braces."""
        return _placeholders(self.sentence(section, code))

    def sentence(self, section: str, code: str) -> str:
        """The sentence as it is written in the catalogue."""
        found = self.sentences.get(section, {}).get(code)
        if found is not None:
            return found
        if self.fallback is not None:
            return self.fallback.sentence(section, code)
        known = self.sentences.get(section)
        if known is None:
            message = f"there is no section [{section}]{did_you_mean(section, self.sentences)}"
            raise ContentError(message, file=self.language)
        message = f"there is no sentence '{code}'{did_you_mean(code, known)}"
        raise ContentError(message, file=self.language, where=f"[{section}]")


def load_catalogue(path: Path, language: str, fallback: Catalogue | None = None) -> Catalogue:
    """The catalogue in a TOML file; a translation of `fallback` may leave sentences out, but add none."""
    problems = Problems()
    sentences: dict[str, dict[str, str]] = {}
    for section, table in read_toml(path).items():
        if not isinstance(table, dict):
            problems.add("a sentence needs a section", file=path.name, where=section)
            continue
        sentences[section] = {}
        for code, sentence in table.items():
            with problems.caught(file=path.name, where=f"[{section}] {code}"):
                _check_sentence(sentence)
                sentences[section][code] = sentence
                if fallback is not None:
                    _check_translation(sentence, section, code, fallback)
    problems.raise_all()
    return Catalogue(language, sentences, fallback)


def _placeholders(sentence: str) -> frozenset[str]:
    return frozenset(piece["name"] for piece in _PIECE.finditer(sentence) if piece["name"] is not None)


def _check_sentence(sentence: object) -> None:
    """A sentence is a text whose braces hold plain names."""
    if not isinstance(sentence, str):
        raise ContentError(f"expected a text, found {sentence!r}")
    for piece in _PIECE.finditer(sentence):
        if piece["stray"]:
            message = (
                f"a lonely '{piece['stray']}': a placeholder is a plain name in braces, a brace is doubled"
            )
            raise ContentError(message, position=piece.start(), text=sentence)


def _check_translation(sentence: str, section: str, code: str, original: Catalogue) -> None:
    """A translation says what the original says, with no placeholder more."""
    try:
        known = original.placeholders(section, code)
    except ContentError as error:
        raise ContentError(error.message) from None  # the place to name is in the translation
    for name in sorted(_placeholders(sentence) - known):
        message = f"unknown placeholder {{{name}}}{did_you_mean(name, known)}"
        raise ContentError(message, text=sentence, allowed=sorted(known))
