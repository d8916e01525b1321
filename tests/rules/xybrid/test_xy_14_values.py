"""XY-14  Values and sciences."""

import pytest

from monstrum.content.problems import PackErrors
from tests.marks import rule
from tests.rules.xybrid.trial import deploying
from tests.table import card, lab, with_cards


@rule("XY-14.1")
@pytest.mark.parametrize(("boost", "value"), [(0, 7), (4, 11), (-6, 1), (-7, 0), (-9, 0)])
def test_current_value_is_printed_static_auras_and_boosts_never_below_0(boost: int, value: int) -> None:
    table = lab(P0="C02[H02 A01l +X05]", P1="C08", step="draw", boosts={"H02": boost})

    # H02 is 3, and 1 more for each other biology part: C02, A01, X05. X05 adds 1.
    assert table.value("H02") == value


@rule("XY-14.1")
def test_the_floor_applies_to_the_final_sum_only() -> None:
    table = deploying(
        "DEPLOY: BOOST(choose(1, me.monster, type=arm), -9); BOOST(choose(1, me.monster, type=arm), 4)",
        P0="C02[A01l +X99]",
    )

    assert table.value("A01") == 2  # not 0 + 4


@rule("XY-14.1")
def test_all_auras_add_up_whoever_gives_them() -> None:
    pack = with_cards(
        {
            "X98": card("STATIC: AURA(all(any.monster, type=legs), 1)"),
            "X97": card("STATIC: AURA(all(opp.monster), -3)"),
        }
    )
    table = lab(pack=pack, P0="C02[A08l L02 +X98]", P1="C08[L13 +X97]", step="draw")

    assert (table.value("L02"), table.value("L13")) == (7 + 2 + 1 - 3, 7 + 1)


@rule("XY-14.2")
@pytest.mark.parametrize("P0", ["C02[A01l +X01] hand{A07}", "C02[A01l +X01] pile{A07}", "C02[A01l +X01]"])
def test_off_the_monsters_the_value_is_the_printed_one(P0: str) -> None:
    assert lab(P0=P0, P1="C08", step="draw").value("A07") == 2


@rule("XY-14.2")
def test_filters_read_the_printed_value_in_the_lab() -> None:
    table = deploying("DEPLOY: DRAW(1, val<=2)", P0="C02[+X01 +X99]", lab="A07 A01 X05 H02")

    assert table.options(0) == ["draw A07", "draw X05"]


@rule("XY-14.3")
def test_a_part_with_several_sciences_counts_once_in_each_count() -> None:
    table = deploying(
        "DEPLOY: GAIN(count(me.monster, sci=BIO)); GAIN(count(me.monster, sci=CHE)); "
        "GAIN(10*distinct(me.monster))",
        P0="C12[H04 A08l A16r L06 +X04 +X99]",
    )

    # biology: C12 H04 A08 A16 X04; chemistry: H04 A16 L06 X04
    assert table.happened("GAINED") == ["P0 5", "P0 4", "P0 40"]


@rule("XY-14.3")
def test_sciences_are_printed_added_and_static() -> None:
    attached = lab(P0="C02[H12 A01l]", P1="C08", step="draw", added={"A01": "CHE ROB"})
    held = lab(P0="C02 hand{H12}", P1="C08", step="draw", lab="A01 A10")

    assert (attached.sciences("H12"), attached.sciences("A01")) == ("BIO CHE PHY ROB", "BIO CHE ROB")
    assert held.sciences("H12") == "PHY ROB"


@rule("XY-14.4")
def test_cores_are_printed_0_counted_and_not_picked() -> None:
    table = deploying(
        "DEPLOY: GAIN(count(me.monster)); BOOST(all(me.monster), 2); GAIN(val(all(me.monster, type=core)))",
        P0="C02[+X99]",
    )

    assert (table.value("C02"), table.value("X99")) == (0, 11)
    assert table.happened("GAINED") == ["P0 2", "P0 0"]


@rule("XY-14.4")
@pytest.mark.parametrize("allowed", ["+core", "type=core"])
def test_cores_are_picked_by_selectors_that_say_so(allowed: str) -> None:
    table = deploying(f"DEPLOY: ADDSCI(choose(1, opp.monster, {allowed}), choose)")
    table.play(0, "PHY")

    assert table.happened("SCIENCE_ADDED") == ["C99 PHY"]


@rule("XY-14.4")
@pytest.mark.parametrize(
    "effect", ["BOOST(choose(1, opp.monster, +core), 2)", "BOOST(all(any.monster, type=core), 1)"]
)
def test_an_effect_that_would_change_the_value_of_a_core_is_refused(effect: str) -> None:
    with pytest.raises(PackErrors, match="a core is always worth 0"):
        with_cards({"X98": card(f"DEPLOY: {effect}")})


@rule("XY-14.4")
@pytest.mark.parametrize("effect", ["STATIC: VALUE(1)", "STATIC: AURA(self, 1)", "DEPLOY: BOOST(self, 1)"])
def test_a_core_that_would_be_worth_something_is_refused(effect: str) -> None:
    with pytest.raises(PackErrors, match="a core is always worth 0"):
        with_cards({"C98": card(effect, type="core", value=0)})


@rule("XY-14.4")
def test_a_pack_with_a_core_worth_something_is_refused() -> None:
    with pytest.raises(PackErrors):
        with_cards({"C98": card(type="core", value=1)})


@rule("XY-14.5")
@pytest.mark.parametrize(
    "effect",
    [
        "STATIC: VALUE(val(choose(1, me.monster)))",
        "STATIC: VALUE(val(all(me.monster)))",
        "STATIC: AURA(all(me.monster, val<=3), 1)",
        "STATIC: VALUE(count(me.monster, val<=3))",
        "STATIC if(val(highest(me.monster))>=5): HAND(1)",
        "STATIC if(least(me)): VALUE(1)",
    ],
)
def test_a_static_amount_that_reads_values_is_refused(effect: str) -> None:
    with pytest.raises(PackErrors):
        with_cards({"X99": card(effect)})


@rule("XY-14.5")
def test_a_static_amount_may_read_numbers_types_sciences_and_sides() -> None:
    pack = with_cards(
        {
            "X99": card("STATIC: VALUE(count(me.monster, type=arm, side=left, sci=BIO))"),
            "X98": card("STATIC: VALUE(2*distinct(any.monster))"),
            "X97": card("STATIC: VALUE(round)"),
        }
    )
    table = lab(pack=pack, P0="C02[A01l A10r +X97 +X98 +X99]", P1="C11", round=3, step="draw")

    assert (table.value("X97"), table.value("X98"), table.value("X99")) == (3 + 3, 3 + 8, 3 + 1)


@rule("XY-14.6")
@pytest.mark.parametrize("condition", ["count(me.monster, sci=BIO)>=1", "distinct(me.monster)=4"])
def test_sciences_that_depend_on_sciences_are_refused(condition: str) -> None:
    with pytest.raises(PackErrors):
        with_cards({"X99": card(f"STATIC if({condition}): SCI(BIO)")})


@rule("XY-14.6", "XY-12.11")
@pytest.mark.parametrize(("P0", "sciences"), [("C02[+X99]", "PHY"), ("C02[A01l +X99]", "BIO PHY")])
def test_sciences_may_depend_on_types_and_numbers(P0: str, sciences: str) -> None:
    table = deploying("STATIC if(count(me.monster, type=arm)>=1): SCI(BIO)", P0=P0)

    assert table.sciences("X99") == sciences
