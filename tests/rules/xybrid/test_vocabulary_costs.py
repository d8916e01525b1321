"""Vocabulary: costs of every kind, of several steps, and what is offered to pay them."""

from typing import Any

import pytest

from monstrum.content.problems import PackErrors
from monstrum.core.engine import legal_actions
from monstrum.core.events import RANDOM as BY_CHANCE
from monstrum.games.xybrid import events
from tests.marks import rule
from tests.rules.xybrid.trial import activating, deploying, finished
from tests.table import Table, card

CARDS = {"X94": card(value=1)}  # a part without an effect


def paying(cost: str, **given: Any) -> Table:
    """X99 of P0 brings 50 for a cost."""
    return deploying(f"DEPLOY cost{{{cost}}}: GAIN(50)", cards=CARDS, **given)


def answered(table: Table) -> Table:
    """Whatever P0 is asked, the last option is taken."""
    while table.asked() == "P0":
        table.play(0, table.options(0)[-1])
    return table


def paid(table: Table) -> bool:
    """Whether the effect behind the cost happens."""
    assert finished(answered(table))
    return "P0 50" in table.happened("GAINED")


HAND: dict[str, Any] = {"P0": "C02[+X99] hand{A01}"}
TWO = {"P0": "C02[+X99] hand{A01 H03}"}
NO_HAND: dict[str, Any] = {"P0": "C02[+X99]"}
OPPOSED = {"P1": "C99[+X94]"}
BARE = {"P1": "C99"}
COSTS = [
    ("DESTROY(choose(1, me.hand))", HAND, NO_HAND),
    ("DESTROY(choose(2, me.hand))", TWO, HAND),
    ("TOLAB(choose(2, me.hand))", TWO, HAND),
    ("TAKE(choose(1, opp.hand))", {"P1": "C99 hand{A01}"}, BARE),
    ("TAKE(choose(1, opp.monster))", OPPOSED, BARE),
    ("ATTACH(choose(1, me.hand))", HAND, {"P0": "C02[L02 +X99] hand{L13}"}),
    ("ATTACH(choose(2, me.hand))", TWO, {"P0": "C02[+X99] hand{L02 L13}"}),
    ("BOOST(choose(1, opp.monster), 1)", OPPOSED, BARE),
    ("SHIELD(choose(1, opp.monster))", OPPOSED, BARE),
    ("JAM(choose(1, opp.monster))", OPPOSED, BARE),
    ("ADDSCI(choose(1, opp.monster), choose)", OPPOSED, BARE),
    ("COPY(choose(1, opp.monster))", OPPOSED, BARE),
    ("DESTROY(choose(1, opp.monster))", OPPOSED, {**OPPOSED, "shielded": "X94"}),
    ("DESTROY(highest(me.hand))", HAND, NO_HAND),
    ("DESTROY(random(1, me.hand))", TWO, NO_HAND),
    ("DESTROY(random(2, me.hand))", TWO, HAND),
    ("DESTROY(choose(1, lab, type=arm))", {"lab": "A01 H03"}, {"lab": "L02 H03"}),
    ("SWAP(choose(1, me.hand), choose(1, lab))", HAND, NO_HAND),
    ("SWAP(choose(1, me.monster, other), choose(1, lab))", {"P0": "C02[H03 +X99]", "lab": "H16 A01"},
     {"P0": "C02[H03 +X99]", "lab": "A01 L02"}),
    ("LOSE(me, 2)", {"P0": "C02[+X99] inf 2"}, {"P0": "C02[+X99] inf 1"}),
    ("LOSE(me, count(me.hand))", {"P0": "C02[+X99] hand{A01 H03} inf 2"},
     {"P0": "C02[+X99] hand{A01 H03} inf 1"}),
    ("LOSE(me, round)", {"P0": "C02[+X99] inf 2", "round": 2}, {"P0": "C02[+X99] inf 2", "round": 3}),
    ("DRAW(1, type=arm)", {"lab": "A01 H03"}, {"lab": "L02 H03"}),
    ("DRAW(2, type=arm)", {"lab": "A01 A10 H03"}, {"lab": "A01 L02 H03"}),
    ("STOCK(2)", {"deck": "A01 A10"}, {"deck": "A01"}),
]  # fmt: skip
FREE = [
    "GAIN(1)",
    "LOSE(each_opp, 2)",
    "LOSE(leader, 2)",
    "STEAL(choose_opp, 2)",
    "SPY(leader)",
    "PEEK(3)",
    "DESTROY(all(me.hand))",
    "DESTROY(upto(1, me.hand))",
    "SWAP(upto(1, me.hand), choose(1, lab))",
    "BOOST(all(opp.monster), 1)",
    "DESTROY(self)",
    "TAKE(self)",
]


@rule("XY-12.4")
@pytest.mark.parametrize(("cost", "payable", "unpayable"), COSTS)
def test_an_effect_happens_only_if_its_whole_cost_can_be_paid(
    cost: str, payable: dict[str, Any], unpayable: dict[str, Any]
) -> None:
    assert paid(paying(cost, **payable))
    assert not paid(paying(cost, **unpayable))


@pytest.mark.parametrize("cost", FREE)
def test_costs_that_demand_nothing_of_the_controller_can_always_be_paid(cost: str) -> None:
    assert paid(paying(cost, P0="C02[+X99]", P1="C99", deck="A01"))


@rule("XY-12.3")
def test_a_cost_that_cannot_be_paid_takes_nothing() -> None:
    table = paying("DESTROY(all(me.hand)); LOSE(me, 3)", P0="C02[+X99] hand{A01} inf 2")

    assert (table.hand(0), table.infamy(0), finished(table)) == ("A01", 2, True)


# Several steps: each could be paid alone, together they cannot.

TOGETHER = [
    ("DESTROY(choose(1, me.hand)); DESTROY(choose(1, me.hand))", HAND),
    ("DESTROY(choose(1, me.hand)); TOLAB(choose(1, me.hand))", HAND),
    ("TOLAB(choose(1, me.hand)); SWAP(choose(1, me.hand), choose(1, lab))", HAND),
    ("DESTROY(choose(2, me.hand)); DESTROY(choose(1, me.hand))", TWO),
    ("DESTROY(all(me.hand)); DESTROY(choose(1, me.hand))", TWO),
    ("DESTROY(highest(me.hand)); DESTROY(highest(me.hand))", HAND),
    ("DESTROY(choose(1, me.hand, type=arm)); DESTROY(choose(1, me.hand, sci=BIO))", HAND),
    ("LOSE(me, 2); LOSE(me, 2)", {"P0": "C02[+X99] inf 3"}),
    ("LOSE(me, 2); DESTROY(choose(1, me.hand)); LOSE(me, 1)", {"P0": "C02[+X99] hand{A01} inf 2"}),
    ("TAKE(choose(1, opp.monster)); BOOST(choose(1, opp.monster), 1)", OPPOSED),
    ("DESTROY(self); BOOST(self, 1)", NO_HAND),
    ("DESTROY(self); DESTROY(self)", NO_HAND),
    ("ATTACH(choose(1, me.hand)); DESTROY(choose(1, me.hand))", {"P0": "C02[A10l +X99] hand{A01}"}),
    ("ATTACH(choose(1, me.hand)); ATTACH(choose(1, lab))", {"P0": "C02[+X99] hand{L02}", "lab": "L13 L14"}),
    ("STOCK(2); STOCK(2)", {"deck": "A01 A10 A18"}),
    ("DRAW(1, type=arm); DRAW(1, type=arm)", {"lab": "A01 H03"}),
    ("DRAW(1, type=arm); DESTROY(choose(1, lab, type=arm))", {"lab": "A01 H03"}),
    ("SWAP(choose(1, me.hand), choose(1, lab)); DESTROY(choose(1, me.hand, type=head))",
     {"P0": "C02[+X99] hand{H03}", "lab": "A01 L02"}),
    ("SHIELD(choose(1, opp.monster)); DESTROY(choose(1, opp.monster))", OPPOSED),
    ("DESTROY(choose(1, me.hand)); STOCK(1)", {**HAND, "lab": "", "deck": ""}),  # XY-4.8
]  # fmt: skip


@rule("XY-12.4", "XY-12.17")
@pytest.mark.parametrize(("cost", "given"), TOGETHER)
def test_the_steps_of_a_cost_must_be_payable_together(cost: str, given: dict[str, Any]) -> None:
    assert not paid(paying(cost, **given))


IN_TURN = [
    ("TAKE(choose(1, opp.hand)); DESTROY(choose(1, me.hand))", {"P1": "C99 hand{A01}"}),
    ("TOLAB(choose(1, me.hand)); DRAW(1)", {**HAND, "lab": "", "deck": ""}),
    (
        "DESTROY(choose(1, me.monster, type=legs)); ATTACH(choose(1, me.hand))",
        {"P0": "C02[L13 +X99] hand{L02}"},
    ),
    ("TAKE(self); DESTROY(choose(1, me.hand))", NO_HAND),
    ("GAIN(2); LOSE(me, 2)", NO_HAND),
    ("STEAL(leader, 2); LOSE(me, 2)", {"P1": "C99 inf 2"}),
    (
        "BOOST(choose(1, me.monster, other), -5); DESTROY(choose(1, me.monster, val<=2))",
        {"P0": "C02[H03 +X99]"},
    ),
    ("DESTROY(all(lab)); DRAW(1)", {"lab": "A01", "deck": "A10 A18"}),  # XY-4.8 restocks it
]


@rule("XY-12.17")
@pytest.mark.parametrize(("cost", "given"), IN_TURN)
def test_a_step_may_bring_what_a_later_one_takes(cost: str, given: dict[str, Any]) -> None:
    assert paid(paying(cost, **given))


# What is offered: only what leaves the rest payable.


@rule("XY-12.18")
def test_a_part_that_a_later_step_needs_is_not_offered() -> None:
    table = paying(
        "DESTROY(choose(1, me.hand)); DESTROY(choose(1, me.hand, type=head))",
        P0="C02[+X99] hand{A01 H03 L02}",
    )

    assert (table.decision(), table.options(0)) == ("EFFECT_COST", ["pay A01", "pay L02"])
    table.play(0, "pay L02")

    assert (table.hand(0), table.infamy(0)) == ("A01", 50)


def test_a_set_that_a_later_step_needs_is_not_offered() -> None:
    table = paying(
        "DESTROY(choose(2, me.hand)); TOLAB(choose(1, me.hand, type=head))",
        P0="C02[+X99] hand{A01 A10 H03 L02}",
    )

    assert table.options(0) == ["pay A01 A10", "pay A01 L02", "pay A10 L02"]


def test_none_is_the_only_answer_where_a_later_step_needs_the_part() -> None:
    table = paying("DESTROY(upto(1, me.hand)); TOLAB(choose(1, me.hand))", P0="C02[+X99] hand{A01}")

    assert (table.hand(0), table.lab(), table.infamy(0)) == ("", "A01 A28 L15", 50)


def test_a_swap_that_a_later_step_cannot_follow_is_not_offered() -> None:
    table = paying(
        "SWAP(choose(1, me.hand), choose(1, lab)); DESTROY(choose(1, me.hand, type=head))",
        P0="C02[+X99] hand{A01 H03}",
        lab="H16 L02",
    )

    assert table.options(0) == ["swap A01 H16", "swap A01 L02", "swap H03 H16"]


def test_infamy_to_be_lost_by_a_chosen_value_must_be_there() -> None:
    cost = "LOSE(me, val(choose(1, me.hand)))"

    assert not paid(paying(cost, P0="C02[+X99] hand{H03 X01} inf 2"))
    assert paid(paying(cost, P0="C02[+X99] hand{H03 X01} inf 7"))


@pytest.mark.parametrize("said", ["pay A01 H03", "pay A01 L02", "pay H03 L02"])
def test_a_set_of_costs_is_one_decision(said: str) -> None:
    table = paying("TOLAB(choose(2, me.hand))", P0="C02[+X99] hand{A01 H03 L02}")

    assert (table.decision(), table.options(0)) == (
        "EFFECT_COST",
        ["pay A01 H03", "pay A01 L02", "pay H03 L02"],
    )
    table.play(0, said)

    assert (len(table.hand(0).split()), table.infamy(0)) == (1, 50)


def test_a_tie_for_the_highest_is_paid_by_choice() -> None:
    table = paying("DESTROY(highest(me.hand))", P0="C02[+X99] hand{A01 H03 X01}")

    assert (table.decision(), table.options(0)) == ("EFFECT_COST", ["pay A01", "pay H03"])


@rule("XY-12.9")
def test_a_random_cost_is_paid_by_chance() -> None:
    table = paying("DESTROY(random(1, me.hand))", P0="C02[+X99] hand{A01 H03}", pick=["H03"])

    assert (table.hand(0), table.infamy(0)) == ("A01", 50)


def test_a_cost_that_chance_leaves_half_paid_brings_nothing() -> None:
    cost = "DESTROY(random(1, me.hand)); DESTROY(choose(1, me.hand, type=head))"

    assert not paid(paying(cost, P0="C02[+X99] hand{A01 H03}", pick=["H03"]))


def test_a_cost_has_at_most_8_operations() -> None:
    table = paying("LOSE(me, 1); " * 7 + "DESTROY(choose(1, me.hand))", P0="C02[+X99] hand{A01 H03} inf 7")

    assert (table.decision(), table.options(0)) == ("EFFECT_COST", ["pay A01", "pay H03"])
    with pytest.raises(
        PackErrors, match=r"\[X99\] effect, position 116: a cost has at most 8 operations, found 9"
    ):
        paying("LOSE(me, 1); " * 8 + "DESTROY(choose(1, me.hand))")


@rule("XY-12.4")
@pytest.mark.parametrize(("said", "infamy"), [("yes", 54), ("no", 5)])
def test_an_optional_cost_is_paid_after_yes(said: str, infamy: int) -> None:
    table = deploying("DEPLOY may cost{LOSE(me, 1)}: GAIN(50)", P0="C02[+X99] inf 5")

    assert (table.decision(), table.infamy(0)) == ("EFFECT_MAY", 5)
    table.play(0, said)

    assert table.infamy(0) == infamy


@rule("XY-3.3", "XY-3.4")
def test_the_costs_of_missions_are_checked_before_they_are_offered() -> None:
    table = activating(
        "MISSION cost{TAKE(self); DESTROY(choose(1, me.hand, other))}: GAIN(5)", P0="C02 pile{X99} hand{A01}"
    )

    assert (table.infamy(0), table.pile(0), table.deck().split()[-1]) == (5, "", "A01")


def test_a_paid_cost_may_leave_nothing_for_the_operation() -> None:
    table = deploying(
        "DEPLOY cost{DESTROY(choose(1, me.hand))}: DESTROY(choose(1, me.hand)); GAIN(1)", **HAND
    )

    assert (table.hand(0), table.infamy(0)) == ("", 1)


def test_draws_in_a_cost_trigger_draw_effects() -> None:
    table = paying("DRAW(1, type=legs)", lab="L15 A05", deck="H02 X05 A01")

    assert table.decision() == "EFFECT_DRAW"  # L15 has stocked two parts and draws a cheap one
    table.play(0, "draw H02")
    assert (table.hand(0), table.infamy(0)) == ("H02 L15", 50)


# What can be known for certain.

THREE = "C02[+X99] hand{A01 H03 L02}"
CERTAIN = [
    ("STOCK(1); DESTROY(choose(3, lab))", {"lab": "A28 L15", "deck": "A01"}, True),  # a number is enough
    ("STOCK(1); DESTROY(choose(3, lab, type=arm))", {"lab": "A28 A10", "deck": "A01"}, False),
    ("STOCK(1); ATTACH(choose(1, lab, type=legs))", {"lab": "A28", "deck": "L02"}, False),
    ("DESTROY(all(lab)); DRAW(2)", {"lab": "A28", "deck": "A01"}, True),
    ("DESTROY(all(lab)); DRAW(3)", {"lab": "A28", "deck": "A01"}, False),
    ("DESTROY(all(lab)); DRAW(1, type=arm)", {"lab": "A28", "deck": "A01"}, False),
    ("DRAW(2); DESTROY(choose(2, me.hand))", {"lab": "A28", "deck": "A01 A10"}, True),
    ("DRAW(2); DESTROY(choose(2, me.hand, type=arm))", {"lab": "A28", "deck": "A01 A10"}, False),
    ("DRAW(3); LOSE(me, count(me.hand))", {"lab": "A28", "deck": "A01 A10", "P0": "C02[+X99] inf 3"}, True),
    ("DRAW(3); LOSE(me, count(me.hand))", {"lab": "A28", "deck": "A01 A10", "P0": "C02[+X99] inf 2"}, False),
    ("STOCK(1); SWAP(choose(1, me.hand), choose(1, lab))", {**HAND, "lab": "A28", "deck": "L02"}, True),
    ("DESTROY(all(lab)); SWAP(choose(1, me.hand), choose(1, lab))",
     {**HAND, "lab": "A28", "deck": "L02"}, True),
    ("DESTROY(random(1, me.hand)); DESTROY(choose(2, me.hand))", {"P0": THREE}, True),
    ("DESTROY(random(2, me.hand)); DESTROY(choose(1, me.hand, type=arm))", {"P0": THREE}, False),
    ("DESTROY(random(1, me.hand)); DESTROY(upto(1, me.hand, type=arm))", {"P0": THREE}, True),
    ("SWAP(random(1, me.hand), choose(1, lab)); DESTROY(choose(1, me.hand, type=arm))",
     {"P0": "C02[+X99] hand{A01 H03}", "lab": "L02 L13"}, False),
    ("SWAP(random(1, me.hand), choose(1, lab)); DESTROY(choose(1, me.hand, type=arm))",
     {"P0": "C02[+X99] hand{A01 H03}", "lab": "A10 L13"}, True),
    ("SWAP(choose(1, me.hand), random(1, lab)); DESTROY(choose(1, me.hand, type=arm))",
     {**HAND, "lab": "A10 L13"}, False),
    ("LOSE(me, val(random(1, me.hand)))", {"P0": "C02[+X99] hand{H03 X94} inf 1"}, False),
    ("STEAL(choose_opp, 3); LOSE(me, 3)", {"players": 3, "P1": "C99 inf 1", "P2": "C10 inf 3"}, True),
    ("STEAL(leader, 3); LOSE(me, 3)", {"players": 3, "P1": "C99 inf 1", "P2": "C10 inf 2"}, False),
    ("LOSE(leader, 2); STEAL(leader, 2); LOSE(me, 2)", {"P1": "C99 inf 3"}, False),
    ("ADDSCI(choose(1, me.monster, other), choose); DESTROY(choose(1, me.monster, sci=ROB))",
     {"P0": "C02[H03 +X99]"}, True),
    ("ATTACH(choose(1, me.hand)); DESTROY(choose(1, me.monster, side=right))", HAND, True),
    ("LOSE(me, val(choose(1, me.hand))); DESTROY(choose(1, me.hand))", NO_HAND, False),
]  # fmt: skip


@rule("XY-12.17")
@pytest.mark.parametrize(("cost", "given", "certain"), CERTAIN)
def test_a_cost_must_be_payable_for_certain(cost: str, given: dict[str, Any], certain: bool) -> None:
    assert paid(paying(cost, **given)) == certain


ASKED = [
    ("LOSE(me, val(choose(1, me.hand)))", {"P0": "C02[+X99] hand{H03 X94 X01} inf 6"},
     ["EFFECT_COST", "pay X01", "pay X94"]),
    ("STEAL(choose_opp, 3); LOSE(me, 3)",
     {"players": 4, "P1": "C99 inf 1", "P2": "C10 inf 3", "P3": "C11 inf 4"}, ["EFFECT_PLAYER", "P2", "P3"]),
    ("DRAW(1); DESTROY(choose(1, lab, type=arm))", {"lab": "A05 H03 L02"},
     ["EFFECT_DRAW", "draw H03", "draw L02"]),
    ("TAKE(upto(1, opp.hand)); DESTROY(choose(1, me.hand))", {"P1": "C99 hand{A01 L02}"},
     ["EFFECT_UPTO", "pick A01", "pick L02"]),
    ("DESTROY(upto(1, me.hand)); DESTROY(choose(1, me.hand, type=arm))",
     {"P0": "C02[+X99] hand{A01 L02}"}, ["EFFECT_UPTO", "none", "pick L02"]),
    ("DESTROY(choose(2, lab)); STOCK(2)", {"lab": "A28 L15 L02", "deck": ""},
     ["EFFECT_COST", "pay A28 L02", "pay A28 L15", "pay L02 L15"]),
]  # fmt: skip


@rule("XY-12.18")
@pytest.mark.parametrize(("cost", "given", "offered"), ASKED)
def test_only_what_leaves_the_rest_payable_is_offered(
    cost: str, given: dict[str, Any], offered: list[str]
) -> None:
    table = paying(cost, **given)

    assert [table.decision(), *table.options(0)] == offered
    assert paid(table)


@rule("XY-12.18")
@pytest.mark.parametrize(("cost", "given", "offered"), ASKED)
def test_what_is_not_offered_is_refused(cost: str, given: dict[str, Any], offered: list[str]) -> None:
    table = paying(cost, **given)
    game, state = table.game, table.state
    legal = legal_actions(state, 0)

    for action in range(game.space):
        words = game.words(state, action)
        assert (game.why_not(state, 0, words) is None) == (action in legal), words


@rule("XY-12.18")
def test_an_arm_takes_the_side_a_later_step_needs() -> None:
    table = paying("ATTACH(choose(1, me.hand)); DESTROY(choose(1, me.monster, side=right))", **HAND)

    assert (table.monster(0), table.deck()[-3:], table.infamy(0)) == ("C02[+X99]", "A01", 50)


@rule("XY-12.18")
def test_what_nobody_foresaw_leaves_a_cost_half_paid() -> None:
    cards = {"L99": card("DRAW: TOLAB(all(me.hand, type=arm))", type="legs")}
    table = deploying(
        "DEPLOY cost{DRAW(1); DESTROY(choose(1, me.hand, type=arm))}: GAIN(50)",
        cards=cards,
        P0="C02[+X99] hand{A01}",
        lab="L99",
    )

    assert (table.hand(0), table.infamy(0)) == ("L99", 50)


PILE = "A01 A02 A03 A04 A05 A06 A07 A08 A09 A10 H01 H02 H03 H04 H05 L01 L02 L03 L04 L05"


NINE_TWICE = "DESTROY(choose(9, me.pile)); DESTROY(choose(9, me.pile)); "


@rule("XY-12.17")
@pytest.mark.parametrize(
    ("cost", "payable"),
    [
        ("DESTROY(choose(6, me.pile)); LOSE(me, 1)", True),
        ("DESTROY(choose(6, me.pile)); LOSE(me, 2)", False),
        (NINE_TWICE + "DESTROY(choose(2, me.pile, type=legs))", True),
        (NINE_TWICE + "DESTROY(choose(3, me.pile, type=legs))", False),
        ("DESTROY(choose(6, me.pile)); TOLAB(choose(9, me.pile, type=arm))", True),
        ("TOLAB(choose(9, me.pile, type=arm)); DESTROY(choose(2, me.pile, type=arm))", False),
    ],
)
def test_large_costs_are_answered_at_once(cost: str, payable: bool) -> None:
    table = paying(cost, P0=f"C02[+X99] pile{{{PILE}}} inf 1", round=2)

    assert (table.decision() == "EFFECT_COST") == payable


@rule("XY-12.9")
@pytest.mark.parametrize(("hand", "marked"), [("A01", 0), ("A01 H03", 1)])
def test_only_a_choice_of_chance_is_told_as_one(hand: str, marked: int) -> None:
    table = deploying(
        "DEPLOY: SWAP(random(1, me.hand), random(1, opp.hand))",
        P0=f"C02[+X99] hand{{{hand}}}",
        P1="C99 hand{L02}",
    )

    told = [event for event in table.state.events.list if event.kind == events.PICKED_AT_RANDOM]
    assert [event.marks & BY_CHANCE for event in told] == [BY_CHANCE] * marked
