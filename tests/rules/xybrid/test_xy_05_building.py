"""XY-5  Turn step 3: BUILD."""

from typing import Any

import pytest

from tests.marks import rule
from tests.table import Table, lab

COMPLETE = "C02[H03 A01l A10r L02]"


def building(monster: str, hand: str, **given: Any) -> Table:
    return lab(P0=f"{monster} hand{{{hand}}}", P1="C08", lab="A02 H06 L03", step="build", **given)


def built(table: Table) -> bool:
    """Whether P0's BUILD step is over: P1 draws."""
    return (table.asked(), table.decision()) == ("P1", "DRAW")


@rule("XY-5.1")
@pytest.mark.parametrize("monster", ["C02", COMPLETE])
def test_all_auxiliaries_in_hand_are_attached_unasked(monster: str) -> None:
    table = building(monster, "X01 X05 X12")

    assert built(table)
    assert (table.monster(0).endswith("+X01 +X05 +X12]"), table.hand(0)) == (True, "")


@rule("XY-5.2")
def test_parts_that_fit_are_attached_unasked() -> None:
    table = building("C02[A01l]", "H11 A24 L13", round=2)

    assert built(table)
    assert table.monster(0) == "C02[H11 A01l A24r L13]"


@rule("XY-5.2")
def test_the_player_picks_where_more_parts_of_a_type_are_held_than_fit() -> None:
    table = building("C02", "L13 L14 L16 H11 H13")

    assert (table.decision(), table.options(0)) == ("BUILD_ATTACH", ["attach H11", "attach H13"])
    assert table.refuses(0, "attach L13") == "other_type_first"
    table.play(0, "attach H13")
    assert table.options(0) == ["attach L13", "attach L14", "attach L16"]
    table.play(0, "attach L14")

    assert (table.monster(0), table.hand(0)) == ("C02[H13 L14]", "H11 L13 L16")


@rule("XY-5.2", "XY-5.3")
def test_three_arms_for_two_slots_are_picked_one_after_the_other() -> None:
    table = building("C02[H03 L02]", "A18 A24 A25")

    table.play(0, "attach A24", "right")
    assert (table.decision(), table.options(0)) == ("BUILD_ATTACH", ["attach A18", "attach A25"])
    table.play(0, "attach A25")

    assert (table.monster(0), table.hand(0)) == ("C02[H03 A25l A24r L02]", "A18")


@rule("XY-5.2")
def test_types_are_handled_in_the_order_head_arm_legs() -> None:
    table = building("C02", "A01 A10 H11 L02 X01")

    assert (table.decision(), table.monster(0), table.hand(0)) == (
        "BUILD_SIDE",
        "C02[H11 +X01]",
        "A01 A10 L02",
    )
    table.play(0, "right")
    assert table.happened("ATTACHED") == [
        "P0 X01 aux", "P0 H11 head", "P0 A01 arm.right", "P0 A10 arm.left", "P0 L02 legs",
    ]  # fmt: skip


@rule("XY-5.3")
@pytest.mark.parametrize(("side", "monster"), [("left", "C02[A18l]"), ("right", "C02[A18r]")])
def test_an_arm_goes_left_or_right_while_both_sides_are_open(side: str, monster: str) -> None:
    table = building("C02", "A18")

    assert (table.decision(), table.options(0)) == ("BUILD_SIDE", ["left", "right"])
    table.play(0, side)

    assert (table.monster(0), built(table)) == (monster, True)


@rule("XY-5.3")
@pytest.mark.parametrize(
    ("before", "after"), [("C02[A01l]", "C02[A01l A18r]"), ("C02[A01r]", "C02[A18l A01r]")]
)
def test_a_second_arm_takes_the_open_side(before: str, after: str) -> None:
    assert building(before, "A18").monster(0) == after


@rule("XY-5.3")
def test_an_attached_arm_cannot_change_sides_in_build() -> None:
    table = building(COMPLETE, "A24")

    assert not [option for option in table.options(0) if option in ("swap A01 A10", "swap A10 A01")]
    assert table.refuses(0, "swap A01 A10") == "not_in_hand"


@rule("XY-5.4")
def test_a_held_part_is_kept_or_swapped_with_one_of_its_type() -> None:
    table = building(COMPLETE, "H11")

    assert (table.decision(), table.options(0)) == ("BUILD_SWAP", ["done", "swap H11 H03"])
    assert table.refuses(0, "swap H11 L02") != ""
    table.play(0, "swap H11 H03")

    assert (table.monster(0), table.hand(0), built(table)) == ("C02[H11 A01l A10r L02]", "H03", True)


@rule("XY-5.4")
@pytest.mark.parametrize(
    ("pair", "monster", "hand"),
    [
        ("swap A24 A01", "C02[H03 A24l A10r L02]", "A01"),
        ("swap A24 A10", "C02[H03 A01l A24r L02]", "A10"),
    ],
)
def test_an_arm_swapped_in_takes_the_side_of_the_other(pair: str, monster: str, hand: str) -> None:
    table = building(COMPLETE, "A24")

    assert table.options(0) == ["done", "swap A24 A01", "swap A24 A10"]
    table.play(0, pair)

    assert (table.monster(0), table.hand(0)) == (monster, hand)


@rule("XY-5.5")
def test_a_part_that_was_swapped_out_cannot_come_back_in_this_step() -> None:
    table = building(COMPLETE, "H11 H13")

    table.play(0, "swap H11 H03")
    assert table.options(0) == ["done", "swap H13 H11"]
    assert table.refuses(0, "swap H03 H11") == "just_replaced"
    table.play(0, "swap H13 H11")  # H11 came in and left again: nothing may return

    assert (table.monster(0), table.hand(0), built(table)) == ("C02[H13 A01l A10r L02]", "H03 H11", True)


@rule("XY-5.5")
def test_any_number_of_swaps_may_be_made_one_at_a_time() -> None:
    table = building(COMPLETE, "A24 A25 H11 L13")

    table.play(0, "swap A24 A01", "swap A25 A10", "swap L13 L02", "swap H11 H03")

    assert (table.monster(0), table.hand(0)) == ("C02[H11 A24l A25r L13]", "A01 A10 H03 L02")
    assert built(table)


@rule("XY-5.5")
def test_done_ends_the_step_with_swaps_still_possible() -> None:
    table = building(COMPLETE, "A24 H11")

    table.play(0, "swap H11 H03", "done")

    assert (table.monster(0), table.hand(0), built(table)) == ("C02[H11 A01l A10r L02]", "A24 H03", True)


@rule("XY-5.5")
def test_in_the_next_turn_the_part_may_be_swapped_in_again() -> None:
    table = building(COMPLETE, "H11")

    table.play(0, "swap H11 H03")
    table.play(1, "draw L03")
    table.play(0, "draw A02")

    assert table.options(0) == ["done", "swap A02 A01", "swap A02 A10", "swap H03 H11"]


@rule("XY-5.6")
def test_swapping_triggers_no_draw_effect() -> None:
    table = building(COMPLETE, "H16")  # DRAW: draw an auxiliary

    table.play(0, "swap H16 H03")

    assert (table.hand(0), table.lab(), table.happened("DRAWN")) == ("H03", "A02 H06 L03", [])


@rule("XY-5.7")
def test_kept_parts_stay_in_hand_without_limit() -> None:
    held = "A18 A24 A25 H11 H13 H16 L13 L14 L15 L16"
    table = building(COMPLETE, held)

    table.play(0, "done")
    table.play(1, "draw L03")

    assert (table.hand(0), table.asked()) == (held, "P0")


@rule("XY-5.8")
def test_cores_are_never_swapped_in_build() -> None:
    table = building(COMPLETE, "H11")

    assert table.refuses(0, "swap C05 C02") == "not_swappable"
    assert all("C02" not in option for option in table.options(0))
