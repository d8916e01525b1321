"""Language catalogues: messages with variables and choices, and an English fallback."""

from pathlib import Path

import pytest

from monstrum.content.language import Catalogue, Signed
from monstrum.content.problems import PackErrors
from monstrum.core.errors import ContentError

ENGLISH = """
refusals-not_in_lab = { $part } is not in the lab.
prompts-draw = Draw a part.
events-gained =
    { $number ->
        [0] Nothing.
        [one] A point.
       *[other] { $number } points.
    }
"""


def catalogue(folder: Path, text: str, language: str = "en", fallback: Catalogue | None = None) -> Catalogue:
    path = folder / f"sentences.{language}.ftl"
    path.write_text(text, "utf-8")
    return Catalogue(language, path, fallback)


def test_a_sentence_is_filled_in(tmp_path: Path) -> None:
    english = catalogue(tmp_path, ENGLISH)
    assert english.say("refusals", "not_in_lab", {"part": "A13", "seat": 2}) == "A13 is not in the lab."
    assert english.codes("refusals") == {"not_in_lab"}


def test_a_number_chooses(tmp_path: Path) -> None:
    english = catalogue(tmp_path, ENGLISH)
    said = [english.say("events", "gained", {"number": number}) for number in (0, 1, 2, 1000, -1)]
    assert said == ["Nothing.", "A point.", "2 points.", "1000 points.", "A point."]


def test_a_signed_number_chooses_and_has_its_sign(tmp_path: Path) -> None:
    english = catalogue(tmp_path, ENGLISH)
    assert english.say("events", "gained", {"number": Signed(0)}) == "Nothing."
    assert english.say("events", "gained", {"number": Signed(3)}) == "+3 points."


def test_values_are_not_read_again(tmp_path: Path) -> None:
    english = catalogue(tmp_path, ENGLISH)
    said = english.say("refusals", "not_in_lab", {"part": "{ $seat }", "seat": "1"})
    assert said == "{ $seat } is not in the lab."


def test_plurals_are_those_of_the_language(tmp_path: Path) -> None:
    polish = catalogue(
        tmp_path,
        """
events-gained =
    { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
       *[many] { $number } punktów
    }
""",
        "pl",
    )
    said = [polish.say("events", "gained", {"number": number}) for number in (1, 3, 5, 22)]
    assert said == ["1 punkt", "3 punkty", "5 punktów", "22 punkty"]


def test_another_language_falls_back_on_english(tmp_path: Path) -> None:
    text = "refusals-not_in_lab = Im Labor liegt kein { $part }."
    german = catalogue(tmp_path, text, "de", catalogue(tmp_path, ENGLISH))
    assert german.say("refusals", "not_in_lab", {"part": "A13"}) == "Im Labor liegt kein A13."
    assert german.say("prompts", "draw", {}) == "Draw a part."


@pytest.mark.parametrize(
    ("code", "message"),
    [
        (
            "not_in_lap",
            r"there is no message 'refusals-not_in_lap' \(did you mean refusals-not_in_lab\?\)",
        ),
        ("not_in_lab", "refusals-not_in_lab: Unknown external: part"),
    ],
)
def test_what_cannot_be_said_is_named(tmp_path: Path, code: str, message: str) -> None:
    with pytest.raises(ContentError, match=rf"sentences\.en\.ftl: {message}"):
        catalogue(tmp_path, ENGLISH).say("refusals", code, {})


def test_a_file_that_is_not_understood_says_where(tmp_path: Path) -> None:
    with pytest.raises(PackErrors, match=r"sentences\.en\.ftl: line 2: Expected token"):
        catalogue(tmp_path, "a-b = x\na-c = { $part").say("a", "b", {})


def test_a_catalogue_is_not_read_before_it_is_asked(tmp_path: Path) -> None:
    Catalogue("en", tmp_path / "there is none.ftl")
