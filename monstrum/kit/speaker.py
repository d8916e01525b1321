"""Sentences for people: how parameters are spoken.

Parameters are ids, the same in every language (`part="A02"`); the name of a parameter is its kind and says
how it is spoken. A game adds its own kinds to `spoken`, its numbers to `counted`, and to `people` the
parameters that stand for a seat: a sentence may speak to one of them, its reader.
"""

import os
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from monstrum.content.language import Catalogue, Signed, Value, Word, form_of
from monstrum.content.names import Names
from monstrum.content.pseudo import PSEUDO, VARIABLE, PseudoCatalogue, pseudo_printed
from monstrum.core.contract import SPECTATOR

ENGLISH: Final = "en"
KEPT: Final = 8192  # sentences that need not be made again
NOBODY: Final = "nobody"  # the reader is not spoken of
BOTH: Final = "both"  # more than one parameter is the reader
Spoken = Callable[[str, str], Value]
"""Of an id and a language: what is said."""
Given = tuple[tuple[str, str], ...]


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = dict(catalogues)
        if os.environ.get(VARIABLE):
            self.learn_pseudo()
        self.people = {"player", "rival", "players"}
        self.counted = {"number"}
        self.spoken: dict[str, Spoken] = {
            "amount": lambda text, _: Signed(text),
            "players": self.listed(lambda player, _: player, "and"),
            "others": self.listed(lambda player, _: player, "and"),
            "decision": lambda code, language: self.word("decisions", code, language),
        }
        self._said = lru_cache(KEPT)(self._say)
        self._made = lru_cache(KEPT)(self._make)
        self._made_plain = lru_cache(KEPT)(self._make_plain)
        self._made_word = lru_cache(KEPT)(self._make_word)

    def say(
        self, section: str, code: str, language: str = ENGLISH, reader: int = SPECTATOR, /, **params: object
    ) -> str:
        """A sentence of the catalogue with its parameters spoken, to whoever sits on the seat `reader`."""
        # As text: what is the same thing may read otherwise the next time.
        given = tuple([(name, str(value)) for name, value in params.items()])
        return self._said(section, code, language, reader, given)

    def plain(self, section: str, code: str, language: str, /, **params: str) -> str:
        """A sentence whose parameters are words already."""
        return self._made_plain(section, code, language, tuple(params.items()))

    def word(self, section: str, code: str, language: str, /, **params: str) -> str:
        """What is put into a sentence, with its forms."""
        keys = tuple(value.key for value in params.values() if isinstance(value, Word))
        return self._made_word(section, code, language, tuple(params.items()), keys)

    def _say(self, section: str, code: str, language: str, reader: int, given: Given) -> str:
        """Which parameter is the reader; what all readers are told alike is made once."""
        if reader == SPECTATOR:
            return self._made(section, code, language, NOBODY, "", given)
        own = self.words_for(reader)
        named = {name: text.split() for name, text in given if name in self.people}
        found = [name for name, words in named.items() if not own.isdisjoint(words)]
        to = NOBODY if not found else found[0] if len(found) == 1 else BOTH
        others = " ".join(word for word in named[to] if word not in own) if to == "players" else ""
        return self._made(section, code, language, to, others, given)

    def learn_pseudo(self) -> None:
        """The language that tests speak."""
        self.catalogues[PSEUDO] = PseudoCatalogue(self.catalogues[ENGLISH])
        self.names.texts = {**self.names.texts, PSEUDO: pseudo_printed(self.names.texts[ENGLISH])}

    def words_for(self, reader: int) -> frozenset[str]:
        """What the reader's seat is called in parameters."""
        return frozenset({f"P{reader}"})

    def _make(self, section: str, code: str, language: str, to: str, others: str, given: Given) -> str:
        spoken = {name: self.value(name, text, language) for name, text in given}
        spoken["reader"] = to
        if others:
            spoken["others"] = self.value("others", others, language)
        return self.catalogue(language).say(section, code, spoken)

    def _make_plain(self, section: str, code: str, language: str, params: Given) -> str:
        return self.catalogue(language).say(section, code, {"reader": NOBODY, **dict(params)})

    def _make_word(self, section: str, code: str, language: str, params: Given, _: object) -> str:
        return self.catalogue(language).word(section, code, {"reader": NOBODY, **dict(params)})

    def catalogue(self, language: str) -> Catalogue:
        return self.catalogues.get(language, self.catalogues[ENGLISH])

    def speak(self, name: str, text: str, language: str) -> str:
        """A parameter as it stands in a sentence, by itself."""
        return str(self.value(name, text, language))

    def value(self, name: str, text: str, language: str) -> Value:
        if name in self.counted:
            return int(text) if text.lstrip("-").isdecimal() else text
        how = self.spoken.get(name)
        return text if how is None else how(text, language)

    def card(self, id: str, language: str) -> str:
        if not id:
            return self.word("terms", "no_card", language)
        return self.word("terms", "card", language, name=self.named(id, language), id=id)

    def named(self, id: str, language: str) -> str:
        """The printed name alone."""
        return self.names.word(id, language)

    def term(self, prefix: str) -> Callable[[str, str], str]:
        return lambda word, language: self.word("terms", f"{prefix}_{word.replace('.', '_')}", language)

    def listed(self, speak: Callable[[str, str], str], joined_by: str) -> Callable[[str, str], str]:
        """A form of a list is the list of the forms."""

        def speak_all(text: str, language: str) -> str:
            words = [speak(word, language) for word in text.split()]
            between = self.plain("terms", joined_by, language)
            joined = between.join(words)
            if not any(isinstance(word, Word) for word in words):
                return joined
            return Word.of(
                joined, lambda form: between.join(form_of(word, form) or word for word in words), text
            )

        return speak_all
