"""Words that are put into sentences have the forms their language needs: gender, cases, elision."""

from pathlib import Path

import pytest

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.kit.speaker import Speaker

FRENCH = """
language-vowels = aeiouyéèœh
of-card = { $card-initial ->
        [vowel] d’{ $card }
       *[consonant] de { $card }
    }
terms-card = { $name } ({ $id })
    .gender = { $name-gender }
    .initial = { $name-initial }
terms-comma = ,{ " " }
terms-and = { " et " }
terms-colour_green = vert
    .feminine = verte
terms-painted = { $name } { $name-gender ->
        [feminine] { $colour-feminine }
       *[masculine] { $colour }
    }
    .the = { $name-gender ->
        [feminine] la { terms-painted }
       *[masculine] le { terms-painted }
    }
events-lost = { $card-gender ->
        [feminine] Perdue
       *[masculine] Perdu
    } : { $card }.
events-worth = La valeur { of-card }.
events-hand = La main { $player-initial ->
        [vowel] d’
       *[consonant] de{ " " }
    }{ $player }.
events-all = { $cards } ; { $cards-plural }.
events-painted = Voici { $painted-the }.
events-first = { $colour-capital } !
events-many = { $number } points.
"""
TEXTS = {
    "en": {"EYE": {"name": "Eye"}, "CLAW": {"name": "Claw"}, "HARP": {"name": "Harpoon"}},
    "fr": {
        "EYE": {"name": "Œil", "plural": "Yeux"},
        "CLAW": {"name": "Griffe", "gender": "feminine"},
        "HARP": {"name": "Harpon", "initial": "consonant"},
    },
}


@pytest.fixture
def french(tmp_path: Path) -> Speaker:
    path = tmp_path / "sentences.fr.ftl"
    path.write_text(FRENCH, "utf-8")
    english = tmp_path / "sentences.en.ftl"
    english.write_text("events-rare = Rarely: { $card }.\nterms-card = { $name } ({ $id })\n", "utf-8")
    first = Catalogue("en", english)
    speaker = Speaker(Names(TEXTS), {"en": first, "fr": Catalogue("fr", path, first)})
    speaker.spoken["card"] = speaker.card
    speaker.spoken["cards"] = speaker.listed(speaker.named, "comma")

    def painted(id: str, language: str) -> str:
        colour = speaker.word("terms", "colour_green", language)
        return speaker.word("terms", "painted", language, name=speaker.named(id, language), colour=colour)

    speaker.spoken["colour"] = speaker.term("colour")
    speaker.spoken["painted"] = painted
    return speaker


@pytest.mark.parametrize(
    ("code", "params", "said"),
    [
        ("lost", {"card": "EYE"}, "Perdu : Œil (EYE)."),
        ("lost", {"card": "CLAW"}, "Perdue : Griffe (CLAW)."),
        ("worth", {"card": "EYE"}, "La valeur d’Œil (EYE)."),
        ("worth", {"card": "CLAW"}, "La valeur de Griffe (CLAW)."),
        ("worth", {"card": "HARP"}, "La valeur de Harpon (HARP)."),
        ("hand", {"player": "P0"}, "La main de P0."),
        ("hand", {"player": "Ada"}, "La main d’Ada."),
        ("all", {"cards": "EYE CLAW"}, "Œil, Griffe ; Yeux, Griffe."),
        ("painted", {"painted": "CLAW"}, "Voici la Griffe verte."),
        ("painted", {"painted": "EYE"}, "Voici le Œil vert."),
        ("many", {"number": "12500"}, "12\u202f500 points."),
        ("first", {"colour": "green"}, "Vert !"),
        ("rare", {"card": "CLAW"}, "Rarely: Griffe (CLAW)."),
    ],
)
def test_a_sentence_takes_the_form_it_wants(
    french: Speaker, code: str, params: dict[str, str], said: str
) -> None:
    found = french.say("events", code, "fr", **params)
    assert found == said
    assert type(found) is str  # no word with forms leaves the speaker: nobody else could send it


def test_words_that_are_written_alike_keep_their_own_forms(french: Speaker) -> None:
    alike = {"name": "Page", "gender": "feminine"}, {"name": "Page", "gender": "masculine"}
    names = Names({"en": {}, "fr": {"A": alike[0], "B": alike[1]}})
    speaker = Speaker(names, french.catalogues)
    speaker.spoken["card"] = lambda id, language: speaker.word(
        "terms", "card", language, name=speaker.named(id, language), id=""
    )
    assert speaker.say("events", "lost", "fr", card="A") == "Perdue : Page ()."
    assert speaker.say("events", "lost", "fr", card="B") == "Perdu : Page ()."


def test_english_has_no_forms_and_every_language_its_own_numbers(french: Speaker) -> None:
    assert type(french.names.word("EYE")) is str
    assert french.say("events", "rare", "en", card="EYE") == "Rarely: Eye (EYE)."
