"""Sentences for people: how parameters are spoken. Labels, prompts and events have their own modules.

Parameters are words, the same in every language (`figure="A:G_TEMPLAR"`); the name of a parameter says how
it is spoken.
"""

from collections.abc import Callable, Mapping
from typing import Final

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.hybrid.words import figure_word

ENGLISH: Final = "en"


def figure_param(state: SkirmishState, figure: int) -> str:
    """A warrior as a parameter: his letter and his profile."""
    if figure < 0 or state.profile[figure] < 0:
        return ""
    return f"{figure_word(state, figure)}:{state.catalog.profile_ids[state.profile[figure]]}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


class Speaker:
    """One pack's names and one catalogue per language; what a language lacks is said in English."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        self.names = names
        self.catalogues = catalogues
        figure = self.figure
        self.spoken: dict[str, Callable[[str, str], str]] = {
            "figure": figure,
            "target": figure,
            "other": figure,
            "profile": lambda id, language: self.names.name(id, language),
            "card": lambda id, language: self.names.name(id, language),
            "mission": lambda id, language: self.names.name(id, language),
            "side": self.term("side"),
            "mode": self.term("mode"),
            "facing": self.term("facing"),
            "direction": self.term("direction"),
            "turn": self.term("turn"),
            "roll": self.term("roll"),
            "outcome": self.term("outcome"),
            "source": self.term("source"),
            "template": self.term("template"),
            "face": self.term("face"),
            "deck": self.term("deck"),
            "use": self.term("use"),
            "counter": self.term("counter"),
            "behind": self.behind,
            "operations": self.operations,
            "decision": lambda code, language: self.plain("decisions", code, language),
            "modifier": lambda code, language: self.plain("explain", code, language),
        }

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        """A sentence of the catalogue."""
        spoken = {name: self.speak(name, str(text), language) for name, text in params.items()}
        return self.plain(section, code, language, **spoken)

    def plain(self, section: str, code: str, language: str, **params: str) -> str:
        catalogue = self.catalogues.get(language, self.catalogues[ENGLISH])
        return catalogue.say(section, code, **params)

    def speak(self, name: str, text: str, language: str) -> str:
        how = self.spoken.get(name)
        return text if how is None else how(text, language)

    def figure(self, text: str, language: str) -> str:
        """`A:G_TEMPLAR` → `Templar of Hod A`."""
        letter, _, profile = text.partition(":")
        if not profile:
            return self.plain("terms", "nobody", language)
        return self.plain("terms", "figure", language, name=self.names.name(profile, language), letter=letter)

    def behind(self, text: str, language: str) -> str:
        """What is behind an effect: `EVT-06`, `objective:2`, `special`."""
        kind, _, number = text.partition(":")
        if kind == "objective":
            return self.plain("terms", "behind_objective", language, number=number)
        if kind == "special":
            return self.plain("terms", "behind_special", language)
        return self.names.name(text, language) if text else self.plain("terms", "behind_nothing", language)

    def operations(self, text: str, language: str) -> str:
        """`heal wound` → `heal, wound`, each in its own words."""
        return ", ".join(self.plain("terms", f"operation_{name}", language) for name in text.split())

    def term(self, prefix: str) -> Callable[[str, str], str]:
        return lambda word, language: self.plain("terms", f"{prefix}_{word}", language)
