"""XY-13.7  Shields: for every family of operations and every selector."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, card

ARMS = {
    "A98": card("DEPLOY: GAIN(1)", type="arm", value=8),
    "A97": card("DEPLOY: GAIN(2)", type="arm", value=8),
}
REACHED = [
    ("DESTROY({})", "DESTROYED", "A98"),
    ("TAKE({})", "TAKEN", "P0 A98"),
    ("TOLAB({})", "SENT_TO_LAB", "A98"),
    ("ATTACH({})", "ATTACHED", "P0 A98 arm.right"),
    ("BOOST({}, -2)", "BOOSTED", "A98 -2"),
    ("SHIELD({})", "SHIELDED", "A98"),
    ("JAM({})", "JAMMED", "A98"),
    ("COPY({})", "COPIED", "P0 A98"),
    ("SWAP(choose(1, me.monster, type=arm), {})", "SWAPPED", "A01 A98"),
]


def against(effect: str, shielded: str, **given: Any) -> Table:
    """X99 of P0 against two equal arms of P1, some of them shielded."""
    return deploying(
        f"DEPLOY: {effect}",
        P0="C02[A01l +X99]",
        P1="C99[A97l A98r]",
        cards=ARMS,
        shielded=shielded,
        activated="A97 A98",
        lab="X01 X05",
        **given,
    )


@rule("XY-13.7")
@pytest.mark.parametrize(
    "selector", ["choose(1, opp.monster)", "highest(opp.monster)", "random(1, opp.monster)"]
)
@pytest.mark.parametrize(("operation", "event", "told"), REACHED)
def test_a_shielded_part_is_no_candidate_for_opponents(
    operation: str, event: str, told: str, selector: str
) -> None:
    table = against(operation.format(selector), "A97")

    assert (table.happened(event), finished(table)) == ([told], True)


@rule("XY-13.7")
@pytest.mark.parametrize(
    "selector", ["choose(2, opp.monster)", "all(opp.monster)", "random(2, any.monster, sci=PHY, other)"]
)
@pytest.mark.parametrize(("operation", "event", "told"), REACHED[:8])
def test_batches_leave_shielded_parts_alone(operation: str, event: str, told: str, selector: str) -> None:
    table = against(operation.format(selector), "A97")

    assert (table.happened(event), finished(table)) == ([told], True)


NOTHING_TO_REACH = [
    (operation, event, selector)
    for operation, event, _ in REACHED
    for selector in (
        "choose(1, opp.monster)",
        "upto(1, opp.monster)",
        "highest(opp.monster)",
        "all(opp.monster)",
    )
    if not (operation.startswith("SWAP") and selector.startswith("all"))  # SWAP takes selectors of one part
]


@rule("XY-13.7", "XY-12.5")
@pytest.mark.parametrize(("operation", "event", "selector"), NOTHING_TO_REACH)
def test_where_all_are_shielded_nothing_happens(operation: str, event: str, selector: str) -> None:
    table = against(operation.format(selector) + "; GAIN(5)", "A97 A98")

    assert (table.happened(event), table.infamy(0), finished(table)) == ([], 5, True)


@rule("XY-13.7")
def test_a_science_is_added_to_unshielded_parts_only() -> None:
    table = against("ADDSCI(all(opp.monster), choose)", "A97")

    table.play(0, "BIO")

    assert (table.sciences("A97"), table.sciences("A98")) == ("PHY", "BIO PHY")


@rule("XY-13.7")
@pytest.mark.parametrize(("shielded", "gained"), [("", 16), ("A97", 8), ("A97 A98", 0)])
def test_a_shielded_part_has_no_value_to_read_for_opponents(shielded: str, gained: int) -> None:
    assert against("GAIN(val(all(opp.monster)))", shielded).infamy(0) == gained


@rule("XY-13.7")
def test_auras_of_opponents_do_not_reach_a_shielded_part() -> None:
    cards = {**ARMS, "X98": card("STATIC: AURA(all(any.monster, other), -2)")}
    table = deploying(
        "DEPLOY: GAIN(0)", P0="C02[A01l +X98 +X99]", P1="C99[A97l A98r]", cards=cards,
        shielded="A97 A01", activated="A97 A98",
    )  # fmt: skip

    assert (table.value("A97"), table.value("A98"), table.value("A01")) == (8, 6, 5)


@rule("XY-13.7")
def test_shielded_parts_are_still_counted() -> None:
    table = against("GAIN(count(opp.monster, type=arm)); GAIN(10*distinct(opp.monster))", "A97 A98")

    assert table.infamy(0) == 2 + 20  # physics, and robotics of the core


@rule("XY-13.7")
def test_the_own_effects_of_the_controller_work_normally() -> None:
    table = deploying(
        "DEPLOY: BOOST(choose(1, me.monster, type=arm), 1); DESTROY(all(me.monster, type=arm)); "
        "TAKE(highest(me.monster, type=legs))",
        P0="C02[A01l L02 +X99]",
        shielded="A01 L02",
    )

    assert (table.happened("BOOSTED"), table.monster(0), table.hand(0)) == (["A01 1"], "C02[+X99]", "L02")


@rule("XY-13.7")
def test_infamy_hands_and_piles_are_never_shielded() -> None:
    table = deploying(
        "DEPLOY: STEAL(leader, 2); TAKE(choose(1, opp.hand))",
        P1="C99[A97l] hand{H03} inf 5",
        cards=ARMS,
        shielded="A97",
        activated="A97",
    )

    assert (table.hand(0), table.infamy(0), table.infamy(1)) == ("H03", 2, 3)


@rule("XY-13.7", "XY-12.5")
def test_only_attached_parts_can_be_shielded() -> None:
    table = deploying(
        "DEPLOY: SHIELD(choose(1, me.hand)); SHIELD(all(lab)); GAIN(1)", P0="C02[+X99] hand{A01}", lab="H03"
    )

    assert (table.happened("SHIELDED"), table.infamy(0)) == ([], 1)


@rule("XY-13.7", "XY-12.11")
@pytest.mark.parametrize(
    ("monster", "shielded"),
    [
        ("C04[H03 A01l L02 +X05]", "L02"),
        ("C04[H06 A01l L02]", "H06 L02"),
        ("C02[H03 A01l A10r +X11]", "A01 A10"),
        ("C02[H03]", ""),
    ],
)
def test_static_shields_work_while_their_source_is_attached(monster: str, shielded: str) -> None:
    assert deploying("DEPLOY: GAIN(0)", P0=f"{monster[:-1]} +X99]").shielded() == shielded


@rule("XY-13.7")
def test_a_source_on_a_rivals_monster_is_as_untouchable_as_any_part() -> None:
    table = deploying(
        "DEPLOY: SWAP(self, choose(1, opp.monster, sci=BIO)); BOOST(self, -4); DESTROY(self); GAIN(1)",
        P1="C99[+X01 +X98]",
        cards={"X98": card("STATIC: SHIELD(all(me.monster, type=aux, other, sci=PHY))")},
    )

    assert (table.monster(1), table.value("X99"), table.infamy(0)) == ("C99[+X98 +X99]", 9, 1)
