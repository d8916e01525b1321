"""Words are language-free, every action has them in every state, and they are read back."""

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrum.core.engine import actor, decision, legal_actions
from monstrum.core.errors import UnreadableWords
from monstrum.core.gestures import gestures
from monstrum.games.xybrid.speaking.reading import SINGLE_WORDS, VERBS
from tests.games.xybrid.positions import explicit_positions, some_positions
from tests.marks import rule
from tests.table import card, lab, standard, with_cards

BUILDING = lab(P0="C02[H03 A01l A10r L02] hand{H11 A24}", step="build")
DRAWING = lab(P0="C02[H03 A01l A10r L02]", lab="A13 H06 X01", step="draw")


def test_every_action_is_read_back_from_its_words() -> None:
    for game, state in [*some_positions(), *explicit_positions()]:
        for action in range(game.space):
            words = game.words(state, action)
            assert game.parse(state, 0, words) == [action], words


def test_every_gesture_is_read_back_from_its_words() -> None:
    seen = 0
    for game, state in some_positions():
        seat = actor(state)
        for path in gestures(state, seat)[:100] if legal_actions(state, seat) else []:
            words = game.gesture_words(state, path)
            assert game.parse(state, seat, words) == path, words
            seen += len(path) > 1
    assert seen > 10


def test_words_differ_where_actions_do() -> None:
    for game, state in some_positions()[:10]:
        assert len({game.words(state, action) for action in range(game.space)}) == game.space


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("draw A13", "draw A13"),
        ("  DRAW   a13 ", "draw A13"),
        ("A13", "draw A13"),
        ("draw Vial Bandolier", "draw A13"),
        ("vial bandolier", "draw A13"),
        ("pass", "none"),
        ("Done", "none"),
        ("pick none", "none"),
        ("mission H15", "activate H15"),
        ("choose a03", "pick A03"),
        ("take A03", "pick A03"),
        ("bury A03", "pick A03"),
        ("reveal eureka", "reveal B01"),
        ("b01", "reveal B01"),
        ("p1", "P1"),
        ("bio", "BIO"),
        ("LEFT", "left"),
        ("Yes", "yes"),
    ],
)
def test_reading_forgives(said: str, meant: str) -> None:
    game, state = DRAWING.game, DRAWING.state
    assert [game.words(state, action) for action in game.parse(state, 0, said)] == [meant]


@pytest.mark.parametrize(
    "said",
    ["swap H11 H03", "swap h11 with h03", "H11 H03", "swap Magnetar Mask with Mantis Skull", "swap H11, H03"],
)
def test_a_swap_is_said_as_a_whole(said: str) -> None:
    game, state = BUILDING.game, BUILDING.state
    assert game.gesture_words(state, game.parse(state, 0, said)) == "swap H11 H03"


def test_sets_are_said_as_a_whole() -> None:
    game, state = BUILDING.game, BUILDING.state
    for said in (
        "pick A01 A10",
        "pay a01 and a10",
        "choose Gorilla Arm, Quartz Gauntlet",
        "pay A01 Quartz Gauntlet",
    ):
        path = game.parse(state, 0, said)
        assert [game.words(state, action) for action in path] == ["pick A01", "pick A10"], said


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("draw A99", "There is no card 'a99'"),
        ("draw Vial Bandoleer", "did you mean Vial Bandolier?"),
        ("Vial Bandoleer", "did you mean Vial Bandolier?"),
        ("drwa A13", "did you mean draw?"),
        ("draw", "'draw' needs a card"),
        ("", "Nothing was said"),
        ("draw A13 H06", "2 cards"),
        ("swap A01 A02 A03", "3 cards"),
        ("reveal A13", "speaks of a breakthrough"),
        ("draw B01", "speaks of a part"),
        ("draw A13 with", "There is no card 'with'"),
        ("x" * 5000, "too long"),
        ("\ud800\x00", "is not understood"),
    ],
)
def test_what_is_not_understood_is_named_with_examples(said: str, complaint: str) -> None:
    with pytest.raises(UnreadableWords) as caught:
        DRAWING.game.parse(DRAWING.state, 0, said)
    sentence = str(caught.value)
    assert complaint in sentence
    assert "Understood here: 'draw A13', 'draw H06', 'draw X01'." in sentence
    assert sentence.isprintable()
    assert len(sentence) < 300


def test_examples_are_legal_for_the_seat_and_tell_others_nothing() -> None:
    table = lab(P0="C02[A01l A10r L02]", lab="H13 H06", deck="A18 H03 X02 L13 …", step="draw")
    table.play(0, "draw H13")
    assert decision(table.state) == "EFFECT_PEEK"
    with pytest.raises(UnreadableWords, match=r"'none', 'bury H03', 'bury X02'"):
        table.game.parse(table.state, 0, "?")
    with pytest.raises(UnreadableWords) as caught:
        table.game.parse(table.state, 1, "?")
    assert not any(id in str(caught.value) for id in ("A18", "H03", "X02"))


def test_a_bare_id_needs_a_decision_about_cards() -> None:
    table = lab(P0="C02[H03 L02] hand{A01}", step="build")
    assert decision(table.state) == "BUILD_SIDE"
    with pytest.raises(UnreadableWords, match="not clear what to do with 'A01'"):
        table.game.parse(table.state, 0, "A01")


def test_two_cards_of_one_name_are_told_apart_by_id() -> None:
    game = with_cards({"X60": card(), "X61": card()})
    texts = {language: dict(table) for language, table in game.pack.texts.items()}
    texts["en"]["X60"] = texts["en"]["X61"] = {"name": "Twin", "text": "."}
    names = type(game.names)(texts)
    assert names.meant("twin") == ["X60", "X61"]
    assert names.meant("x61") == ["X61"]


@rule("XY-3.1", "XY-5.5")
def test_the_word_for_nothing_depends_on_the_decision() -> None:
    assert BUILDING.game.words(BUILDING.state, 0) == "done"
    assert DRAWING.game.words(DRAWING.state, 0) == "none"
    mission = lab(round=2, P0="C02[H03] pile{H15}", P1="C04[H11]")
    assert mission.game.words(mission.state, 0) == "pass"


VOCABULARY = [
    *VERBS,
    *SINGLE_WORDS,
    *standard().catalog.ids[:12],
    "B01",
    "B99",
    "with",
    "and",
    ",",
    "Gorilla Arm",
    "İ",
]


@given(st.text(max_size=80) | st.lists(st.sampled_from(VOCABULARY), max_size=6).map(" ".join))
def test_reading_never_stumbles(said: str) -> None:
    for table in (DRAWING, BUILDING):
        try:
            path = table.game.parse(table.state, 0, said)
        except UnreadableWords:
            continue
        assert path
        assert all(0 <= action < table.game.space for action in path)


def test_reading_never_stumbles_anywhere() -> None:
    noise = random.Random(1)
    for game, state in some_positions():
        for _ in range(40):
            pieces = noise.choices(
                [*VOCABULARY, noise.choice(string.printable), "\u2028"], k=noise.randrange(5)
            )
            try:
                game.parse(state, noise.randrange(-2, 5), " ".join(pieces))
            except UnreadableWords:
                continue
