"""How the parameters of the sentences of Mutation Wars are spoken."""

from collections.abc import Mapping

from monstrum.content.language import Catalogue
from monstrum.games.mutation_wars.content.names import LETTERS, WarsNames
from monstrum.games.mutation_wars.effects.vocabulary import COLOURS
from monstrum.kit.speaker import Speaker


class WarsSpeaker(Speaker):
    """One pack's names and one catalogue per language."""

    def __init__(self, names: WarsNames, catalogues: Mapping[str, Catalogue]) -> None:
        super().__init__(names, catalogues)
        self.counted |= {"against", "mutate", "battle"}
        self.spoken |= dict.fromkeys(("card", "part", "last", "by"), self.card)
        self.spoken |= dict.fromkeys(("colour", "new_colour"), self.colour)
        for name in ("kind", "deck", "phase", "type", "stat", "filter"):
            self.spoken[name] = self.term(name)
        self.spoken["cards"] = self.listed(self.card, "comma")

    def card(self, id: str, language: str) -> str:
        """`red Eye`, `Leprosy (M09)`; an empty spot where there is no part."""
        _, separator, letter = id.rpartition(":")
        if not separator or letter not in LETTERS:
            return super().card(id, language)
        name, colour = self.named(id, language), self.colour(letter, language)
        return self.word("terms", "part", language, name=name, colour=colour)

    def colour(self, letter: str, language: str) -> str:
        return self.word("terms", f"colour_{COLOURS[LETTERS.index(letter)]}", language)
