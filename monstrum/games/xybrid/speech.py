"""Sentences for people: how parameters are spoken. Labels, prompts and events have their own modules.

Parameters are ids, the same in every language (`part="A02"`); the name of a parameter says how it is spoken.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.content.names import Names

ENGLISH: Final = "en"


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = catalogues
        card = self.card
        self.spoken: dict[str, Callable[[str, str], str]] = {
            "part": card,
            "other": card,
            "first": card,
            "source": card,
            "card": card,
            "breakthrough": card,
            "thing": self.thing,
            "parts": self.listed(card, "comma"),
            "players": self.listed(lambda player, _: player, "and"),
            "type": self.term("type"),
            "types": self.listed(self.term("type"), "comma"),
            "science": self.term("science"),
            "sciences": self.listed(self.term("science"), "and"),
            "side": self.term("side"),
            "slot": self.term("slot"),
            "zone": self.term("zone"),
            "operation": self.term("operation"),
            "place": self.place,
            "decision": lambda code, language: self.plain("decisions", code, language),
        }

    # Saying ---------------------------------------------------------------------------------------

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        """A sentence of the catalogue; a refusal that names the filter that failed has its own for each."""
        if section == "refusals" and "filter" in params:
            code = f"{code}_{params['filter']}"
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

    def thing(self, text: str, language: str) -> str:
        """`A02`, or `P1:A02` for a part that is somebody else's."""
        player, _, id = text.rpartition(":")
        if not player:
            return self.card(id, language)
        return self.plain("terms", "theirs", language, player=player, name=self.card(id, language))

    def term(self, prefix: str) -> Callable[[str, str], str]:
        return lambda word, language: self.plain("terms", f"{prefix}_{word.replace('.', '_')}", language)

    def listed(self, speak: Callable[[str, str], str], joined_by: str) -> Callable[[str, str], str]:
        def speak_all(text: str, language: str) -> str:
            spoken = [speak(word, language) for word in text.split()]
            return self.plain("terms", joined_by, language).join(spoken)

        return speak_all

    def place(self, text: str, language: str) -> str:
        """`lab`, or `P1.hand`."""
        player, _, where = text.rpartition(".")
        return self.plain("terms", f"place_{where}", language, player=player)
