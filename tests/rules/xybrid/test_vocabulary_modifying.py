"""Vocabulary: BOOST, ADDSCI, SHIELD, JAM with every selector, and what is not attached."""

from typing import Any

import pytest

from monstrum.content.problems import PackErrors
from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, card

CARDS = {
    "A97": card("DEPLOY: GAIN(10)", type="arm", sciences="BIO", value=2),
    "A98": card("DEPLOY: GAIN(20)", type="arm", sciences="CHE", value=4),
}
OPERATIONS = {
    "BOOST": "BOOST({}, 3)",
    "ADDSCI": "ADDSCI({}, choose)",
    "SHIELD": "SHIELD({})",
    "JAM": "JAM({})",
}


def modifying(operation: str, **given: Any) -> Table:
    position = {"P0": "C02[A97l +X99]", "P1": "C99[A98r]", "activated": "A97 A98", **given}
    return deploying(f"DEPLOY: {operation}", cards=CARDS, **position)


def modified(table: Table, operation: str) -> list[str]:
    """The parts the operation has fallen on, read from the position."""
    ids = ["A97", "A98", "X99", "C02", "C99"]
    if operation == "BOOST":
        return [id for id in ids if table.fact("boosts")[id] == 3]
    if operation == "ADDSCI":  # C99 is a robotics core
        return [id for id in ids if "ROB" in table.sciences(id) and id != "C99"]
    marked = table.marked({"SHIELD": "shielded", "JAM": "jammed"}[operation]).split()
    return [id for id in ids if id in marked]


def answer(table: Table, *said: str) -> None:
    table.play(0, *said)
    if table.decision() == "EFFECT_SCIENCE":
        table.play(0, "ROB")


@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize(
    ("selector", "said", "parts"),
    [
        ("self", [], ["X99"]),
        ("all(me.monster)", [], ["A97", "X99"]),
        ("all(opp.monster)", [], ["A98"]),
        ("all(any.monster, type=arm)", [], ["A97", "A98"]),
        ("all(me.monster, +core, other)", [], ["A97", "C02"]),
        ("choose(1, any.monster)", ["pick A98"], ["A98"]),
        ("choose(2, any.monster)", ["pick A97 X99"], ["A97", "X99"]),
        ("upto(1, me.monster, other)", ["pick A97"], ["A97"]),
        ("upto(1, me.monster, other)", ["none"], []),
        ("highest(any.monster)", [], ["X99"]),
        ("highest(any.monster, type=arm)", [], ["A98"]),
        ("choose(1, me.monster, type=core)", [], ["C02"]),
    ],
)
def test_a_modifier_falls_on_exactly_the_selected_parts(
    operation: str, selector: str, said: list[str], parts: list[str]
) -> None:
    if operation == "BOOST" and "core" in selector:
        with pytest.raises(PackErrors):  # XY-14.4
            modifying(OPERATIONS[operation].format(selector))
        return
    table = modifying(OPERATIONS[operation].format(selector))

    answer(table, *said)

    assert (modified(table, operation), finished(table)) == (parts, True)


@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_modifier_may_fall_on_random_parts(operation: str) -> None:
    table = modifying(OPERATIONS[operation].format("random(2, any.monster)"), pick=["X99", "A98"])

    answer(table)

    assert modified(table, operation) == ["A98", "X99"]


@rule("XY-8.7", "XY-12.5", "XY-13.7")
@pytest.mark.parametrize("operation", OPERATIONS)
@pytest.mark.parametrize("zone", ["lab", "me.hand", "me.pile", "opp.hand", "any.hand", "core_pile"])
def test_only_attached_parts_can_be_modified(operation: str, zone: str) -> None:
    table = modifying(
        OPERATIONS[operation].format(f"all({zone}, +core)") + "; GAIN(1)",
        P0="C02[A97l +X99] hand{A10} pile{A18}",
        P1="C99[A98r] hand{A25}",
        lab="A01 A02",
    )

    assert (finished(table), table.infamy(0)) == (True, 1)
    assert table.story("BOOSTED", "SCIENCE_ADDED", "SHIELDED", "JAMMED") == []


@rule("XY-12.14")
@pytest.mark.parametrize(
    ("amount", "values"),
    [
        ("val(it)", (4, 8, 18)),
        ("2*val(it)", (6, 12, 27)),
        ("min(3, val(it))", (4, 7, 12)),
        ("val(self)", (11, 13, 18)),
        ("count(me.monster)", (5, 7, 12)),
        ("-3", (0, 1, 6)),
        ("val(all(any.monster))", (17, 19, 24)),
    ],
)
def test_each_target_of_a_boost_has_its_own_amount_taken_before_any_is_applied(
    amount: str, values: tuple[int, int, int]
) -> None:
    table = modifying(f"BOOST(all(any.monster), {amount})")

    assert (table.value("A97"), table.value("A98"), table.value("X99")) == values


def test_each_target_of_a_random_boost_has_its_own_amount() -> None:
    table = modifying("BOOST(random(2, any.monster), val(it))", pick=["X99", "A97"])

    assert (table.value("A97"), table.value("X99")) == (4, 18)


def test_a_choice_inside_the_amount_is_made_for_each_target() -> None:
    table = modifying(
        "BOOST(choose(2, any.monster), val(choose(1, me.hand)))", P0="C02[A97l +X99] hand{H03 X05}"
    )

    table.play(0, "pick A97 A98")
    assert (table.decision(), table.options(0)) == ("EFFECT_PART", ["pick H03", "pick X05"])
    table.play(0, "pick H03", "pick X05")

    assert (table.value("A97"), table.value("A98")) == (2 + 7, 4 + 1)


def test_a_set_inside_the_amount_is_summed_for_each_target() -> None:
    table = modifying(
        "BOOST(all(me.monster), 2*val(choose(2, me.hand)))", P0="C02[A97l +X99] hand{H03 X01 X05}"
    )

    table.play(0, "pick X01 X05", "pick H03 X05")

    assert (table.value("A97"), table.value("X99")) == (2 + 2 * 4, 9 + 2 * 8)


@pytest.mark.parametrize(("said", "value"), [("none", 2), ("pick H03", 9)])
def test_none_inside_the_amount_is_0(said: str, value: int) -> None:
    table = modifying(
        "BOOST(choose(1, me.monster, other), val(upto(1, me.hand)))", P0="C02[A97l +X99] hand{H03}"
    )

    table.play(0, said)

    assert table.value("A97") == value


def test_a_named_science_joins_those_a_part_has() -> None:
    table = modifying("ADDSCI(all(any.monster, type=arm), choose); ADDSCI(all(me.monster, type=arm), choose)")

    table.play(0, "BIO", "PHY")

    assert (table.sciences("A97"), table.sciences("A98")) == ("BIO PHY", "BIO CHE")


def test_added_sciences_count_for_what_comes_later() -> None:
    table = modifying(
        "ADDSCI(all(me.monster, type=arm), choose); "
        "GAIN(count(me.monster, sci=ROB)); GAIN(10*distinct(me.monster))"
    )

    table.play(0, "ROB")

    assert table.happened("GAINED") == ["P0 1", "P0 30"]  # biology, physics and now robotics


def test_a_jammed_part_is_not_pending() -> None:
    free = modifying("GAIN(0)", activated="")
    jammed = modifying("JAM(all(any.monster, type=arm))", activated="")

    assert free.happened("GAINED") == ["P0 0", "P1 20", "P0 10"]
    assert (jammed.happened("GAINED"), finished(jammed)) == ([], True)


def test_jamming_what_has_acted_or_is_jammed_or_has_no_effect_changes_nothing() -> None:
    table = modifying("JAM(choose(1, any.monster)); GAIN(1)", P0="C02[A97l H03 +X99]", jammed="A98")

    assert table.options(0) == ["pick A97", "pick A98", "pick H03", "pick X99"]
    table.play(0, "pick H03")

    assert (table.infamy(0), finished(table)) == (1, True)


def test_a_jammed_core_does_not_activate() -> None:
    table = modifying("JAM(choose(1, opp.monster, type=core))", round=3)

    assert (table.over(), table.happened("ACTIVATED")) == (True, ["P0 X99"])


def test_a_shield_given_in_an_effect_protects_from_the_next_one() -> None:
    cards = {**CARDS, "X98": card("DEPLOY: DESTROY(highest(opp.monster))", value=5)}
    bare = deploying("DEPLOY: GAIN(0)", P0="C02[A97l +X99]", P1="C99[+X98]", cards=cards, activated="A97")
    safe = deploying(
        "DEPLOY: SHIELD(self)", P0="C02[A97l +X99]", P1="C99[+X98]", cards=cards, activated="A97"
    )

    assert (bare.monster(0), safe.monster(0)) == ("C02[A97l]", "C02[+X99]")
