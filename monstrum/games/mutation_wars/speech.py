"""Sentences for people: how parameters are spoken. Labels, prompts and events have their own modules.

Parameters are ids, the same in every language (`card="M09"`, `part="Eye:R"`); the name of a parameter says
how it is spoken.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.games.mutation_wars.names import LETTERS, WarsNames
from monstrum.games.mutation_wars.vocabulary import COLOURS

ENGLISH: Final = "en"


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: WarsNames, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = catalogues
        self.spoken: dict[str, Callable[[str, str], str]] = {
            "card": self.card,
            "part": self.card,
            "last": self.card,
            "by": self.card,
            "cards": self.listed(self.card, "comma"),
            "players": self.listed(lambda player, _: player, "and"),
            "kind": self.term("kind"),
            "deck": self.term("deck"),
            "colour": self.colour,
            "new_colour": self.colour,
            "phase": self.term("phase"),
            "type": self.term("type"),
            "stat": self.term("stat"),
            "filter": self.term("filter"),
            "decision": lambda code, language: self.plain("decisions", code, language),
        }

    # Saying ---------------------------------------------------------------------------------------

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
        """`red Eye`, `Leprosy (M09)`; an empty spot where there is no part."""
        if not id:
            return self.plain("terms", "no_card", language)
        name = self.names.name(id, language)
        _, separator, letter = id.rpartition(":")
        if separator and letter in LETTERS:
            return self.plain("terms", "part", language, name=name, colour=self.colour(letter, language))
        return self.plain("terms", "card", language, name=name, id=id)

    def colour(self, letter: str, language: str) -> str:
        return self.plain("terms", f"colour_{COLOURS[LETTERS.index(letter)]}", language)

    def term(self, prefix: str) -> Callable[[str, str], str]:
        return lambda word, language: self.plain("terms", f"{prefix}_{word}", language)

    def listed(self, speak: Callable[[str, str], str], joined_by: str) -> Callable[[str, str], str]:
        def speak_all(text: str, language: str) -> str:
            spoken = [speak(word, language) for word in text.split()]
            return self.plain("terms", joined_by, language).join(spoken)

        return speak_all
