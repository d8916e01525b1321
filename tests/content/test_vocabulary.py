"""The vocabulary checker: every word in its place, and messages that say what belongs there."""

import pytest

from monstrum.content.forms import Action
from monstrum.content.grammar import parse_effect
from monstrum.core.errors import ContentError
from monstrum.games.mutation_wars.effects.vocabulary import BATTLE, MUTATE, WORDS
from tests.content.games import printed_effects


def check(text: str, kind: str = "mutate operation") -> None:
    WORDS.check_effect(parse_effect(text, ()), kind)


@pytest.mark.parametrize(("id", "text"), printed_effects("mutation_wars"))
def test_the_forms_describe_every_card_of_mutation_wars(id: str, text: str) -> None:
    check(text, "battle operation" if id.startswith("BT") else "mutate operation")


@pytest.mark.parametrize(
    ("text", "position", "message", "allowed"),
    [
        ("FLIPP(eye)", 0, "unknown Mutate operation 'FLIPP' (did you mean FLIP?)", 17),
        ("END_BATTLE", 0, "'END_BATTLE' is no Mutate operation here", 17),
        ("FLIP", 0, "FLIP lacks a part type", 0),
        ("FLIP(eye, eye)", 10, "'eye' is repeated", 0),
        ("FLIP(ear)", 5, "unknown part type 'ear'", 10),
        ("FLIP(BP)", 5, "'BP' is no part type here", 10),
        ("FLIP(2)", 5, "expected a part type, found 2", 10),
        ("FLIP(eye=2)", 5, "unknown part type 'eye=' (did you mean eye?)", 10),
        ("FLIP(DRAW)", 5, "'DRAW' is no part type here", 10),
        ("DRAW(BP, 1)", 0, "DRAW(deck, number, player) lacks its player", 0),
        ("DRAW(BP, 10, self)", 9, "expected a number, found 10", 1),
        ("DRAW(BP, 1, self, 2)", 18, "DRAW(deck, number, player) takes no further argument", 0),
        (
            "ATTACH(self, freed, optional, x)",
            30,
            "ATTACH(player, spot, word?) takes no further argument",
            0,
        ),
        ("ATTACH(self, freed, maybe)", 20, "unknown word 'maybe'", 1),
        ("STEAL_RANDOM([], 1, opp)", 13, "the list lacks a deck", 0),
        ("STEAL_RANDOM([MU, MU], 1, opp)", 18, "'MU' is repeated", 0),
        ("STEAL_RANDOM(MU, 1, opp)", 13, "'MU' is no list of decks here", 1),
        ("if(eye): FLIP(eye)", 3, "no condition is possible here", 0),
    ],
)
def test_a_word_out_of_place_is_refused(text: str, position: int, message: str, allowed: int) -> None:
    with pytest.raises(ContentError) as refusal:
        check(text)
    error = refusal.value
    assert (error.message, error.position, len(error.allowed)) == (message, position, allowed)


@pytest.mark.parametrize(
    ("text", "position", "message", "allowed"),
    [
        ("DRAW(BP, 1, self)", 0, "'DRAW' is no Battle operation here", 5),
        ("PART_MOD(-20/0; eye)", 9, "expected a pair, found -20/0", 1),
        ("PART_MOD(-2/0)", 0, "PART_MOD lacks a part type", 0),
        ("END_BATTLE(eye)", 11, "END_BATTLE takes no further argument", 0),
        (
            "SELF.END_BATTLE()",
            5,
            "unknown Battle operation 'SELF.END_BATTLE()' (did you mean END_BATTLE?)",
            5,
        ),
        (
            "END_BATTLE/ROUND",
            0,
            "unknown Battle operation 'END_BATTLE()/ROUND' (did you mean END_BATTLE?)",
            5,
        ),
    ],
)
def test_a_word_out_of_place_on_a_battle_card_is_refused(
    text: str, position: int, message: str, allowed: int
) -> None:
    with pytest.raises(ContentError) as refusal:
        check(text, "battle operation")
    error = refusal.value
    assert (error.message, error.position, len(error.allowed)) == (message, position, allowed)


def test_the_two_lists_have_no_operation_in_common() -> None:
    spellings = [form.spelling for form in (*MUTATE, *BATTLE) if isinstance(form, Action)]
    assert len(spellings) == len(set(spellings)) == 22


def test_the_message_lists_what_is_allowed() -> None:
    with pytest.raises(ContentError) as refusal:
        check("REMOVE_PART(opp, mached, actor)")
    assert str(refusal.value) == (
        "position 17: unknown match 'mached' (did you mean matched?); allowed here: any, unmatched, matched\n"
        "    REMOVE_PART(opp, mached, actor)\n"
        "                     ^"
    )
