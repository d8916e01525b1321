"""Sentences for people: how parameters are spoken. Labels, prompts and events have their own modules.

Parameters are words, the same in every language (`figure="A:G_TEMPLAR"`); the name of a parameter says how
it is spoken.
"""

from collections.abc import Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.games.hybrid.content.terms import SIDES, WITHOUT_X
from monstrum.games.hybrid.speaking.naming import figure_word
from monstrum.games.hybrid.state import SkirmishState
from monstrum.kit.speaker import ENGLISH, Speaker

__all__ = ["ENGLISH", "SkirmishSpeaker", "Speaker", "capital", "figure_param"]

TERMS: Final = (
    "side", "mode", "facing", "direction", "turn", "roll", "outcome", "source", "template", "face", "deck",
    "use", "counter",
)  # fmt: skip


def figure_param(state: SkirmishState, figure: int) -> str:
    """A warrior as a parameter: his letter and his profile."""
    if figure < 0 or state.profile[figure] < 0:
        return ""
    return f"{figure_word(state, figure)}:{state.catalog.profile_ids[state.profile[figure]]}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class SkirmishSpeaker(Speaker):
    """One pack's names and one catalogue per language."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        super().__init__(names, catalogues)
        self.counted |= {"points"}
        self.people |= {"side", "other_side"}
        self.spoken |= dict.fromkeys(("figure", "target", "other"), self.figure)
        self.spoken |= dict.fromkeys(("profile", "card", "mission"), self.named)
        for name in TERMS:
            self.spoken[name] = self.term(name)
        self.spoken |= {
            "behind": self.behind,
            "subject": self.subject,
            "flag": self.flag,
            "aptitude": self.aptitude,
            "pile": lambda name, language: self.word("terms", f"pile_{name.replace(' ', '_')}", language),
            "operations": self.operations,
            "modifier": lambda code, language: self.word("explain", code, language),
            "aim": lambda code, language: self.word("aims", code, language),
        }
        self.spoken["other_side"] = self.spoken["side"]
        del self.spoken["players"], self.spoken["others"]  # sides have names of their own

    def words_for(self, reader: int) -> frozenset[str]:
        """A side is led by the seat of its number."""
        return super().words_for(reader) | {SIDES[reader]}

    def figure(self, text: str, language: str) -> str:
        """`A:G_TEMPLAR` → `Templar of Hod A`."""
        letter, _, profile = text.partition(":")
        if not profile:
            return self.word("terms", "nobody", language)
        return self.word("terms", "figure", language, name=self.named(profile, language), letter=letter)

    def behind(self, text: str, language: str) -> str:
        """What is behind an effect: `EVT-06`, `objective:2`, `special`."""
        kind, _, number = text.partition(":")
        if kind == "objective":
            return self.word("terms", "behind_objective", language, number=number)
        if kind == "special":
            return self.word("terms", "behind_special", language)
        return self.named(text, language) if text else self.word("terms", "behind_nothing", language)

    def subject(self, text: str, language: str) -> str:
        """Whom an effect concerns: `A:G_TEMPLAR`, `GRIFFIN`, `door 3,4`, a tile; or nobody in particular."""
        if ":" in text:
            return self.figure(text, language)
        if text in SIDES:
            return self.word("terms", f"side_{text}", language)
        if text.startswith("door "):
            return self.word("terms", "subject_door", language, square=text.removeprefix("door "))
        return self.word("terms", "subject_tile" if text else "subject_any", language)

    def aptitude(self, text: str, language: str) -> str:
        """`brutish_strength:1` → `Brutish Strength/1`."""
        name, _, x = text.partition(":")
        if not name:
            return self.word("glossary", "aptitude", language)
        said = self.word("glossary", f"aptitude_{name}_name", language)
        return said if name in WITHOUT_X else f"{said}/{x}"

    def flag(self, name: str, language: str) -> str:
        """What a mission keeps in mind; a pack may have flags that nobody has written a word for."""
        known = self.catalogues[ENGLISH].has("terms", f"flag_{name}")
        return self.word("terms", f"flag_{name}", language) if known else name

    def operations(self, text: str, language: str) -> str:
        """`heal wound` → `heal, wound`, each in its own words."""
        return ", ".join(self.word("terms", f"operation_{name}", language) for name in text.split())
