"""Language catalogues: sentences with plain placeholders and an English fallback."""

from pathlib import Path

import pytest

from monstrum.content.language import Catalogue, load_catalogue
from monstrum.content.problems import PackErrors
from monstrum.core.errors import ContentError

ENGLISH = Catalogue(
    "en",
    {
        "refusals": {"not_in_lab": "{part} is not in the lab.", "braces": "{{{part}}} {{part}}"},
        "prompts": {"draw": "Draw a part."},
    },
)


def catalogue(folder: Path, text: str, fallback: Catalogue | None = None) -> Catalogue:
    path = folder / "sentences.toml"
    path.write_text(text, "utf-8")
    return load_catalogue(path, "de", fallback)


def complaint(folder: Path, text: str, fallback: Catalogue | None = None) -> str:
    with pytest.raises(PackErrors) as found:
        catalogue(folder, text, fallback)
    return str(found.value)


def test_a_sentence_is_filled_in() -> None:
    assert ENGLISH.say("refusals", "not_in_lab", part="A13", seat=2) == "A13 is not in the lab."
    assert ENGLISH.placeholders("refusals", "not_in_lab") == {"part"}
    assert ENGLISH.placeholders("prompts", "draw") == frozenset()


def test_a_noun_follows_its_number() -> None:
    catalogue = Catalogue("en", {"a": {"b": "Draw {number} {number?card|cards} and {other?one|many}."}})
    assert catalogue.say("a", "b", number=1, other="2") == "Draw 1 card and many."
    assert catalogue.say("a", "b", number="3", other="1") == "Draw 3 cards and one."
    assert catalogue.placeholders("a", "b") == {"number", "other"}


def test_doubled_braces_are_braces_and_values_are_not_read_again() -> None:
    assert ENGLISH.say("refusals", "braces", part="{seat}", seat=1) == "{{seat}} {part}"


def test_another_language_falls_back_on_english(tmp_path: Path) -> None:
    german = catalogue(tmp_path, '[refusals]\nnot_in_lab = "Im Labor liegt kein {part}."', ENGLISH)
    assert german.say("refusals", "not_in_lab", part="A13") == "Im Labor liegt kein A13."
    assert german.say("prompts", "draw") == "Draw a part."
    assert german.language == "de"


@pytest.mark.parametrize(
    ("section", "code", "message"),
    [
        (
            "refusals",
            "not_in_lap",
            r"en: \[refusals\]: there is no sentence 'not_in_lap' \(did you mean not_in_lab\?\)",
        ),
        ("refusal", "x", r"en: there is no section \[refusal\] \(did you mean refusals\?\)"),
        (
            "refusals",
            "not_in_lab",
            r"en: \[refusals\] not_in_lab: nothing is given for the placeholder \{part\}",
        ),
    ],
)
def test_what_cannot_be_said_is_named(section: str, code: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        ENGLISH.say(section, code)


@pytest.mark.parametrize(
    "sentence", ["{part", "part}", "{part.id}", "{part[0]}", "{part!r}", "{0}", "{}", "{a:>9}"]
)
def test_a_placeholder_is_a_plain_name(tmp_path: Path, sentence: str) -> None:
    assert complaint(tmp_path, f'[s]\nc = "{sentence}"').startswith("sentences.toml: [s] c, position ")


def test_a_catalogue_holds_sections_of_texts(tmp_path: Path) -> None:
    text = 'lonely = "x"\n[s]\nnumber = 3\n[s.t]\nc = "x"'
    assert complaint(tmp_path, text).splitlines() == [
        "3 errors",
        "sentences.toml: lonely: a sentence needs a section",
        "sentences.toml: [s] number: expected a text, found 3",
        "sentences.toml: [s] t: expected a text, found {'c': 'x'}",
    ]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[prompts]\ndrew = "Zieh."',
            "sentences.toml: [prompts] drew: there is no sentence 'drew' (did you mean draw?)",
        ),
        (
            '[promps]\ndraw = "Zieh."',
            "sentences.toml: [promps] draw: there is no section [promps] (did you mean prompts?)",
        ),
        (
            '[refusals]\nnot_in_lab = "Kein {pat}."',
            "sentences.toml: [refusals] not_in_lab: unknown placeholder {pat} (did you mean part?)",
        ),
    ],
)
def test_a_translation_adds_nothing(tmp_path: Path, text: str, message: str) -> None:
    assert complaint(tmp_path, text, ENGLISH).startswith(message)
