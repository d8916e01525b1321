"""XY-11  End of the game."""

from typing import Any

import pytest

from tests.marks import rule
from tests.table import lab


@rule("XY-11.1")
def test_the_game_ends_right_after_the_infamy_of_round_3() -> None:
    table = lab(P0="C02[H03] hand{A18}", P1="C08[H13]", step="deploy", round=3)

    assert (table.over(), table.asked(), table.decision()) == (True, "", "")
    assert (table.monster(0), table.hand(0), table.pile(0)) == ("C02[H03]", "A18", "")
    assert table.happened("REFRESHED") == []
    assert table.refuses(0, "draw A18") == "game_over"


@rule("XY-11.1")
@pytest.mark.parametrize("number", [1, 2])
def test_earlier_rounds_do_not_end_the_game(number: int) -> None:
    table = lab(P0="C02[H03]", P1="C08[H13]", step="deploy", round=number)

    assert (table.over(), table.fact("round"), table.happened("REFRESHED")) == (False, number + 1, [""])


@rule("XY-11.2")
def test_most_infamy_wins() -> None:
    table = lab(P0="C02[H03] inf 80", P1="C08[H13] inf 82", step="infamy", round=3)

    assert (table.infamy(0), table.infamy(1)) == (87, 88)
    assert (table.fact("winners"), table.game.result(table.state).winners()) == (["P1"], [1])


@rule("XY-11.3")
@pytest.mark.parametrize(
    ("infamy", "ranks"),
    [
        ((88, 88, 70), (1, 1, 3)),
        ((70, 88, 70), (2, 1, 2)),
        ((5, 5, 5), (1, 1, 1)),
        ((9, 7, 8, 7), (1, 3, 2, 3)),
    ],
)
def test_tied_players_share_the_victory_with_competition_ranks(
    infamy: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    lines: dict[str, Any] = {f"P{seat}": f"C0{seat + 1} inf {points}" for seat, points in enumerate(infamy)}
    table = lab(players=len(infamy), step="over", round=3, **lines)

    assert table.game.result(table.state).ranks == ranks
    assert table.fact("winners") == [f"P{seat}" for seat, rank in enumerate(ranks) if rank == 1]
