"""Vocabulary: PEEK, SPY, STOCK, DRAW, and the players of GAIN, LOSE and STEAL."""

import pytest

from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished, revealing
from tests.table import card


@pytest.mark.parametrize(
    ("number", "options"),
    [
        (1, ["none", "bury L02"]),
        (2, ["none", "bury L02", "bury A18"]),
        (3, ["none", "bury L02", "bury A18", "bury H03"]),
        (9, ["none", "bury L02", "bury A18", "bury H03"]),
    ],
)
def test_a_peek_shows_the_top_of_the_deck_or_what_is_left(number: int, options: list[str]) -> None:
    table = deploying(f"DEPLOY: PEEK({number})", deck="L02 A18 H03")

    assert (table.decision(), table.options(0)) == ("EFFECT_PEEK", options)


@pytest.mark.parametrize(
    ("said", "deck"),
    [
        ("none", "L02 A18 H03 X01"),
        ("bury L02", "A18 H03 X01 L02"),
        ("bury A18", "L02 H03 X01 A18"),
        ("bury H03", "L02 A18 X01 H03"),
    ],
)
def test_one_part_may_be_buried_the_others_keep_their_order(said: str, deck: str) -> None:
    table = deploying("DEPLOY: PEEK(3)", deck="L02 A18 H03 X01")

    table.play(0, said)

    assert (table.deck(), finished(table)) == (deck, True)


def test_only_the_peeker_sees_and_knows_what_was_buried() -> None:
    table = deploying("DEPLOY: PEEK(2)", deck="L02 A18 H03")

    table.play(0, "bury A18")

    assert table.happened("SAW", seen_by=0) == ["P0 L02", "P0 A18"]
    assert table.happened("BURIED_PART", seen_by=0) == ["P0 A18"]
    assert table.happened("SAW", seen_by=1) == table.happened("BURIED_PART", seen_by=1) == []
    assert (table.happened("PEEKED", seen_by=1), table.happened("BURIED", seen_by=1)) == (["P0 2"], ["P0 1"])


def test_an_empty_deck_shows_nothing() -> None:
    table = deploying("DEPLOY: PEEK(2); GAIN(1)", deck="")

    assert (finished(table), table.infamy(0), table.happened("PEEKED")) == (True, 1, [])


def test_a_buried_part_is_found_by_what_comes_later() -> None:
    table = deploying("DEPLOY: PEEK(2); STOCK(1); PEEK(2)", lab="A01", deck="L02 A18 H03")

    table.play(0, "bury L02")

    assert (table.lab(), table.options(0)) == ("A01 A18", ["none", "bury H03", "bury L02"])


def test_a_spy_alone_reads_the_breakthroughs() -> None:
    table = deploying(
        "DEPLOY: SPY(choose_opp)", players=3, P1="C99 breakthroughs{B05 B01}", P2="C08 breakthroughs{B02}"
    )

    assert (table.decision(), table.options(0)) == ("EFFECT_PLAYER", ["P1", "P2"])
    table.play(0, "P1")

    assert table.happened("SPIED_CARD", seen_by=0) == ["P1 B01", "P1 B05"]
    assert table.happened("SPIED_CARD", seen_by=1) == table.happened("SPIED_CARD", seen_by=2) == []
    assert table.happened("SPIED", seen_by=2) == ["P0 P1"]


def test_a_spy_does_not_read_what_is_revealed() -> None:
    table = revealing("SPY(leader)", P1="C99 breakthroughs{B01 B05}")

    table.play(1, "reveal B05")

    assert table.happened("SPIED_CARD", seen_by=0) == ["P1 B01"]


@pytest.mark.parametrize(
    ("number", "lab_parts", "deck"),
    [(1, "A01 A10 L02", "A18 H03"), (2, "A01 A10 A18 L02", "H03"), (9, "A01 A10 A18 H03 L02", "")],
)
def test_stock_adds_the_top_of_the_deck_or_what_is_left(number: int, lab_parts: str, deck: str) -> None:
    table = deploying(f"DEPLOY: STOCK({number})", lab="A01 A10", deck="L02 A18 H03")

    assert (table.lab(), table.deck()) == (lab_parts, deck)


@rule("XY-4.7", "XY-4.8")
def test_draws_go_on_through_the_restocked_lab_and_stop_where_nothing_matches() -> None:
    table = deploying("DEPLOY: DRAW(9, type=aux); GAIN(1)", lab="X01", deck="X05 A01 X12 A10 A18 X14 A25")

    table.play(0, "draw X05")  # of X05 and X12; X12 follows unasked

    assert (table.hand(0), table.lab(), table.infamy(0)) == ("X01 X05 X12", "A01 A10 A18", 1)


@rule("XY-4.5")
def test_drawing_is_compulsory_while_a_match_exists() -> None:
    table = deploying("DEPLOY: DRAW(2, type=aux)", lab="X01 X05 X12 A01")

    assert table.refuses(0, "none") == "must_choose"
    table.play(0, "draw X05", "draw X12")
    assert table.hand(0) == "X05 X12"


# Players.


@pytest.mark.parametrize(
    ("players", "options", "said", "infamy"),
    [
        ("me", [], "", (3, 5, 9, 9)),
        ("each_opp", [], "", (5, 3, 7, 7)),
        ("choose_opp", ["P1", "P2", "P3"], "P1", (5, 3, 9, 9)),
        ("leader", ["P2", "P3"], "P3", (5, 5, 9, 7)),
    ],
)
def test_the_named_players_lose(players: str, options: list[str], said: str, infamy: tuple[int, ...]) -> None:
    table = deploying(
        f"DEPLOY: LOSE({players}, 2)", players=4,
        P0="C02[+X99] inf 5", P1="C99 inf 5", P2="C08 inf 9", P3="C11 inf 9",
    )  # fmt: skip

    assert table.options(0) == options
    if options:
        table.play(0, said)

    assert tuple(table.infamy(seat) for seat in range(4)) == infamy


def test_the_leader_is_the_opponent_with_most_infamy_even_behind_the_controller() -> None:
    table = deploying(
        "DEPLOY: STEAL(leader, 2)", players=3, P0="C02[+X99] inf 50", P1="C99 inf 1", P2="C08 inf 4"
    )

    assert [table.infamy(seat) for seat in range(3)] == [52, 1, 2]


def test_the_player_is_named_before_the_amount_is_asked_for() -> None:
    table = deploying(
        "DEPLOY: STEAL(choose_opp, val(choose(1, me.hand)))", players=3,
        P0="C02[+X99] hand{X01 X05}", P1="C99 inf 9", P2="C08 inf 9",
    )  # fmt: skip

    assert table.decision() == "EFFECT_PLAYER"
    table.play(0, "P2", "pick X01")
    assert [table.infamy(seat) for seat in range(3)] == [3, 9, 6]


@rule("XY-12.11")
@pytest.mark.parametrize(
    ("effect", "value", "hand"),
    [
        ("STATIC: VALUE(2)", 11, 1),
        ("STATIC if(count(me.monster, type=aux)>=2): VALUE(2)", 11, 1),
        ("STATIC if(count(me.monster, type=aux)=1): VALUE(2)", 9, 1),
        ("STATIC: VALUE(1); VALUE(-3); HAND(2)", 7, 3),
        ("STATIC if(side(self)=left): VALUE(2)", 9, 1),
        ("STATIC: AURA(self, 4)", 13, 1),
        ("STATIC: AURA(all(me.monster, other), 4)", 9, 1),
        ("STATIC: AURA(all(any.monster), 1); AURA(all(opp.monster), 5)", 10, 1),
        ("STATIC: HAND(-1)", 9, 0),
    ],
)
def test_static_operations(effect: str, value: int, hand: int) -> None:
    table = deploying(effect, P0="C02[+X94 +X99] hand{A01}", cards={"X94": card()}, step="infamy", round=3)

    assert (table.value("X99"), table.happened("HAND_SCORED")[0]) == (value, f"P0 {hand}")


def test_auras_of_several_entries_reach_whom_they_name() -> None:
    table = deploying(
        "STATIC: AURA(all(me.monster, other), 4)", "STATIC: AURA(all(opp.monster, type=arm), -2)",
        P0="C02[H03 +X99]", P1="C99[A01l L02]",
    )  # fmt: skip

    assert [table.value(id) for id in ("H03", "X99", "A01", "L02")] == [11, 9, 5, 7]
