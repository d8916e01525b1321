"""The check of the catalogues finds what it is there for."""

from pathlib import Path

import pytest

from monstrum.content.language import Catalogue
from monstrum.games.library import load_game
from monstrum.games.xybrid.game import XYbrid
from tests.table import standard
from tools.sentences import complaints


def with_catalogue(folder: Path, before: str, after: str) -> XYbrid:
    """XYbrid with a changed English."""
    text = standard().speaker.catalogues["en"].path.read_text("utf-8")
    assert text.count(before) == 1, before
    path = folder / "sentences.en.ftl"
    path.write_text(text.replace(before, after), "utf-8")
    return XYbrid(standard().pack, standard().catalog, {"en": Catalogue("en", path)})


@pytest.mark.parametrize("name", ["xybrid", "mutation_wars", "hybrid"])
def test_what_is_shipped_is_all_said_and_all_written(name: str) -> None:
    assert list(complaints(load_game(name))) == []


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        ("events-jammed = Jammed: { $part }.\n", "", ["missing: events-jammed"]),
        ("refusals-not_tied =", "refusals-xyzzy =", ["missing: refusals-not_tied", "unused: refusals-xyzzy"]),
        ("labels-yes = Yes\n", "labels-yes = Yes\nlabels-yes = Yea\n", ["misfit: labels-yes is there twice"]),
        ("labels-bury_none = Bury none\n", "", ["missing: labels-bury_none"]),
        ("prompts-mission =", "prompts-misson =", ["missing: prompts-mission", "unused: prompts-misson"]),
        (
            "events-jammed = Jammed: { $part }.",
            "events-jammed = Jammed: { $card }.",
            ["misfit: events-jammed has $card, and is not given it"],
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


def test_a_translation_has_nothing_that_english_has_not(tmp_path: Path) -> None:
    path = tmp_path / "sentences.de.ftl"
    path.write_text("events-jammed = { $teil } klemmt.\nevents-jamed = Hm.\n", "utf-8")
    english = standard().speaker.catalogues["en"]
    game = XYbrid(standard().pack, standard().catalog, {"en": english, "de": Catalogue("de", path, english)})
    assert list(complaints(game)) == [
        "strange: sentences.de.ftl: events-jammed has $teil",
        "strange: sentences.de.ftl has events-jamed",
    ]
