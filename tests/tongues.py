"""Sentences in every language that is spoken here: whole, its own, and with the rules of the English one."""

from typing import Final

from monstrum.core.contract import Game, Refusal
from monstrum.games.library import OURS
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.languages import languages
from monstrum.texts.rulebook import RULE_ID

LANGUAGES: Final = tuple(languages())


def well_refused(game: Game, refusal: Refusal, *spoken: str) -> str:
    """The English sentence; in these languages, or in all of them, the refusal can be said as well."""
    english = game.say("refusals", refusal.code, **refusal.params)
    assert english, refusal
    for language in spoken or LANGUAGES:
        sentence = game.say("refusals", refusal.code, language, **refusal.params)
        assert sentence, (language, refusal)
        assert not set("{}$") & set(sentence), (language, refusal, sentence)
        assert rules(sentence) == rules(english), (language, sentence, english)
        if game.name in OURS and language != ENGLISH:  # others need not speak more than one
            assert sentence != english, (language, refusal, sentence)
    return english


def rules(sentence: str) -> set[str]:
    return {found[0] for found in RULE_ID.finditer(sentence)}
