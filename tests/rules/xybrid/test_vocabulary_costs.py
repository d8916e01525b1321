"""Vocabulary: costs of every kind, and what is offered to pay them."""

import re
from typing import Any

import pytest

from monstrum.content.problems import PackErrors
from monstrum.core.events import RANDOM as BY_CHANCE
from monstrum.games.xybrid.rules import events
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
    table = paying("LOSE(me, 3)", P0="C02[+X99] inf 2")

    assert (table.infamy(0), finished(table)) == (2, True)


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
        "MISSION cost{DESTROY(choose(1, me.hand))}: TAKE(self); GAIN(5)", P0="C02 pile{X99} hand{A01}"
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


# A cost is one operation, counted in the position as it stands.


@rule("XY-12.17")
@pytest.mark.parametrize(
    ("cost", "sentence"),
    [
        (
            "LOSE(me, 1); DESTROY(choose(1, me.hand))",
            "position 25: a cost is one operation, found 2: what else is paid stands after the colon",
        ),
        ("LOSE(me, val(choose(1, me.hand)))", "the amount of a cost asks nobody, and choose does"),
        ("GAIN(2*val(random(1, me.hand)))", "the amount of a cost asks nobody, and random does"),
        ("BOOST(self, min(3, val(highest(me.hand))))", "the amount of a cost asks nobody, and highest does"),
    ],
)
def test_a_cost_is_one_operation_whose_amount_asks_nobody(cost: str, sentence: str) -> None:
    with pytest.raises(PackErrors, match=re.escape(sentence)):
        paying(cost)


COUNTED = [
    ("DRAW(1, type=arm)", {"lab": "A28", "deck": "A01"}, True),
    ("DRAW(1, type=arm)", {"lab": "L15", "deck": "A01"}, False),  # what nobody has turned up is no arm
    ("DRAW(2)", {"lab": "L02", "deck": "A01"}, True),  # but it is a part, and the lab is restocked (XY-4.8)
    ("DRAW(2)", {"lab": "L02", "deck": ""}, False),
    ("LOSE(me, val(self))", {"P0": "C02[+X99] inf 9"}, True),
    ("LOSE(me, 2*count(me.hand))", {"P0": "C02[+X99] hand{A01} inf 1"}, False),
]


@rule("XY-12.17")
@pytest.mark.parametrize(("cost", "given", "payable"), COUNTED)
def test_a_cost_is_counted_in_the_position_as_it_stands(
    cost: str, given: dict[str, Any], payable: bool
) -> None:
    assert paid(paying(cost, **given)) == payable


@rule("XY-12.18")
def test_what_comes_in_between_leaves_a_cost_half_paid() -> None:
    cards = {"L99": card("DRAW: DESTROY(all(lab, type=legs))", type="legs", value=1)}
    table = deploying(
        "DEPLOY cost{DRAW(2, type=legs)}: GAIN(50)", cards=cards, P0="C02[+X99]", lab="L99 L02 A28"
    )
    table.play(0, "draw L99")

    assert (table.hand(0), table.infamy(0)) == ("L99", 50)


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
