"""XY-9  Deployment step 2: GAIN INFAMY."""

import pytest

from tests.marks import rule
from tests.table import card, lab, with_cards


@rule("XY-9.1")
@pytest.mark.parametrize(
    ("monster", "scored"),
    [
        ("C04[H03 A01l A15r L13]", 26),
        ("C04[H03 A15l A01r L13]", 28),  # A15 is worth 2 more on the left
        ("C04", 0),
        ("C03[H03 +X01 +X12]", 7 + 4 + 3),  # C03 adds 1 to each auxiliary
    ],
)
def test_a_monster_scores_the_sum_of_its_current_values(monster: str, scored: int) -> None:
    table = lab(P0=f"{monster} inf 10", P1="C08", step="infamy", round=3)

    assert table.infamy(0) == 10 + scored


@rule("XY-9.1")
def test_boosts_score_and_may_not_subtract() -> None:
    table = lab(P0="C02[H03 A01l]", P1="C08", step="infamy", round=3, boosts={"H03": 4, "A01": -9})

    assert table.infamy(0) == 11


@rule("XY-9.2")
@pytest.mark.parametrize(
    ("monster", "hand", "scored"),
    [("C02", "H06 X01 A18", 3), ("C02[A28l]", "H06 X01", 4 + 2 * 2), ("C02[A28l]", "", 4)],
)
def test_each_held_part_scores_1_and_the_hand_bonus(monster: str, hand: str, scored: int) -> None:
    table = lab(P0=f"{monster} hand{{{hand}}}", P1="C08 hand{H03}", step="infamy", round=3)

    assert (table.infamy(0), table.infamy(1)) == (scored, 1)


@rule("XY-9.1", "XY-9.2")
def test_monster_and_hand_add_up() -> None:
    table = lab(P0="C10[H03 A28l A01r L06] hand{H06 X01}", P1="C08", step="deploy", round=3)

    assert table.infamy(0) == 2 + (7 + 4 + 7 + 5) + 4


@rule("XY-9.3")
def test_all_players_score_from_the_same_position() -> None:
    pack = with_cards(
        {
            "X98": card("STATIC: AURA(all(opp.monster), -2)"),
            "X99": card("STATIC: AURA(all(opp.monster), -2)", "STATIC: HAND(count(opp.hand))"),
        }
    )
    table = lab(
        pack=pack, P0="C02[H03 +X98] hand{A01}", P1="C08[L13 +X99] hand{A18 A25}", step="infamy", round=3
    )

    assert (table.infamy(0), table.infamy(1)) == (5 + 1 + 1, 5 + 1 + 2 * 2)
    assert table.story("MONSTER_SCORED", "HAND_SCORED", "GAME_ENDED") == [
        "MONSTER_SCORED P0 6", "HAND_SCORED P0 1", "MONSTER_SCORED P1 6", "HAND_SCORED P1 4", "GAME_ENDED",
    ]  # fmt: skip
