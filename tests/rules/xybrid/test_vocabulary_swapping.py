"""Vocabulary: SWAP with every pair of selectors, ATTACH of several parts."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, card

CARDS = {
    "H97": card(type="head", value=2),
    "H98": card(type="head", value=6),
    "H99": card(type="head", value=6),
}


def swapping(first: str, second: str, **given: Any) -> Table:
    position = {"P0": "C02[H03 A01l A10r +X99]", "P1": "C99[H97 A18l A25r]", "lab": "A23 H98", **given}
    return deploying(f"DEPLOY: SWAP({first}, {second}); GAIN(1)", cards=CARDS, **position)


@rule("XY-13.5", "XY-13.8")
@pytest.mark.parametrize(
    ("first", "second", "options"),
    [
        ("choose(1, me.monster)", "choose(1, lab)", ["swap A01 A23", "swap A10 A23", "swap H03 H98"]),
        ("upto(1, me.monster)", "choose(1, lab)", ["none", "swap A01 A23", "swap A10 A23", "swap H03 H98"]),
        ("choose(1, me.monster)", "upto(1, lab)", ["none", "swap A01 A23", "swap A10 A23", "swap H03 H98"]),
        ("upto(1, lab)", "upto(1, me.monster)", ["none", "swap A23 A01", "swap A23 A10", "swap H98 H03"]),
        ("choose(1, lab)", "choose(1, me.monster)", ["swap A23 A01", "swap A23 A10", "swap H98 H03"]),
        (
            "choose(1, me.monster, side=left)",
            "choose(1, any.monster, type=arm)",
            ["with A10", "with A18", "with A25"],
        ),
        ("highest(me.monster, other)", "choose(1, lab)", ["swap A01 A23", "swap A10 A23", "swap H03 H98"]),
        ("choose(1, opp.monster)", "choose(1, lab)", ["swap A18 A23", "swap A25 A23", "swap H97 H98"]),
        ("upto(1, opp.monster, type=head)", "choose(1, lab)", ["none", "swap H97 H98"]),
    ],
)
def test_all_legal_pairs_are_one_decision(first: str, second: str, options: list[str]) -> None:
    table = swapping(first, second)

    assert (table.decision(), table.asked(), table.options(0)) == ("EFFECT_SWAP", "P0", options)


@pytest.mark.parametrize(
    "optional", [("upto(1, me.monster)", "choose(1, lab)"), ("choose(1, me.monster)", "upto(1, lab)")]
)
def test_upto_on_either_side_may_be_declined(optional: tuple[str, str]) -> None:
    table = swapping(*optional)

    table.play(0, "none")

    assert (table.monster(0), table.infamy(0), finished(table)) == ("C02[H03 A01l A10r +X99]", 1, True)


@rule("XY-13.10")
def test_highest_in_the_first_place_looks_among_parts_with_a_partner() -> None:
    table = swapping("highest(me.monster)", "choose(1, lab)", P0="C02[A05l L02 +X99]")

    assert table.monster(0) == "C02[A23l L02 +X99]"  # X99 and L02 are worth more, but have no partner


@rule("XY-13.10")
def test_highest_in_the_second_place_looks_among_the_partners_of_the_first() -> None:
    table = swapping(
        "choose(1, me.monster)", "highest(lab)", P0="C02[H03 A01l +X99]", lab="A23 A18 H97 H98 H99", P1="C99"
    )

    assert table.options(0) == ["swap A01 A18", "swap H03 H98", "swap H03 H99"]


@rule("XY-13.10")
def test_highest_on_both_sides() -> None:
    table = swapping(
        "highest(me.hand)", "highest(lab)", P0="C02[+X99] hand{A05 H03}", lab="H97 H98 X01", P1="C99"
    )

    assert (table.hand(0), table.lab()) == ("A05 H98", "H03 H97 X01")


@rule("XY-13.10", "XY-12.9")
def test_chance_picks_the_first_part_among_those_with_a_partner() -> None:
    table = swapping("random(1, me.monster)", "choose(1, lab)", pick=["swap A10"])

    assert table.monster(0) == "C02[H03 A01l A23r +X99]"
    assert table.happened("PICKED_AT_RANDOM") == ["A10"]


@rule("XY-13.10", "XY-12.9")
def test_chance_picks_the_second_part_among_the_partners_of_the_first() -> None:
    table = swapping("choose(1, me.monster)", "random(1, opp.monster)", pick=["with A25"])

    assert table.choices(0) == ["swap A01", "swap A10", "swap H03"]
    table.play(0, "swap A10")

    assert (table.monster(0), table.monster(1)) == ("C02[H03 A01l A25r +X99]", "C99[H97 A18l A10r]")


@rule("XY-13.10", "XY-12.9")
def test_chance_may_pick_both() -> None:
    table = swapping("random(1, me.monster)", "random(1, opp.monster)", pick=["swap A10", "with A18"])

    assert (table.monster(0), table.monster(1)) == ("C02[H03 A01l A18r +X99]", "C99[H97 A10l A25r]")


def test_a_random_partner_may_be_declined_before_it_is_known() -> None:
    table = swapping("upto(1, me.monster)", "random(1, opp.monster)")

    assert table.choices(0) == ["none", "swap A01", "swap A10", "swap H03"]


def test_a_random_first_part_may_be_left_where_the_second_is_optional() -> None:
    table = swapping("random(1, me.monster)", "upto(1, opp.monster)", pick=["swap A10"])

    assert table.choices(0) == ["none", "with A18", "with A25"]
    table.play(0, "none")
    assert (table.monster(0), table.happened("DECLINED"), finished(table)) == (
        "C02[H03 A01l A10r +X99]",
        ["P0"],
        True,
    )


@pytest.mark.parametrize("said", ["swap A01 A18", "A01 A18", "with A18", "A18"])
def test_a_pair_may_be_named_whole_when_its_first_part_is_taken_already(said: str) -> None:
    table = swapping("choose(1, me.monster, side=left)", "choose(1, opp.monster, type=arm)")

    table.play(0, said)

    assert table.monster(0) == "C02[H03 A18l A10r +X99]"


def test_another_first_part_than_the_one_taken_is_refused() -> None:
    table = swapping("choose(1, me.monster, side=left)", "choose(1, opp.monster, type=arm)")

    assert table.refuses(0, "swap A10 A18") == "swap_begun"


@pytest.mark.parametrize(
    ("first", "second", "P0"),
    [
        ("self", "choose(1, lab)", "C02[+X01]"),
        ("choose(1, lab)", "self", "C02[+X01]"),
        ("self", "highest(opp.monster)", "C02[+X05]"),
        ("self", "self", "C02[+X99]"),
    ],
)
def test_self_is_swapped_from_either_place(first: str, second: str, P0: str) -> None:
    table = swapping(first, second, P0="C02[+X99]", P1="C99[+X05]", lab="X01 A01")

    assert (table.monster(0), finished(table)) == (P0, True)


@rule("XY-8.7")
@pytest.mark.parametrize(("first", "second"), [("self", "choose(1, lab)"), ("choose(1, lab)", "self")])
def test_self_off_the_monsters_is_not_swapped(first: str, second: str) -> None:
    table = deploying(f"DEPLOY: TAKE(self); SWAP({first}, {second}); GAIN(1)", lab="X01 A01")

    assert (table.hand(0), table.lab(), table.infamy(0)) == ("X99", "A01 X01", 1)


@rule("XY-13.5")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("choose(1, me.monster, type=arm, side=left)", "choose(1, me.monster, side=right)"),
        ("highest(me.monster, side=right)", "choose(1, me.monster, type=arm)"),
        ("random(1, me.monster, side=left)", "random(1, me.monster, type=arm)"),
    ],
)
def test_arms_of_one_monster_change_sides(first: str, second: str) -> None:
    assert swapping(first, second).monster(0) == "C02[H03 A10l A01r +X99]"


@rule("XY-13.4")
@pytest.mark.parametrize(
    ("first", "second", "cores"),
    [
        (
            "choose(1, me.monster, type=core)",
            "choose(1, opp.monster, type=core)",
            ("C99", "C02", "C05", "C07"),
        ),
        ("choose(1, me.monster, type=core)", "choose(1, core_pile, type=core)", ("C05", "C99", "C02", "C07")),
        (
            "choose(1, opp.monster, +core, type=core)",
            "choose(1, core_pile, +core)",
            ("C02", "C05", "C99", "C07"),
        ),
        ("choose(1, me.pile, type=core)", "choose(1, core_pile, type=core)", ("C02", "C99", "C07", "C05")),
        ("choose(1, me.monster, type=core)", "choose(1, me.pile, +core)", ("C07", "C99", "C05", "C02")),
        ("choose(1, me.monster, type=core)", "choose(1, lab, +core)", ("C02", "C99", "C05", "C07")),
    ],
)
def test_cores_change_places_with_cores(first: str, second: str, cores: tuple[str, str, str, str]) -> None:
    pile = {"P0": "C02[+X99] pile{C07}", "P1": "C99[H97]", "core_pile": "C05", "activated": "C07 C05"}
    table = swapping(first, second, round=3, **pile)

    assert (table.monster(0)[:3], table.monster(1)[:3], table.core_pile(), table.pile(0)) == cores


@rule("XY-13.5")
@pytest.mark.parametrize(
    ("first", "second", "hand", "other"),
    [
        ("choose(1, me.hand)", "choose(1, opp.hand)", "H16", "A05"),
        ("choose(1, me.hand)", "choose(1, me.pile)", "L02", "H16"),
        ("choose(1, opp.hand)", "choose(1, lab)", "A05", "X01"),
        ("choose(1, opp.hand)", "choose(1, me.pile)", "A05", "L02"),
        ("choose(1, any.hand, type=arm)", "choose(1, any.hand, type=head)", "H16", "A05"),
    ],
)
def test_off_the_monsters_types_do_not_matter(first: str, second: str, hand: str, other: str) -> None:
    table = swapping(first, second, P0="C02[+X99] hand{A05} pile{L02}", P1="C99 hand{H16}", lab="X01")

    assert (table.hand(0), table.hand(1), finished(table)) == (hand, other, True)


def test_a_held_part_may_be_swapped_onto_a_monster() -> None:
    table = swapping("choose(1, me.hand)", "choose(1, opp.monster)", P0="C02[+X99] hand{A05 L02}")

    assert table.options(0) == ["with A18", "with A25"]
    table.play(0, "with A25")
    assert (table.monster(1), table.hand(0)) == ("C99[H97 A18l A05r]", "A25 L02")


# ATTACH of several parts.


def attaching(selector: str, **given: Any) -> Table:
    return deploying(f"DEPLOY: ATTACH({selector}); GAIN(1)", cards=CARDS, **given)


@rule("XY-13.6", "XY-13.9")
@pytest.mark.parametrize(
    ("selector", "P0", "said", "monster"),
    [
        ("choose(2, me.hand)", "C02[+X99] hand{A01 A10}", ["right"], "C02[A10l A01r +X99]"),
        ("choose(2, me.hand)", "C02[+X99] hand{A01 A10 L02}", ["pick A10 L02", "left"], "C02[A10l L02 +X99]"),
        ("choose(2, me.hand)", "C02[A18l +X99] hand{A01 A10}", ["pick A10"], "C02[A18l A10r +X99]"),
        (
            "choose(3, me.hand)",
            "C02[H03 L13 +X99] hand{A01 H16 L02 X01}",
            ["left"],
            "C02[H03 A01l L13 +X01 +X99]",
        ),
        ("all(me.hand)", "C02[+X99] hand{A01 A10 A18 H03 L02}", ["left"], "C02[H03 A01l A10r L02 +X99]"),
        ("all(me.hand)", "C02[+X99] hand{X01 X05}", [], "C02[+X01 +X05 +X99]"),
        ("all(me.hand, type=arm)", "C02[A18r +X99] hand{A01 A10}", [], "C02[A01l A18r +X99]"),
        ("upto(1, me.hand)", "C02[+X99] hand{A01}", ["pick A01", "right"], "C02[A01r +X99]"),
        ("upto(1, me.hand)", "C02[+X99] hand{A01}", ["none"], "C02[+X99]"),
        ("highest(me.hand)", "C02[H03 +X99] hand{H98 L14}", [], "C02[H03 L14 +X99]"),
    ],
)
def test_attached_parts_fit_and_arms_ask_for_their_side(
    selector: str, P0: str, said: list[str], monster: str
) -> None:
    table = attaching(selector, P0=P0)

    table.play(0, *said)

    assert (table.monster(0), table.infamy(0), finished(table)) == (monster, 1, True)


@rule("XY-13.9", "XY-12.9")
@pytest.mark.parametrize(
    ("pick", "monster"),
    [(["A01", "H03"], "C02[H03 A18l A01r +X99]"), (["H03", "A10"], "C02[H03 A18l A10r +X99]")],
)
def test_random_parts_attached_together_fit_together(pick: list[str], monster: str) -> None:
    table = attaching("random(2, me.hand)", P0="C02[A18l +X99] hand{A01 A10 H03}", pick=pick)

    assert table.monster(0) == monster


@pytest.mark.parametrize("zone", ["lab", "me.pile", "opp.hand", "opp.monster", "any.monster", "any.hand"])
def test_parts_of_any_zone_can_be_attached(zone: str) -> None:
    table = attaching(
        f"choose(1, {zone}, type=legs)",
        P0="C02[+X99] pile{L01}",
        P1="C99[L02] hand{L13}",
        lab="L14 A01",
    )

    attached = {"lab": "L14", "me.pile": "L01", "opp.hand": "L13", "any.hand": "L13"}.get(zone, "L02")
    assert table.monster(0) == f"C02[{attached} +X99]"
