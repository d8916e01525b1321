"""Vocabulary: every amount in every operation that takes one."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, card

POSITION = {
    "P0": "C02[H03 A01l +X99] hand{A10 X01} pile{H04 L13}",
    "P1": "C99[A18r] hand{H16} inf 60",
    "lab": "A28 L15",
    "core_pile": "C05 C07 C08",
    "round": 2,
}
COUNTED = [  # what STATIC effects may read, too
    ("0", 0),
    ("4", 4),
    ("round", 2),
    ("count(me.monster)", 4),
    ("count(me.monster, type=arm)", 1),
    ("count(me.monster, other)", 3),
    ("count(opp.monster)", 2),
    ("count(any.monster)", 6),
    ("count(me.hand)", 2),
    ("count(opp.hand)", 1),
    ("count(any.hand)", 3),
    ("count(me.pile)", 2),
    ("count(me.pile, trig=MISSION)", 1),
    ("count(lab)", 2),
    ("count(lab, sci=ROB, type=arm)", 1),
    ("count(core_pile)", 3),
    ("distinct(me.monster)", 2),
    ("distinct(opp.monster)", 2),
    ("distinct(any.monster)", 3),
    ("distinct(me.hand)", 2),
    ("distinct(me.pile)", 3),
    ("distinct(lab)", 1),
    ("distinct(core_pile)", 2),
    ("3*count(any.hand)", 9),
    ("2*3", 6),
    ("min(3, count(any.monster))", 3),
    ("min(9, count(any.monster))", 6),
    ("3*min(2, count(any.hand))", 6),
    ("min(5, 2*distinct(any.monster))", 5),
    ("2*2*round", 8),
]
READ = [
    ("val(self)", 9),
    ("val(all(me.monster))", 23),
    ("val(all(any.monster, type=arm))", 14),
    ("val(all(me.pile))", 10),
    ("val(all(lab))", 8),
    ("val(all(opp.hand))", 4),
    ("val(all(me.monster, sci=CHE))", 0),
    ("val(highest(any.monster))", 9),
    ("val(highest(opp.monster))", 7),
    ("val(highest(opp.monster, type=legs))", 0),
    ("min(6, val(highest(opp.monster)))", 6),
    ("min(50, 2*val(all(me.monster, other)))", 28),
]
AMOUNTS = COUNTED + READ


def counting(effect: str, **given: Any) -> Table:
    return deploying(effect, **{**POSITION, **given})


@pytest.mark.parametrize(("amount", "number"), AMOUNTS)
def test_gain_lose_and_steal_take_any_amount(amount: str, number: int) -> None:
    gained = counting(f"DEPLOY: GAIN({amount})")
    lost = counting(f"DEPLOY: LOSE(each_opp, {amount})")
    stolen = counting(f"DEPLOY: STEAL(leader, {amount})")

    assert gained.infamy(0) == number
    assert lost.infamy(1) == 60 - number
    assert (stolen.infamy(0), stolen.infamy(1)) == (number, 60 - number)


@pytest.mark.parametrize(("amount", "number"), AMOUNTS)
def test_stock_and_peek_take_any_amount(amount: str, number: int) -> None:
    stocked = counting(f"DEPLOY: STOCK({amount})")
    peeked = counting(f"DEPLOY: PEEK({amount})")

    assert len(stocked.lab().split()) == 2 + number
    assert peeked.happened("PEEKED") == ([f"P0 {number}"] if number else [])


@pytest.mark.parametrize(("amount", "number"), AMOUNTS)
def test_boost_takes_any_amount(amount: str, number: int) -> None:
    assert counting(f"DEPLOY: BOOST(choose(1, opp.monster), {amount})").value("A18") == 7 + number


@pytest.mark.parametrize(
    ("amount", "number"), [row for row in AMOUNTS if row[1] <= 6 and "lab" not in row[0]]
)
def test_draw_takes_any_amount_found_before_the_first_draw(amount: str, number: int) -> None:
    vanilla = {f"X{id}": card() for id in range(90, 96)}
    lab_of_eight = "A28 L15 " + " ".join(vanilla)
    table = deploying(f"DEPLOY: DRAW({amount}, type=aux)", cards=vanilla, **{**POSITION, "lab": lab_of_eight})
    while table.asked() == "P0":
        assert table.decision() == "EFFECT_DRAW"
        table.play(0, table.options(0)[-1])

    assert len(table.happened("DRAWN")) == number


@pytest.mark.parametrize(("amount", "number"), COUNTED)
def test_value_aura_and_hand_take_any_amount_without_values(amount: str, number: int) -> None:
    table = counting(
        "STATIC: " + f"VALUE({amount}); AURA(all(opp.monster), {amount}); HAND({amount})", round=2
    )
    scored = counting(f"STATIC: HAND({amount})", step="infamy")

    assert (table.value("X99"), table.value("A18")) == (9 + number, 7 + number)
    assert scored.happened("HAND_SCORED") == [f"P0 {2 * (1 + number)}", "P1 1"]


# Amounts that ask.


@pytest.mark.parametrize(
    ("amount", "options", "said", "number"),
    [
        ("val(choose(1, me.hand))", ["pick A10", "pick X01"], "pick X01", 3),
        ("val(choose(2, me.monster))", ["pick A01 H03", "pick A01 X99", "pick H03 X99"], "pick A01 X99", 16),
        ("3*val(choose(1, me.pile))", ["pick H04", "pick L13"], "pick H04", 9),
        ("min(5, val(choose(1, me.pile)))", ["pick H04", "pick L13"], "pick L13", 5),
        ("2*min(5, val(choose(1, me.pile)))", ["pick H04", "pick L13"], "pick L13", 10),
        ("min(9, 2*val(choose(1, me.pile)))", ["pick H04", "pick L13"], "pick H04", 6),
        ("val(upto(1, me.hand))", ["none", "pick A10", "pick X01"], "pick A10", 7),
        ("val(upto(1, me.hand))", ["none", "pick A10", "pick X01"], "none", 0),
        ("val(highest(me.monster, type=arm))", [], "", 7),
        ("val(highest(any.monster, type=arm))", ["pick A01", "pick A18"], "pick A18", 7),
        ("2*val(highest(lab))", ["pick A28", "pick L15"], "pick L15", 8),
    ],
)
@pytest.mark.parametrize("operation", ["GAIN({})", "STEAL(leader, {})", "LOSE(leader, {})"])
def test_an_amount_may_ask_its_controller(
    operation: str, amount: str, options: list[str], said: str, number: int
) -> None:
    table = counting("DEPLOY: " + operation.format(amount))

    if options:
        assert (table.asked(), table.options(0)) == ("P0", options)
        table.play(0, said)

    changed = table.infamy(0) if operation.startswith("GAIN") else 60 - table.infamy(1)
    assert (changed, finished(table)) == (number, True)


@pytest.mark.parametrize(("pick", "number"), [(["A10"], 7), (["X01"], 3)])
def test_an_amount_may_be_left_to_chance(pick: list[str], number: int) -> None:
    assert counting("DEPLOY: GAIN(val(random(1, me.hand)))", pick=pick).infamy(0) == number


@rule("XY-12.14")
def test_the_value_of_a_random_pair_is_its_sum() -> None:
    assert counting("DEPLOY: GAIN(2*val(random(2, any.hand)))", pick=["X01", "H16"]).infamy(0) == 14


def test_stock_peek_and_draw_may_ask_for_their_amount() -> None:
    stocked = counting("DEPLOY: STOCK(val(choose(1, me.hand)))")
    peeked = counting("DEPLOY: PEEK(min(2, val(choose(1, me.hand))))")
    drawn = counting("DEPLOY: DRAW(min(1, val(upto(1, me.hand)))); GAIN(1)")

    stocked.play(0, "pick X01")
    peeked.play(0, "pick X01")
    drawn.play(0, "none")

    assert len(stocked.lab().split()) == 5
    assert peeked.happened("PEEKED") == ["P0 2"]
    assert (drawn.happened("DRAWN"), drawn.infamy(0)) == ([], 1)


@rule("XY-12.16")
@pytest.mark.parametrize(
    ("effect", "infamy"),
    [
        ("GAIN(99*99*99)", 9_999),
        ("GAIN(99*99*val(self))", 9_999),
        ("GAIN(99*99*val(choose(1, me.monster, type=head)))", 9_999),
        ("GAIN(min(99, 99*99*99))", 99),
        ("GAIN(5); GAIN(-99*99*99)", 0),
    ],
)
def test_amounts_stay_within_9999(effect: str, infamy: int) -> None:
    assert counting(f"DEPLOY: {effect}").infamy(0) == infamy


@rule("XY-12.16", "XY-14.1")
def test_static_amounts_stay_within_9999_too() -> None:
    assert counting("STATIC: VALUE(99*99*99)").value("X99") == 9 + 9_999


# Negative amounts and floors.


@rule("XY-12.7")
@pytest.mark.parametrize(
    ("effect", "infamy"),
    [
        ("GAIN(-2)", (3, 60)),
        ("GAIN(-9)", (0, 60)),
        ("LOSE(me, -3)", (5, 60)),
        ("STEAL(leader, -3)", (5, 60)),
        ("LOSE(me, 4)", (1, 60)),
        ("LOSE(me, 9)", (0, 60)),
        ("STEAL(leader, 99)", (65, 0)),
    ],
)
def test_nobody_falls_below_0_and_nobody_gains_by_losing(effect: str, infamy: tuple[int, int]) -> None:
    table = counting(f"DEPLOY: {effect}", P0="C02[+X99] inf 5")

    assert (table.infamy(0), table.infamy(1)) == infamy


@pytest.mark.parametrize("operation", ["DRAW(-1)", "STOCK(-1)", "PEEK(-1)", "DRAW(0)", "STOCK(0)", "PEEK(0)"])
def test_less_than_one_part_is_none(operation: str) -> None:
    table = counting(f"DEPLOY: {operation}; GAIN(1)")

    assert (finished(table), table.infamy(0), table.lab()) == (True, 1, "A28 L15")
