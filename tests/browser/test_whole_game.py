"""Whole games by touching what is marked: to the result, the rematch, the replay."""

import re

import pytest

from tests.browser.company import alone
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param(("greedy",), id="two"),
        pytest.param(("random", "random", "random"), id="four", marks=pytest.mark.soak),
    ],
)
def test_a_whole_game_by_clicking_then_replay_and_rematch(visit: Visit, bots: tuple[str, ...]) -> None:
    ada = alone(visit().called("Ada"), *bots, seed=len(bots))
    first = ada.page.url

    assert ada.play_out(clicks=12) > 20

    ada.result.wait_for()
    places = ada.result.get_by_role("listitem")
    assert places.count() == len(bots) + 1
    assert places.filter(has_text="Ada").count() == 1
    ada.result.get_by_text("The seed is the one promised at the start").wait_for()

    ada.visitor.press("Replay", ada.result)
    ada.visitor.see(re.compile(r"ply \d+ of"))
    ada.page.keyboard.press("End")
    ada.visitor.see(re.compile("The game is over"))
    ada.page.go_back()

    ada.visitor.press("Rematch", ada.result)
    ada.visitor.until(lambda: ada.page.url not in (first, first + "/replay"), "no other table")
    table = ada.page.url.rpartition("/")[2]
    ada.seat = ada.visitor.until(lambda: seat_at(ada.visitor, table), "no update of the new table") - 1
    assert ada.wait()
    ada.answer()


def seat_at(visitor: Visitor, table: str) -> int:
    """One more than the seat (a rematch moves everybody on), 0 as long as the page knows nothing."""
    return next((seat + 1 for seat, update in visitor.updates.items() if update["table"] == table), 0)
