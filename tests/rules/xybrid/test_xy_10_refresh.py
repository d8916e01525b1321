"""XY-10  Deployment step 3: REFRESH."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying
from tests.table import lab


@rule("XY-10.1")
def test_every_monster_joins_its_owners_pile_core_included() -> None:
    table = lab(
        P0="C02[H03 A01l +X01] pile{L02} hand{A18}", P1="C08[H13] pile{C05 A25}", step="refresh", round=1
    )

    assert (table.pile(0), table.pile(1)) == ("A01 C02 H03 L02 X01", "A25 C05 C08 H13")
    assert (table.monster(0), table.monster(1)) == ("-[]", "-[]")


@rule("XY-10.1", "XY-12.10")
@pytest.mark.parametrize(
    "mark",
    [
        {"jammed": "H03 C02"},
        {"shielded": "H03"},
        {"activated": "H03 C02"},
        {"boosts": {"H03": 3}},
        {"added": {"H03": "ROB"}},
    ],
)
def test_all_temporary_modifiers_end(mark: dict[str, Any]) -> None:
    table = lab(P0="C02[H03]", P1="C08", step="refresh", round=1, **mark)

    assert table.marked("jammed") + table.marked("shielded") + table.marked("activated") == ""
    assert (table.fact("boosts")["H03"], table.sciences("H03")) == (0, "BIO")


@rule("XY-10.1")
def test_piles_persist_until_the_game_ends() -> None:
    table = lab(P0="C02[H03] pile{C05 A25}", P1="C08", step="refresh", round=2)

    assert (table.fact("round"), table.pile(0)) == (3, "A25 C02 C05 H03")


@rule("XY-10.2")
def test_hands_and_lab_are_shuffled_into_the_deck_and_the_lab_is_restocked() -> None:
    table = lab(
        P0="C02[H03 A01l A10r L02 +X01] hand{A18}", P1="C08[H13 A25l A27r L13] hand{A30}",
        step="refresh", round=1, shuffle=["A30 A18 H16"], lab="H16 X05",
    )  # fmt: skip

    lab_and_deck = table.lab().split() + table.deck().split()
    assert (len(table.lab().split()), len(table.deck().split())) == (5, 84 - 9 - 5)
    assert {"A18", "A30", "H16", "X05"} <= set(lab_and_deck)
    assert {"A18", "A30", "H16"} <= set(table.lab().split())
    assert (table.hand(0), table.hand(1)) == ("", "")


@rule("XY-10.3")
def test_revealed_breakthroughs_leave_the_game() -> None:
    table = lab(
        P0="C02 breakthroughs{B05}", P1="C08", shown="B01 B13", removed="B02", step="refresh", round=1
    )

    assert (table.fact("removed").cards, table.fact("shown").cards) == (("B01", "B02", "B13"), ())
    assert table.breakthroughs(0) == "B05"


@rule("XY-10.4")
def test_the_next_round_starts_with_its_first_player_and_cores() -> None:
    table = lab(P0="C02 inf 9", P1="C08 inf 4", step="refresh", round=1)

    assert (table.fact("round"), table.fact("first")) == (2, "P1")
    assert (table.decision(), table.asked()) == ("CHOOSE_CORE", "P1")


@rule("XY-10.5")
def test_a_part_goes_to_the_pile_of_the_monster_it_is_on() -> None:
    table = lab(
        P0="C02[H10 A01l A10r L02]", P1="C08[H03 A18l A25r L13]", step="deploy", round=1
    )  # H10 trades places with H03

    assert (table.pile(0), table.pile(1)) == ("A01 A10 C02 H03 L02", "A18 A25 C08 H10 L13")


@rule("XY-10.5")
def test_a_taken_and_attached_part_belongs_to_its_new_monster() -> None:
    table = deploying("DEPLOY: ATTACH(choose(1, opp.monster))", P1="C99[+X01]")

    table.play(1, "no")

    assert (table.pile(0), table.pile(1)) == ("C02 X01 X99", "C99")
