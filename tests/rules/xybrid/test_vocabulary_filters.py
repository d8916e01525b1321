"""Vocabulary: filters, alone, together and repeated; conditions."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import activating, deploying, finished, revealing
from tests.table import Table, card, lab, with_cards

POSITION: dict[str, Any] = {
    "P0": "C02[H02 A23l A08r L06 +X05 +X99]",
    "P1": "C99[H12 A01l A24r L12 +X14]",
    "activated": "A23 A24 X14",
}
# Values: H02 3+3+1 (C02, A08, X05; X05 adds 1)=7, A23 3, A08 4+1=5, L06 8+2=10, X05 1, X99 9;
#         H12 5, A01 7, A24 4, L12 5 (an auxiliary is there), X14 1.
FILTERS = [
    ("", "A01 A08 A23 A24 H02 H12 L06 L12 X05 X14 X99"),
    ("+core", "A01 A08 A23 A24 C02 C99 H02 H12 L06 L12 X05 X14 X99"),
    ("type=arm", "A01 A08 A23 A24"),
    ("type=aux", "X05 X14 X99"),
    ("type=core", "C02 C99"),
    ("type=arm, +core", "A01 A08 A23 A24"),
    ("type=arm, type=head", ""),
    ("type=head, type=head", "H02 H12"),
    ("sci=BIO", "A01 A08 H02 H12 X05"),
    ("sci=BIO, +core", "A01 A08 C02 H02 H12 X05"),
    ("sci=PHY, sci=CHE", "A23 H12 L06"),
    ("sci=BIO, sci=CHE, sci=PHY, sci=ROB", "H12"),
    ("val<=4", "A23 A24 X05 X14"),
    ("val<=0, +core", "C02 C99"),
    ("val<=7, val<=3", "A23 X05 X14"),
    ("side=left", "A01 A23"),
    ("side=right", "A08 A24"),
    ("side=left, side=left", "A01 A23"),
    ("side=left, side=right", ""),
    ("side=left, type=legs", ""),
    ("trig=DEPLOY", "A23 A24 X14 X99"),
    ("trig=DEPLOY, +core", "A23 A24 C99 X14 X99"),
    ("trig=STATIC", "A08 H02 H12 L06 L12 X05"),
    ("trig=MISSION, +core", "C02"),
    ("trig=DRAW", ""),
    ("trig=STATIC, trig=DEPLOY", ""),
    ("other", "A01 A08 A23 A24 H02 H12 L06 L12 X05 X14"),
    ("other, other, trig=DEPLOY", "A23 A24 X14"),
    ("type=arm, sci=PHY, val<=3, side=left, trig=DEPLOY, other", "A23"),
]


@pytest.mark.parametrize(("filters", "parts"), FILTERS)
def test_filters_narrow_a_selector(filters: str, parts: str) -> None:
    zone = f"any.monster, {filters}" if filters else "any.monster"
    table = deploying(f"DEPLOY: SHIELD(all({zone})); GAIN(0)", **POSITION)

    assert table.marked("shielded") == parts


@pytest.mark.parametrize(("filters", "parts"), FILTERS)
def test_the_same_filters_count_with_cores_included(filters: str, parts: str) -> None:
    zone = f"any.monster, {filters}" if filters else "any.monster"
    table = deploying(f"DEPLOY: GAIN(count({zone}))", **POSITION)
    cores = {"": 2, "sci=BIO": 1, "val<=4": 2, "val<=7, val<=3": 2, "trig=DEPLOY": 1, "other": 2,
             "other, other, trig=DEPLOY": 1}  # fmt: skip

    assert table.infamy(0) == len(parts.split()) + cores.get(filters, 0)


@pytest.mark.parametrize(
    ("filters", "options"),
    [
        ("", ["draw A05", "draw H16", "draw L15", "draw X20"]),
        ("type=arm", []),
        ("sci=ROB", ["draw H16", "draw L15", "draw X20"]),
        ("sci=ROB, val<=2", []),
        ("trig=DRAW, val<=4", ["draw H16", "draw L15", "draw X20"]),
        ("val<=3", ["draw A05", "draw X20"]),
        ("side=left", []),
        ("type=core", []),
        ("other, val<=3", ["draw A05", "draw X20"]),
    ],
)
def test_draws_take_the_same_filters(filters: str, options: list[str]) -> None:
    table = deploying(f"DEPLOY: DRAW(1{', ' + filters if filters else ''})", lab="A05 H16 L15 X20")
    taken = {"type=arm": "A05", "sci=ROB, val<=2": "X20"}  # a single match is drawn unasked

    if options:
        assert table.options(0) == options
    else:
        assert table.happened("DRAWN")[:1] == ([f"P0 {taken[filters]}"] if filters in taken else [])


@rule("XY-4.6")
def test_other_means_not_the_drawn_part_in_a_draw_effect() -> None:
    pack = with_cards({"A99": card("DRAW: DESTROY(all(me.hand, other))", type="arm")})
    table = lab(pack=pack, P0="C02[H03 A01l A10r L02] hand{H16 L13}", P1="C08", lab="A99 A18", step="draw")

    table.play(0, "draw A99")

    assert table.hand(0) == "A99"


# Conditions.

CONDITIONS = [
    ("count(me.hand)>=1", True),
    ("count(me.hand)>=2", False),
    ("count(me.hand)=1", True),
    ("count(me.hand)=0", False),
    ("count(opp.hand)=0", True),
    ("round=2", True),
    ("round>=3", False),
    ("distinct(me.monster)>=2", True),
    ("distinct(me.monster)=4", False),
    ("2*count(me.hand)=2", True),
    ("min(3, count(any.monster))=3", True),
    ("val(self)=9", True),
    ("val(self)>=10", False),
    ("val(all(me.monster))=16", True),
    ("val(all(opp.monster, type=legs))=0", True),
    ("val(highest(opp.monster))>=7", True),
    ("val(highest(opp.monster))=9", False),
    ("least(me)", True),
    ("side(self)=left", False),
    ("side(self)=right", False),
]


def conditional(condition: str, **given: Any) -> Table:
    position = {"P0": "C02[H03 +X99] hand{A10} inf 5", "P1": "C99[A01l A18r] inf 5", "round": 2, **given}
    return deploying(f"DEPLOY if({condition}): GAIN(1)", **position)


@pytest.mark.parametrize(("condition", "holds"), CONDITIONS)
def test_an_effect_happens_only_if_its_condition_holds(condition: str, holds: bool) -> None:
    table = conditional(condition)

    assert (finished(table), table.infamy(0)) == (True, 5 + holds)


@pytest.mark.parametrize(("infamy", "holds"), [((5, 4), False), ((5, 5), True), ((0, 9), True)])
def test_least_holds_while_nobody_has_less(infamy: tuple[int, int], holds: bool) -> None:
    table = conditional("least(me)", P0=f"C02[+X99] inf {infamy[0]}", P1=f"C99 inf {infamy[1]}")

    assert table.infamy(0) == infamy[0] + holds


@pytest.mark.parametrize(
    ("P0", "gained"), [("C02[A99l]", 1), ("C02[A99r]", 2), ("C02[A01l A99r]", 2), ("C02[A99l A01r]", 1)]
)
def test_a_side_condition_reads_the_side_of_the_source(P0: str, gained: int) -> None:
    effects = ["DEPLOY if(side(self)=left): GAIN(1)", "DEPLOY if(side(self)=right): GAIN(2)"]
    table = deploying("STATIC: VALUE(1)", cards={"A99": card(*effects, type="arm")}, P0=P0)

    assert table.infamy(0) == gained


def test_no_side_holds_for_what_is_no_attached_arm() -> None:
    effects = [
        "MISSION if(side(self)=left): GAIN(1)",
        "MISSION if(side(self)=right): GAIN(1)",
        "MISSION: GAIN(4)",
    ]

    assert activating(*effects).infamy(0) == 4


def test_conditions_of_breakthroughs_speak_for_the_revealer() -> None:
    table = revealing(
        "if(count(me.hand)>=1): GAIN(1)", "if(least(me)): GAIN(2)", P0="C02 hand{A01} inf 3", P1="C99 inf 9"
    )

    assert table.infamy(0) == 6


def test_every_entry_has_its_own_condition_read_when_its_turn_comes() -> None:
    table = deploying(
        "DEPLOY if(count(me.hand)=0): GAIN(1)",
        "DEPLOY: TAKE(choose(1, opp.hand))",
        "DEPLOY if(count(me.hand)=1): GAIN(2)",
        "DEPLOY if(count(me.hand)=0): GAIN(4)",
        "DEPLOY may if(count(opp.hand)=0): GAIN(8)",
        P1="C99 hand{A01}",
    )

    table.play(0, "yes")

    assert table.happened("GAINED") == ["P0 1", "P0 2", "P0 8"]
