"""XY-2  Round start."""

from typing import Any

import pytest

from monstrum.core.state import CHANCE
from tests.marks import rule
from tests.table import Table, lab, new_game


def before_round_2(infamy: tuple[int, ...], pick: tuple[str, ...] = ()) -> Table:
    lines: dict[str, Any] = {f"P{seat}": f"- inf {points}" for seat, points in enumerate(infamy)}
    return lab(players=len(infamy), round=2, step="cores", pick=pick, **lines)


@rule("XY-2.1")
@pytest.mark.parametrize(
    ("infamy", "first"), [((31, 24, 30), "P1"), ((3, 4, 5), "P0"), ((9, 8, 7), "P2"), ((1, 0), "P1")]
)
def test_the_least_infamous_goes_first_without_a_random_event(infamy: tuple[int, ...], first: str) -> None:
    other = "P0" if first != "P0" else "P1"

    table = before_round_2(infamy, pick=(other,))  # would be refused if anything were picked

    assert table.fact("first") == first


@rule("XY-2.1", "XY-1.5")
def test_a_tie_for_least_is_broken_by_chance_among_the_tied_in_seat_order() -> None:
    table = lab(players=3, round=2, step="cores", explicit=True, P0="- inf 31", P1="- inf 24", P2="- inf 24")

    assert table.choices(CHANCE) == ["P1", "P2"]
    assert before_round_2((31, 24, 24), pick=("P2",)).fact("first") == "P2"
    assert {lab_first(seed) for seed in range(20)} == {"P1", "P2"}


def lab_first(seed: int) -> str:
    table = lab(players=3, round=2, step="cores", seed=seed, P0="- inf 31", P1="- inf 24", P2="- inf 24")
    return str(table.fact("first"))


@rule("XY-2.2")
def test_the_first_player_is_known_before_the_first_core_is_chosen() -> None:
    table = new_game(3, pick=["P2"])

    assert (table.decision(), table.asked()) == ("CHOOSE_CORE", "P2")
    table.play(2, "core C05")
    assert table.story("FIRST_PLAYER_PICKED", "CORE_TAKEN") == ["FIRST_PLAYER_PICKED P2", "CORE_TAKEN P2 C05"]


@rule("XY-2.3")
def test_cores_are_chosen_openly_in_turn_order_each_exists_once() -> None:
    table = new_game(3, pick=["P1"])

    assert table.options(1) == [f"core C{number:02}" for number in range(1, 13)]
    table.play(1, "core C07")
    assert (table.asked(), "core C07" in table.options(2)) == ("P2", False)
    assert table.refuses(2, "core C07") == "not_in_core_pile"
    table.play(2, "core C01")
    table.play(0, "core C02")

    assert [table.monster(seat) for seat in range(3)] == ["C02[]", "C07[]", "C01[]"]
    assert table.core_pile() == "C03 C04 C05 C06 C08 C09 C10 C11 C12"
    assert table.happened("CORE_TAKEN") == ["P1 C07", "P2 C01", "P0 C02"]


@rule("XY-2.4")
def test_every_cycle_goes_clockwise_from_the_first_player() -> None:
    table = lab(
        players=3, first="P1", P0="C02", P1="C08", P2="C11",
        lab="A01 A10 A18 A25 L02 L13 X01", deck="H03 …", step="mission",
    )  # fmt: skip

    for seat, part in [(1, "L02"), (2, "L13"), (0, "X01"), (1, "A01"), (1, "left")]:
        table.play(seat, part if part == "left" else f"draw {part}")

    assert table.happened("TURN_STARTED") == ["P1", "P2", "P0", "P1", "P2"]
    assert table.story("CYCLE_STARTED") == ["CYCLE_STARTED 2"]
    assert table.fact("cycle") == 2


@rule("XY-2.5")
def test_cores_in_piles_never_return_to_the_core_pile() -> None:
    table = lab(P0="C02 pile{C05}", P1="C08", round=2, step="refresh", first="P0")

    assert table.core_pile() == "C01 C03 C04 C06 C07 C09 C10 C11 C12"
    assert (table.pile(0), table.pile(1)) == ("C02 C05", "C08")
