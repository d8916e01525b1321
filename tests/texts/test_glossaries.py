"""Every card says what it follows, and every word it uses is explained; the rules it names exist."""

import pytest

from monstrum.core.board import Face
from monstrum.core.contract import Game
from monstrum.games.library import load_game
from monstrum.texts.rulebook import load_rulebook

GAMES = ("xybrid", "mutation_wars", "hybrid")


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load_game(request.param)


def test_the_rules_a_card_or_a_word_names_exist(game: Game) -> None:
    rules = load_rulebook().rules
    for face in [*game.faces(), *game.terms()]:
        assert face.rules, f"{face.ref} names no rule"
        assert all(rule in rules for rule in face.rules), face


def test_words_have_refs_of_their_own_and_a_meaning(game: Game) -> None:
    cards, words = game.faces(), game.terms()
    assert len({face.ref for face in [*cards, *words]}) == len(cards) + len(words)
    assert all(word.name and word.kind and word.text for word in words)


def named(faces: list[Face], ref: str) -> Face:
    return next(face for face in faces if face.ref == ref)


def test_parts_of_xybrid_name_their_trigger() -> None:
    game = load_game("xybrid")
    faces = [face for face in game.faces() if face.ref.startswith("part:")]
    counted = {
        word: sum(face.trigger == word for face in faces)
        for word in ("DEPLOY", "DRAW", "MISSION", "STATIC", "")
    }
    assert counted == {"DEPLOY": 44, "DRAW": 14, "MISSION": 14, "STATIC": 16, "": 8}
    assert "XY-13.7" in named(faces, "part:H06").rules  # Crystal Skull shields itself
    assert "once" in named(game.terms(), "trigger:DRAW").text


def test_profiles_of_hybrid_explain_their_numbers_and_aptitudes() -> None:
    game = load_game("hybrid")
    templar = named(game.faces(), "profile:G_TEMPLAR")
    codes = ["NV", "OC", "DC", "F", "MV", "Mt"]
    assert [(fact.title, fact.code) for fact in templar.facts][:6] == list(zip(codes, codes, strict=True))
    french = named(game.faces("fr"), "profile:G_TEMPLAR")
    assert [fact.title for fact in french.facts][:6] == ["VN", "CO", "CD", "T", "MV", "Dp"]
    assert [fact.code for fact in french.facts][:6] == codes
    assert all(fact.note for fact in templar.facts)
    assert all(
        "X" not in fact.note for face in game.faces() for fact in face.facts if face.ref[:7] == "profile"
    )
    levels = named(game.terms(), "mode:OC").facts
    assert [(fact.value, fact.title) for fact in levels][3] == ("4", "Expert Strike")


@pytest.mark.parametrize(
    ("mission", "says"),
    [
        ("HYM-1", "Points: 1 each time an enemy is wounded, whether by one Wound or several."),
        ("HYM-6", "Points: 1 for every enemy eliminated and 1 more if their Rank is 1 or higher"),
    ],
)
def test_a_briefing_says_how_points_are_scored(mission: str, says: str) -> None:
    assert says in named(load_game("hybrid").faces(), f"mission:{mission}").text
