"""XY-3  Turn step 1: MISSION."""

import pytest

from tests.marks import rule
from tests.table import Table, card, lab, with_cards

LAB = "A18 A25 H13 L13 X01"


def mission(
    pile: str, monster: str = "C01", hand: str = "", other: str = "C10", lab_parts: str = LAB
) -> Table:
    return lab(
        P0=f"{monster} hand{{{hand}}} pile{{{pile}}}", P1=other, round=2, lab=lab_parts, step="mission"
    )


@rule("XY-3.1")
def test_a_turn_begins_with_one_mission_of_the_own_pile_or_none() -> None:
    table = mission("C08 L16 X14")

    assert table.decision() == "MISSION"
    assert table.options(0) == ["pass", "activate C08", "activate L16"]


@rule("XY-3.1")
def test_only_one_mission_is_activated_in_a_turn() -> None:
    table = mission("C08 L16")

    table.play(0, "activate L16", "pick X01")

    assert table.decision() == "DRAW"
    assert table.happened("MISSION_ACTIVATED") == ["P0 L16"]


@rule("XY-3.1")
def test_passing_goes_straight_to_the_draw() -> None:
    table = mission("C08 L16")

    table.play(0, "pass")

    assert (table.asked(), table.decision(), table.lab()) == ("P0", "DRAW", LAB)


@rule("XY-3.1")
def test_missions_of_other_piles_are_not_offered() -> None:
    table = mission("C08", other="C10 pile{L16}")

    assert table.options(0) == ["pass", "activate C08"]
    assert table.refuses(0, "activate L16") == "not_in_pile"


@rule("XY-3.2")
@pytest.mark.parametrize("pile", ["", "H03 A04 X14 C03"])
def test_without_a_mission_part_the_step_is_skipped(pile: str) -> None:
    table = mission(pile)

    assert (table.asked(), table.decision()) == ("P0", "DRAW")


@rule("XY-3.3")
@pytest.mark.parametrize(("lab_parts", "offered"), [("A18 X01", True), ("A18 H13", False)])
def test_a_mission_is_offered_only_while_its_condition_holds(lab_parts: str, offered: bool) -> None:
    table = mission("C08 H04", lab_parts=lab_parts)

    assert ("activate H04" in table.options(0)) == offered
    assert table.refuses(0, "activate H04") == ("" if offered else "mission_condition")


@rule("XY-3.3")
@pytest.mark.parametrize(("hand", "offered"), [("A01", True), ("", False)])
def test_a_mission_is_offered_only_if_its_cost_can_be_paid(hand: str, offered: bool) -> None:
    table = mission("A16 C08 C11", hand=hand)

    assert ("activate A16" in table.options(0)) == offered
    assert ("activate C11" in table.options(0)) == offered


@rule("XY-3.3", "XY-3.2")
def test_missions_that_cannot_be_paid_ask_nothing() -> None:
    assert mission("A16 C11").decision() == "DRAW"


@rule("XY-3.3")
def test_a_mission_is_offered_even_if_it_will_achieve_nothing() -> None:
    table = mission("C08")  # the monster is only its core: nothing to exchange

    table.play(0, "activate C08")

    assert (table.decision(), table.monster(0), table.lab()) == ("DRAW", "C01[]", LAB)


@rule("XY-3.3")
def test_a_part_with_several_missions_is_offered_if_one_of_them_can_happen() -> None:
    pack = with_cards({"X99": card("MISSION if(round=1): GAIN(9)", "MISSION cost{LOSE(me, 1)}: GAIN(3)")})
    poor = lab(pack=pack, P0="C01 pile{X99} inf 0", P1="C10", round=2, lab=LAB)
    rich = lab(pack=pack, P0="C01 pile{X99} inf 1", P1="C10", round=2, lab=LAB)

    rich.play(0, "activate X99")

    assert poor.decision() == "DRAW"
    assert rich.infamy(0) == 3


@rule("XY-3.4")
def test_a_mission_may_be_activated_again_on_every_later_turn() -> None:
    table = mission("H04")

    table.play(0, "activate H04", "draw A18", "left")
    table.play(1, "draw L13")
    assert table.options(0) == ["pass", "activate H04"]
    table.play(0, "activate H04")

    assert (table.infamy(0), table.pile(0)) == (2, "H04")


@rule("XY-3.4")
def test_a_part_that_was_its_own_cost_has_left_the_pile() -> None:
    table = mission("A31 X10")

    table.play(0, "activate A31")

    assert (table.pile(0), table.deck().split()[-1]) == ("X10", "A31")
    assert table.decision() == "EFFECT_DRAW"


@rule("XY-3.5")
def test_missions_work_from_the_pile_alone() -> None:
    table = lab(P0="C08[L16] hand{A26}", P1="C10", round=2, lab="L14 A18 H13", deck="H04 …", step="mission")

    assert table.decision() == "DRAW"


@rule("XY-3.5")
def test_a_core_in_the_pile_may_be_activated() -> None:
    table = mission("C02", monster="C01")

    table.play(0, "activate C02")

    assert (table.infamy(0), table.pile(0)) == (1, "C02")
