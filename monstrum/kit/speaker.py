"""Sentences for people: how parameters are spoken.

Parameters are ids, the same in every language (`part="A02"`); the name of a parameter says how it is spoken.
A game adds its own names to `spoken`.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.content.names import Names

ENGLISH: Final = "en"
Spoken = Callable[[str, str], str]
"""Of an id and a language: what is said."""


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = catalogues
        self.spoken: dict[str, Spoken] = {
            "players": self.listed(lambda player, _: player, "and"),
            "decision": lambda code, language: self.plain("decisions", code, language),
        }

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        """A sentence of the catalogue with its parameters spoken."""
        spoken = {name: self.speak(name, str(text), language) for name, text in params.items()}
        return self.plain(section, code, language, **spoken)

    def plain(self, section: str, code: str, language: str, **params: str) -> str:
        catalogue = self.catalogues.get(language, self.catalogues[ENGLISH])
        return catalogue.say(section, code, **params)

    def speak(self, name: str, text: str, language: str) -> str:
        how = self.spoken.get(name)
        return text if how is None else how(text, language)

    def card(self, id: str, language: str) -> str:
        if not id:
            return self.plain("terms", "no_card", language)
        return self.plain("terms", "card", language, name=self.names.name(id, language), id=id)

    def named(self, id: str, language: str) -> str:
        """The printed name alone."""
        return self.names.name(id, language)

    def term(self, prefix: str) -> Spoken:
        return lambda word, language: self.plain("terms", f"{prefix}_{word.replace('.', '_')}", language)

    def listed(self, speak: Spoken, joined_by: str) -> Spoken:
        def speak_all(text: str, language: str) -> str:
            spoken = [speak(word, language) for word in text.split()]
            return self.plain("terms", joined_by, language).join(spoken)

        return speak_all
