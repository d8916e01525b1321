"""Positions as text: printed and read back, arranged from little, refused with a sentence."""

import random
from typing import Any

import pytest

from monstrum.core.codec import digest, encode
from monstrum.core.engine import actor, decision, legal_actions
from monstrum.core.errors import BadPosition, MonstrumError
from monstrum.core.state import State
from monstrum.games.mutation_wars.positions.facts import facts
from tests.games.mutation_wars.positions import arranged, explicit_positions, some_positions, standard
from tests.marks import rule

LETTERS = "0123456789RGBYMTP-\"[]{} =:'~>()"
PIECES = ("1", "9", "-", "Eye:R ", "P1 ", "RUN ", "stack", "sealed = { P0 = 3 }\n", ">G(-, -)")


def test_a_position_is_read_back_as_it_was() -> None:
    for state in [*some_positions(), *explicit_positions()]:
        text = standard().position(state)
        again = standard().parse_position(text)
        assert digest(again) == digest(state), decision(state)
        assert standard().position(again) == text
        assert digest(standard().decode(encode(state))) == digest(state)


@rule("MW-14.7")
def test_what_nobody_speaks_of_lies_in_the_decks() -> None:
    found = facts(arranged(creatures=["R(Eye:R, -, -)"], hands={"P1": "M09 BT03"}))
    assert found["players"] == 2
    assert len(found["decks"]["parts"].cards) == 51
    assert len(found["decks"]["mutate"].cards) == 47
    assert len(found["decks"]["battle"].cards) == 49
    assert len(found["decks"]["bodies"].cards) == 14
    assert found["creatures"]["P1"] == "G(-, -, -)"
    assert (found["phase"], found["asked"], found["token"]) == ("battle", ["P0"], "P0")


def test_a_seat_may_be_given_in_one_line_or_in_tables() -> None:
    line = arranged(P0="R(Eye:R, -, -) hand{M09 BT03}", P1="G")
    table = arranged(P0={"creature": "R(Eye:R, -, -)", "hand": ["M09", "BT03"]}, P1={"creature": "G"})
    lists = arranged(creatures=["R(Eye:R, -, -)", "G"], hands={"P0": {"mutate": "M09", "battle": ["BT03"]}})
    names = arranged(creatures={"P0": "R(Eye:R, -, -)", "P1": "G"}, hands={"P0": ["Leprosy", "Kelp Snare"]})
    assert digest(line) == digest(table) == digest(lists) == digest(names)


def test_a_deck_is_given_from_the_top_and_the_rest_lies_where_the_dots_are() -> None:
    decks = {"parts": "Eye:R … Claw:G", "mutate": ["M01", "M02"], "bodies": "B Y …"}
    found = facts(arranged(creatures=["R", "G"], decks=decks))
    parts = found["decks"]["parts"].cards
    assert (parts[0], parts[-1], len(parts)) == ("Eye:R", "Claw:G", 52)
    assert found["decks"]["mutate"].cards == ("M01", "M02")
    assert len(found["out"].cards) == 46
    assert found["decks"]["bodies"].cards[:2] == ("B", "Y")


def test_the_moment_can_be_set() -> None:
    hands = {"P0": "Eye:R", "P1": "Eye:G", "P2": "Claw:G M01 M01 M02"}
    state = arranged(phase="build", token="P2", actor="P1", creatures=["R", "G", "B"], hands=hands, turn=7)
    found = facts(state)
    assert (found["asked"], found["turn"], found["phase"]) == (["P1"], 7, "build")
    assert facts(arranged(phase="over", winner="P1"))["winners"] == ["P1"]
    assert decision(arranged(phase="setup", creatures=["R", "G"], hands=hands | {"P0": "Eye:R Eye:B"})) != ""


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"creature": ["R"]}, "A position has no key 'creature' (did you mean creatures?)"),
        ({"game": "xybrid"}, "This is a position of 'xybrid'"),
        ({"players": 6}, "players must be a number from 2 to 5, not 6"),
        ({"phase": "buld"}, "phase must be one of setup, deal, build"),
        ({"token": "P2"}, "token must be one of P0, P1, not 'P2'"),
        ({"turn": -1}, "turn must be a number from 0"),
        ({"variants": ["quick"]}, "There is no variant 'quick'"),
        ({"target_bodies": 7}, "'target_bodies' is a number from 2 to 6"),
        ({"creatures": ["R(Eye:R"]}, "Expected ','"),
        ({"creatures": "R"}, "creatures must be a table"),
        ({"creatures": ["R", 3]}, "creatures.P1 must be a creature"),
        ({"creatures": {"P7": "R"}, "players": 2}, "creatures has no 'P7'"),
        ({"creatures": ["R", "G", "B"], "players": 2}, "creatures lists 3 seats, there are 2"),
        ({"creatures": ["R(>R,>R,>R)", "R"]}, "the creature of P1 names a body R too often: there are 4"),
        ({"creatures": ["R(Tail:R, Tail:R, -)"]}, "names Tail:R once too often: there is one in this pack"),
        ({"hands": {"P0": "Eye:R Eye:R Eye:R"}}, "names Eye:R once too often: there are 2 in this pack"),
        ({"creatures": ["R(>R(>G(>G(>B(-,-),-),-),-),-,-)"]}, "has 5 bodies, more than 4 (MW-4.7)"),
        ({"hands": {"P0": ["M99"]}}, "the hand of P0 names 'M99', which is no card of this pack"),
        ({"hands": {"P0": {"muta": "M01"}}}, "hands.P0 has no 'muta'; it has parts, mutate, battle"),
        ({"hands": {"P0": 3}}, "hands.P0 must be a list"),
        ({"P0": 3}, "P0 must be a text like"),
        ({"P0": "R hand{M01"}, "a seat is a creature and hand{…}"),
        ({"P0": {"creatur": "R"}}, "P0 has no 'creatur' (did you mean creature?)"),
        ({"decks": {"part": ""}}, "decks has no 'part' (did you mean parts?)"),
        ({"decks": {"parts": "M01"}}, "decks.parts names M01, which belongs into another deck"),
        ({"decks": {"parts": "… Eye:R …"}}, "decks.parts: the other cards can lie in one deck"),
        ({"decks": {"bodies": "R X"}}, "There is no colour 'X'"),
        ({"discards": {"parts": "…"}}, "discards.parts: the other cards"),
        ({"sightings": ["P0 Eye:R"]}, "is not a knower, a card and its possible holders"),
        ({"stack": ["NOTHING -"]}, "stack: there is no step 'NOTHING'"),
        ({"stack": ["PHASE"]}, "is not `KIND actor`"),
        ({"stack": ["PHASE - x"]}, "must be numbers"),
        ({"battle": {"attacker": "P5"}}, "battle.attacker must be one of P0, P1"),
        ({"sealed": {"P0": "M99"}}, "sealed.P0 names 'M99'"),
        ({"seed": 1.5}, "seed must be a number or a text"),
        ({"attacked": 3}, "attacked must be a list"),
    ],
)
def test_what_is_wrong_with_a_position_is_said(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        arranged(given)
    assert complaint in str(refusal.value)


def damaged(text: str, rng: random.Random) -> str:
    letters = list(text)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(letters))
        kind = rng.randrange(3)
        if kind == 0:
            letters[at] = rng.choice(LETTERS)
        elif kind == 1:
            del letters[at : at + rng.randint(1, 5)]
        else:
            letters[at:at] = rng.choice(PIECES)
    return "".join(letters)


def look_at(state: State) -> None:
    """Everything one would do first with a state."""
    game = standard()
    assert state.over() or legal_actions(state, actor(state))
    game.board(game.view(state, 0))
    game.prompt(state, 0)
    game.know(state, 0)
    game.facts(state)
    for action in legal_actions(state, actor(state))[:3]:
        game.label(state, action)


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_position_is_read_or_refused(seed: int) -> None:
    rng = random.Random(seed)
    refused = 0
    for state in some_positions()[seed::6]:
        text = standard().position(state)
        for _ in range(12):
            try:
                look_at(standard().parse_position(damaged(text, rng)))
            except MonstrumError as error:
                refused += bool(str(error))
    assert refused > 100
