"""The check of the catalogues finds what it is there for."""

from pathlib import Path

import pytest

from monstrum.content.language import Catalogue
from monstrum.games.library import load_game
from monstrum.games.xybrid.game import XYbrid
from monstrum.texts.languages import languages
from tests.table import standard
from tools import sentences
from tools.sentences import complaints, given_everywhere, of_platform
from tools.translations import Progress, in_place, progress, report


def with_catalogue(folder: Path, before: str, after: str) -> XYbrid:
    """XYbrid with a changed English."""
    text = standard().speaker.catalogues["en"].path.read_text("utf-8")
    assert text.count(before) == 1, before
    path = folder / "sentences.en.ftl"
    path.write_text(text.replace(before, after), "utf-8")
    return XYbrid(standard().pack, standard().catalog, {"en": Catalogue("en", path)})


BROKEN = ("labels-bury_none = Bury none\n", "labels-bury_none = { $part ->\n")


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_what_is_shipped_is_all_said_and_all_written(name: str) -> None:
    assert list(complaints(load_game(name))) == []


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("events-restocked = Into the lab: { $part }.\n", "", ["missing: events-restocked"]),
        ("refusals-not_tied =", "refusals-xyzzy =", ["missing: refusals-not_tied", "unused: refusals-xyzzy"]),
        ("labels-yes = Yes\n", "labels-yes = Yes\nlabels-yes = Yea\n", ["misfit: labels-yes is there twice"]),
        ("labels-bury_none = Bury none\n", "", ["missing: labels-bury_none"]),
        ("prompts-mission =", "prompts-misson =", ["missing: prompts-mission", "unused: prompts-misson"]),
        (
            "events-restocked = Into the lab: { $part }.",
            "events-restocked = Into the lab: { $card }.",
            ["misfit: events-restocked has $card, and is not given it"],
        ),
        (
            "refusals-not_yours = You do not hold { $breakthrough }.",
            "refusals-not_yours = You do not hold it.",
            ["misfit: refusals-not_yours is given breakthrough, and does not say it"],
        ),
        (
            "[player] You copy { $part }.",
            "[part] You copy { $part }.",
            [
                "misfit: events-copied speaks to part, who is nobody",
                "silent: events-copied names $player, who may read it",
            ],
        ),
        (
            "terms-side_left = left",
            "terms-side_left =\n    { $part ->\n        [one] left\n       *[other] left\n    }",
            ["misfit: terms-side_left chooses by the number $part, which is a word"],
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_catalogue_is_named(
    tmp_path: Path, before: str, after: str, found: list[str]
) -> None:
    assert list(complaints(with_catalogue(tmp_path, before, after))) == found


def test_the_platform_says_all_it_has_and_has_all_it_says() -> None:
    assert list(of_platform()) == []


GERMAN = """
events-jammed = { $teil } klemmt.
events-jamed = Hm.
events-copied = { $player } kopiert { $part-accusative }.
events-drawn = { $part-gendre ->
        [f] Die
       *[m] Den
    } { $part }
events-gained = { $number ->
        [few] Einige
       *[other] Mehr
    }
events-peeked = { $player ->
        [one] Einer
       *[other] Mehr
    }
refusals-unreadable = { $examples }
terms-type_arm = Arm
    .dative = Arme
    .accusative = Arm
"""


def test_a_translation_fits_what_english_has_and_what_its_language_knows(tmp_path: Path) -> None:
    path = tmp_path / "sentences.de.ftl"
    path.write_text(GERMAN, "utf-8")
    english = standard().speaker.catalogues["en"]
    game = XYbrid(standard().pack, standard().catalog, {"en": english, "de": Catalogue("de", path, english)})
    given = {"refusals-unreadable": {"reason", "examples"}}
    found = next(each for each in in_place("xybrid", game.speaker, given) if each.language == "de")
    assert sorted(found.wrong) == [
        "misfit: sentences.de.ftl: events-drawn wants the form gendre, which no word has",
        "misfit: sentences.de.ftl: events-gained has a plural [few], which this language has not",
        "misfit: sentences.de.ftl: events-peeked chooses by the number $player, which is a word",
        "strange: sentences.de.ftl has events-jamed",
        "strange: sentences.de.ftl: events-jammed has $teil",
        "unused: sentences.de.ftl: no sentence wants the form dative",
    ]
    assert found.there == 7
    assert "events-lost" in found.missing
    assert "number-parts" not in found.missing  # each language has parts of its own


def test_what_is_missing_counts_where_a_language_is_to_be_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    half = Progress("fr", "xybrid", 1, ["labels-yes"])
    monkeypatch.setattr("tools.translations.COMPLETE", ("en",))
    assert report([half]) == (["fr: 50 % (1 of 2): xybrid 50 %"], [])
    assert report([half], "fr")[1] == ["xybrid: missing: fr: labels-yes"]
    monkeypatch.setattr("tools.translations.COMPLETE", ("en", "fr"))
    assert report([half])[1] == ["xybrid: missing: fr: labels-yes"]


def test_what_is_shipped_in_other_languages_fits() -> None:
    lines, wrong = report(progress(given_everywhere()))
    assert wrong == []
    assert [line[:3] for line in lines] == [
        f"{language}:" for language in sorted(languages()) if language != "en"
    ]


def test_a_catalogue_that_cannot_be_read_is_named_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever translates is told in a sentence, and not by what a program was doing."""
    monkeypatch.setattr(sentences, "of_platform", lambda: iter(complaints(with_catalogue(tmp_path, *BROKEN))))
    assert sentences.main()
    assert capsys.readouterr().out.startswith("broken: sentences.en.ftl: line ")
