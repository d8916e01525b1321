"""XY-4.8 – XY-4.10  The lab is restocked when it is empty, at once, and not before."""

from typing import Any

import pytest

from tests.marks import rule
from tests.table import Table, card, lab, with_cards

DECK = "L14 L01 X03 A02 A03 A05 A06"
BRAKE = card("DEPLOY may: GAIN(1)", type="core", value=0)


def deploying(effect: str, lab_parts: str, deck: str = DECK, P0: str = "C02[+X99]", **given: Any) -> Table:
    pack = with_cards({"X99": card(f"DEPLOY: {effect}", value=9), "C99": BRAKE})
    return lab(pack=pack, P0=P0, P1="C99", lab=lab_parts, deck=deck, step="deploy", **given)


@rule("XY-4.8")
def test_drawing_the_last_part_restocks_the_lab_up_to_its_size() -> None:
    table = lab(P0="C02", P1="C08", lab="X01", deck=DECK, step="draw")

    assert (table.lab(), table.deck()) == ("A02 A03 L01 L14 X03", "A05 A06")


@rule("XY-4.8")
@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 7), (4, 9)])
def test_the_size_of_a_restocked_lab_follows_the_number_of_players(players: int, size: int) -> None:
    table = lab(players=players, lab="X01", step="draw")

    assert len(table.lab().split()) == size


@rule("XY-4.8", "XY-4.10")
def test_a_short_deck_restocks_what_it_has() -> None:
    table = lab(P0="C02", P1="C08", lab="X01", deck="A01 H03", step="draw")

    assert (table.lab(), table.deck()) == ("A01 H03", "")


@rule("XY-4.8")
def test_the_lab_is_restocked_after_every_single_draw() -> None:
    table = deploying("DRAW(2)", "X01", deck="L14 L01 X03 A02 A03 A05 A06")

    assert (table.hand(0), table.lab()) == ("X01", "A02 A03 L01 L14 X03")
    table.play(0, "draw A02")
    assert (table.hand(0), table.lab(), table.asked()) == ("A02 X01", "A03 L01 L14 X03", "P1")


@rule("XY-4.8")
def test_the_lab_is_restocked_between_two_operations() -> None:
    table = deploying("DESTROY(choose(1, lab)); DESTROY(choose(1, lab))", "X01")

    assert (table.lab(), table.options(0)[0]) == ("A02 A03 L01 L14 X03", "pick A02")


@rule("XY-4.8")
def test_the_lab_is_restocked_after_a_cost_before_the_operations() -> None:
    pack = with_cards({"X99": card("DEPLOY cost{DESTROY(choose(1, lab))}: GAIN(count(lab))"), "C99": BRAKE})
    table = lab(pack=pack, P0="C02[+X99]", P1="C99", lab="X01", deck=DECK, step="deploy")

    assert table.infamy(0) == 5


@rule("XY-4.8", "XY-12.8", "XY-13.2")
def test_a_batch_is_finished_before_the_lab_is_restocked() -> None:
    table = lab(P0="C02", P1="C08", lab="H07 A01 X01", deck="L02 L13 A10 A18 A25 H06", step="draw")
    table.play(0, "draw H07")  # DESTROY(all(lab))

    assert (table.lab(), table.deck()) == ("A10 A18 A25 L02 L13", "H06 A01 X01")


@rule("XY-4.8")
def test_attaching_the_whole_lab_is_one_batch() -> None:
    table = deploying("ATTACH(all(lab))", "H03 X01 X03 X05", deck="X07 X08 A05")

    assert table.monster(0) == "C02[H03 +X01 +X03 +X05 +X99]"
    assert table.lab() == "A05 X07 X08"


@rule("XY-4.8")
def test_a_batch_that_asks_for_sides_is_still_one_batch() -> None:
    table = deploying("ATTACH(all(lab))", "A01 A10", deck="A18 A25")

    assert (table.decision(), table.lab()) == ("EFFECT_SIDE", "A01 A10")
    table.play(0, "right")

    assert (table.monster(0), table.lab()) == ("C02[A10l A01r +X99]", "A18 A25")


@rule("XY-4.8")
@pytest.mark.parametrize(
    ("effect", "P0"),
    [
        ("SWAP(choose(1, me.monster, type=head), choose(1, lab))", "C02[H03 +X99]"),
        ("SWAP(choose(1, lab), choose(1, me.hand))", "C02[+X99] hand{H03}"),
        ("SWAP(choose(1, me.pile), choose(1, lab))", "C02[+X99] pile{H03}"),
    ],
)
def test_exchanging_the_only_part_of_the_lab_never_empties_it(effect: str, P0: str) -> None:
    table = deploying(effect, "H13", P0=P0)

    assert (table.lab(), table.deck()) == ("H03", DECK)
    assert table.happened("RESTOCKED") == []


@rule("XY-4.8")
def test_the_lab_is_restocked_in_deployment_too() -> None:
    table = deploying("DESTROY(all(lab))", "A01")

    assert (table.lab(), table.deck()) == ("A02 A03 L01 L14 X03", "A05 A06 A01")


@rule("XY-4.9")
def test_a_lab_with_a_part_in_it_is_not_refilled() -> None:
    table = lab(P0="C02", P1="C08", lab="X01 X05", deck=DECK, step="draw")

    table.play(0, "draw X01")  # P1 draws X05 without a choice: only then it is empty

    assert table.story("DRAWN", "RESTOCKED")[:3] == ["DRAWN P0 X01", "DRAWN P1 X05", "RESTOCKED L14"]


@rule("XY-4.9")
def test_stocking_may_exceed_the_size_and_nothing_is_sent_back() -> None:
    table = deploying("STOCK(3)", "A01 A10 A18 A25")

    assert table.lab() == "A01 A10 A18 A25 L01 L14 X03"


@rule("XY-4.10", "XY-6.3")
def test_with_lab_and_deck_empty_nothing_is_drawn() -> None:
    table = lab(P0="C02[H03] hand{L02}", P1="C08", lab="", deck="", step="draw", round=3)

    assert table.happened("NOTHING_DRAWN") == ["P0", "P1"]
    assert table.happened("DRAWN") == []
    assert table.monster(0) == "C02[H03 L02]"


@rule("XY-4.10")
def test_a_part_that_reaches_the_deck_while_the_lab_is_empty_goes_to_the_lab_at_once() -> None:
    table = lab(P0="C02[H03 A01l A10r L02] pile{X10}", P1="C08", lab="", deck="", round=2)

    table.play(0, "activate X10")  # its cost puts it under the empty deck

    assert table.lab() == "X10"
    assert (table.deck(), table.decision()) == ("", "EFFECT_PART")


@rule("XY-4.10", "XY-4.8")
def test_a_batch_into_the_empty_deck_is_restocked_as_a_whole() -> None:
    table = deploying("DESTROY(all(me.hand))", "", deck="", P0="C02[+X99] hand{A01 A10 H03 L02 X01 X03}")

    assert (table.lab(), table.deck()) == ("A01 A10 H03 L02 X01", "X03")
