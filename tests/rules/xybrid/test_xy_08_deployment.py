"""XY-8  Deployment step 1: DEPLOY."""

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import card, lab


@rule("XY-8.1")
def test_the_highest_value_activates_first_and_ties_go_by_turn_order() -> None:
    table = lab(P0="C02[H05 A14l A18r L02] hand{A25}", P1="C04[H03 A03l A01r L16]", step="deploy", round=3)

    table.play(0, "yes")  # H05 burns A25
    assert table.options(0) == ["pick A01", "pick A03", "pick H03"]  # L16 is shielded
    table.play(0, "pick A03")

    assert table.happened("ACTIVATED") == ["P0 H05", "P1 A03", "P0 A14"]
    assert (table.infamy(0), table.infamy(1)) == (27, 21)


@rule("XY-8.1", "XY-8.5", "XY-8.6")
@pytest.mark.parametrize(
    ("order", "gained"),
    [
        (["activate L11", "activate H11"], 3 + 2),  # both have nothing: P0 is among the least
        (["activate H11", "activate A03"], 2 + 0),  # after stealing 2 from P1's 5, P1 has 3 and P0 has 2
    ],
)
def test_a_player_with_several_tied_parts_picks_one_after_the_other(order: list[str], gained: int) -> None:
    table = lab(P0="C10[H11 A03l A01r L11] inf 5", P1="C02[H03 A02l A18r L13] inf 5", step="deploy", round=3)

    assert (table.decision(), table.options(0)) == (
        "DEPLOY_ORDER",
        ["activate A03", "activate H11", "activate L11"],
    )
    table.play(0, *order)

    names = [name.split()[1] for name in order]
    assert table.happened("ACTIVATED")[:2] == [f"P0 {name}" for name in names]
    assert table.happened("ACTIVATED")[-2:] == ["P1 A02", "P0 C10"]
    assert table.infamy(0) == 5 + gained + 22 + 0


@rule("XY-8.1")
def test_among_equals_the_player_earlier_in_turn_order_activates_first() -> None:
    table = lab(P0="C02[A02l]", P1="C08[A32l]", P2="C11", players=3, first="P1", step="deploy")

    assert table.happened("ACTIVATED") == ["P1 A32", "P0 A02"]


@rule("XY-8.1", "XY-8.2")
def test_a_part_whose_value_fell_waits_for_its_new_place_in_the_order() -> None:
    table = lab(P0="C02[H03 A12l A03r L02]", P1="C04[H06 A22l A10r L13]", step="deploy", round=3)

    # A12 (9) has dropped A03 from 5 to 2, so A22 (4) comes before it.
    assert (table.asked(), table.options(1)) == ("P1", ["pick A03", "pick A12"])
    table.play(1, "pick A03")

    assert table.happened("ACTIVATED") == ["P0 A12", "P1 A22"]
    assert (table.infamy(0), table.infamy(1)) == (25, 24)


@rule("XY-8.2")
def test_a_boosted_part_overtakes() -> None:
    table = lab(P0="C02[H09 A24l A23r L02]", P1="C08[A22r]", step="deploy", round=3, boosts={"H09": 5})

    table.play(0, "pick A23 L02")  # H09 adds 2 to A23: 5 now, ahead of the 4 of A24 and A22

    assert table.happened("ACTIVATED")[:2] == ["P0 H09", "P0 A23"]


@rule("XY-8.2")
def test_a_swap_changes_who_activates_and_when() -> None:
    table = lab(P0="C02[A01r +X14 L10]", P1="C08[A14l]", step="deploy", round=3, boosts={"L10": 9})

    table.play(0, "swap A01 A14")  # now P0 has A14, worth 4, and picks its victim

    assert table.happened("ACTIVATED")[:2] == ["P0 L10", "P0 A14"]


@rule("XY-8.2", "XY-8.4")
def test_a_part_attached_in_this_step_joins_the_order() -> None:
    table = lab(P0="C02[A29l]", P1="C08[A24l] inf 9", lab="X16 X01", step="deploy", round=3)

    table.play(0, "pick X16")

    assert table.happened("ACTIVATED") == ["P0 A29", "P1 A24", "P0 X16"]


@rule("XY-8.3")
def test_a_part_activates_once_whoever_controls_it() -> None:
    table = lab(P0="C02[H10 A01l A10r L02]", P1="C08[H03 A18l A25r L13]", step="deploy", round=3)

    assert (table.monster(0)[4:7], table.monster(1)[4:7]) == ("H03", "H10")
    assert table.happened("ACTIVATED") == ["P0 H10"]
    assert table.infamy(0) == 28


@rule("XY-8.3")
def test_the_mark_is_set_before_the_effect_resolves() -> None:
    table = deploying("DEPLOY: DESTROY(choose(1, me.hand)); GAIN(1)", P0="C02[+X99] hand{A01 A10}")

    assert (table.decision(), table.marked("activated")) == ("EFFECT_PART", "X99")


@rule("XY-8.3", "XY-12.10")
def test_a_part_that_leaves_and_returns_does_not_activate_again() -> None:
    table = deploying(
        "DEPLOY: GAIN(1); TAKE(self)",
        P0="C02[+X99 +X17]",
        lab="A01 A10",
    )
    table.play(0, "pick X99")  # X17 fits the held X99 again

    assert (table.monster(0), table.infamy(0)) == ("C02[+X17 +X99]", 1)
    assert (finished(table), table.marked("activated")) == (True, "C99 X17 X99")


@rule("XY-8.4")
def test_a_destroyed_part_does_not_activate() -> None:
    table = lab(P0="C04[H01 A01l A10r L02]", P1="C02[H03 A18l A25r L13 +X15]", step="deploy", round=3)

    assert (table.happened("ACTIVATED"), table.happened("DESTROYED")) == (["P0 H01"], ["X15"])
    assert (table.infamy(0), table.infamy(1)) == (25, 28)


@rule("XY-8.4", "XY-12.10")
def test_a_jam_ends_when_the_part_moves_so_it_activates_after_all() -> None:
    swap = "DEPLOY: SWAP(choose(1, me.monster, type=arm), choose(1, opp.monster, type=arm))"
    stays = deploying("DEPLOY: GAIN(0)", P0="C02[A01l +X99]", P1="C99[A23l]", jammed="A23")
    moves = deploying(swap, P0="C02[A01l +X99]", P1="C99[A23l]", jammed="A23")

    assert (finished(stays), stays.happened("ACTIVATED")) == (True, ["P0 X99", "P1 C99"])
    assert moves.happened("ACTIVATED") == ["P0 X99", "P0 A23", "P1 C99"]


@rule("XY-8.5")
def test_a_deploy_effect_is_compulsory() -> None:
    table = lab(P0="C02[H08 A01l A10r L02]", P1="C08", step="deploy", round=3)

    assert table.options(0) == ["pick A01", "pick A10", "pick L02"]
    assert table.refuses(0, "none") == "must_choose"


@rule("XY-8.5")
@pytest.mark.parametrize(
    ("P0", "options"),
    [("C02[H05] hand{A01}", ["yes", "no"]), ("C02[H03 A17l]", ["none", "swap H03 H13"])],
)
def test_may_and_upto_make_it_optional(P0: str, options: list[str]) -> None:
    assert lab(P0=P0, P1="C08", lab="H13 L13", step="deploy").options(0) == options


@rule("XY-8.5")
def test_a_false_condition_still_counts_as_the_activation() -> None:
    table = deploying("DEPLOY if(round=2): GAIN(5)", round=1)

    assert (table.infamy(0), finished(table), "X99" in table.marked("activated")) == (0, True, True)


@rule("XY-8.6")
def test_a_core_activates_with_the_value_0() -> None:
    table = lab(P0="C10[A01l +X16] hand{H03}", P1="C08 inf 9", step="deploy", boosts={"X16": -1})

    assert (table.decision(), table.options(0)) == ("DEPLOY_ORDER", ["activate C10", "activate X16"])


@rule("XY-8.7")
def test_an_effect_goes_on_without_its_source_but_not_for_it() -> None:
    table = deploying(
        "DEPLOY: DESTROY(self); GAIN(1); BOOST(self, 5); SHIELD(self); SWAP(self, choose(1, lab)); GAIN(2)",
        lab="X01 A01",
        deck="A10",
    )

    assert (table.infamy(0), table.monster(0)) == (3, "C02[]")
    assert (table.lab(), table.deck()) == ("A01 X01", "A10 X99")
    assert (table.value("X99"), table.shielded()) == (9, "")


@rule("XY-8.7")
def test_a_source_that_changed_its_monster_is_still_the_source() -> None:
    table = deploying(
        "DEPLOY: SWAP(self, choose(1, opp.monster)); BOOST(self, -4); GAIN(1)",
        P1="C99[+X01]",
        cards={"X01": card(sciences="BIO")},
    )

    assert (table.monster(0), table.monster(1)) == ("C02[+X01]", "C99[+X99]")
    assert (table.value("X99"), table.infamy(0), table.infamy(1)) == (5, 1, 0)
