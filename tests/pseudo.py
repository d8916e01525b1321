"""The language nobody speaks, for a while, and how to find what was not said in it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from monstrum.content.pseudo import PSEUDO
from monstrum.kit.speaker import Speaker
from monstrum.texts.platform import platform

WORD = re.compile(r"[A-Za-z][A-Za-z']{2,}")
NOTATION = {  # the same in every language: ids, and the notation of the rules
    "ACT", "ARM", "AUR", "EVT", "HYM", "MUT", "BIO", "CHE", "PHY", "ROB", "GRIFFIN", "SCORPION",
}  # fmt: skip
# What is typed in the terminal, and stands there: `Eye:R`. The page calls parts by their names.
TYPED = NOTATION | {"Eye", "Claw", "Spikes", "Tail", "Snout", "Tent", "Whisk", "Sting", "Glow"}


@contextmanager
def pseudo(*speakers: Speaker) -> Iterator[None]:
    """These games and the platform can say everything in it."""
    taught = [(speaker, speaker.names.texts) for speaker in (platform(), *speakers)]
    for speaker, _ in taught:
        speaker.learn_pseudo()
    try:
        yield
    finally:
        for speaker, texts in taught:
            del speaker.catalogues[PSEUDO]
            speaker.names.texts = texts


def plain_words(text: str, known: set[str] = TYPED) -> list[str]:
    """Words that no catalogue has said: everything they say is accented."""
    return [word for word in WORD.findall(text) if word not in known]
