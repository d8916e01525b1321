"""The names of cards: ids in the rules' notation, printed names by language, and the ids behind words.

A Body Part card is its type and colour, `Eye:R`; Mutate and Battle cards have the ids of their files, `M09`
and `BT03`; a body is the letter of its colour.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from monstrum.content.names import Names, folded
from monstrum.content.pack import ENGLISH
from monstrum.games.mutation_wars.content.schema import BODY_IDS, PART_IDS
from monstrum.games.mutation_wars.effects.vocabulary import COLOURS, TYPES

SHORT_TYPES: Final = ("Eye", "Claw", "Spikes", "Tail", "Snout", "Tent", "Whisk", "Sting", "Glow", "FT")
LETTERS: Final = "RGBY"


def part_id(kind: int, colour: int) -> str:
    """A Body Part card in the notation of the rules: `Eye:R`."""
    return f"{SHORT_TYPES[kind]}:{LETTERS[colour]}"


def all_part_ids() -> list[str]:
    """In the order of designs: by type, then by colour."""
    return [part_id(kind, colour) for kind in range(len(TYPES)) for colour in range(len(COLOURS))]


def type_spellings(names: Sequence[str]) -> dict[str, int]:
    """Every way to say a type: `tent`, `tentacles`, `fake_tail`, `fake`, and the printed names."""
    found: dict[str, int] = {}
    for kind, word in enumerate(TYPES):
        spellings = (word, word.replace("_", " "), SHORT_TYPES[kind], PART_IDS[kind], names[kind])
        found |= {" ".join(folded(spelling)): kind for spelling in spellings}
    return found


def colour_spellings() -> dict[str, int]:
    """`r` and `red`."""
    by_word = {word: colour for colour, word in enumerate(COLOURS)}
    return by_word | {letter.casefold(): colour for colour, letter in enumerate(LETTERS)}


class WarsNames(Names):
    """What is printed on the cards; the words of Body Part cards and bodies stand under their kinds."""

    def __init__(self, texts: Mapping[str, Mapping[str, Mapping[str, str]]]) -> None:
        super().__init__(texts)
        self.types = type_spellings([self.printed(id, "name", ENGLISH) for id in PART_IDS])
        self.colours = colour_spellings()
        # a part may be said in two words or more: `red eye`
        self.longest = max(self.longest, 1 + max(len(spelling.split()) for spelling in self.types))

    def is_card(self, id: str) -> bool:
        return id not in PART_IDS and id not in BODY_IDS

    def name(self, id: str, language: str = ENGLISH) -> str:
        """The printed name; of a Body Part card that of its type."""
        return super().name(self.under(id), language)

    def text(self, id: str, language: str = ENGLISH) -> str:
        return super().text(self.under(id), language)

    def under(self, id: str) -> str:
        """All Eyes under EYE, all red bodies under BD-R."""
        return printed_under(id)

    def meant(self, said: str) -> list[str]:
        """The ids a folded piece of text stands for: one for an id or a part, all that bear the name."""
        part = "" if said in self.ids else self.part_meant(said)
        return [part] if part else super().meant(said)

    def part_meant(self, said: str) -> str:
        """`eye:r`, `red eye`, `eye red`, `bp-eye-r-1` → `Eye:R`; nothing if it is no Body Part card."""
        if said.startswith("bp-"):
            said = " ".join(said.split("-")[1:3])
        kind, separator, colour = said.rpartition(":") if ":" in said else said.rpartition(" ")
        if separator == " " and kind in self.colours:
            kind, colour = colour, kind
        elif separator == " " and kind.partition(" ")[0] in self.colours:
            colour, _, kind = said.partition(" ")
        kind, colour = kind.strip(), colour.strip()
        if kind not in self.types or colour not in self.colours:
            return ""
        return part_id(self.types[kind], self.colours[colour])

    def all_spellings(self) -> list[str]:
        return [*super().all_spellings(), *all_part_ids()]


def printed_under(id: str) -> str:
    """The id a card's words stand under: all Eyes under EYE, all red bodies under BD-R."""
    kind, separator, colour = id.partition(":")
    if separator and kind in SHORT_TYPES and colour in LETTERS:
        return PART_IDS[SHORT_TYPES.index(kind)]
    if len(id) == 1 and id in LETTERS:
        return BODY_IDS[LETTERS.index(id)]
    return id
