"""Words are language-free, every action has them in every state, and they are read back."""

import random
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monstrum.core.engine import actor, decision, legal_actions, step
from monstrum.core.errors import UnreadableWords
from monstrum.core.gestures import gestures
from monstrum.games.mutation_wars.speaking.reading import FILLERS, NOTHING_WORDS, VERBS, WrongVerb
from monstrum.games.mutation_wars.state import WarsState
from tests.games.mutation_wars.positions import arranged, explicit_positions, some_positions, standard
from tests.marks import rule

BUILDING = arranged(
    phase="build", creatures=["R(Eye:G, -, >B(-, -))", "G"], hands={"P0": ["Claw:G", "FT:B", "M01"]}
)
FIGHTING = arranged(creatures=["R(Eye:G, -, -)", "G(FT:G, -, -)", "B"])
CLEANING = arranged(phase="cleanup", creatures=["R", "G"], hands={"P0": ["M01", "M01", "M02", "M03"]})


def meant(state: WarsState, said: str) -> str:
    return standard().gesture_words(state, standard().parse(state, 0, said))


def test_every_action_is_read_back_from_its_words() -> None:
    game = standard()
    for state in [*some_positions(), *explicit_positions()]:
        for action in range(0, game.space, 1 if state.turn < 2 else 7):
            words = game.words(state, action)
            assert game.parse(state, 0, words) == [action], (decision(state), words)


def test_every_legal_action_is_read_back_from_its_words() -> None:
    game = standard()
    for state in [*some_positions(), *explicit_positions()]:
        for action in legal_actions(state, actor(state)):
            words = game.words(state, action)
            assert game.parse(state, actor(state), words) == [action], (decision(state), words)


def test_every_gesture_is_read_back_from_its_words() -> None:
    seen = 0
    game = standard()
    for state in some_positions():
        seat = actor(state)
        for path in gestures(state, seat)[:60]:
            words = game.gesture_words(state, path)
            assert game.parse(state, seat, words) == path, words
            seen += len(path) > 1
    assert seen > 100


def test_words_differ_where_actions_do() -> None:
    for state in some_positions()[::5]:
        assert (
            len({standard().words(state, action) for action in range(standard().space)}) == standard().space
        )


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("attach Claw:G b0.1", "attach Claw:G b0.1"),
        ("ATTACH claw:g B0.1", "attach Claw:G b0.1"),
        ("attach green claw to b0.1", "attach Claw:G b0.1"),
        ("attach claw green on b0", "attach Claw:G b0.1"),
        ("grow a Fake Tail B at b1.2", "attach FT:B b1.1"),
        ("blue fake tail b1.1", "attach FT:B b1.1"),
        ("Claw:G b1", "attach Claw:G b1.1"),
        ("pass", "pass"),
        ("Done", "pass"),
        ("nothing", "pass"),
        ("buy a body", "buy"),
        ("play Murky Water", "play M01"),
    ],
)
def test_reading_forgives_while_building(said: str, words: str) -> None:
    assert meant(BUILDING, said) == words


@pytest.mark.parametrize(
    ("said", "words"),
    [("attack P1", "attack P1"), ("p2", "attack P2"), ("Attack the P2", "attack P2"), ("no", "pass")],
)
def test_reading_forgives_in_battle(said: str, words: str) -> None:
    assert meant(FIGHTING, said) == words


@pytest.mark.parametrize(
    "said",
    [
        "exchange M01 M01 M02",
        "exchange M02 M01 M01",
        "trade Murky Water, Murky Water and Soft Shell",
        "m02 m01 m01",
    ],
)
def test_a_set_is_said_in_any_order(said: str) -> None:
    assert meant(CLEANING, said) == "exchange M01 M01 M02"


@rule("MW-2.7")
def test_a_spot_may_be_said_for_the_equal_one_that_stands_for_it() -> None:
    state = arranged(phase="mutate", creatures=["R", "G(Eye:R, Eye:R, Tail:B)"], hands={"P0": ["Plague"]})
    step(state, standard().parse(state, 0, "play Plague")[0])
    assert decision(state) == "tie_part"
    game = standard()
    assert game.parse(state, 1, "lose b0.1") == game.parse(state, 1, "lose b0.0")
    exact = game.parse(state, 1, "lose P1.b0.1")
    assert exact != game.parse(state, 1, "lose b0.1")
    assert game.words(state, exact[0]) == "lose P1.b0.1"
    refusal = game.why_not(state, 1, "lose P1.b0.1")
    assert refusal is not None
    assert refusal.code == "same_as"


def test_a_spot_that_is_not_empty_is_refused_and_not_changed() -> None:
    refusal = standard().why_not(BUILDING, 0, "attach Claw:G b0.0")
    assert refusal is not None
    assert refusal.code == "spot_filled"


@pytest.mark.parametrize(
    ("state", "said"),
    [(CLEANING, "play M01"), (CLEANING, "protect M01"), (FIGHTING, "target P1")],
    ids=["play", "protect", "target"],
)
def test_a_verb_of_another_decision_is_never_taken_for_this_one(state: WarsState, said: str) -> None:
    with pytest.raises(WrongVerb, match=r"is not the question here\. Understood here: "):
        standard().parse(state, 0, said)
    refusal = standard().why_not(state, 0, said)
    assert refusal is not None
    assert refusal.code == "wrong_decision"


def test_spoils_are_split_in_numbers() -> None:
    state = arranged(creatures=["R(Claw:R, Eye:G, -)", "B"])
    step(state, standard().parse(state, 0, "attack P1")[0])
    assert decision(state) == "spoils_split"
    assert meant(state, "draw 2 1") == meant(state, "draw 2 MU and 1 BT") == "draw 2 1"
    with pytest.raises(UnreadableWords, match="1 and 1 are 2: 3 cards are drawn here"):
        standard().parse(state, 0, "draw 1 1")


@pytest.mark.parametrize(
    ("said", "complaint"),
    [
        ("attach Clw:G b0.1", "There is no card 'clw:g' (did you mean Claw:G?)"),
        ("play Murky Watter", "(did you mean Murky Water?)"),
        ("Murky Watter", "(did you mean Murky Water?)"),
        ("atach Claw:G b0.1", "(did you mean attach?)"),
        ("attach Claw:G", "Say where to attach it, like b0.1"),
        ("attach b0.1", "Say one Body Part card and one spot"),
        ("attach M01 b0.1", "M01 is not it"),
        ("attach Claw:G b7.0", "There is no b7: the last one is b5"),
        ("attach Claw:G b0.3", "There is no edge 3: the last one is edge 2"),
        ("attach", "'attach' needs something after it"),
        ("attack", "'attack' needs something after it"),
        ("attack P7", "There is no P7: the last one is P4"),
        ("attack P0 P1", "One thing can be said here"),
        ("evade here", "'here' is no spot"),
        ("edge 0", "edge 1 or edge 2 of the new body"),
        ("reveal purple", "There is no colour 'purple'"),
        ("draw many", "like 'draw 1 1'"),
        ("rearrange fast", "'fast' is no body"),
        ("buy M01", "'buy' is said alone"),
        ("", "Nothing was said"),
        ("x" * 5000, "too long"),
        ("\ud800\x00", "is not understood"),
    ],
)
def test_what_is_not_understood_is_named_with_examples(said: str, complaint: str) -> None:
    with pytest.raises(UnreadableWords) as caught:
        standard().parse(BUILDING, 0, said)
    sentence = str(caught.value)
    assert complaint in sentence
    assert "Understood here: 'pass', 'attach " in sentence
    assert sentence.isprintable()
    assert len(sentence) < 300


def test_examples_tell_others_nothing_of_a_hand() -> None:
    with pytest.raises(UnreadableWords) as caught:
        standard().parse(BUILDING, 1, "?")
    assert "Claw:G" not in str(caught.value)
    assert "FT:B" not in str(caught.value)


@rule("MW-2.5")
def test_the_word_for_nothing_depends_on_the_decision() -> None:
    words = [standard().words(state, 0) for state in (BUILDING, FIGHTING, CLEANING)]
    assert words == ["pass", "pass", "done"]
    state = FIGHTING.clone()
    step(state, standard().parse(state, 0, "attack P1")[0])
    assert (decision(state), standard().words(state, 0)) == ("evade", "decline")


def test_others_read_the_kind_of_a_protected_card_only() -> None:
    state = arranged(creatures=["R(Claw:R, Eye:G, -)", "B"], hands={"P1": ["M09", "M10"]})
    step(state, standard().parse(state, 0, "attack P1")[0])
    (action,) = standard().parse(state, 1, "protect Plague")
    assert standard().words(state, action) == "protect M10"
    assert standard().public_words(state, action) == "protect MU"


def test_a_card_handed_on_is_nobody_elses_business() -> None:
    hands = {"P0": ["M22", "Eye:R", "Claw:G"], "P1": ["Tail:B", "Tail:R"]}
    state = arranged(phase="mutate", creatures=["R", "B"], hands=hands)
    step(state, standard().parse(state, 0, "play Great Current")[0])
    (action,) = standard().parse(state, 0, "give Eye:R")
    assert standard().public_words(state, action) == "give BP"


VOCABULARY = [
    *VERBS,
    *NOTHING_WORDS,
    *FILLERS,
    *standard().catalog.ids[::6],
    *("P1", "P9", "b0", "b0.1", "P1.b0.2", "b9.9", "1", "2", "red", "Eye", "Fake Tail", "MU", "İ", ",", ":"),
]


@given(st.text(max_size=80) | st.lists(st.sampled_from(VOCABULARY), max_size=6).map(" ".join))
def test_reading_never_stumbles(said: str) -> None:
    for state in (BUILDING, FIGHTING, CLEANING):
        try:
            path = standard().parse(state, 0, said)
        except UnreadableWords:
            continue
        assert path
        assert all(0 <= action < standard().space for action in path)


def test_reading_never_stumbles_anywhere() -> None:
    noise = random.Random(1)
    for state in [*some_positions(), *explicit_positions()]:
        for _ in range(15):
            letters = [*VOCABULARY, noise.choice(string.printable), "\u2028"]
            pieces = noise.choices(letters, k=noise.randrange(5))
            try:
                path = standard().parse(state, noise.randrange(-2, 6), " ".join(pieces))
            except UnreadableWords:
                continue
            assert all(0 <= action < standard().space for action in path)
