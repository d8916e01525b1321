"""XY-13  Zones and moving parts. Shields (XY-13.7) have a file of their own."""

import random

import msgspec
import pytest

from monstrum.core.engine import actor, legal_actions, step
from tests.marks import rule
from tests.rules.xybrid.trial import deploying, finished
from tests.table import Table, lab, new_game


def zones(table: Table) -> list[str]:
    """Every part, from all zones there are."""
    found = f"{table.lab()} {table.deck()} {table.core_pile()}"
    for seat in range(table.state.seats):
        monster = table.monster(seat).translate(str.maketrans("[]+lr-", "      "))
        found += f" {monster} {table.hand(seat)} {table.pile(seat)}"
    return sorted(found.split())


@rule("XY-13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_part_is_in_exactly_one_zone_all_through_a_game(players: int) -> None:
    table = new_game(players, seed=players)
    everything = sorted(table.state.catalog.ids)
    picker = random.Random(players)

    while not table.over():
        assert zones(table) == everything
        seat = actor(table.state)
        step(table.state, picker.choice(legal_actions(table.state, seat)))


@rule("XY-13.1")
def test_only_the_deck_has_an_order() -> None:
    table = lab(
        P0="C02[+X05 +X01] hand{L02 A01} pile{X12 A10}",
        P1="C08",
        lab="X18 A18 H03",
        deck="X14 A25 H16",
        step="draw",
    )

    assert (table.monster(0), table.hand(0), table.pile(0)) == ("C02[+X01 +X05]", "A01 L02", "A10 X12")
    assert (table.lab(), table.deck()) == ("A18 H03 X18", "X14 A25 H16")


@rule("XY-13.2")
def test_each_destroyed_part_goes_under_the_one_before() -> None:
    table = deploying(
        "DEPLOY: DESTROY(choose(1, me.hand, type=legs)); DESTROY(choose(1, me.hand, type=arm))",
        P0="C02[+X99] hand{A01 L02}",
        deck="A10 A18",
    )

    assert table.deck() == "A10 A18 L02 A01"


@rule("XY-13.3")
def test_no_view_and_no_operation_shows_the_underside_of_the_deck() -> None:
    one = deploying("DEPLOY: PEEK(2); GAIN(1)", deck="A10 A18 A25 H03")
    other = deploying("DEPLOY: PEEK(2); GAIN(1)", deck="A10 A18 H03 A25")

    assert one.options(0) == ["none", "bury A10", "bury A18"]
    for seat in (0, 1):
        assert msgspec.to_builtins(one.game.view(one.state, seat)) == msgspec.to_builtins(
            other.game.view(other.state, seat)
        )


@rule("XY-13.4")
def test_cores_are_swapped_only_with_cores_by_an_effect_that_says_so() -> None:
    said = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, type=core), choose(1, core_pile, type=core))", core_pile="C05"
    )
    plus = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, +core), choose(1, core_pile, +core))", core_pile="C05"
    )
    silent = deploying("DEPLOY: SWAP(choose(1, me.monster), choose(1, core_pile))", core_pile="C05")
    mixed = deploying(
        "DEPLOY: SWAP(choose(1, me.pile, +core), choose(1, lab))", P0="C02[+X99] pile{C05}", lab="A01"
    )

    assert (said.monster(0), said.core_pile()) == ("C05[+X99]", "C02")
    assert (plus.monster(0), plus.core_pile()) == ("C05[+X99]", "C02")
    assert (silent.monster(0), silent.core_pile()) == ("C02[+X99]", "C05")
    assert (mixed.pile(0), mixed.lab()) == ("C05", "A01")


@rule("XY-13.5")
def test_a_swap_with_a_monster_needs_two_parts_of_one_type() -> None:
    table = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, other), choose(1, lab))",
        P0="C02[H16 L14 +X01 +X99]",
        lab="A01 H03 X05",
    )

    assert table.options(0) == ["swap H16 H03", "swap X01 X05"]


@rule("XY-13.5")
def test_the_arriving_part_takes_exactly_the_place_of_the_other() -> None:
    table = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, type=arm), choose(1, opp.monster, type=arm))",
        P0="C02[A01l A10r +X99]",
        P1="C99[A18l A25r]",
    )

    table.play(0, "swap A01 A25")

    assert (table.monster(0), table.monster(1)) == ("C02[A25l A10r +X99]", "C99[A18l A01r]")


@rule("XY-13.5")
def test_two_arms_of_one_monster_may_change_sides() -> None:
    table = deploying(
        "DEPLOY: SWAP(choose(1, me.monster, side=left), choose(1, me.monster, side=right))",
        P0="C02[A01l A10r +X99]",
    )

    assert table.monster(0) == "C02[A10l A01r +X99]"


@rule("XY-13.5")
def test_off_the_monsters_any_two_parts_may_be_swapped() -> None:
    table = deploying(
        "DEPLOY: SWAP(choose(1, me.hand), choose(1, lab))", P0="C02[+X99] hand{A01}", lab="H03 L02 X01"
    )

    assert table.options(0) == ["with H03", "with L02", "with X01"]
    table.play(0, "with X01")
    assert (table.hand(0), table.lab()) == ("X01", "A01 H03 L02")


@rule("XY-13.6")
def test_only_parts_with_an_open_slot_and_auxiliaries_can_be_attached() -> None:
    table = deploying("DEPLOY: ATTACH(choose(1, lab))", P0="C02[H16 A01l +X99]", lab="A10 H03 L02 X01")

    assert table.options(0) == ["pick A10", "pick L02", "pick X01"]
    table.play(0, "pick A10")
    assert (table.monster(0), finished(table)) == ("C02[H16 A01l A10r +X99]", True)


@rule("XY-13.6")
def test_attaching_is_not_a_draw() -> None:
    table = deploying("DEPLOY: ATTACH(choose(1, lab))", lab="X20", deck="H16 A25 A26")  # X20: DRAW

    assert (table.monster(0), table.hand(0), table.happened("DRAWN")) == ("C02[+X20 +X99]", "", [])


@rule("XY-13.6", "XY-5.3")
def test_an_arm_with_both_sides_open_asks_for_its_side() -> None:
    table = deploying("DEPLOY: ATTACH(choose(1, lab))", lab="A01")

    assert (table.decision(), table.options(0)) == ("EFFECT_SIDE", ["left", "right"])
    table.play(0, "right")
    assert table.monster(0) == "C02[A01r +X99]"


@rule("XY-13.8")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("choose(1, me.hand)", "choose(1, me.hand)"),
        ("choose(1, me.pile)", "choose(1, me.pile)"),
        ("choose(1, lab)", "choose(1, lab)"),
        ("choose(1, me.monster, type=aux)", "choose(1, me.monster, type=aux)"),
        ("self", "choose(1, me.monster)"),
        ("choose(1, core_pile, type=core)", "choose(1, core_pile, type=core)"),
    ],
)
def test_a_pair_whose_exchange_changes_nothing_is_not_legal(first: str, second: str) -> None:
    table = deploying(
        f"DEPLOY: SWAP({first}, {second}); GAIN(1)",
        P0="C02[A01l +X01 +X99] hand{A10 A18} pile{L02 L13}",
        lab="H03 H16",
        core_pile="C05 C07",
    )

    assert (finished(table), table.infamy(0), table.happened("SWAPPED")) == (True, 1, [])


@rule("XY-13.8")
def test_auxiliaries_of_different_monsters_and_parts_of_different_hands_are_legal_pairs() -> None:
    auxiliaries = deploying("DEPLOY: SWAP(self, choose(1, any.monster))", P1="C99[+X01]")
    hands = deploying(
        "DEPLOY: SWAP(choose(1, any.hand), choose(1, opp.hand))", P0="C02[+X99] hand{A01}", P1="C99 hand{H03}"
    )

    assert auxiliaries.monster(1) == "C99[+X99]"
    assert (hands.hand(0), hands.hand(1)) == ("H03", "A01")


@rule("XY-13.9")
def test_a_part_on_the_own_monster_is_never_offered() -> None:
    table = deploying(
        "DEPLOY: ATTACH(choose(1, any.monster))", P0="C02[H03 +X05 +X99]", P1="C99[A01l A10r +X01]"
    )

    assert table.options(0) == ["pick A01", "pick A10", "pick X01"]


@rule("XY-13.9")
def test_parts_attached_together_must_fit_together() -> None:
    table = deploying("DEPLOY: ATTACH(choose(2, me.hand))", P0="C02[A01l +X99] hand{A10 A18 H03 H16}")

    assert table.options(0) == ["pick A10 H03", "pick A10 H16", "pick A18 H03", "pick A18 H16"]


@rule("XY-13.9", "XY-12.8")
def test_all_attaches_in_ascending_order_while_parts_fit() -> None:
    table = deploying("DEPLOY: ATTACH(all(me.hand))", P0="C02[A01l +X99] hand{A10 A18 H03 H16 X01 X05}")

    assert (table.monster(0), table.hand(0)) == ("C02[H03 A01l A10r +X01 +X05 +X99]", "A18 H16")
