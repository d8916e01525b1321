"""What a pack of Mutation Wars may contain."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import monstrum
from monstrum.content.pack import Pack
from monstrum.content.problems import PackErrors
from monstrum.content.tables import Table
from monstrum.games.mutation_wars.content.lint import warnings
from monstrum.games.mutation_wars.content.schema import (
    BattleCard,
    BodyDesign,
    Cards,
    PartType,
    load,
    read_pack,
)
from tests.content.games import printed_effects

DATA = Path(monstrum.__file__).parent / "games" / "mutation_wars" / "data"
FILES = ("bodies", "parts", "mutate", "battle")


def pack(**changed: dict[str, Table]) -> Pack:
    """The standard cards, with these on top."""
    standard, _ = load(DATA / "standard", None)
    cards = {file: standard.cards[file] | changed.get(file, {}) for file in FILES}
    return Pack("test", "mutation_wars", "Test", "1", "MIT", (), "", Path(), cards, {})


def refusal(**changed: dict[str, Table]) -> str:
    """The first line of the only complaint."""
    with pytest.raises(PackErrors) as found:
        read_pack(pack(**changed))
    assert len(found.value.errors) == 1, str(found.value)
    return str(found.value).splitlines()[0]


def mutate(effect: str, count: int = 1) -> dict[str, Table]:
    return {"M99": {"count": count, "effect": effect}}


def battle(effect: str, count: int = 1, **more: str) -> dict[str, Table]:
    return {"BT99": {"count": count, "effect": effect, **more}}


# the standard pack


def standard() -> Cards:
    return load(DATA / "standard", None)[1]


def test_the_standard_pack_has_the_numbers_of_the_box() -> None:
    cards = standard()
    assert sum(body.count for body in cards.bodies) == 16
    assert 4 * sum(part.per_colour for part in cards.parts) == 52
    assert sum(card.count for card in cards.mutate) == 48
    assert sum(card.count for card in cards.battle) == 50
    assert (len(cards.mutate), len(cards.battle)) == (25, 23)


def test_the_standard_pack_is_read_in_order() -> None:
    loaded, cards = load(DATA / "standard", None)
    assert cards == read_pack(loaded)
    assert cards.bodies[0] == BodyDesign("BD-R", "red", 4)
    assert cards.parts[0] == PartType("EYE", "eye", 3, 2, 2)
    assert cards.parts[9] == PartType("FAKE", "fake_tail", 0, 0, 1)
    assert [card.id for card in cards.battle] == sorted(card.id for card in cards.battle)


def test_per_colour_attack_and_defence_add_up_as_in_the_rules() -> None:
    parts = standard().parts
    assert sum(part.attack * part.per_colour for part in parts) == 27
    assert sum(part.defence * part.per_colour for part in parts) == 18


def test_two_battle_cards_are_for_the_defender() -> None:
    assert [card.id for card in standard().battle if card.defender_only] == ["BT21", "BT22"]


def test_the_effects_are_those_of_the_printed_cards() -> None:
    loaded, _ = load(DATA / "standard", None)
    shipped = {id: card["effect"] for file in ("mutate", "battle") for id, card in loaded.cards[file].items()}
    assert {id: text.replace("−", "-") for id, text in printed_effects("mutation_wars")} == shipped


def test_the_standard_pack_gives_no_warning() -> None:
    assert warnings(standard()) == []


# fields


@pytest.mark.parametrize(
    ("file", "id", "card", "message"),
    [
        ("bodies", "BD-R", {"colour": "rot", "count": 4}, "[BD-R] colour: unknown colour 'rot'"),
        ("bodies", "BD-X", {"colour": "red", "count": 4}, "[BD-X]: the id of the red bodies is BD-R"),
        (
            "bodies",
            "BD-R",
            {"colour": "red", "count": 21},
            "[BD-R] count: expected a number from 0 to 20, found 21",
        ),
        (
            "parts",
            "EYE",
            {"type": "eyes", "attack": 1, "defence": 1, "per_colour": 1},
            "[EYE] type: unknown type 'eyes' (did you mean eye?)",
        ),
        (
            "parts",
            "TEN",
            {"type": "tentacles", "attack": 1, "defence": 1, "per_colour": 1},
            "[TEN]: the id of the parts of type tentacles is TENT",
        ),
        (
            "parts",
            "EYE",
            {"type": "eye", "attack": 10, "defence": 1, "per_colour": 2},
            "[EYE] attack: expected a number from 0 to 9, found 10",
        ),
        (
            "parts",
            "EYE",
            {"type": "eye", "attack": 1, "per_colour": 2},
            "[EYE]: the key 'defence' is missing",
        ),
        (
            "parts",
            "FAKE",
            {"type": "fake_tail", "attack": 1, "per_colour": 2},
            "[FAKE] attack: a Fake Tail never has any attack",
        ),
        (
            "mutate",
            "MU9",
            {"count": 1, "effect": "FLIP(eye)"},
            "[MU9]: the id of a Mutate card is M and two or more digits",
        ),
        (
            "mutate",
            "M99",
            {"count": -1, "effect": "FLIP(eye)"},
            "[M99] count: expected a number from 0 to 20, found -1",
        ),
        (
            "battle",
            "B99",
            {"count": 1, "effect": "STEAL_MOD(1)"},
            "[B99]: the id of a Battle card is BT and two or more digits",
        ),
        (
            "battle",
            "BT99",
            {"count": 1, "effect": "END_BATTLE"},
            '[BT99]: a card with END_BATTLE needs role = "defender"',
        ),
        (
            "battle",
            "BT99",
            {"count": 1, "effect": "STEAL_MOD(1)", "role": "attacker"},
            "[BT99] role: unknown role 'attacker'",
        ),
    ],
)
def test_a_card_is_refused_for_its_fields(file: str, id: str, card: Table, message: str) -> None:
    assert refusal(**{file: {id: card}}).startswith(f"{file}.toml: {message}")


def test_a_pack_has_enough_cards_and_not_too_many() -> None:
    few = pack()
    for table in few.cards.values():
        table.clear()
    few.cards["bodies"]["BD-R"] = {"colour": "red", "count": 9}
    few.cards["parts"]["EYE"] = {"type": "eye", "attack": 1, "defence": 1, "per_colour": 9}
    with pytest.raises(PackErrors) as found:
        read_pack(few)
    messages = [error.message for error in found.value.errors]
    assert messages[0] == "there is no green body: [BD-G] is missing"
    assert messages[3] == "the type claw is missing; [CLAW] with per_colour = 0 leaves it out of the deck"
    assert messages[-4:] == [
        "a pack needs at least 10 bodies, found 9",
        "a pack needs at least 40 Body Part cards, found 36",
        "a pack needs at least 10 Mutate cards, found 0",
        "a pack needs at least 10 Battle cards, found 0",
    ]
    many = {f"M{number}": {"count": 1, "effect": "FLIP(eye)"} for number in range(100, 116)}
    assert refusal(mutate=many) == "mutate.toml: a pack has at most 40 different Mutate cards, found 41"


# effects


@pytest.mark.parametrize(
    "effect",
    [
        "REMOVE_PART(self, any, actor); ATTACH(self, freed)",
        "RETURN_PART(all, owner); DRAW(MU, 2, all); PASS_CARD(BT, left)",
        "STEAL_RANDOM([BP], 9, opp)",
        "REPLACE_BODY(opp); SWAP_WITHIN(self)",
        "RESET_TAIL(self)",
    ],
)
def test_these_effects_are_allowed_on_mutate_cards(effect: str) -> None:
    read_pack(pack(mutate=mutate(effect)))


@pytest.mark.parametrize(
    ("effect", "message"),
    [
        ("may: FLIP(eye)", "[M99] effect, position 0: an effect of Mutation Wars takes no 'may'"),
        (
            "cost{FLIP(eye)}: FLIP(eye)",
            "[M99] effect, position 0: an effect of Mutation Wars takes no 'cost'",
        ),
        ("if(eye): FLIP(eye)", "[M99] effect, position 0: an effect of Mutation Wars takes no 'if'"),
        ("ON_PLAY: FLIP(eye)", "[M99] effect, position 0: unknown trigger 'ON_PLAY'"),
        ("STEAL_MOD(1)", "[M99] effect, position 0: 'STEAL_MOD' is no Mutate operation here"),
        ("REARRANGE(any)", "[M99] effect, position 10: 'any' is no player here; allowed here: self"),
        ("SWAP_WITHIN(all)", "[M99] effect, position 12: 'all' is no player here"),
        ("DRAW(BP, 0, self)", "[M99] effect, position 9: expected a number, found 0"),
        (
            "ATTACH(self, freed)",
            "[M99] effect: 'freed' needs a RETURN_PART(self, …) or REMOVE_PART(self, …) before it",
        ),
        (
            "RETURN_PART(any, actor); ATTACH(self, freed)",
            "[M99] effect: 'freed' needs a RETURN_PART(self, …) or REMOVE_PART(self, …) before it",
        ),
        (
            "; ".join(["FLIP(eye)"] * 6),
            "[M99] effect, position 55: a card has at most 5 operations, found 6",
        ),
    ],
)
def test_these_effects_are_refused_on_mutate_cards(effect: str, message: str) -> None:
    assert refusal(mutate=mutate(effect)).startswith(f"mutate.toml: {message}")


def test_a_battle_card_may_have_several_operations() -> None:
    cards = read_pack(pack(battle=battle("PART_MOD(+1/0; claw); STEAL_MOD(1)", role="defender")))
    assert isinstance(cards.battle[-1], BattleCard)
    assert [op.name for op in cards.battle[-1].ops] == ["PART_MOD", "STEAL_MOD"]
    assert cards.battle[-1].defender_only


WORDS = (
    "FLIP DRAW ATTACH PART_MOD STEAL_RANDOM SWAP_BETWEEN END_BATTLE eye claw self opp any all BP [MU,BT] "
    "unmatched actor freed optional ( ) ( ) , , ; / + - 1 2 0/+2 may cost{ if( :"
)


@given(st.lists(st.sampled_from(WORDS.split(" ")), max_size=12), st.sampled_from(["mutate", "battle"]))
def test_any_effect_is_allowed_or_refused_with_its_place(words: list[str], file: str) -> None:
    cards: dict[str, dict[str, Table]] = {name: {} for name in FILES}
    cards[file] = mutate(" ".join(words)) if file == "mutate" else battle(" ".join(words))
    with pytest.raises(PackErrors) as found:  # there are no bodies, so something is always missing
        read_pack(Pack("test", "mutation_wars", "Test", "1", "MIT", (), "", Path(), cards, {}))
    assert all(error.file for error in found.value.errors)


# warnings


@pytest.mark.parametrize(
    ("changed", "warning"),
    [
        ({"mutate": mutate("FLIP(eye)", count=0)}, "M99: there is no copy of this card in the deck"),
        ({"mutate": mutate("UNFLIP(self); UNFLIP(self)")}, "M99: UNFLIP(self) does nothing the second time"),
        (
            {"battle": battle("PART_MOD(0/0; eye)")},
            "BT99: PART_MOD(0/0; eye) does nothing: both modifiers are 0",
        ),
        (
            {"battle": battle("PART_MOD(+1/0; fake_tail)")},
            "BT99: PART_MOD(+1/0; fake_tail): Fake Tails never have attack or defence",
        ),
        (
            {"battle": battle("FLAT_MOD(+2/-1)", role="defender")},
            "BT99: FLAT_MOD(+2/-1) does nothing for a defender: that takes +defence or -attack",
        ),
        (
            {"battle": battle("END_BATTLE; STEAL_MOD(1)", role="defender")},
            "BT99: STEAL_MOD(1) does nothing: END_BATTLE calls the battle off",
        ),
    ],
)
def test_what_can_never_do_anything_is_pointed_out(
    changed: dict[str, dict[str, Table]], warning: str
) -> None:
    assert warnings(read_pack(pack(**changed))) == [warning]


def test_types_that_are_not_in_the_deck_are_pointed_out() -> None:
    without = {"FAKE": {"type": "fake_tail", "per_colour": 0}}
    assert warnings(read_pack(pack(parts=without))) == [
        "M08: FLIP(tail, fake_tail): there is no part of type fake_tail",
        "M24: RESET_TAIL(self, optional) does nothing: there are no Fake Tails",
    ]
