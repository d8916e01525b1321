"""Vocabulary: DESTROY, TAKE, TOLAB, ATTACH with every selector, from every zone."""

from typing import Any

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import activating, deploying, finished
from tests.table import Table, card

# One auxiliary in each zone; X99 itself is on P0's monster.
PARTS = {
    "me.monster": "X91",
    "me.hand": "X92",
    "me.pile": "X93",
    "opp.monster": "X94",
    "opp.hand": "X95",
    "lab": "X96",
}
CARDS = {id: card(value=number) for number, id in enumerate(PARTS.values(), start=1)}
ZONES = {
    **{zone: [id] for zone, id in PARTS.items()},
    "any.monster": ["X91", "X94"],
    "any.hand": ["X92", "X95"],
    "core_pile": [],
}


def moving(operation: str, **given: Any) -> Table:
    position = {
        "P0": "C02[+X91 +X99] hand{X92} pile{X93}",
        "P1": "C99[+X94] hand{X95}",
        "lab": "X96 L15",
        "deck": "A01",
        **given,
    }
    return deploying(f"DEPLOY: {operation}; GAIN(1)", cards=CARDS, **position)


def home(table: Table, id: str) -> str:
    """The zone a part is in, seen from P0."""
    zones = {
        "me.monster": table.monster(0),
        "me.hand": table.hand(0),
        "me.pile": table.pile(0),
        "opp.monster": table.monster(1),
        "opp.hand": table.hand(1),
        "lab": table.lab(),
        "deck": table.deck(),
    }
    return next(zone for zone, text in zones.items() if id in text)


GOES_TO = {"DESTROY": "deck", "TAKE": "me.hand", "TOLAB": "lab", "ATTACH": "me.monster"}
MOVES = [
    (operation, zone)
    for operation in GOES_TO
    for zone in ZONES
    if not (operation == "TAKE" and zone == "lab")  # the vocabulary has no such words
]


@pytest.mark.parametrize(("operation", "zone"), MOVES)
def test_all_moves_every_match_of_the_zone_and_nothing_else(operation: str, zone: str) -> None:
    table = moving(f"{operation}(all({zone}, type=aux, other))")

    for where, id in PARTS.items():
        expected = GOES_TO[operation] if id in ZONES[zone] else where
        assert home(table, id) == expected
    assert (finished(table), table.infamy(0)) == (True, 1)


@pytest.mark.parametrize(("operation", "zone"), [move for move in MOVES if ZONES[move[1]]])
@pytest.mark.parametrize("selector", ["choose(1, {})", "random(1, {})", "highest({})"])
def test_one_part_is_moved_by_each_way_of_selecting_it(operation: str, zone: str, selector: str) -> None:
    picked = ZONES[zone][-1]  # also the one worth most
    free = [
        id for id in ZONES[zone] if GOES_TO[operation] != zone and not (operation == "ATTACH" and id == "X91")
    ]
    if selector.startswith("random") and len(free) > 1:
        table = moving(f"{operation}({selector.format(zone + ', type=aux, other')})", pick=[picked])
    else:
        table = moving(f"{operation}({selector.format(zone + ', type=aux, other')})")
    if table.asked() == "P0":
        assert table.options(0) == [f"pick {id}" for id in ZONES[zone]]
        table.play(0, f"pick {picked}")

    for where, id in PARTS.items():
        assert home(table, id) == (GOES_TO[operation] if id == picked else where)
    assert (finished(table), table.infamy(0)) == (True, 1)


@pytest.mark.parametrize(
    ("operation", "zone"),
    [(operation, zone) for operation, zone in MOVES if ZONES[zone] and GOES_TO[operation] != zone],
)
@pytest.mark.parametrize("said", ["none", "picked"])
def test_upto_moves_one_part_or_none(operation: str, zone: str, said: str) -> None:
    offered = [
        id for id in ZONES[zone] if home(moving("GAIN(0)"), id) != GOES_TO[operation] or operation == "TAKE"
    ]
    table = moving(f"{operation}(upto(1, {zone}, type=aux, other))")

    assert (table.decision(), table.options(0)) == (
        "EFFECT_UPTO",
        ["none", *(f"pick {id}" for id in offered)],
    )
    table.play(0, "none" if said == "none" else f"pick {offered[-1]}")

    moved = [] if said == "none" else [offered[-1]]
    for where, id in PARTS.items():
        assert home(table, id) == (GOES_TO[operation] if id in moved else where)


@pytest.mark.parametrize(
    ("operation", "where"),
    [("DESTROY", "deck"), ("TAKE", "me.hand"), ("TOLAB", "lab"), ("ATTACH", "me.monster")],
)
def test_self_is_the_source_wherever_it_is(operation: str, where: str) -> None:
    assert home(moving(f"{operation}(self)"), "X99") == where


@pytest.mark.parametrize(
    ("operation", "P0"),
    [
        ("TAKE(self)", "C02 hand{X99}"),
        ("TOLAB(self)", "C02"),
        ("DESTROY(self)", "C02"),
        ("ATTACH(self)", "C02[+X99]"),
    ],
)
def test_a_mission_may_move_its_own_part(operation: str, P0: str) -> None:
    table = activating(f"MISSION: {operation}")

    assert table.pile(0) == ""
    assert f"{table.monster(0)} hand{{{table.hand(0)}}}".replace("C02[]", "C02").replace(" hand{}", "") == P0


@rule("XY-12.5")
@pytest.mark.parametrize("number", [2, 3, 9])
def test_choosing_more_than_there_are_takes_all(number: int) -> None:
    table = moving(f"TAKE(choose({number}, any.monster, type=aux, other))")

    assert (table.hand(0), finished(table)) == ("X91 X92 X94", True)


@pytest.mark.parametrize("set_of_two", ["pick X91 X92", "pick X91 X95", "pick X92 X95"])
def test_a_set_of_two_is_one_decision(set_of_two: str) -> None:
    table = moving("DESTROY(choose(2, any.hand))", P0="C02[+X99] hand{X92 X91} pile{X93}")

    assert (table.decision(), table.options(0)) == (
        "EFFECT_PART",
        ["pick X91 X92", "pick X91 X95", "pick X92 X95"],
    )
    table.play(0, set_of_two)

    assert table.deck() == "A01 " + set_of_two.removeprefix("pick ")


@rule("XY-12.9")
def test_a_random_set_is_drawn_without_putting_back() -> None:
    table = moving(
        "DESTROY(random(2, any.hand))", P0="C02[+X99] hand{X92 X91} pile{X93}", pick=["X95", "X91"]
    )

    assert (table.deck(), table.hand(0), table.hand(1)) == ("A01 X91 X95", "X92", "")


def test_highest_asks_only_where_values_are_tied() -> None:
    tied = moving("DESTROY(highest(any.hand))", P0="C02[+X99] hand{A10 A18}", P1="C99 hand{X95}")
    single = moving("DESTROY(highest(any.hand))", P0="C02[+X99] hand{A10 H13}", P1="C99 hand{X95}")

    assert (tied.decision(), tied.options(0)) == ("EFFECT_PART", ["pick A10", "pick A18"])
    assert (single.hand(0), finished(single)) == ("H13", True)


@rule("XY-14.1")
def test_highest_reads_current_values() -> None:
    table = moving("DESTROY(highest(any.monster, other))", boosts={"X91": 9})

    assert table.happened("DESTROYED") == ["X91"]


def test_taking_and_sending_from_three_tables_reaches_every_opponent() -> None:
    table = moving(
        "TAKE(all(opp.hand)); TOLAB(all(opp.monster, type=aux))",
        players=3, P1="C99[+X94] hand{X95}", P2="C10[+X05] hand{X01}",
    )  # fmt: skip

    assert (table.hand(0), table.lab()) == ("X01 X92 X95", "L15 X05 X94 X96")
