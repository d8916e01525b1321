"""`--language`: in which language somebody is spoken to."""

import os
from typing import Annotated, Final

import typer

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig
from monstrum.texts.languages import known, languages, wanted
from monstrum.texts.platform import speak

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")

Language = Annotated[
    str | None, typer.Option(help="The language to speak, like fr; by default that of your system.")
]


def choose_language(named: str | None) -> None:
    """From here on that one; where none is named, what the system says, if everything is said in it."""
    if named is None:
        system = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
        speak(wanted(known(system)))
        return
    language = known(named)
    if not language:
        guess = did_you_mean(named, languages())
        there = ", ".join(languages())
        raise BadConfig(f"The language '{named[:40]}' is not spoken here{guess}; there is: {there}.")
    speak(language)
