"""XY-12.10 – XY-12.15  Modifiers and how they end, STATIC effects, the order of options, conditions."""

from typing import Any

import pytest

from monstrum.content.problems import PackErrors
from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, card, lab, with_cards

MODIFIED: dict[str, Any] = {"boosts": {"A01": 3}, "added": {"A01": "ROB"}, "shielded": "A01", "jammed": "A01"}


def modifiers(table: Table, id: str = "A01") -> tuple[object, str, bool, bool]:
    return (
        table.fact("boosts")[id],
        table.sciences(id),
        id in table.marked("shielded").split(),
        id in table.marked("jammed").split(),
    )


@rule("XY-12.10")
def test_modifiers_last_while_the_part_stays() -> None:
    table = deploying("DEPLOY: GAIN(1)", P0="C02[A01l +X99]", **MODIFIED)

    assert modifiers(table) == (3, "BIO ROB", True, True)


@rule("XY-12.10")
@pytest.mark.parametrize(
    ("effect", "place"),
    [
        ("SWAP(choose(1, me.monster, type=arm), choose(1, opp.monster))", "C99[A01r]"),
        ("SWAP(choose(1, me.monster, side=left), choose(1, me.monster, side=right))", "C02[A10l A01r +X99]"),
        ("SWAP(choose(1, me.monster, side=left), choose(1, lab))", "A01"),
        ("SWAP(choose(1, me.monster, side=left), choose(1, me.hand))", "A01"),
        ("TAKE(choose(1, me.monster, side=left))", "A01 A24"),
        ("TOLAB(choose(1, me.monster, side=left))", "A01 A25"),
        ("DESTROY(choose(1, me.monster, side=left))", "A18 A01"),
        (
            "TAKE(choose(1, me.monster, side=left)); ATTACH(choose(1, me.hand, sci=BIO))",
            "C02[A01l A10r +X99]",
        ),
    ],
)
def test_modifiers_end_when_the_part_changes_its_place_in_any_way(effect: str, place: str) -> None:
    table = deploying(
        f"DEPLOY: {effect}",
        P0="C02[A01l A10r +X99] hand{A24}",
        P1="C99[A23r]",
        lab="A25",
        deck="A18",
        activated="A23 A24",
        **MODIFIED,
    )
    if table.decision() == "EFFECT_SWAP":  # the right arm may go as well
        table.play(0, "swap A01 A23")

    zones = [table.monster(0), table.monster(1), table.lab(), table.hand(0), table.deck()]
    assert place in zones
    assert modifiers(table) == (0, "BIO", False, False)


@rule("XY-12.10")
def test_boosts_add_up() -> None:
    effect = "DEPLOY: BOOST(choose(1, me.monster, type=arm), 2); BOOST(all(me.monster, type=arm), -1)"
    table = deploying(effect, P0="C02[A01l +X99]", boosts={"A01": 3})

    assert table.value("A01") == 7 + 3 + 2 - 1


@rule("XY-12.10")
@pytest.mark.parametrize(
    "operation", ["SHIELD(all(me.monster))", "BOOST(all(me.monster), 2)", "JAM(all(me.monster))"]
)
def test_all_falls_on_the_parts_attached_at_that_moment(operation: str) -> None:
    table = deploying(f"DEPLOY: {operation}; ATTACH(all(me.hand))", P0="C02[A01l +X99] hand{X01 L02}")

    assert table.monster(0) == "C02[A01l L02 +X01 +X99]"
    assert (table.value("X01"), table.value("L02")) == (3, 7)
    assert {"X01", "L02"}.isdisjoint((table.shielded() + " " + table.marked("jammed")).split())


@rule("XY-12.10")
def test_activated_is_no_modifier_and_stays_with_the_part() -> None:
    effect = "DEPLOY: TOLAB(choose(1, me.monster, other)); DRAW(1, type=aux); ATTACH(all(me.hand))"
    table = deploying(effect, P0="C02[+X14 +X99]", activated="X14", lab="A01")

    assert (table.monster(0), table.happened("ACTIVATED")) == ("C02[+X14 +X99]", ["P0 X99", "P1 C99"])


@rule("XY-12.10", "XY-5.4")
def test_swapping_in_build_ends_modifiers() -> None:
    table = lab(P0="C02[H03 A01l A10r L02] hand{A24}", P1="C08", lab="H06 L03", step="build", **MODIFIED)

    table.play(0, "swap A24 A01")

    assert modifiers(table) == (0, "BIO", False, False)


@rule("XY-12.11")
def test_static_effects_are_recomputed_at_once() -> None:
    table = lab(P0="C02[L12]", P1="C08", lab="X01 L03 H06", step="draw")

    assert table.value("L12") == 9
    table.play(0, "draw X01")

    assert (table.monster(0), table.value("L12")) == ("C02[L12 +X01]", 5)


@rule("XY-12.11")
@pytest.mark.parametrize(
    ("P0", "value"),
    [("C02 hand{A07 X01}", 2), ("C02[A07l] hand{X01}", 2), ("C02[A07l +X01]", 4), ("C02[A07l +X01 +X05]", 7)],
)
def test_a_static_effect_works_only_while_attached(P0: str, value: int) -> None:
    assert lab(P0=P0, P1="C08", step="draw").value("A07") == value  # X05 adds 1 to other biology parts


@rule("XY-12.11")
def test_the_static_effects_of_a_part_end_when_it_leaves() -> None:
    table = deploying("DEPLOY: DESTROY(choose(1, me.monster, type=aux, other))", P0="C02[A01l +X11 +X99]")

    assert (table.monster(0), table.shielded()) == ("C02[A01l +X99]", "")


@rule("XY-12.11", "XY-8.2")
def test_static_effects_follow_every_operation_of_one_effect() -> None:
    table = deploying(
        "DEPLOY: GAIN(val(choose(1, me.monster, type=legs))); TAKE(choose(1, me.monster, type=arm)); "
        "GAIN(val(choose(1, me.monster, type=legs)))",
        P0="C02[A08l L02 +X99]",
    )

    assert table.happened("GAINED") == ["P0 9", "P0 7"]


@rule("XY-12.12")
def test_a_card_wins_against_a_general_rule() -> None:
    table = lab(P0="C02", P1="C08", lab="A27 L02 L13", deck="A18 …", step="draw")

    table.play(0, "draw A27", "draw L02")  # one more part in a turn of "exactly one"

    assert table.happened("DRAWN") == ["P0 A27", "P0 L02"]


@rule("XY-12.12", "XY-13.4")
@pytest.mark.parametrize(
    "operation",
    [
        f"{operation}({selector})"
        for operation in ("DESTROY", "TAKE", "TOLAB", "ATTACH")
        for selector in ("all(any.monster, +core)", "choose(1, me.pile, type=core)", "all(core_pile, +core)")
    ],
)
def test_cores_are_never_destroyed_taken_attached_or_sent_to_the_lab(operation: str) -> None:
    table = deploying(f"DEPLOY: {operation}; GAIN(1)", P0="C02[+X99] pile{C05}", core_pile="C07 C08")

    assert (table.monster(1), table.pile(0), table.core_pile()) == ("C99[]", "C05", "C07 C08")
    assert (table.monster(0)[:3], finished(table), table.infamy(0)) == ("C02", True, 1)


# XY-12.13: the order of options.


@rule("XY-12.13")
@pytest.mark.parametrize(
    ("effect", "options"),
    [
        ("may: GAIN(1)", ["yes", "no"]),
        (": ATTACH(choose(1, lab, type=arm))", ["left", "right"]),
        (": ADDSCI(all(me.monster), choose)", ["BIO", "CHE", "PHY", "ROB"]),
        (": LOSE(choose_opp, 1)", ["P1", "P2"]),
        (": DESTROY(choose(1, any.hand))", ["pick A18", "pick H03", "pick L13", "pick X01"]),
        (": DESTROY(upto(1, any.hand))", ["none", "pick A18", "pick H03", "pick L13", "pick X01"]),
        (
            ": DESTROY(choose(2, any.hand))",
            ["pick A18 H03", "pick A18 L13", "pick A18 X01", "pick H03 L13", "pick H03 X01", "pick L13 X01"],
        ),
        (
            ": SWAP(upto(1, me.hand), choose(1, opp.hand))",
            ["none", "swap H03 A18", "swap H03 L13", "swap X01 A18", "swap X01 L13"],
        ),
        (": PEEK(3)", ["none", "bury X05", "bury A25", "bury H16"]),
        (": DRAW(1)", ["draw A01", "draw L02"]),
    ],
)
def test_options_come_in_canonical_order(effect: str, options: list[str]) -> None:
    table = deploying(
        f"DEPLOY {effect}",
        players=3,
        P0="C02[+X99] hand{X01 H03}",
        P1="C99 hand{L13}",
        P2="C08 hand{A18}",
        lab="L02 A01" if "DRAW" in effect else "A01",
        deck="X05 A25 H16 A10",
    )

    assert table.options(0) == options


@rule("XY-12.13")
def test_pass_done_and_none_come_first() -> None:
    assert lab(P0="C01 pile{X10 C08}", P1="C10", round=2).options(0) == [
        "pass",
        "activate C08",
        "activate X10",
    ]
    building = lab(P0="C02[H03 A01l A10r L02] hand{H11 A24}", P1="C08", step="build")
    assert building.options(0) == ["done", "swap A24 A01", "swap A24 A10", "swap H11 H03"]
    committing = lab(P0="C02 breakthroughs{B11 B01}", P1="C08", step="breakthroughs")
    assert committing.options(0) == ["none", "reveal B01", "reveal B11"]


@rule("XY-12.14")
def test_the_value_of_several_parts_is_the_sum_of_their_current_values() -> None:
    table = deploying(
        "DEPLOY: GAIN(val(all(me.monster)))", P0="C02[H03 A01l +X99]", boosts={"A01": -9, "H03": 1}
    )

    assert table.infamy(0) == 8 + 0 + 9


@rule("XY-12.15")
@pytest.mark.parametrize(
    "selector", ["choose(1, me.monster)", "upto(1, me.monster)", "random(1, me.monster)"]
)
def test_a_condition_that_would_ask_is_refused_when_a_pack_is_loaded(selector: str) -> None:
    with pytest.raises(PackErrors):
        with_cards({"X99": card(f"DEPLOY if(val({selector})>=3): GAIN(1)")})


@rule("XY-12.15")
@pytest.mark.parametrize(("P1", "gained"), [("C99[A01l A10r]", 1), ("C99[A15r +X01]", 0)])
def test_highest_in_a_condition_does_not_ask_for_a_tie(P1: str, gained: int) -> None:
    table = deploying("DEPLOY if(val(highest(opp.monster))=7): GAIN(1)", P1=P1)

    assert (finished(table), table.infamy(0)) == (True, gained)
