"""Vocabulary: COPY, several entries, effects inside effects."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import activating, deploying, finished, revealing
from tests.table import Card, Table, card, lab, with_cards


def arm(*effects: str) -> Card:
    return card(*effects, type="arm", sciences="BIO", value=4)


def copying(*effects: str, selector: str = "choose(1, me.monster, type=arm)", **given: Any) -> Table:
    """X99 (PHY, worth 9) copies A99 (BIO, an arm worth 4); A99 itself has acted already."""
    position = {"P0": "C02[A99l +X99]", "activated": "A99", **given}
    return deploying(f"DEPLOY: COPY({selector})", cards={"A99": arm(*effects), "X94": card()}, **position)


def test_a_copy_resolves_all_deploy_entries_and_no_others() -> None:
    table = copying("DEPLOY: GAIN(1)", "DRAW: GAIN(20)", "DEPLOY: GAIN(2); GAIN(3)", "MISSION: GAIN(40)")

    assert (table.happened("GAINED"), finished(table)) == (["P0 1", "P0 2", "P0 3"], True)


def test_self_is_the_copying_part() -> None:
    table = copying("DEPLOY: BOOST(self, 2); GAIN(val(self)); TAKE(self)")

    assert (table.infamy(0), table.monster(0), table.hand(0)) == (11, "C02[A99l]", "X99")


def test_self_is_the_selected_part_where_a_breakthrough_copies() -> None:
    table = revealing(
        "COPY(choose(1, me.monster, type=arm))",
        cards={"A99": arm("DEPLOY: BOOST(self, 2); GAIN(val(self)); TAKE(self)")},
        P0="C02[A99l]",
        activated="A99",
    )

    assert (table.infamy(0), table.monster(0), table.hand(0)) == (6, "C02[]", "A99")


@pytest.mark.parametrize("side", ["l", "r"])
def test_sides_go_by_the_copier(side: str) -> None:
    effects = [
        "DEPLOY if(side(self)=left): GAIN(1)",
        "DEPLOY if(side(self)=right): GAIN(2)",
        "DEPLOY: GAIN(4)",
    ]
    copied = copying(*effects, P0=f"C02[A99{side} +X99]")
    revealed = revealing(
        "COPY(choose(1, me.monster, type=arm))",
        cards={"A99": arm(*effects)},
        P0=f"C02[A99{side}]",
        activated="A99",
    )

    assert copied.infamy(0) == 4  # the copier is no arm
    assert revealed.infamy(0) == (5 if side == "l" else 6)


def test_other_goes_by_the_copier() -> None:
    effect = "DEPLOY: BOOST(all(me.monster, other), 1)"
    copied = copying(effect)
    revealed = revealing(
        "COPY(choose(1, me.monster, type=arm))",
        cards={"A99": arm(effect)},
        P0="C02[A99l +X01]",
        activated="A99",
    )

    assert copied.happened("BOOSTED") == ["A99 1"]
    assert revealed.happened("BOOSTED") == ["X01 1"]


def test_me_and_opp_go_by_the_controller_of_the_copy() -> None:
    table = copying(
        "DEPLOY: GAIN(1); STEAL(leader, 2); TAKE(all(opp.hand))",
        selector="choose(1, opp.monster)",
        P0="C02[+X99]",
        P1="C99[A99l] hand{H03} inf 9",
    )

    assert (table.infamy(0), table.infamy(1), table.hand(0)) == (3, 7, "H03")


@pytest.mark.parametrize(("said", "infamy"), [("yes", 4), ("no", 3)])
def test_a_copied_may_asks_anew(said: str, infamy: int) -> None:
    table = copying(
        "DEPLOY may cost{LOSE(me, 1)} if(least(me)): GAIN(2)", P0="C02[A99l +X99] inf 3", P1="C99 inf 3"
    )

    assert (table.decision(), table.asked()) == ("EFFECT_MAY", "P0")
    table.play(0, said)

    assert table.infamy(0) == infamy


@pytest.mark.parametrize(("P0", "P1"), [("C02[A99l +X99] inf 3", "C99 inf 2"), ("C02[A99l +X99]", "C99")])
def test_a_copied_condition_or_cost_applies_anew(P0: str, P1: str) -> None:
    table = copying("DEPLOY may cost{LOSE(me, 1)} if(least(me)): GAIN(2)", P0=P0, P1=P1)

    assert (finished(table), table.happened("GAINED")) == (True, [])


def test_a_copied_cost_in_self_is_paid_with_the_copier() -> None:
    table = copying("DEPLOY cost{DESTROY(self)}: GAIN(7)")

    assert (table.monster(0), table.deck().split()[-1], table.infamy(0)) == ("C02[A99l]", "X99", 7)


def test_the_original_is_not_activated_by_being_copied() -> None:
    table = copying("DEPLOY: GAIN(1)", activated="")

    assert table.happened("ACTIVATED") == ["P0 X99", "P0 A99", "P1 C99"]
    assert table.infamy(0) == 2


@pytest.mark.parametrize("mark", [{"activated": "A99"}, {"jammed": "A99", "activated": ""}])
def test_jammed_and_activated_parts_may_be_copied(mark: dict[str, Any]) -> None:
    assert copying("DEPLOY: GAIN(1)", **mark).infamy(0) == 1


@rule("XY-12.5")
@pytest.mark.parametrize(
    "effect", ["DEPLOY: GAIN(1); COPY(choose(1, opp.monster))", "DEPLOY cost{COPY(self)}: GAIN(1)"]
)
def test_parts_that_copy_are_no_candidates(effect: str) -> None:
    table = copying(effect)

    assert (finished(table), table.happened("COPIED"), table.infamy(0)) == (True, [], 0)


def test_a_part_with_copy_in_another_effect_is_a_candidate() -> None:
    assert copying("DEPLOY: GAIN(1)", "MISSION: COPY(choose(1, opp.monster))").infamy(0) == 1


def test_a_part_without_deploy_effect_may_be_copied_to_no_effect() -> None:
    table = copying("DRAW: GAIN(1)")

    assert (finished(table), table.happened("COPIED"), table.infamy(0)) == (True, ["P0 A99"], 0)


@pytest.mark.parametrize(
    ("selector", "given"),
    [
        ("choose(1, lab, type=arm)", {"lab": "A99 H03"}),
        ("choose(1, me.hand)", {"P0": "C02[+X99] hand{A99}"}),
        ("highest(me.pile)", {"P0": "C02[+X99] pile{A99 X94}"}),
        ("all(opp.hand)", {"P1": "C99 hand{A99}"}),
        ("random(1, opp.monster)", {"P1": "C99[A99r]"}),
        ("choose(1, me.monster, +core, type=core)", {"P0": "C97[+X99]"}),
    ],
)
def test_parts_anywhere_may_be_copied(selector: str, given: dict[str, Any]) -> None:
    cards = {
        "A99": arm("DEPLOY: GAIN(3)"), "X94": card(), "C97": card("DEPLOY: GAIN(3)", type="core", value=0),
    }  # fmt: skip
    position = {"P0": "C02[+X99]", "activated": "A99 C97", **given}
    table = deploying(f"DEPLOY: COPY({selector})", cards=cards, **position)

    assert table.infamy(0) == 3


@rule("XY-12.8")
def test_all_copies_in_ascending_order_each_completely() -> None:
    cards = {
        "A99": arm("DEPLOY: GAIN(1); DESTROY(choose(1, me.hand)); GAIN(2)"),
        "A98": arm("DEPLOY: GAIN(3)"),
        "X98": card("DEPLOY: GAIN(4)"),
    }
    table = deploying(
        "DEPLOY: COPY(all(me.monster, other)); GAIN(5)",
        cards=cards, P0="C02[A98r A99l +X98 +X99] hand{H03 L02}", activated="A98 A99 X98",
    )  # fmt: skip

    assert table.happened("GAINED") == ["P0 3", "P0 1"]
    table.play(0, "pick L02")
    assert table.happened("GAINED") == ["P0 3", "P0 1", "P0 2", "P0 4", "P0 5"]


def test_choose_two_copies_both() -> None:
    cards = {"A99": arm("DEPLOY: GAIN(1)"), "A98": arm("DEPLOY: GAIN(2)"), "X98": card("DEPLOY: GAIN(4)")}
    table = deploying(
        "DEPLOY: COPY(choose(2, me.monster, other))",
        cards=cards, P0="C02[A98r A99l +X98 +X99]", activated="A98 A99 X98",
    )  # fmt: skip

    assert table.options(0) == ["pick A98 A99", "pick A98 X98", "pick A99 X98"]
    table.play(0, "pick A99 X98")
    assert table.infamy(0) == 5


def test_a_mission_copies_from_the_pile() -> None:
    table = activating(
        "MISSION: COPY(choose(1, me.monster)); GAIN(1)",
        cards={"A99": arm("DEPLOY: BOOST(self, 5); ATTACH(self); GAIN(2)")},
        P0="C02[A99l] pile{X99}",
    )

    assert (table.monster(0), table.value("X99"), table.infamy(0)) == ("C02[A99l +X99]", 9, 3)


def test_a_draw_effect_may_copy() -> None:
    pack = with_cards(
        {"X99": card("DRAW: COPY(choose(1, me.monster))"), "A99": arm("DEPLOY: TAKE(self); GAIN(2)")}
    )
    table = lab(pack=pack, P0="C02[A99l]", P1="C08", lab="X99 X01 A18", step="draw")

    table.play(0, "draw X99")

    assert (table.infamy(0), table.monster(0)) == (2, "C02[A99l +X99]")


@rule("XY-4.7")
def test_a_draw_inside_a_draw_inside_a_copy() -> None:
    cards = {
        "A99": arm("DEPLOY: DRAW(1, type=head); GAIN(1)"),
        "H99": card("DRAW: GAIN(2); DRAW(2, type=legs); GAIN(3)", type="head"),
        "L98": card("DRAW: GAIN(4); DESTROY(choose(1, me.hand, other)); GAIN(5)", type="legs"),
        "L99": card("DRAW: GAIN(6)", type="legs"),
    }
    table = deploying(
        "DEPLOY: COPY(choose(1, me.monster, other)); GAIN(7)", cards=cards, P0="C02[A99l +X99]",
        activated="A99", lab="H99 L98 L99 A01",
    )  # fmt: skip

    assert table.options(0) == ["draw L98", "draw L99"]
    table.play(0, "draw L98")  # its effect destroys the only other held part, H99

    assert table.happened("GAINED") == ["P0 2", "P0 4", "P0 5", "P0 6", "P0 3", "P0 1", "P0 7"]
    assert (table.hand(0), table.lab()) == ("L98 L99", "A01")


def test_entries_of_one_trigger_follow_each_other_in_one_activation() -> None:
    table = deploying(
        "DEPLOY may: GAIN(1)",
        "DEPLOY cost{LOSE(me, 9)}: GAIN(2)",
        "DEPLOY if(count(me.hand)>=1): GAIN(4)",
        "DEPLOY cost{LOSE(me, 1)}: GAIN(8)",
        "DEPLOY: GAIN(16)",
    )

    table.play(0, "yes")

    assert table.story("GAINED", "LOST", "ACTIVATED") == [
        "ACTIVATED P0 X99", "GAINED P0 1", "LOST P0 1", "GAINED P0 8", "GAINED P0 16", "ACTIVATED P1 C99",
    ]  # fmt: skip


def test_no_to_one_entry_leaves_the_others() -> None:
    table = deploying("DEPLOY may: GAIN(1)", "DEPLOY may: GAIN(2)", "DEPLOY: GAIN(4)")

    table.play(0, "no", "yes")

    assert table.infamy(0) == 6


@rule("XY-14.4")
def test_a_core_that_copies_a_boost_of_itself_stays_worthless() -> None:
    core = card("DEPLOY: COPY(choose(1, me.monster, type=arm))", type="core", sciences="ROB", value=0)
    cards = {"A99": arm("DEPLOY: BOOST(self, 3); GAIN(2)"), "C98": core, "X99": card()}
    table = lab(pack=with_cards(cards), P0="C98[A99l]", P1="C02", activated="A99", step="deploy")

    assert (table.happened("BOOSTED"), table.infamy(0)) == ([], 2 + 4)
