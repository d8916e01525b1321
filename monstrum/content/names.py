"""The printed names and texts of a pack, by id and language, and the ids behind English names."""

from collections.abc import Mapping

from monstrum.content.language import Word
from monstrum.content.pack import ENGLISH


def folded(text: str) -> list[str]:
    """The words of a text as they are compared: no capitals, no commas, no spaces."""
    return text.replace(",", " ").casefold().split()


class Names:
    """What is printed. A language that lacks an id says it in English."""

    def __init__(self, texts: Mapping[str, Mapping[str, Mapping[str, str]]]) -> None:
        self.texts = texts
        self.cards = [id for id in texts[ENGLISH] if self.is_card(id)]
        self.ids: dict[str, str] = {}  # folded id → id
        self.named: dict[str, list[str]] = {}  # folded English name → the ids that bear it
        self.longest = 1  # words in a name
        for id in self.cards:
            self.ids[id.casefold()] = id
            name = folded(self.name(id))
            self.named.setdefault(" ".join(name), []).append(id)
            self.longest = max(self.longest, len(name))

    def is_card(self, id: str) -> bool:
        """Whether people name this very id; a game may print words for whole kinds of cards."""
        return True

    def name(self, id: str, language: str = ENGLISH) -> str:
        return self.printed(id, "name", language)

    def text(self, id: str, language: str = ENGLISH) -> str:
        return self.printed(id, "text", language)

    def word(self, id: str, language: str = ENGLISH) -> str:
        """The name with its forms, for sentences: gender, cases, what its language has."""
        name = self.name(id, language)
        printed = self.texts.get(language, {}).get(self.under(id), {})
        if language == ENGLISH or "name" not in printed:
            return name
        return Word.of(name, lambda form: printed.get(form, ""), (language, self.under(id)))

    def under(self, id: str) -> str:
        """The id a card's words stand under."""
        return id

    def printed(self, id: str, key: str, language: str) -> str:
        for spoken in (language, ENGLISH):
            found = self.texts.get(spoken, {}).get(id, {}).get(key)
            if found:
                return found
        return id

    def meant(self, said: str) -> list[str]:
        """The ids a folded piece of text stands for: one for an id, all that bear the name for a name."""
        if said in self.ids:
            return [self.ids[said]]
        return self.named.get(said, [])

    def all_spellings(self) -> list[str]:
        """Every id and every English name, for guesses at what was meant."""
        return [*self.cards, *(self.name(id) for id in self.cards)]
